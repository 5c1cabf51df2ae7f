import { addDays, mondayOf } from '../../domain/dates.ts';

/** First and last date on the page of a month `YYYY-MM`: whole weeks from Monday, at most 42 days. */
export function monthSpan(month: string): { from: string; to: string } {
  const first = `${month}-01`;
  const from = mondayOf(first);
  // Any day of the next month: 31 days on from the first.
  const lastDay = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
  return { from, to: addDays(mondayOf(lastDay), 6) };
}

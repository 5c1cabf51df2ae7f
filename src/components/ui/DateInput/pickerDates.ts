/**
 * The one place where a date text becomes a `Date`: the day grid's library speaks in Dates. Local noon in, local parts
 * out, so that no time zone and no summer time can move a day.
 */

/** Local noon of `YYYY-MM-DD`; undefined for '' and for what is no date. */
export function dateOf(text: string | undefined): Date | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '');
  if (!match) return undefined;
  const [, year = 0, month = 1, day = 1] = match.map(Number);
  const date = new Date(2000, 0, 1, 12);
  // Not by the constructor: it takes the years below 100 for 19xx.
  date.setFullYear(year, month - 1, day);
  return textOf(date) === text ? date : undefined;
}

/** `YYYY-MM-DD` of the day a local Date stands in. */
export function textOf(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

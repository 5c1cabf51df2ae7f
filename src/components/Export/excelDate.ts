const shape = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;
const dayMs = 86_400_000;
/** Day 0 of the spreadsheets' calendar, which counts 29 February 1900, a day that never was. */
const dayZero = Date.UTC(1899, 11, 30);
/** From here on that day no longer matters. */
const firstSafe = 61;

/** A wall clock as a spreadsheet counts it, in days; null where the text is no such date. */
export function excelDate(text: string): number | null {
  const found = shape.exec(text);
  if (!found) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0));
  if (hour > 23 || minute > 59 || second > 59) return null;
  const at = Date.UTC(year, month - 1, day);
  const made = new Date(at);
  // 31 February would quietly become 3 March.
  if (made.getUTCMonth() !== month - 1 || made.getUTCDate() !== day) return null;
  const serial = (at - dayZero) / dayMs + (hour * 3600 + minute * 60 + second) / 86_400;
  return serial >= firstSafe ? serial : null;
}

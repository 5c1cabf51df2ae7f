import { emptyText, isDate, isTime } from './dates.ts';

const stamp = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::(\d{2}))?)?/;
type Value = string | null | undefined;

function partsOf(value: Value): { date: string; time: string; seconds: string } | undefined {
  const [, date = '', time = '00:00', seconds = '00'] = stamp.exec(value ?? '') ?? [];
  return isDate(date) && isTime(time) ? { date, time, seconds } : undefined;
}

/** `YYYY-MM-DD` of a date or a moment; 无 when empty. */
export function formatDate(value: Value): string {
  return partsOf(value)?.date ?? emptyText;
}

/** `YYYY-MM-DD HH:mm:ss`; 无 when empty. */
export function formatDateTime(value: Value): string {
  const parts = partsOf(value);
  return parts ? `${parts.date} ${parts.time}:${parts.seconds}` : emptyText;
}

/** `HH:mm` of a time or a moment; 无 when empty. */
export function formatTime(value: Value): string {
  const bare = /^(\d{2}:\d{2})(?::\d{2})?$/.exec(value ?? '')?.[1];
  if (bare !== undefined) return isTime(bare) || bare === '24:00' ? bare : emptyText;
  return partsOf(value)?.time ?? emptyText;
}

/** `MM-DD HH:mm`; 无 when empty. */
export function formatShortDateTime(value: Value): string {
  const parts = partsOf(value);
  return parts ? `${parts.date.slice(5)} ${parts.time}` : emptyText;
}

/** `hh:mm:ss` of seconds, hours beyond 99 written out; 无 when empty or negative. */
export function formatDuration(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined || !(seconds >= 0) || !Number.isFinite(seconds)) return emptyText;
  const whole = Math.floor(seconds);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}

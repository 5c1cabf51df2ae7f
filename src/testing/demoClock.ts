/** The demo institution's today (conventions, section 11). */
export const demoNow = '2026-09-21 09:00';

/** A clock that stands at a wall-clock time of the institution, `YYYY-MM-DD HH:mm` or with seconds. */
export function clockAt(wall: string): () => Date {
  const [date = '', time = '00:00'] = wall.split(' ');
  const ms = Date.parse(`${date}T${time}+08:00`);
  if (Number.isNaN(ms)) throw new Error(`clockAt("${wall}"): write YYYY-MM-DD HH:mm.`);
  return () => new Date(ms);
}

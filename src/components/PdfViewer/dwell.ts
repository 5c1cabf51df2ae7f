/** Time on one page. Only moments count in which the document is visible and the reader not idle. */
export interface Dwell {
  readonly page: number;
  /** Counted ms so far, up to `since`. */
  readonly ms: number;
  /** When the present counted stretch began, or null while it does not count. */
  readonly since: number | null;
  /** When the reader last did something. */
  readonly stirredAt: number;
}

/** After five minutes without a sign of the reader, time no longer counts. */
export const idleAfterMs = 5 * 60_000;

export const startDwell = (page: number, now: number, visible: boolean): Dwell => ({
  page,
  ms: 0,
  since: visible ? now : null,
  stirredAt: now,
});

/** Ms counted up to `now`; a stretch ends at the latest five minutes after the last sign of the reader. */
export function dwellMs(dwell: Dwell, now: number): number {
  if (dwell.since === null) return dwell.ms;
  return dwell.ms + Math.max(0, Math.min(now, dwell.stirredAt + idleAfterMs) - dwell.since);
}

/** The document was hidden or shown again. */
export function dwellVisibility(dwell: Dwell, visible: boolean, now: number): Dwell {
  if (!visible) return { ...dwell, ms: dwellMs(dwell, now), since: null };
  return { ...dwell, ms: dwellMs(dwell, now), since: now, stirredAt: now };
}

/** A sign of the reader: counting goes on, and the idle stretch before it stays uncounted. */
export function dwellStir(dwell: Dwell, now: number): Dwell {
  if (dwell.since === null) return dwell;
  return { ...dwell, ms: dwellMs(dwell, now), since: now, stirredAt: now };
}

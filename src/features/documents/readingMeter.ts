/** What was read since the document was opened; a value, changed only by the functions below. */
export interface ReadingMeter {
  readonly page: number;
  readonly pagesSeen: readonly number[];
  /** Seconds in which the document was visible and the reader not idle. */
  readonly activeSeconds: number;
  readonly rightClicks: number;
  /** Seconds since the reader last did something. */
  readonly idleSeconds: number;
}

/** After five minutes without a sign of the reader, time no longer counts (docViewer, reading log). */
export const idleAfterSeconds = 300;
/** A report goes out every 30 s while the document is visible. */
export const reportEverySeconds = 30;

export const freshMeter: ReadingMeter = { page: 1, pagesSeen: [], activeSeconds: 0, rightClicks: 0, idleSeconds: 0 };

export function sawPage(meter: ReadingMeter, page: number): ReadingMeter {
  const pagesSeen = meter.pagesSeen.includes(page) ? meter.pagesSeen : [...meter.pagesSeen, page];
  return { ...meter, page, pagesSeen, idleSeconds: 0 };
}

export function blockedSave(meter: ReadingMeter): ReadingMeter {
  return { ...meter, rightClicks: meter.rightClicks + 1, idleSeconds: 0 };
}

export function stirred(meter: ReadingMeter): ReadingMeter {
  return meter.idleSeconds === 0 ? meter : { ...meter, idleSeconds: 0 };
}

/** One second passed; hidden or idle seconds are not read. */
export function tick(meter: ReadingMeter, visible: boolean): ReadingMeter {
  if (!visible) return meter;
  const idleSeconds = meter.idleSeconds + 1;
  const counts = idleSeconds <= idleAfterSeconds;
  return { ...meter, idleSeconds, activeSeconds: meter.activeSeconds + (counts ? 1 : 0) };
}

/** What was found when the overlay was looked at. */
export interface OverlayReading {
  /** In the document, below the page it belongs to. */
  readonly connected: boolean;
  /** Nothing stands after it in the page's box. */
  readonly last: boolean;
  readonly display: string;
  readonly visibility: string;
  readonly opacity: number;
  readonly clipPath: string;
  readonly transform: string;
  readonly filter: string;
  readonly maskImage: string;
  /** Share of the page's width and height the overlay covers, 1 = all. */
  readonly coverage: number;
  /** Marks it holds and marks it should hold. */
  readonly marks: number;
  readonly expectedMarks: number;
}

export type TamperReason = 'removed' | 'covered' | 'hidden' | 'shrunk' | 'emptied';

const unset = (value: string): boolean => value === '' || value === 'none';

/** Why the watermark is not seen as it should be, or null when it is. */
export function findTamper(reading: OverlayReading): TamperReason | null {
  if (!reading.connected) return 'removed';
  if (!reading.last) return 'covered';
  if (reading.display === 'none' || reading.visibility !== 'visible' || reading.opacity < 0.99) return 'hidden';
  if (![reading.clipPath, reading.transform, reading.filter, reading.maskImage].every(unset)) return 'hidden';
  if (reading.coverage < 0.98) return 'shrunk';
  return reading.marks < reading.expectedMarks ? 'emptied' : null;
}

/** Repairs within one second before the page is blanked: a war with another script must not freeze the tab. */
export const maxRepairsPerSecond = 5;

export interface RepairBudget {
  /** Times of the repairs of the last second, ms. */
  readonly times: readonly number[];
  /** The limit was passed: from now on nothing is repaired and the page stays blank. */
  readonly spent: boolean;
}

export const freshBudget: RepairBudget = { times: [], spent: false };

/** Books a repair at `now` (ms). When `spent` comes back true the repair must not be made. */
export function bookRepair(budget: RepairBudget, now: number): RepairBudget {
  if (budget.spent) return budget;
  const times = budget.times.filter((time) => now - time < 1000);
  return times.length >= maxRepairsPerSecond ? { times, spent: true } : { times: [...times, now], spent: false };
}

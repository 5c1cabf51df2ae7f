import { addCast } from './cast/cast.ts';
import { demoToday } from './cast/ids.ts';
import { addFiller } from './full/filler.ts';
import { createDraft } from './lib/draft.ts';
import { addEarlierSignIns } from './lib/identityUses.ts';
import { shiftDates, weeksBetween } from './lib/shift.ts';
import type { DemoData, DemoOptions } from './types.ts';

/**
 * Builds the demo institution: the same input gives the same rows.
 * @param options `size` cast or full; `today` moves all dates by whole weeks, so that Monday 2026-09-21 falls on
 *   the Monday of that day's week (no move by default).
 */
export function buildDemo({ size, today }: DemoOptions): DemoData {
  const draft = createDraft();
  const ledger = addCast(draft);
  if (size === 'full') addFiller(draft, ledger);
  addEarlierSignIns(draft.data);
  return today === undefined ? draft.data : shiftDates(draft.data, weeksBetween(demoToday, today));
}

import type { HourSpan } from './geometry.ts';
import { moveSpan, resizeSpan, stepFrom } from './snap.ts';
import { timeOf } from '../../domain/dates.ts';
import type {
  MoveReason,
  TimetableColumn,
  TimetableLesson,
  TimetableSpan,
  TimetableTarget,
  TimetableVerdict,
} from './types.ts';

/** A place on the grid in the grid's own terms. Minutes since midnight. */
export interface DragSpot {
  column: number;
  start: number;
  end: number;
}

/** What is being moved, resized or drawn, and where it would land. */
export interface DragState {
  kind: 'move' | 'resize' | 'create';
  by: 'pointer' | 'keyboard';
  /** null while a new lesson is drawn. */
  lesson: TimetableLesson | null;
  /** Key of the lifted card. */
  key: string | null;
  origin: DragSpot;
  spot: DragSpot;
  target: TimetableTarget;
  /** null at the origin and without a rule. */
  verdict: TimetableVerdict | null;
  free: readonly TimetableSpan[];
  /** returning: sprung back, on its way to the origin. */
  phase: 'held' | 'returning';
}

export const sameSpot = (a: DragSpot, b: DragSpot) => a.column === b.column && a.start === b.start && a.end === b.end;

export function targetOf(spot: DragSpot, column: TimetableColumn): TimetableTarget {
  const target: TimetableTarget = { date: column.date, start: timeOf(spot.start), end: timeOf(spot.end) };
  if (column.resource) target.resourceId = column.resource.id;
  return target;
}

export interface StepKey {
  key: string;
  shift: boolean;
  alt: boolean;
}

export interface StepGrid {
  columns: number;
  hours: HourSpan;
  snap: number;
  fineSnap: number;
}

/**
 * Where a key moves a lifted lesson: ↑↓ by the snap, ←→ by a column, Shift+↑↓ its end. The same spot when the key
 * says nothing or the edge is reached, undefined when it is no key of ours.
 */
export function stepSpot(spot: DragSpot, { key, shift, alt }: StepKey, grid: StepGrid): DragSpot | undefined {
  const step = alt ? grid.fineSnap : grid.snap;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const column = spot.column + (key === 'ArrowLeft' ? -1 : 1);
    return column < 0 || column >= grid.columns ? spot : { ...spot, column };
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const direction = key === 'ArrowUp' ? -1 : 1;
  if (shift) return { ...spot, ...resizeSpan(spot.start, stepFrom(spot.end, direction, step), step, grid.hours) };
  return { ...spot, ...moveSpan(stepFrom(spot.start, direction, step), spot.end - spot.start, step, grid.hours) };
}

/** Why a drop happened, as the caller hears it. */
export function reasonOf(state: Pick<DragState, 'kind' | 'by'>): MoveReason {
  if (state.by === 'keyboard') return 'keyboard';
  return state.kind === 'resize' ? 'resize' : 'drag';
}

/** Whether only the end differs. */
export function onlyEndChanged({ origin, spot }: Pick<DragState, 'origin' | 'spot'>): boolean {
  return origin.column === spot.column && origin.start === spot.start && origin.end !== spot.end;
}

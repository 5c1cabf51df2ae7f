import type { HourSpan } from './geometry.ts';
import type { PlacedItem } from './layout.ts';

/** Where the keyboard stands: on an item, or on an empty slot of a column. */
export type GridFocus =
  | { kind: 'item'; key: string; column: number; start: number; end: number }
  | { kind: 'slot'; column: number; start: number };

export interface FocusGrid {
  columns: number;
  hours: HourSpan;
  itemsOf: (column: number) => readonly PlacedItem[];
}

export interface Arrow {
  key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';
  shift: boolean;
}

/** Minutes a slot moves by with Shift+↑↓, and its length. */
export const slotStep = 30;

const arrowKeys = new Set<string>(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** Narrows a keyboard event's key to what {@link moveFocus} knows. */
export function isArrow(key: string): key is Arrow['key'] {
  return arrowKeys.has(key);
}

export function focusOn(item: PlacedItem): GridFocus {
  return { kind: 'item', key: item.key, column: item.column, start: item.start, end: item.end };
}

const nearest = (items: readonly PlacedItem[], minute: number) =>
  items.reduce<PlacedItem | undefined>(
    (best, item) => (best && Math.abs(best.start - minute) <= Math.abs(item.start - minute) ? best : item),
    undefined,
  );

/**
 * Next place of the focus. Arrows go from lesson to lesson (←→ skip empty columns), Shift+←→ go exactly one column
 * on (to its nearest lesson, else to the slot at the same time), Shift+↑↓ move a free slot, Home and End go to the
 * column's first and last lesson. Returns the same object when there is nowhere to go.
 */
export function moveFocus(focus: GridFocus, { key, shift }: Arrow, grid: FocusGrid): GridFocus {
  const items = grid.itemsOf(focus.column);
  if (key === 'Home' || key === 'End') {
    const item = key === 'Home' ? items[0] : items.at(-1);
    return item ? focusOn(item) : focus;
  }
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const step = key === 'ArrowLeft' ? -1 : 1;
    return shift ? sideways(focus, step, grid) : acrossEmpty(focus, step, grid);
  }
  const step = key === 'ArrowUp' ? -1 : 1;
  if (shift) return slotAt(focus.column, focus.start + step * slotStep, grid);
  if (focus.kind === 'item') {
    const next = items[items.findIndex((item) => item.key === focus.key) + step];
    return next ? focusOn(next) : focus;
  }
  const next =
    step > 0 ? items.find((item) => item.start >= focus.start) : items.findLast((i) => i.start < focus.start);
  return next ? focusOn(next) : slotAt(focus.column, focus.start + step * slotStep, grid);
}

function sideways(focus: GridFocus, step: 1 | -1, grid: FocusGrid): GridFocus {
  const column = focus.column + step;
  if (column < 0 || column >= grid.columns) return focus;
  const item = nearest(grid.itemsOf(column), focus.start);
  return item ? focusOn(item) : slotAt(column, focus.start, grid);
}

function acrossEmpty(focus: GridFocus, step: 1 | -1, grid: FocusGrid): GridFocus {
  for (let column = focus.column + step; column >= 0 && column < grid.columns; column += step) {
    const item = nearest(grid.itemsOf(column), focus.start);
    if (item) return focusOn(item);
  }
  return focus.kind === 'slot' ? sideways(focus, step, grid) : focus;
}

/** A slot at a column and minute, kept inside the grid on the slot raster. */
export function slotAt(column: number, minute: number, { hours }: Pick<FocusGrid, 'hours'>): GridFocus {
  const start = Math.round(minute / slotStep) * slotStep;
  return { kind: 'slot', column, start: Math.max(hours.from, Math.min(start, hours.to - slotStep)) };
}

/** Where Tab enters: the next lesson of today from now on, else today's last, else the first lesson, else a slot. */
export function firstFocus(grid: FocusGrid, today: { column: number; minute: number } | undefined): GridFocus {
  if (today) {
    const items = grid.itemsOf(today.column);
    const item = items.find(({ end }) => end > today.minute) ?? items.at(-1);
    return item ? focusOn(item) : slotAt(today.column, today.minute, grid);
  }
  for (let column = 0; column < grid.columns; column += 1) {
    const item = grid.itemsOf(column)[0];
    if (item) return focusOn(item);
  }
  return slotAt(0, grid.hours.from, grid);
}

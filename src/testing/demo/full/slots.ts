/** A time of the week in which filler lessons stand. */
export interface Slot {
  weekday: number;
  start: string;
  end: string;
}

const evenings = [
  { start: '16:30', end: '18:00' },
  { start: '18:30', end: '20:00' },
];
const weekend = [
  { start: '09:00', end: '10:30' },
  { start: '10:40', end: '12:10' },
  { start: '13:30', end: '15:00' },
  { start: '15:10', end: '16:40' },
  { start: '17:00', end: '18:30' },
  { start: '18:40', end: '20:10' },
];

/** Tuesday to Friday evenings, Saturday and Sunday: slots never overlap, so one booking a slot is one booking a time. */
export const weekSlots: readonly Slot[] = [
  ...[2, 3, 4, 5].flatMap((weekday) => evenings.map((time) => ({ weekday, ...time }))),
  ...[6, 7].flatMap((weekday) => weekend.map((time) => ({ weekday, ...time }))),
];

/** Who and what is taken in which slot of the week. */
export interface Board {
  isFree(slot: number, key: string): boolean;
  take(slot: number, ...keys: string[]): void;
}

export function createBoard(): Board {
  const taken = new Set<string>();
  return {
    isFree: (slot, key) => !taken.has(`${slot}:${key}`),
    take: (slot, ...keys) => {
      for (const key of keys) taken.add(`${slot}:${key}`);
    },
  };
}

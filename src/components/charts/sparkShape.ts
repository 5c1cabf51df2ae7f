/** Room for the dot at the end and the stroke. */
const edge = { left: 2, right: 4, top: 5, bottom: 4 };

export interface SparkShape {
  /** `d` of the line; a missing number parts it. */
  path: string;
  /** Where the last number stands, or null where there is none. */
  end: { x: number; y: number } | null;
}

const round = (n: number) => Math.round(n * 10) / 10;

/** Fits numbers into a box of px: the smallest at its foot, the largest at its top, equal ones halfway. */
export function sparkShape(values: readonly (number | null)[], width: number, height: number): SparkShape {
  const numbers = values.filter((value) => value !== null && Number.isFinite(value)) as number[];
  if (numbers.length === 0) return { path: '', end: null };
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const wide = width - edge.left - edge.right;
  const tall = height - edge.top - edge.bottom;
  const step = values.length > 1 ? wide / (values.length - 1) : 0;
  const up = (value: number) => (high === low ? 0.5 : (value - low) / (high - low));
  let path = '';
  let end: SparkShape['end'] = null;
  let drawing = false;
  for (const [index, value] of values.entries()) {
    if (value === null || !Number.isFinite(value)) {
      drawing = false;
      continue;
    }
    end = {
      x: round(values.length > 1 ? edge.left + step * index : edge.left + wide),
      y: round(edge.top + tall * (1 - up(value))),
    };
    path += `${drawing ? 'L' : 'M'}${end.x} ${end.y}`;
    drawing = true;
  }
  return { path, end };
}

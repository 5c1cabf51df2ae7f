const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Fields in which `mine` differs from what it started from. */
export function changedFields<V extends object>(mine: V, start: V): (keyof V & string)[] {
  const names = new Set([...Object.keys(start), ...Object.keys(mine)]) as Set<keyof V & string>;
  return [...names].filter((name) => !same(mine[name], start[name]));
}

/** What was typed (`mine`, begun from `start`) on top of another beginning: only fields that were touched win. */
export function mergeValues<V extends object>(mine: V, start: V, onto: V): V {
  const typed = changedFields(mine, start).map((name) => [name, mine[name]] as const);
  return { ...onto, ...(Object.fromEntries(typed) as Partial<V>) };
}

/** A form as it is kept between visits. */
export interface KeptForm<V> {
  readonly values: V;
  /** What it began from, to tell typed from given. */
  readonly start: V;
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

/** Nothing yet, on either side, says nothing of the shape. */
const isOpen = (value: unknown) => value === null || value === undefined;

function fits<V extends object>(value: unknown, like: V): value is V {
  if (kindOf(value) !== 'object' || value === null) return false;
  return Object.entries(like).every(([name, sample]) => {
    const found: unknown = Reflect.get(value as object, name);
    return isOpen(sample) || found === null || kindOf(found) === kindOf(sample);
  });
}

/** Reads what storage held; null when it is of another shape (an older version of the form) or holds nothing typed. */
export function keptForm<V extends object>(found: unknown, like: V): KeptForm<V> | null {
  if (typeof found !== 'object' || found === null) return null;
  const values: unknown = Reflect.get(found, 'values');
  const start: unknown = Reflect.get(found, 'start');
  if (!fits(values, like) || !fits(start, like)) return null;
  return changedFields(values, start).length > 0 ? { values, start } : null;
}

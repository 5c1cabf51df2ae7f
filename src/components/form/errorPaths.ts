/** One thing to mend: a field by its name (`contacts.0.phone`), and what is wrong with it. */
export interface Fault {
  readonly name: string;
  readonly message: string;
  /** `server` for what the server found; it stays until the field changes. */
  readonly type: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** React Hook Form's tree of errors as a list. An error of a whole list stands under the list's own name. */
export function faultsOf(errors: unknown, prefix = ''): Fault[] {
  if (!isRecord(errors)) return [];
  const { message, type } = errors;
  if (typeof type === 'string' || typeof message === 'string') {
    return [{ name: prefix, message: textOf(message), type: textOf(type) }];
  }
  return Object.entries(errors).flatMap(([key, below]) => {
    if (key === 'ref') return [];
    const name = key === 'root' && prefix !== '' ? prefix : [prefix, key].filter(Boolean).join('.');
    return faultsOf(below, name);
  });
}

/** `rows[0].phone` and `rows.0.phone` are the same path. */
const stepsOf = (path: string) =>
  path
    .replaceAll(/\[(\w+)\]/g, '.$1')
    .split('.')
    .filter(Boolean);

/**
 * The field a path of the call's input is about: `draft.start` → `start`, `draft.teacherIds.0` → `teacherIds`. What comes
 * nearest to the whole path wins: first less is left out at the front, then at the end. `undefined`: no field is.
 */
export function fieldForPath(path: string, names: ReadonlySet<string>): string | undefined {
  const steps = stepsOf(path);
  for (let from = 0; from < steps.length; from += 1) {
    for (let to = steps.length; to > from; to -= 1) {
      const name = steps.slice(from, to).join('.');
      if (names.has(name)) return name;
    }
  }
  return undefined;
}

/** Errors by path, told apart: those a field of the form takes (the first for each), and those none does. */
export function placeErrors(
  errors: Iterable<readonly [path: string, text: string]>,
  names: ReadonlySet<string>,
): { readonly placed: ReadonlyMap<string, string>; readonly loose: readonly string[] } {
  const placed = new Map<string, string>();
  const loose = new Set<string>();
  for (const [path, text] of errors) {
    const name = fieldForPath(path, names);
    if (name === undefined) loose.add(text);
    else if (!placed.has(name)) placed.set(name, text);
  }
  return { placed, loose: [...loose] };
}

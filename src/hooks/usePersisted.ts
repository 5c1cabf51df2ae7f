import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { useKit } from '../kit/context.ts';

/**
 * A small choice this browser remembers (a collapsed menu, the last view): like `useState`, shared by all components
 * that name it. What is stored is checked by the schema; what does not fit counts as never chosen.
 * @param initial read once
 */
export function usePersisted<S extends z.ZodType>(
  name: string,
  schema: S,
  initial: z.output<S>,
): [z.output<S>, (value: z.output<S>) => void] {
  const { preferences } = useKit();
  const [first] = useState(() => initial);
  const stored = useSyncExternalStore(
    preferences.subscribe,
    () => preferences.get(name),
    () => null,
  );
  const value = useMemo(() => readStored(stored, schema, first), [stored, schema, first]);
  const set = useCallback((next: z.output<S>) => preferences.set(name, JSON.stringify(next)), [preferences, name]);
  return [value, set];
}

function readStored<S extends z.ZodType>(stored: string | null, schema: S, initial: z.output<S>): z.output<S> {
  if (stored === null) return initial;
  try {
    const result = schema.safeParse(JSON.parse(stored));
    return result.success ? (result.data as z.output<S>) : initial;
  } catch {
    return initial;
  }
}

import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { output } from 'zod/v4/core';
import type { Schema } from '../contract/schema.ts';
import { useKit, useSession } from '../kit/context.ts';
import type { SessionState } from '../session/state.ts';

interface PersistedOptions {
  /** Each user of this browser has a choice of his own. @default false */
  perUser?: boolean;
}

const noUser = () => '';
const ownUser = ({ uid }: SessionState) => `:${uid}`;

/**
 * A small choice this browser remembers (a collapsed menu, the last view): like `useState`, shared by all components
 * that name it. What is stored is checked by the schema; what does not fit counts as never chosen.
 * @param initial read once
 */
export function usePersisted<S extends Schema>(
  name: string,
  schema: S,
  initial: output<S>,
  { perUser = false }: PersistedOptions = {},
): [output<S>, (value: output<S>) => void] {
  const { preferences } = useKit();
  const full = `${name}${useSession(perUser ? ownUser : noUser)}`;
  const [first] = useState(() => initial);
  const stored = useSyncExternalStore(
    preferences.subscribe,
    () => preferences.get(full),
    () => null,
  );
  const value = useMemo(() => readStored(stored, schema, first), [stored, schema, first]);
  const set = useCallback((next: output<S>) => preferences.set(full, JSON.stringify(next)), [preferences, full]);
  return [value, set];
}

function readStored<S extends Schema>(stored: string | null, schema: S, initial: output<S>): output<S> {
  if (stored === null) return initial;
  try {
    const result = schema.safeParse(JSON.parse(stored));
    return result.success ? (result.data as output<S>) : initial;
  } catch {
    return initial;
  }
}

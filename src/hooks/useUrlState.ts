import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useKit, useNavigation } from '../kit/context.ts';
import { readUrl, type UrlValues, writeUrl } from './urlState.ts';

/** `'left'` stays a string that may change, `1` a number. */
type Widened<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends number
      ? number
      : T[K] extends boolean
        ? boolean
        : never;
};

interface SetOptions {
  /** A step of its own in the history, so that 后退 undoes it. @default false */
  push?: boolean;
}

/**
 * Filters, sort, page and tab in the address: links can be shared, 后退 and a reload keep them. The defaults name the
 * keys and their types and are read once; a key at its default is left out of the address.
 */
export function useUrlState<T extends UrlValues>(
  defaults: T,
): [Widened<T>, (patch: Partial<Widened<T>>, options?: SetOptions) => void] {
  const { navigation } = useKit();
  const { pathname, search } = useNavigation();
  const [known] = useState(defaults);
  // A host's router may show a change only with the next render: a second change until then builds on this one.
  const pending = useRef<string>(undefined);
  useEffect(() => {
    pending.current = undefined;
  }, [pathname, search]);

  const values = useMemo(() => readUrl(search, known) as Widened<T>, [search, known]);
  const set = useCallback(
    (patch: Partial<Widened<T>>, { push = false }: SetOptions = {}) => {
      const here = navigation();
      const before = pending.current ?? here.search;
      const next = writeUrl(before, patch, known);
      if (next === before) return;
      pending.current = next;
      here.navigate(`${here.pathname}${next}${here.hash ?? ''}`, { replace: !push });
    },
    [navigation, known],
  );
  return [values, set];
}

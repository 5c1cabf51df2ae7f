import { useSyncExternalStore } from 'react';
import type { DragState } from './dragState.ts';

/** The state of the drag outside React: a move redraws the drag layer and the marked cards, never the grid. */
export interface DragStore {
  get: () => DragState | null;
  set: (state: DragState | null) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createDragStore(): DragStore {
  let state: DragState | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const nothing = () => null;

export function useDrag(store: DragStore): DragState | null {
  return useSyncExternalStore(store.subscribe, store.get, nothing);
}

/** Redraws only when the selected value changes. `select` must return a primitive. */
export function useDragValue<V extends string | number | boolean | undefined>(
  store: DragStore,
  select: (state: DragState | null) => V,
): V {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(null),
  );
}

/** How a card looks during a drag: lifted (the original), hit (clashes with the ghost), or nothing. */
export function useDragMark(
  store: DragStore,
  key: string,
  lessonId: string,
): 'lifted' | 'hit-hard' | 'hit-soft' | undefined {
  return useDragValue(store, (state) => {
    if (!state) return undefined;
    if (state.key === key) return 'lifted';
    if (state.phase !== 'held' || !state.verdict?.hits.includes(lessonId)) return undefined;
    return state.verdict.level === 'soft' ? 'hit-soft' : 'hit-hard';
  });
}

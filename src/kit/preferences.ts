import type { StorageLike } from '../session/storage.ts';

/** Small choices of this browser (a collapsed menu, the last view), shared by all components of a kit. */
export interface Preferences {
  /** The stored text, or null. */
  get: (name: string) => string | null;
  set: (name: string, value: string) => void;
  subscribe: (listener: () => void) => () => void;
}

const keyOf = (name: string) => `jiaowu:1:pref:${name}`;

export function createPreferences(storage: StorageLike): Preferences {
  const listeners = new Set<() => void>();
  return {
    get: (name) => storage.getItem(keyOf(name)),
    set(name, value) {
      storage.setItem(keyOf(name), value);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

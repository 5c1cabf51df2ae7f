/** The part of Web Storage this package uses. */
export interface StorageLike {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export function createMemoryStorage(): StorageLike {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/**
 * The browser's localStorage, or memory where it is blocked (private mode, policies, sandboxed frames).
 * A full storage is no reason to fail either: what no longer fits is kept in memory for this visit.
 */
export function createSafeStorage(open: () => StorageLike): StorageLike {
  const memory = createMemoryStorage();
  let stored: StorageLike | undefined;
  try {
    stored = open();
    const probe = 'jiaowu:probe';
    stored.setItem(probe, '1');
    stored.removeItem(probe);
  } catch {
    stored = undefined;
  }
  if (!stored) return memory;
  const real = stored;
  return {
    getItem: (key) => memory.getItem(key) ?? real.getItem(key),
    setItem(key, value) {
      try {
        real.setItem(key, value);
        memory.removeItem(key);
      } catch {
        memory.setItem(key, value);
      }
    },
    removeItem(key) {
      memory.removeItem(key);
      real.removeItem(key);
    },
  };
}

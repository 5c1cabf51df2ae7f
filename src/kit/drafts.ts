import type { StorageLike } from '../session/storage.ts';

/** Half-typed forms that must outlive a session: kept per user and page, never shown to another user. */
export interface Drafts {
  /** A form says how to read what was typed; null: nothing worth keeping. @returns how to stop */
  register: (name: string, read: () => unknown) => () => void;
  /** Saves every registered form of that user. */
  saveAll: (uid: string) => void;
  find: (uid: string, name: string) => unknown;
  drop: (uid: string, name: string) => void;
}

const keyOf = (uid: string, name: string) => `jiaowu:1:draft:${uid}:${name}`;

export function createDrafts(storage: StorageLike): Drafts {
  const forms = new Map<string, () => unknown>();
  return {
    register(name, read) {
      forms.set(name, read);
      return () => {
        if (forms.get(name) === read) forms.delete(name);
      };
    },
    saveAll(uid) {
      if (!uid) return;
      for (const [name, read] of forms) {
        const value = read();
        if (value !== null && value !== undefined) storage.setItem(keyOf(uid, name), JSON.stringify(value));
      }
    },
    find(uid, name) {
      const stored = storage.getItem(keyOf(uid, name));
      if (!uid || stored === null) return undefined;
      try {
        return JSON.parse(stored) as unknown;
      } catch {
        return undefined;
      }
    },
    drop: (uid, name) => storage.removeItem(keyOf(uid, name)),
  };
}

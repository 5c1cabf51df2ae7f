/** A part of a long form, as its index names it. */
export interface FormSectionEntry {
  readonly id: string;
  readonly title: string;
  readonly element: HTMLElement;
}

/** The sections of a form that are on the page, in its order. */
export interface SectionStore {
  /** @returns how to take it away */
  add: (entry: FormSectionEntry) => () => void;
  /** The same list until it changes. */
  list: () => readonly FormSectionEntry[];
  subscribe: (listener: () => void) => () => void;
}

const byPlace = (a: FormSectionEntry, b: FormSectionEntry) =>
  a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

export function createSectionStore(): SectionStore {
  const listeners = new Set<() => void>();
  let entries: readonly FormSectionEntry[] = [];
  const set = (next: readonly FormSectionEntry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  return {
    add(entry) {
      set([...entries, entry].toSorted(byPlace));
      return () => set(entries.filter((one) => one !== entry));
    },
    list: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

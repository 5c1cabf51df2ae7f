import { type KeyboardEvent, useCallback } from 'react';

const entries = 'a[href], button[aria-expanded]';

/** The entries in view, in their order. */
function entriesIn(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(entries)];
}

/** Opens or closes a group; false where it stands so already or is no group. */
function unfold(entry: HTMLElement, open: boolean): boolean {
  if (entry.getAttribute('aria-expanded') !== String(!open)) return false;
  entry.click();
  return true;
}

/** The group an entry lies in. */
function groupOf(list: HTMLElement[], entry: HTMLElement): HTMLElement | undefined {
  return list.slice(0, list.indexOf(entry)).findLast((one) => one.hasAttribute('aria-expanded'));
}

/**
 * Keys of the menu's list: ↑ ↓ Home End go from entry to entry, → opens a group, ← closes it or goes up to it. Tab goes on
 * working as anywhere.
 */
export function useMenuKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  return useCallback((event) => {
    const here = event.target as HTMLElement;
    if (!here.matches(entries)) return;
    const list = entriesIn(event.currentTarget);
    const at = list.indexOf(here);
    const moves: Record<string, () => void> = {
      ArrowDown: () => list[at + 1]?.focus(),
      ArrowUp: () => list[at - 1]?.focus(),
      Home: () => list[0]?.focus(),
      End: () => list.at(-1)?.focus(),
      ArrowRight: () => void (unfold(here, true) || list[at + 1]?.focus()),
      ArrowLeft: () => void (unfold(here, false) || (here.matches('a') && groupOf(list, here)?.focus())),
    };
    const move = moves[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move();
  }, []);
}

/** From the search field into what it found: ↓ goes to the first entry, Enter presses the first link. */
export function leaveSearch(event: KeyboardEvent<HTMLInputElement>, list: HTMLElement | null): void {
  if (!list || event.nativeEvent.isComposing) return;
  if (event.key === 'ArrowDown') {
    event.preventDefault();
    entriesIn(list)[0]?.focus();
  } else if (event.key === 'Enter' && event.currentTarget.value.trim() !== '') {
    list.querySelector<HTMLAnchorElement>('a[href]')?.click();
  }
}

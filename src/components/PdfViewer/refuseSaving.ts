import { takesText } from './viewerFocus.ts';

export interface Refusals {
  maySaveImage: boolean;
  copyable: boolean;
  printable: boolean;
  refuseSave: () => void;
  refuseCopy: () => void;
}

/**
 * Refuses the context menu and dragging of the page, copying its text, and tells of a print begun from the menu.
 * @param page the page's box; @param root the viewer; @param latest holds the newest rules; @returns stops refusing
 */
export function refuseSaving(page: HTMLElement, root: HTMLElement, latest: { readonly current: Refusals }): () => void {
  const save = (event: Event) => {
    if (latest.current.maySaveImage) return;
    event.preventDefault();
    latest.current.refuseSave();
  };
  const copy = (event: Event) => {
    if (latest.current.copyable || takesText(event.target)) return;
    event.preventDefault();
    latest.current.refuseCopy();
  };
  const print = () => {
    if (!latest.current.printable) latest.current.refuseSave();
  };
  const listeners: [EventTarget, string, (event: Event) => void][] = [
    [page, 'contextmenu', save],
    [page, 'dragstart', save],
    [root, 'copy', copy],
    [root, 'cut', copy],
    [window, 'beforeprint', print],
  ];
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener);
  return () => {
    for (const [target, name, listener] of listeners) target.removeEventListener(name, listener);
  };
}

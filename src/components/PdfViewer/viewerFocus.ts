/** The viewer the reader used last: keys pressed while nothing has focus are for this one. */
let latest: HTMLElement | null = null;

export function markViewer(root: HTMLElement): void {
  latest = root;
}

/** Whether a key pressed on `target` is for the viewer `root`: inside it, or on the bare page and it was used last. */
export function isForViewer(root: HTMLElement, target: EventTarget | null): boolean {
  if (target instanceof Node && root.contains(target)) return true;
  const bare = target === document.body || target === document.documentElement;
  return bare && (latest === root || !latest?.isConnected);
}

/** Whether the target takes text, so that letters and arrows belong to it. */
export function takesText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

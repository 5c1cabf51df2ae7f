/** What a key does in the viewer. */
export type ViewerCommand =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'zoomIn'
  | 'zoomOut'
  | 'resetZoom'
  | 'fullscreen'
  | 'close'
  | 'save'
  | 'print'
  | 'selectAll';

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const plain: Readonly<Record<string, ViewerCommand>> = {
  ArrowLeft: 'previous',
  PageUp: 'previous',
  ArrowRight: 'next',
  PageDown: 'next',
  Home: 'first',
  End: 'last',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  _: 'zoomOut',
  '0': 'resetZoom',
  f: 'fullscreen',
  F: 'fullscreen',
  Escape: 'close',
};
const withControl: Readonly<Record<string, ViewerCommand>> = { s: 'save', p: 'print', a: 'selectAll' };

/** The command of a key press, or null. Browser shortcuts such as Ctrl + + stay the browser's. */
export function commandOf({ key, ctrlKey, metaKey, altKey }: KeyPress): ViewerCommand | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return withControl[key.toLowerCase()] ?? null;
  return plain[key] ?? null;
}

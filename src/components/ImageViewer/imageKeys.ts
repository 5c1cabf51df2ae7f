import type { KeyPress } from '../PdfViewer/viewerKeys.ts';

/** What a key does. Arrows pan a picture that is larger than its room, else left and right change pictures. */
export type ImageCommand =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'previous'
  | 'next'
  | 'first'
  | 'last'
  | 'zoomIn'
  | 'zoomOut'
  | 'start'
  | 'realSize'
  | 'turnLeft'
  | 'turnRight'
  | 'flipLeftRight'
  | 'flipTopBottom'
  | 'save';

const plain: Readonly<Record<string, ImageCommand>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'previous',
  PageDown: 'next',
  Home: 'first',
  End: 'last',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  _: 'zoomOut',
  '0': 'start',
  '1': 'realSize',
  r: 'turnRight',
  R: 'turnLeft',
  h: 'flipLeftRight',
  v: 'flipTopBottom',
};

/** The command of a key press, or null. Shift + R turns left. Escape belongs to the dialog, other Ctrl keys to the browser. */
export function imageCommandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress & { readonly shiftKey: boolean }) {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 's' ? 'save' : null;
  // Caps Lock writes a capital without Shift.
  const letter = key.length === 1 && /[a-z]/i.test(key) ? (shiftKey ? key.toUpperCase() : key.toLowerCase()) : key;
  return plain[letter] ?? null;
}

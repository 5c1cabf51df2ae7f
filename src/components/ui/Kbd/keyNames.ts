const elsewhere: Record<string, string> = { mod: 'Ctrl', ctrl: 'Ctrl', meta: 'Win', alt: 'Alt', shift: 'Shift' };
const onApple: Record<string, string> = { mod: '⌘', ctrl: '⌃', meta: '⌘', alt: '⌥', shift: '⇧' };
const named: Record<string, string> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  enter: '回车',
  escape: 'Esc',
  ' ': '空格',
  space: '空格',
  backspace: '退格',
  delete: 'Del',
  pageup: 'PgUp',
  pagedown: 'PgDn',
};

/** The words on the keys of a combination written as for `useHotkey`: `mod+k` is Ctrl K, on Apple ⌘ K. */
export function keyNames(combo: string, apple: boolean): string[] {
  const parts = combo === '+' ? ['+'] : combo.split('+');
  return parts.map((part) => {
    const name = part.toLowerCase();
    const held = (apple ? onApple : elsewhere)[name];
    return held ?? named[name] ?? (part.length === 1 ? part.toUpperCase() : part);
  });
}

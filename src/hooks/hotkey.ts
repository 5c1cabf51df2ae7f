/** A key with its modifiers: `mod+k`, `shift+ArrowLeft`, `/`. `mod` is ⌘ on Apple, Ctrl elsewhere. */
export interface Hotkey {
  readonly key: string;
  readonly mod: boolean;
  readonly ctrl: boolean;
  readonly meta: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
}

const modifiers = new Set(['mod', 'ctrl', 'meta', 'alt', 'shift']);

/** @throws Error when the combination names no key, or an unknown modifier. */
export function parseHotkey(combo: string): Hotkey {
  const parts = combo === '+' ? ['+'] : combo.split('+');
  const key = parts.at(-1) ?? '';
  const held = new Set(parts.slice(0, -1));
  const wrong = [...held].find((name) => !modifiers.has(name));
  if (!key || wrong !== undefined || modifiers.has(key)) {
    throw new Error(`useHotkey("${combo}"): write modifiers (mod, ctrl, meta, alt, shift) and one key, e.g. "mod+k".`);
  }
  const has = (name: string) => held.has(name);
  return { key, mod: has('mod'), ctrl: has('ctrl'), meta: has('meta'), alt: has('alt'), shift: has('shift') };
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export function matchesHotkey(hotkey: Hotkey, event: Pressed, apple: boolean): boolean {
  const ctrl = hotkey.ctrl || (hotkey.mod && !apple);
  const meta = hotkey.meta || (hotkey.mod && apple);
  // A sign like ? needs Shift on some keyboards and none on others: only letters and named keys count it.
  const countsShift = hotkey.shift || hotkey.key.length > 1 || /[a-z]/i.test(hotkey.key);
  return (
    event.key.toLowerCase() === hotkey.key.toLowerCase() &&
    event.ctrlKey === ctrl &&
    event.metaKey === meta &&
    event.altKey === hotkey.alt &&
    (!countsShift || event.shiftKey === hotkey.shift)
  );
}

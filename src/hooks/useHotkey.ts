import { useEffect, useEffectEvent } from 'react';
import { matchesHotkey, parseHotkey } from './hotkey.ts';

interface HotkeyOptions {
  /** @default true */
  enabled?: boolean;
  /** Also while a field has the focus. @default false */
  inFields?: boolean;
}

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

/** A key for the whole page. It keeps still while somebody types, in an input method too. */
export function useHotkey(combo: string, onPress: (event: KeyboardEvent) => void, options: HotkeyOptions = {}): void {
  const { enabled = true, inFields = false } = options;
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!enabled) return;
    const hotkey = parseHotkey(combo);
    const apple = /Mac|iPhone|iPad/.test(navigator.userAgent);
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !matchesHotkey(hotkey, event, apple)) return;
      if (!inFields && event.target instanceof Element && event.target.closest(fields)) return;
      press(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [combo, enabled, inFields]);
}

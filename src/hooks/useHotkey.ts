import { type RefObject, useEffect, useEffectEvent } from 'react';
import { matchesHotkey, parseHotkey } from './hotkey.ts';

interface HotkeyOptions {
  /** @default true */
  enabled?: boolean;
  /** Also while a field has the focus. @default false */
  inFields?: boolean;
  /**
   * Where it works. `page`: while the focus is on the page itself, so that nothing below a dialog, a menu or a list of
   * choices moves; `anywhere`: in those too; the ref of an element: while the focus is inside it. @default 'page'
   */
  scope?: 'page' | 'anywhere' | RefObject<Element | null>;
}

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';
const popups = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

function within(scope: NonNullable<HotkeyOptions['scope']>, target: Element | null): boolean {
  if (scope === 'anywhere') return true;
  if (scope === 'page') return !target?.closest(popups);
  return target !== null && scope.current?.contains(target) === true;
}

/** A key for the whole page, or for a part of it. It keeps still while somebody types, in an input method too. */
export function useHotkey(combo: string, onPress: (event: KeyboardEvent) => void, options: HotkeyOptions = {}): void {
  const { enabled = true, inFields = false, scope = 'page' } = options;
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!enabled) return;
    const hotkey = parseHotkey(combo);
    const apple = /Mac|iPhone|iPad/.test(navigator.userAgent);
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !matchesHotkey(hotkey, event, apple)) return;
      const target = event.target instanceof Element ? event.target : null;
      if ((!inFields && target?.closest(fields)) || !within(scope, target)) return;
      press(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [combo, enabled, inFields, scope]);
}

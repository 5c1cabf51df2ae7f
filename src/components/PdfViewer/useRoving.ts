import { type KeyboardEvent, useState } from 'react';

const order = (toolbar: HTMLElement): HTMLElement[] => [...toolbar.querySelectorAll<HTMLElement>('[data-tool]')];

/** Whether the caret of a text box stands where the arrow leads out of it. */
function leavesBox(target: EventTarget, back: boolean): boolean {
  if (!(target instanceof HTMLInputElement)) return true;
  return target.selectionStart === target.selectionEnd && target.selectionStart === (back ? 0 : target.value.length);
}

/**
 * One tab stop for a toolbar; ← and → move inside it. Put `tool(name)` on each control.
 * @param enabled names of the controls that can be used, in order
 */
export function useRoving(enabled: readonly string[]) {
  const [last, setLast] = useState(enabled[0]);
  const stop = last !== undefined && enabled.includes(last) ? last : enabled[0];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const back = event.key === 'ArrowLeft';
    if (!back && event.key !== 'ArrowRight') return;
    if (event.altKey || event.ctrlKey || event.metaKey || !leavesBox(event.target, back)) return;
    const tools = order(event.currentTarget).filter((tool) => enabled.includes(tool.dataset['tool'] ?? ''));
    const at = tools.findIndex((tool) => tool === event.target);
    if (at < 0) return;
    event.preventDefault();
    tools[(at + (back ? -1 : 1) + tools.length) % tools.length]?.focus();
  };
  const tool = (name: string) => ({
    'data-tool': name,
    tabIndex: name === stop ? 0 : -1,
    onFocus: () => setLast(name),
  });
  return { onKeyDown, tool };
}

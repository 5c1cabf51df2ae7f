import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Body } from './Dialog.styles.ts';

/** The part of a dialog or drawer that scrolls. While it has more than it shows, the keyboard can reach it to scroll. */
export function ScrollBody(props: ComponentProps<typeof Body>) {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const body = box.current;
    if (!body) return undefined;
    const measure = () => setOverflows(body.scrollHeight > body.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(body);
    for (const child of body.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, []);
  return <Body {...props} ref={box} data-dialog-body="" tabIndex={overflows ? 0 : undefined} />;
}

const typed = 'input:not([type="hidden"], :disabled), textarea:not(:disabled), [role="combobox"]:not(:disabled)';

/**
 * Where a dialog's focus starts: the first thing to fill in, else Base UI's choice. By touch always Base UI's choice, or
 * the phone's keyboard would jump up.
 */
export function firstField(popup: HTMLElement | null, openType: string): HTMLElement | true {
  if (openType === 'touch') return true;
  return popup?.querySelector<HTMLElement>(`[data-dialog-body] :is(${typed})`) ?? true;
}

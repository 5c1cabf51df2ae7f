import { type RefObject, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Fault } from './errorPaths.ts';

/** Asked of an element's surroundings: open, so that it can be seen. Bubbles; whoever hides it listens. */
const revealEvent = 'jiaowu:reveal';

/** Opens a tab or a folded panel when something inside it is to be shown. */
export function useReveal(ref: RefObject<HTMLElement | null>, open: () => void): void {
  const show = useEffectEvent(() => flushSync(open));
  useEffect(() => {
    const element = ref.current;
    const listen = () => show();
    element?.addEventListener(revealEvent, listen);
    return () => element?.removeEventListener(revealEvent, listen);
  }, [ref]);
}

const focusable =
  'input:not([type="hidden"], :disabled, [tabindex="-1"]), textarea:not(:disabled), select:not(:disabled), button:not(:disabled, [tabindex="-1"]), [contenteditable="true"], [tabindex="0"]';

/** What of a field takes the focus: its control by id, else the first thing in it that can. */
function controlOf(field: HTMLElement): HTMLElement | null {
  const named = field.querySelector<HTMLElement>(`#${CSS.escape(field.dataset['formControl'] ?? '')}`);
  return named?.matches(focusable) ? named : field.querySelector<HTMLElement>(focusable);
}

/** Opens what hides the field, scrolls it into view and gives its control the focus. */
export function revealField(field: HTMLElement): void {
  field.dispatchEvent(new CustomEvent(revealEvent, { bubbles: true }));
  field.scrollIntoView({ block: 'nearest' });
  (controlOf(field) ?? field).focus({ preventScroll: true });
}

/** All fields of a form that are on the page, hidden ones too, in the order they stand there. */
export function fieldsOn(form: HTMLElement | null): HTMLElement[] {
  return form ? [...form.querySelectorAll<HTMLElement>('[data-form-field]')] : [];
}

const nameOf = (field: HTMLElement) => field.dataset['formField'] ?? '';

export function fieldNames(form: HTMLElement | null): Set<string> {
  return new Set(fieldsOn(form).map(nameOf));
}

/** A fault with its place on the page. */
export interface WrongField {
  readonly name: string;
  readonly message: string;
  /** 联系人 2 · 手机号; '' where no field of the page has that name. */
  readonly label: string;
  readonly field: HTMLElement | null;
}

/** Label of the field, after the names of the rows it lies in. */
function labelOf(field: HTMLElement): string {
  const words = [field.dataset['formLabel'] ?? ''];
  let row = field.parentElement?.closest<HTMLElement>('[data-form-row]');
  while (row) {
    words.unshift(row.dataset['formRow'] ?? '');
    row = row.parentElement?.closest<HTMLElement>('[data-form-row]');
  }
  return words.filter(Boolean).join(' · ');
}

/** What is wrong, in the order of the page; faults of no field come last. */
export function wrongFields(form: HTMLElement | null, faults: readonly Fault[]): WrongField[] {
  const byName = new Map(faults.map((fault) => [fault.name, fault.message]));
  const found: WrongField[] = [];
  for (const field of fieldsOn(form)) {
    const name = nameOf(field);
    const message = byName.get(name);
    if (message === undefined) continue;
    found.push({ name, message, label: labelOf(field), field });
    byName.delete(name);
  }
  return [...found, ...[...byName].map(([name, message]) => ({ name, message, label: '', field: null }))];
}

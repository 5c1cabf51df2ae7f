import { type ComponentProps, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useHotkey } from '../../hooks/useHotkey.ts';
import { FormFrameContext } from './formContext.ts';
import type { FormModel } from './formModel.ts';
import { createSectionStore } from './sectionStore.ts';

export interface FormFrameProps<V extends FieldValues> extends Omit<ComponentProps<'form'>, 'id' | 'onSubmit'> {
  /** From `useEndpointForm` or `useSaveForm`. */
  form: FormModel<V>;
}

/** Behind a dialog, or on a page kept alive out of sight: keys are not meant for it. */
function isReachable(form: HTMLElement | null): boolean {
  return form !== null && form.getClientRects().length > 0 && !form.closest('[inert], [aria-hidden="true"]');
}

/** Date, time and number inputs take what is typed when they lose the focus. */
function commitTyping(form: HTMLElement): void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !form.contains(active)) return;
  active.blur();
  active.focus({ preventScroll: true });
}

/**
 * The form itself: Enter and ⌘S or Ctrl+S save it. Renders a `<form>`. For whole pages and dialogs see `FormPage` and
 * `FormDialog`.
 */
export function FormFrame<V extends FieldValues>({ form, children, ...rest }: FormFrameProps<V>) {
  const [facts] = useState(() => ({ sections: createSectionStore() }));
  useHotkey(
    'mod+s',
    (event) => {
      const element = document.getElementById(form.id);
      if (!element || !isReachable(element)) return;
      event.preventDefault();
      commitTyping(element);
      void form.submit();
    },
    { inFields: true, scope: 'anywhere' },
  );
  return (
    <form
      {...rest}
      id={form.id}
      noValidate
      onSubmit={(event) => {
        // A form in a dialog of this form is React's child of it, though not the page's.
        event.stopPropagation();
        void form.submit(event);
      }}
    >
      <FormFrameContext value={facts}>{children}</FormFrameContext>
    </form>
  );
}

import { useMemo } from 'react';
import type { WiredControl } from '../ui/Field/fieldContext.ts';

interface TextboxFacts {
  wired: WiredControl;
  label: string | undefined;
  /** ids, joined by blanks. */
  described: string;
  invalid: boolean;
  readOnly: boolean;
  hint: string;
}

/** Attributes of the text box, as HTML names them: the editor sets them outside of React. The same object while unchanged. */
export function useTextboxAttributes({ wired, label, described, invalid, readOnly, hint }: TextboxFacts) {
  const { id, labelId, required, disabled } = wired;
  return useMemo<Record<string, string>>(
    () => ({
      role: 'textbox',
      'aria-multiline': 'true',
      ...(id === undefined ? {} : { id }),
      ...(label === undefined ? {} : { 'aria-label': label }),
      ...(labelId === undefined ? {} : { 'aria-labelledby': labelId }),
      ...(described === '' ? {} : { 'aria-describedby': described }),
      ...(invalid ? { 'aria-invalid': 'true' } : {}),
      ...(required ? { 'aria-required': 'true' } : {}),
      ...(readOnly ? { 'aria-readonly': 'true' } : {}),
      ...(disabled ? { 'aria-disabled': 'true' } : { tabindex: '0' }),
      ...(hint === '' ? {} : { 'aria-placeholder': hint }),
    }),
    [id, labelId, required, disabled, label, described, invalid, readOnly, hint],
  );
}

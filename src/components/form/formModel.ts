import type { SyntheticEvent } from 'react';
import type { Control, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '../../api/ApiError.ts';
import { changedFields } from './keptValues.ts';

/** Why the last try was not saved, beyond what stands under the fields. */
export interface FormFailureFacts {
  readonly error: ApiError;
  /** Texts of errors that belong to no field of the page. */
  readonly loose: readonly string[];
}

/** What this browser keeps of a form until it is saved. */
export interface FormDraft {
  /** 已恢复未保存的内容 is to be said. */
  readonly restored: boolean;
  /** When it was last written, HH:mm; null: nothing is kept. */
  readonly savedAt: string | null;
  /** The form keeps drafts at all. */
  readonly kept: boolean;
  /** 保留 */
  readonly keep: () => void;
  /** Nothing is kept any more. */
  readonly drop: () => void;
  /** Writes what is typed now, without waiting for a rest. */
  readonly write: () => void;
}

/** A form and all that lives around it: rules, saving, draft. Carried to `FormFrame`, `FormField` and the like. */
export interface FormModel<V extends FieldValues> {
  /** React Hook Form's own. Not its `watch`, which renders every field with each keystroke: `useWatch`. */
  readonly form: UseFormReturn<V>;
  readonly control: Control<V>;
  /** Of the `<form>` element; a button elsewhere submits by it. */
  readonly id: string;
  /** Checks and saves, once however often it is pressed. The saved values, or null where it was not saved. */
  readonly submit: (event?: SyntheticEvent) => Promise<V | null>;
  /** Being saved. */
  readonly busy: boolean;
  readonly failure: FormFailureFacts | null;
  /** The way failed, nothing is known of the save: the button says 重试. */
  readonly lost: boolean;
  readonly draft: FormDraft;
  /** Whether something typed is not saved, now. Never changes. */
  readonly unsaved: () => boolean;
  /** Takes back everything typed, the draft too. */
  readonly discard: () => void;
  /** Starts over with these values as the saved ones. */
  readonly restart: (values: V) => void;
}

/** What a form is begun from, as it stands now. */
export function startOf<V extends FieldValues>(form: { control: Control<V> }): V {
  // Of the form state, `defaultValues` is only known to who renders by it; in an event the control has them.
  return form.control._defaultValues as unknown as V;
}

/** Whether the form holds something other than what it was begun from. */
export function hasTyped<V extends FieldValues>(form: UseFormReturn<V>): boolean {
  return changedFields(form.getValues(), startOf(form)).length > 0;
}

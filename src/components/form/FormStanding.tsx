import { type FieldValues, useFormState } from 'react-hook-form';
import type { FormModel } from './formModel.ts';
import { revealField } from './reveal.ts';
import { useWrongFields } from './useWrongFields.ts';

/** How the form stands, in a few words: what is still to mend (leads to the first), when the draft was kept, or nothing. */
export function FormStanding<V extends FieldValues>({ form }: { form: FormModel<V> }) {
  const { isDirty } = useFormState({ control: form.control });
  const wrong = useWrongFields(form);
  const first = wrong.find(({ field }) => field !== null)?.field;
  if (first) {
    return (
      <button type="button" onClick={() => revealField(first)}>
        还有 {wrong.length} 处需要修改
      </button>
    );
  }
  if (form.draft.savedAt) return <span>草稿已存 {form.draft.savedAt}</span>;
  return isDirty ? <span>有未保存的修改</span> : null;
}

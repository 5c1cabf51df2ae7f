import { useLayoutEffect, useState } from 'react';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import { faultsOf } from './errorPaths.ts';
import { type WrongField, wrongFields } from './reveal.ts';

const sameFault = (a: WrongField, b: WrongField | undefined) =>
  a.name === b?.name && a.message === b.message && a.label === b.label && a.field === b.field;

/** What is wrong with the form now, in the order of the page. Renders anew only when that changes. */
export function useWrongFields<V extends FieldValues>(form: {
  control: Control<V>;
  id: string;
}): readonly WrongField[] {
  const { errors } = useFormState({ control: form.control });
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  // Places and labels are the page's: they are known once it stands.
  useLayoutEffect(() => {
    const next = wrongFields(document.getElementById(form.id), faultsOf(errors));
    // oxlint-disable-next-line react/set-state-in-effect -- what it reads is the page, after it was drawn
    setWrong((last) =>
      last.length === next.length && last.every((one, index) => sameFault(one, next[index])) ? last : next,
    );
  }, [errors, form.id]);
  return wrong;
}

import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
  useController,
} from 'react-hook-form';
import { ErrorText } from '../ui/Field/Field.styles.ts';
import type { FieldProps } from '../ui/Field/Field.tsx';
import { FieldContext } from '../ui/Field/fieldContext.ts';
import { BareField, LabelledField } from './FormField.styles.ts';

/** What binds a control to its field: spread it into any control of the kit. */
export interface BoundField<Value> {
  readonly ref: RefCallBack;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
}

export interface FormFieldProps<V extends FieldValues, Name extends FieldPath<V>>
  extends Omit<FieldProps, 'children' | 'label' | 'controlId' | 'error'> {
  /** From `useEndpointForm` or `useSaveForm`. */
  form: { readonly control: Control<V> };
  /** Path of the field: `name`, `contacts.0.phone`. */
  name: Name;
  /** Above the control. Left out where the control carries its own words (Checkbox, Switch). */
  label?: ReactNode;
  /** Its name in the summary of what is wrong. @default the label, where that is text */
  title?: string | undefined;
  /** Draws the control: `(field) => <TextInput {...field} />`. */
  children: (field: BoundField<FieldPathValue<V, Name>>) => ReactNode;
}

/**
 * One field of a form: value, error, label and help by its name. A keystroke renders this field and no other. Renders a
 * `Field` (without a label a `<div>`); sets `data-form-field`, `data-form-label`, `data-form-control`.
 */
export function FormField<V extends FieldValues, Name extends FieldPath<V>>({
  form,
  name,
  label,
  title = typeof label === 'string' ? label : undefined,
  help,
  required,
  disabled,
  aside,
  group,
  children,
  ...rest
}: FormFieldProps<V, Name>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const made = useId();
  const controlId = `${made}-control`;
  const error = fieldState.error?.message;
  const control = children({ ref: field.ref, value: field.value, onValueChange: field.onChange });
  const marks = { 'data-form-field': name, 'data-form-label': title, 'data-form-control': controlId };
  if (label === undefined) {
    return (
      <BareField {...rest} {...marks} tabIndex={-1}>
        <Unlabelled id={controlId} error={error}>
          {control}
        </Unlabelled>
      </BareField>
    );
  }
  return (
    <LabelledField {...rest} {...marks} {...{ label, help, required, disabled, aside, group, controlId, error }}>
      {control}
    </LabelledField>
  );
}

function Unlabelled({ id, error, children }: { id: string; error: string | undefined; children: ReactNode }) {
  const errorId = `${id}-error`;
  const invalid = error !== undefined && error !== '';
  const wiring = { controlId: id, labelId: '', invalid, required: false, disabled: false };
  return (
    <>
      <FieldContext value={{ ...wiring, describedBy: invalid ? errorId : undefined }}>{children}</FieldContext>
      <div aria-live="polite">
        {invalid ? (
          <ErrorText id={errorId}>
            <CircleAlert size={12} strokeWidth={2} aria-hidden />
            <span>{error}</span>
          </ErrorText>
        ) : null}
      </div>
    </>
  );
}

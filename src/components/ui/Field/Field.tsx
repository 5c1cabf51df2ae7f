import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import { Aside, ErrorText, Help, Label, LabelRow, Root, Star } from './Field.styles.ts';
import { FieldContext, type FieldState } from './fieldContext.ts';

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the control, above it. */
  label: ReactNode;
  /** What to write, below the control. Stays while there is an error. */
  help?: ReactNode;
  /** What is wrong and how to mend it; marks the control invalid. */
  error?: ReactNode;
  /** Shows the star and tells assistive technology. @default false */
  required?: boolean | undefined;
  /** Disables the control inside. @default false */
  disabled?: boolean | undefined;
  /** At the right end of the label row, e.g. 3/200. */
  aside?: ReactNode;
  /** id for the control. Default: a generated one. */
  controlId?: string | undefined;
  /** The control is a group (RadioGroup, check boxes): the label names it without being a `<label for>`. @default false */
  group?: boolean | undefined;
  /** One control of this kit (or any that calls useFieldWiring). */
  children?: ReactNode;
}

/**
 * Label, control, help and error, wired together by ids. Renders a `<div>`; sets `data-invalid`, `data-disabled`.
 * The error is announced when it appears.
 */
export function Field({
  label,
  help,
  error,
  required = false,
  disabled = false,
  aside,
  controlId,
  group = false,
  children,
  ...rest
}: FieldProps) {
  const made = useId();
  const id = controlId ?? made;
  const labelId = `${id}-label`;
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const invalid = error != null && error !== false && error !== '';
  const helped = help != null && help !== false && help !== '';
  const describedBy = [invalid ? errorId : '', helped ? helpId : ''].filter(Boolean).join(' ') || undefined;
  const state = useMemo<FieldState>(
    () => ({ controlId: id, labelId, describedBy, invalid, required, disabled }),
    [id, labelId, describedBy, invalid, required, disabled],
  );

  return (
    <Root {...rest} data-invalid={invalid ? '' : undefined} data-disabled={disabled ? '' : undefined}>
      <LabelRow>
        <Label id={labelId} {...(group ? { as: 'span' } : { htmlFor: id })}>
          {label}
          {required ? <Star aria-hidden>*</Star> : null}
        </Label>
        {aside != null ? <Aside>{aside}</Aside> : null}
      </LabelRow>
      <FieldContext value={state}>{children}</FieldContext>
      <div aria-live="polite">
        {invalid ? (
          <ErrorText id={errorId}>
            <CircleAlert size={12} strokeWidth={2} aria-hidden />
            <span>{error}</span>
          </ErrorText>
        ) : null}
      </div>
      {helped ? <Help id={helpId}>{help}</Help> : null}
    </Root>
  );
}

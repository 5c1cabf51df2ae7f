import { type ChangeEvent, type ComponentProps, type Ref, useState } from 'react';
import styled from 'styled-components';
import { useFieldWiring } from '../Field/fieldContext.ts';
import { inputBoxSkin } from '../TextInput/inputBox.styles.ts';

const Area = styled.textarea`
  ${inputBoxSkin}
  display: block;
  height: auto;
  min-height: var(--h-l);
  padding: 5px 10px;
  font-family: inherit;
  resize: vertical;
  field-sizing: content;
  max-height: 320px;
  &[data-counted] {
    padding-bottom: 24px;
  }
`;

const Frame = styled.span`
  display: block;
  position: relative;
`;

const Count = styled.span`
  position: absolute;
  right: 10px;
  bottom: 4px;
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--text-3);
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`;

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue'> {
  ref?: Ref<HTMLTextAreaElement> | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Shows how many characters are written of `maxLength`. @default false */
  count?: boolean | undefined;
}

/** Several lines of text; grows with what is written. Renders a `<textarea>` (with `count` inside a `<span>`). */
export function TextArea({
  value,
  defaultValue,
  onValueChange,
  onChange,
  count = false,
  rows = 3,
  ...rest
}: TextAreaProps) {
  const wired = useFieldWiring(rest);
  const [typed, setTyped] = useState(defaultValue ?? '');
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value);
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  const area = (
    <Area
      {...rest}
      rows={rows}
      id={wired.id}
      disabled={wired.disabled}
      aria-invalid={wired.invalid || undefined}
      aria-required={wired.required || undefined}
      aria-describedby={wired.describedBy}
      data-invalid={wired.invalid ? '' : undefined}
      data-disabled={wired.disabled ? '' : undefined}
      data-counted={count ? '' : undefined}
      {...(value === undefined ? { defaultValue } : { value })}
      onChange={change}
    />
  );
  if (!count) return area;
  return (
    <Frame>
      {area}
      <Count>
        {(value ?? typed).length}
        {rest.maxLength === undefined ? '' : `/${rest.maxLength}`}
      </Count>
    </Frame>
  );
}

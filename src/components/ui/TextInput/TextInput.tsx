import { X } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, type ReactNode, type Ref, useRef, useState } from 'react';
import { useFieldWiring } from '../Field/fieldContext.ts';
import type { ControlSize } from '../shared/types.ts';
import { useMergedRef } from '../shared/useMergedRef.ts';
import { Affix, BareInput, InnerButton, InputBox } from './inputBox.styles.ts';
import { setNativeValue } from './setNativeValue.ts';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size' | 'prefix' | 'value' | 'defaultValue'> {
  ref?: Ref<HTMLInputElement> | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** The text after each change. `onChange` with the event works as well (React Hook Form's register). */
  onValueChange?: ((value: string) => void) | undefined;
  /** Height: s 28, m 32, l 40, xl 48. @default 'm' */
  size?: ControlSize | undefined;
  /** Before the text: an icon, +86. */
  prefix?: ReactNode;
  /** After the text: a unit, a button. */
  suffix?: ReactNode;
  /** Shows a cross that empties it (also Escape in a search). @default false */
  clearable?: boolean | undefined;
  /** `filter`: lighter border, blue while something is written (filter bars). @default 'form' */
  look?: 'form' | 'filter' | undefined;
}

/**
 * One line of text. Renders an `<input>` inside a `<span>` frame: `className` and `style` go to the frame, `ref` and all
 * other props to the input. The frame sets `data-size`, `data-look`, `data-set`, `data-invalid`, `data-disabled`.
 */
export function TextInput({
  ref,
  value,
  defaultValue,
  onValueChange,
  onChange,
  size = 'm',
  prefix,
  suffix,
  clearable = false,
  look = 'form',
  className,
  style,
  type = 'text',
  ...rest
}: TextInputProps) {
  const wired = useFieldWiring(rest);
  const inner = useRef<HTMLInputElement>(null);
  const setRef = useMergedRef(ref, inner);
  const [typed, setTyped] = useState(defaultValue ?? '');
  const filled = (value ?? typed) !== '';

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value);
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  const clear = () => {
    if (!inner.current) return;
    setNativeValue(inner.current, '');
    inner.current.focus();
  };

  return (
    <InputBox
      className={className}
      style={style}
      data-size={size}
      data-look={look}
      data-set={filled ? '' : undefined}
      data-invalid={wired.invalid ? '' : undefined}
      data-disabled={wired.disabled ? '' : undefined}
    >
      {prefix != null ? <Affix>{prefix}</Affix> : null}
      <BareInput
        {...rest}
        ref={setRef}
        type={type}
        id={wired.id}
        disabled={wired.disabled}
        aria-invalid={wired.invalid || undefined}
        aria-required={wired.required || undefined}
        aria-describedby={wired.describedBy}
        {...(value === undefined ? { defaultValue } : { value })}
        onChange={change}
      />
      {clearable && filled && !wired.disabled && !rest.readOnly ? (
        <InnerButton type="button" aria-label="清除" tabIndex={-1} onClick={clear}>
          <X size={14} strokeWidth={1.75} aria-hidden />
        </InnerButton>
      ) : null}
      {suffix != null ? <Affix>{suffix}</Affix> : null}
    </InputBox>
  );
}

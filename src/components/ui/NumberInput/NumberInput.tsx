import { NumberField } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';
import type { ClipboardEvent, ComponentProps, CSSProperties, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { useFieldWiring } from '../Field/fieldContext.ts';
import type { ControlSize } from '../shared/types.ts';
import { Affix, BareInput, InnerButton, InputBox } from '../TextInput/inputBox.styles.ts';
import { bareNumber, shownOf, type UnitScale, unitsOf } from './units.ts';

const Group = styled(NumberField.Root)`
  display: block;
  min-width: 0;
`;

const Digits = styled(BareInput)`
  font-variant-numeric: tabular-nums;
`;

export interface NumberInputProps
  extends Omit<
    ComponentProps<'input'>,
    'value' | 'defaultValue' | 'size' | 'prefix' | 'min' | 'max' | 'step' | 'type' | 'onChange'
  > {
  ref?: Ref<HTMLInputElement> | undefined;
  /** In whole units of 1/`scale`: with scale 100 the value 1234 shows 12.34. null: nothing written. */
  value?: number | null | undefined;
  defaultValue?: number | undefined;
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Units in one shown: 100 for fen (shown in yuan) and hundredths of class hours. @default 1 */
  scale?: UnitScale | undefined;
  /** Bounds and step in the units of `value`; typed numbers outside are brought to the bound on leaving. */
  min?: number | undefined;
  max?: number | undefined;
  /** What ↑ and ↓ add. @default scale (one shown) */
  step?: number | undefined;
  /** Buttons − and + at the ends. @default false */
  steppers?: boolean | undefined;
  /** Before the number: ¥. */
  prefix?: ReactNode;
  /** Unit after the number: 元, 课时. */
  suffix?: ReactNode;
  /** @default 'm' */
  size?: ControlSize | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * A number; money and class hours stay whole in fen and hundredths. Renders an `<input inputmode>` in a `<span>` frame
 * (which takes `className` and `style`). ↑ ↓ step, Shift ten steps. Takes 1,234.5, １２３ and a pasted ¥1,234.50 元; what has
 * more decimals is rounded, halves up.
 */
export function NumberInput({
  ref,
  value,
  defaultValue,
  onValueChange,
  scale = 1,
  min,
  max,
  step = scale,
  steppers = false,
  prefix,
  suffix,
  size = 'm',
  name,
  className,
  style,
  onPaste,
  ...rest
}: NumberInputProps) {
  const wired = useFieldWiring(rest);
  const decimals = String(scale).length - 1;
  const shown = (units: number) => shownOf(units, scale);
  return (
    <Group
      {...(wired.id === undefined ? {} : { id: wired.id })}
      {...(value === undefined ? {} : { value: value === null ? null : shown(value) })}
      {...(defaultValue === undefined ? {} : { defaultValue: shown(defaultValue) })}
      {...(min === undefined ? {} : { min: shown(min) })}
      {...(max === undefined ? {} : { max: shown(max) })}
      {...(name === undefined ? {} : { name })}
      step={shown(step)}
      largeStep={shown(step * 10)}
      smallStep={shown(1)}
      disabled={wired.disabled}
      readOnly={rest.readOnly ?? false}
      locale="zh-CN"
      format={{ minimumFractionDigits: decimals, maximumFractionDigits: decimals }}
      onValueChange={(next) => onValueChange?.(next === null ? null : unitsOf(next, scale))}
    >
      <InputBox
        className={className}
        style={style}
        data-size={size}
        data-invalid={wired.invalid ? '' : undefined}
        data-disabled={wired.disabled ? '' : undefined}
      >
        {steppers ? (
          <NumberField.Decrement
            render={
              <InnerButton type="button" aria-label="减少">
                <Minus size={14} strokeWidth={1.75} aria-hidden />
              </InnerButton>
            }
          />
        ) : null}
        {prefix == null ? null : <Affix>{prefix}</Affix>}
        <NumberField.Input
          render={<Digits />}
          {...rest}
          ref={ref}
          onPaste={(event) => {
            onPaste?.(event);
            if (!event.defaultPrevented && !rest.readOnly) pasteNumber(event);
          }}
          aria-roledescription="数字输入框"
          aria-invalid={wired.invalid || undefined}
          aria-required={wired.required || undefined}
          aria-describedby={wired.describedBy}
        />
        {suffix == null ? null : <Affix>{suffix}</Affix>}
        {steppers ? (
          <NumberField.Increment
            render={
              <InnerButton type="button" aria-label="增加">
                <Plus size={14} strokeWidth={1.75} aria-hidden />
              </InnerButton>
            }
          />
        ) : null}
      </InputBox>
    </Group>
  );
}

/** Amounts are copied with their signs and units; the field itself would refuse those whole. */
function pasteNumber(event: ClipboardEvent<HTMLInputElement>) {
  const plain = bareNumber(event.clipboardData.getData('text'));
  const input = event.currentTarget;
  if (plain === null) return;
  event.preventDefault();
  input.setRangeText(plain, input.selectionStart ?? 0, input.selectionEnd ?? input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

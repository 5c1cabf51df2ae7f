import { Radio as BaseRadio } from '@base-ui/react/radio';
import { RadioGroup as Base } from '@base-ui/react/radio-group';
import { type ComponentProps, type CSSProperties, type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { ChoiceLabel } from '../Checkbox/Checkbox.styles.ts';
import { useFieldWiring } from '../Field/fieldContext.ts';

const Row = styled(Base)`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  min-height: var(--h-m);
  align-items: center;
  &[data-direction='column'] {
    flex-direction: column;
    align-items: flex-start;
    min-height: 0;
  }
` as typeof Base;

const Dot = styled(BaseRadio.Root)`
  flex: none;
  box-sizing: border-box;
  position: relative;
  width: 16px;
  height: 16px;
  margin-top: 3px;
  padding: 0;
  border: 1px solid var(--control-border);
  border-radius: 50%;
  background: var(--surface);
  cursor: pointer;
  transition: border-width var(--t-fast);
  &:hover {
    border-color: var(--accent);
  }
  &[data-checked] {
    border: 5px solid var(--accent);
    background: var(--on-accent);
  }
  &[data-disabled] {
    background: var(--surface-3);
    border-color: var(--border-strong);
    cursor: not-allowed;
  }
`;

const About = styled.span`
  display: block;
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--text-3);
`;

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** What it means, under the word. */
  description?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'className' | 'style' | 'onChange' | 'defaultValue'> {
  options: readonly RadioOption<Value>[];
  /** null: nothing chosen yet. */
  value?: Value | null | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** Name of the group where no Field (with `group`) gives it. */
  label?: string | undefined;
  /** @default 'row' */
  direction?: 'row' | 'column' | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** One of a few, all explained. Renders a `<div role="radiogroup">` of radios in labels; arrows choose. */
export function RadioGroup<Value extends string = string>({
  options,
  value,
  defaultValue,
  onValueChange,
  label,
  direction = 'row',
  disabled,
  name,
  ...rest
}: RadioGroupProps<Value>) {
  const baseId = useId();
  const wired = useFieldWiring({ ...rest, 'aria-label': rest['aria-label'] ?? label, disabled });
  const [kept, setKept] = useState<Value | null>(defaultValue ?? null);
  return (
    <Row<Value | null>
      {...rest}
      {...(name === undefined ? {} : { name })}
      aria-label={label ?? rest['aria-label']}
      aria-labelledby={wired.labelId}
      aria-describedby={wired.describedBy}
      aria-invalid={wired.invalid || undefined}
      aria-required={wired.required || undefined}
      data-direction={direction}
      disabled={wired.disabled}
      value={value === undefined ? kept : value}
      onValueChange={(next) => {
        if (next === null) return;
        setKept(next);
        onValueChange?.(next);
      }}
    >
      {options.map((option) => {
        const off = wired.disabled || (option.disabled ?? false);
        const wordsId = `${baseId}-${option.value}`;
        return (
          <ChoiceLabel key={option.value} data-disabled={off ? '' : undefined}>
            <Dot value={option.value} disabled={off} aria-labelledby={wordsId} />
            <span>
              <span id={wordsId}>{option.label}</span>
              {option.description == null ? null : <About>{option.description}</About>}
            </span>
          </ChoiceLabel>
        );
      })}
    </Row>
  );
}

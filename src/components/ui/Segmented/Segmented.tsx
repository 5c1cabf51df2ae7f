import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useFieldWiring } from '../Field/fieldContext.ts';

const Well = styled(RadioGroup)`
  display: inline-flex;
  flex: none;
  box-sizing: border-box;
  height: var(--h-m);
  padding: 2px;
  border-radius: var(--r-m);
  background: var(--surface-3);
  &[data-size='s'] {
    height: var(--h-s);
  }
  &[data-block] {
    display: flex;
  }
` as typeof RadioGroup;

const Part = styled(Radio.Root)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  position: relative;
  padding: 0 12px;
  border: 0;
  border-radius: var(--r-s);
  background: transparent;
  font: inherit;
  font-size: var(--fs-13);
  line-height: 1;
  color: var(--text-2);
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  transition: background-color var(--t-fast);
  [data-block] > & {
    flex: 1;
  }
  &:hover {
    color: var(--text-1);
  }
  &[data-checked] {
    background: var(--surface-raised);
    color: var(--text-1);
    font-weight: 600;
    box-shadow: var(--shadow-seg);
  }
  &[data-disabled] {
    color: var(--text-off);
    cursor: not-allowed;
  }
  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
    z-index: 1;
  }
`;

export interface SegmentedOption<Value extends string = string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

export interface SegmentedProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'className' | 'style' | 'onChange' | 'defaultValue'> {
  options: readonly SegmentedOption<Value>[];
  value?: Value | undefined;
  /** @default the first option */
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** What is chosen here, for assistive technology: 视图. Inside a Field its label does it. */
  label?: string | undefined;
  /** @default 'm' */
  size?: 's' | 'm' | undefined;
  /** Full width, equal parts. @default false */
  block?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** One of two to five views, all in sight. Renders a `<div role="radiogroup">` of radios; arrows choose. Sets `data-size`. */
export function Segmented<Value extends string = string>({
  options,
  value,
  defaultValue,
  onValueChange,
  label,
  size = 'm',
  block = false,
  disabled,
  ...rest
}: SegmentedProps<Value>) {
  const wired = useFieldWiring({ ...rest, 'aria-label': rest['aria-label'] ?? label, disabled });
  const [kept, setKept] = useState<Value | undefined>(defaultValue ?? options[0]?.value);
  return (
    <Well<Value | undefined>
      {...rest}
      aria-label={label ?? rest['aria-label']}
      aria-labelledby={wired.labelId}
      aria-describedby={wired.describedBy}
      data-size={size}
      data-block={block ? '' : undefined}
      disabled={wired.disabled}
      value={value ?? kept}
      onValueChange={(next) => {
        if (next === undefined) return;
        setKept(next);
        onValueChange?.(next);
      }}
    >
      {options.map((option) => (
        <Part key={option.value} value={option.value} disabled={option.disabled ?? false}>
          {option.icon}
          {option.label}
        </Part>
      ))}
    </Well>
  );
}

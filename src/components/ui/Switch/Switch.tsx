import { Switch as Base } from '@base-ui/react/switch';
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { ChoiceLabel } from '../Checkbox/Checkbox.styles.ts';
import { useFieldWiring } from '../Field/fieldContext.ts';

const Track = styled(Base.Root)`
  display: inline-block;
  flex: none;
  box-sizing: border-box;
  position: relative;
  width: 34px;
  height: 20px;
  margin-top: 1px;
  padding: 0;
  border: 0;
  border-radius: 10px;
  background: var(--control-border);
  cursor: pointer;
  transition: background-color var(--t-fast);
  &[data-checked] {
    background: var(--accent);
  }
  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

const Thumb = styled(Base.Thumb)`
  position: absolute;
  top: 2px;
  left: 2px;
  width: 16px;
  height: 16px;
  border-radius: 50%;
  background: #fff;
  transition: transform var(--t-fast);
  &[data-checked] {
    transform: translateX(14px);
  }
`;

export interface SwitchProps
  extends Omit<ComponentProps<typeof Base.Root>, 'className' | 'style' | 'onCheckedChange' | 'render' | 'children'> {
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** Words beside it; they press it too. Without them give `aria-label` or a Field. */
  children?: ReactNode;
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/**
 * On or off, at once. Renders a `<span role="switch">` (with words: inside a `<label>`, which takes `className` and
 * `style`); sets `data-checked`, `data-disabled`. In a form that is saved later use Checkbox.
 */
export function Switch({ children, className, style, onCheckedChange, ...rest }: SwitchProps) {
  const wired = useFieldWiring(rest);
  const wordsId = useId();
  const worded = children != null;
  const track = (
    <Track
      {...rest}
      {...(worded ? {} : { className, style })}
      id={worded ? rest.id : wired.id}
      disabled={wired.disabled}
      aria-labelledby={worded ? wordsId : wired.labelId}
      aria-describedby={wired.describedBy}
      onCheckedChange={(checked) => onCheckedChange?.(checked)}
    >
      <Thumb />
    </Track>
  );
  if (!worded) return track;
  return (
    <ChoiceLabel className={className} style={style} data-disabled={wired.disabled ? '' : undefined}>
      {track}
      <span id={wordsId}>{children}</span>
    </ChoiceLabel>
  );
}

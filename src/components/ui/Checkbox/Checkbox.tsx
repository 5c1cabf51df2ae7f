import { Checkbox as Base } from '@base-ui/react/checkbox';
import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFieldWiring } from '../Field/fieldContext.ts';
import { Box, ChoiceLabel, Mark } from './Checkbox.styles.ts';

export interface CheckboxProps
  extends Omit<ComponentProps<typeof Base.Root>, 'className' | 'style' | 'onCheckedChange' | 'render' | 'children'> {
  className?: string | undefined;
  style?: React.CSSProperties | undefined;
  /** Words beside the box; they press it too. Without them give `aria-label`. */
  children?: ReactNode;
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  /** Some of what it stands for is chosen. @default false */
  indeterminate?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/**
 * A yes or no. Renders a `<span role="checkbox">` (with words: inside a `<label>`, which takes `className` and `style`).
 * The box sets `data-checked`, `data-indeterminate`, `data-disabled`, `data-invalid`.
 */
export function Checkbox({
  children,
  className,
  style,
  onCheckedChange,
  indeterminate = false,
  ...rest
}: CheckboxProps) {
  const wired = useFieldWiring(rest);
  const wordsId = useId();
  const worded = children != null;
  const box = (
    <Box
      {...rest}
      {...(worded ? {} : { className, style })}
      id={worded ? rest.id : wired.id}
      disabled={wired.disabled}
      indeterminate={indeterminate}
      aria-labelledby={worded ? wordsId : wired.labelId}
      aria-describedby={wired.describedBy}
      aria-invalid={wired.invalid || undefined}
      data-invalid={wired.invalid ? '' : undefined}
      onCheckedChange={(checked) => onCheckedChange?.(checked)}
    >
      <Mark keepMounted={false}>
        {indeterminate ? (
          <Minus size={12} strokeWidth={3} aria-hidden />
        ) : (
          <Check size={12} strokeWidth={3} aria-hidden />
        )}
      </Mark>
    </Box>
  );
  if (!worded) return box;
  return (
    <ChoiceLabel className={className} style={style} data-disabled={wired.disabled ? '' : undefined}>
      {box}
      <span id={wordsId}>{children}</span>
    </ChoiceLabel>
  );
}

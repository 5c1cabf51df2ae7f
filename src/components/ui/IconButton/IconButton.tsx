import type { ComponentProps, ReactNode } from 'react';
import { ButtonElement } from '../Button/Button.styles.ts';
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does, in words: its accessible name and its tooltip. */
  label: string;
  /** The icon (lucide, 16 px). */
  icon: ReactNode;
  /** @default 'quiet' */
  variant?: ButtonVariant | undefined;
  /** @default 'm' */
  size?: ButtonSize | undefined;
  /** @default false */
  loading?: boolean | undefined;
  /** Show the label as a tooltip. @default true */
  tooltip?: boolean | undefined;
}

/** A button of one icon. Renders a `<button>` named by `label`; sets `data-variant`, `data-size`, `data-icon-only`. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'm',
  loading = false,
  tooltip = true,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  const button = (
    <ButtonElement
      {...rest}
      type={type}
      aria-label={label}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      data-icon-only=""
      data-variant={variant}
      data-size={size}
      onClick={loading ? undefined : onClick}
    >
      {loading ? <Spinner /> : icon}
    </ButtonElement>
  );
  return tooltip ? (
    <Tooltip content={label} named>
      {button}
    </Tooltip>
  ) : (
    button
  );
}

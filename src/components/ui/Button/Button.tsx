import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { ButtonElement, Reason, WithReason } from './Button.styles.ts';

/** `quiet` is the way out beside a primary button; `danger-quiet` opens something destructive, `danger` does it. */
export type ButtonVariant = 'primary' | 'default' | 'text' | 'quiet' | 'danger' | 'danger-quiet';
/** Heights: s 28 (panels, tables), m 32, l 40, xl 48 (a phone's or tablet's main button). Touch density makes s and m 40. */
export type ButtonSize = 's' | 'm' | 'l' | 'xl';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One `primary` a view. @default 'default' */
  variant?: ButtonVariant | undefined;
  /** @default 'm' */
  size?: ButtonSize | undefined;
  /** Work is under way: shows a ring, keeps the focus, ignores presses. @default false */
  loading?: boolean | undefined;
  /** Words while `loading`, e.g. 保存中. Default: the children stay. */
  loadingText?: ReactNode;
  /** Icon before the words: a lucide icon of 16 px. */
  icon?: ReactNode;
  /** Icon after the words, e.g. a chevron. */
  iconEnd?: ReactNode;
  /** Full width. @default false */
  block?: boolean | undefined;
  /**
   * Why it cannot work yet, e.g. 18:00 起可点名. The button stays reachable by keyboard but does nothing, and the reason
   * stands beside it and is read with its name.
   */
  disabledReason?: ReactNode;
  /** Put the reason beside the button, or only in its description (where the page says it elsewhere). @default 'beside' */
  reasonPlacement?: 'beside' | 'description' | undefined;
}

/**
 * A press that does something. Renders a `<button type="button">` (with a reason: inside a `<span>`).
 * Sets `data-variant`, `data-size`, `data-block`; `aria-busy` while loading, `aria-disabled` with a reason.
 */
export function Button({
  variant = 'default',
  size = 'm',
  loading = false,
  loadingText,
  icon,
  iconEnd,
  block = false,
  disabledReason,
  reasonPlacement = 'beside',
  disabled,
  onClick,
  children,
  type = 'button',
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const refused = disabledReason != null && disabledReason !== false && disabledReason !== '';
  const blocked = loading || refused;

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };

  const button = (
    <ButtonElement
      {...rest}
      type={type}
      data-variant={variant}
      data-size={size}
      data-block={block ? '' : undefined}
      disabled={disabled}
      aria-busy={loading || undefined}
      aria-disabled={blocked || rest['aria-disabled'] || undefined}
      aria-describedby={[describedBy, refused ? reasonId : undefined].filter(Boolean).join(' ') || undefined}
      onClick={press}
    >
      {loading ? <Spinner /> : icon}
      {loading && loadingText != null ? loadingText : children}
      {iconEnd}
    </ButtonElement>
  );

  if (!refused) return button;
  return (
    <WithReason>
      {button}
      <Reason id={reasonId} hidden={reasonPlacement === 'description'}>
        {disabledReason}
      </Reason>
    </WithReason>
  );
}

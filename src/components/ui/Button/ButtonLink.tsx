import type { ComponentProps, ReactNode } from 'react';
import { useInAppLink } from '../../../kit/inAppLink.ts';
import { LinkElement } from './Button.styles.ts';
import type { ButtonSize, ButtonVariant } from './Button.tsx';

export interface ButtonLinkProps extends ComponentProps<'a'> {
  /** Where it leads. */
  href: string;
  /** @default 'default' */
  variant?: ButtonVariant | undefined;
  /** @default 'm' */
  size?: ButtonSize | undefined;
  /** Icon before the words. */
  icon?: ReactNode;
  /** Full width. @default false */
  block?: boolean | undefined;
}

/** Leads to another page in the dress of a button, so that it opens in a new tab like any link. Renders an `<a>`. */
export function ButtonLink({
  variant = 'default',
  size = 'm',
  icon,
  block = false,
  children,
  ...rest
}: ButtonLinkProps) {
  const onClick = useInAppLink(rest.href, rest);
  return (
    <LinkElement
      {...rest}
      onClick={onClick}
      data-variant={variant}
      data-size={size}
      data-block={block ? '' : undefined}
    >
      {icon}
      {children}
    </LinkElement>
  );
}

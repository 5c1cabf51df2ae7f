import type { ComponentProps } from 'react';
import { opensHere } from '../../../kit/inAppLink.ts';
import type { Navigate } from '../shellTypes.ts';

export interface ShellLinkProps extends ComponentProps<'a'> {
  href: string;
  current?: boolean | undefined;
  onNavigate: Navigate;
}

/** A link of a shell. Renders an `<a>`; marks the page in view with `aria-current`. */
export function ShellLink({ href, current = false, onNavigate, children, ...rest }: ShellLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (!opensHere(event)) return;
        event.preventDefault();
        onNavigate(href);
      }}
    >
      {children}
    </a>
  );
}

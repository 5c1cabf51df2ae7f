import { ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { useInAppLink } from '../../../kit/inAppLink.ts';

const Anchor = styled.a`
  color: var(--accent-text);
  text-decoration: none;
  border-radius: 2px;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &[data-tone='plain'] {
    color: inherit;
  }
  > svg {
    display: inline-block;
    margin-left: 2px;
    vertical-align: -2px;
  }
`;

export interface LinkProps extends ComponentProps<'a'> {
  /** Where it leads. */
  href: string;
  /** Opens in a new tab and says so. @default false */
  external?: boolean | undefined;
  /** `plain` takes the colour of the text around it (names in tables). @default 'accent' */
  tone?: 'accent' | 'plain' | undefined;
}

/** A link in a text or a cell. Renders an `<a>`; sets `data-tone`. */
export function Link({ external = false, tone = 'accent', children, ...rest }: LinkProps) {
  const target = external ? '_blank' : rest.target;
  const onClick = useInAppLink(rest.href, { ...rest, target });
  return (
    <Anchor
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...rest}
      onClick={onClick}
      data-tone={tone}
    >
      {children}
      {external ? <ExternalLink size={12} strokeWidth={1.75} aria-label="在新标签页打开" /> : null}
    </Anchor>
  );
}

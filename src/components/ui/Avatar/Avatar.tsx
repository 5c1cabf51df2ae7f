import { Avatar as Base } from '@base-ui/react/avatar';
import type { ComponentProps, CSSProperties } from 'react';
import styled from 'styled-components';
import { subjectColorOfId } from '../../../theme/subjectColor.ts';
import { initialsOf } from './initialsOf.ts';

const Root = styled(Base.Root)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 28px;
  height: 28px;
  border-radius: var(--r-full);
  overflow: hidden;
  background: var(--sub-bg);
  color: var(--sub-tx);
  font-size: var(--fs-12);
  font-weight: 600;
  line-height: 1;
  white-space: nowrap;
  user-select: none;
  vertical-align: middle;
  &[data-size='s'] {
    width: 24px;
    height: 24px;
    font-size: var(--fs-11);
  }
  &[data-size='l'] {
    width: 40px;
    height: 40px;
    font-size: var(--fs-14);
  }
  &[data-size='xl'] {
    width: 56px;
    height: 56px;
    font-size: var(--fs-20);
  }
`;

const Picture = styled(Base.Image)`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'className' | 'style' | 'children'> {
  /** Whose: one character of it up to 28 px, two from 32. */
  name: string;
  /** The colour belongs to the id, so that two of the same name differ. Default: the name. */
  colorId?: string | undefined;
  /** A picture; the characters stand in until it is there and where it fails. */
  src?: string | undefined;
  /** s 24, m 28, l 40, xl 56. @default 'm' */
  size?: 's' | 'm' | 'l' | 'xl' | undefined;
  /** The name stands beside it already: hide it from assistive technology. @default false */
  decorative?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** A person. Renders a `<span role="img">` named by the person; sets `data-size`, `data-subject`. */
export function Avatar({ name, colorId, src, size = 'm', decorative = false, ...rest }: AvatarProps) {
  const voice = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <Root {...voice} {...rest} data-size={size} data-subject={subjectColorOfId(colorId ?? name)}>
      {src === undefined ? null : <Picture src={src} alt="" />}
      <Base.Fallback>{initialsOf(name, size === 's' || size === 'm' ? 1 : 2)}</Base.Fallback>
    </Root>
  );
}

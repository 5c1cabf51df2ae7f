import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ComponentProps, type CSSProperties, type ReactElement, type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { rootClass } from '../../../theme/GlobalStyle.tsx';
import { popupMotion } from '../shared/popup.styles.ts';

const Positioner = styled(Base.Positioner)`
  z-index: var(--z-tooltip);
`;

const Popup = styled(Base.Popup)`
  ${popupMotion}
  box-sizing: border-box;
  max-width: min(var(--available-width), 280px);
  padding: 5px 8px;
  border-radius: var(--r-m);
  background: var(--toast-bg);
  color: var(--toast-text);
  font-size: var(--fs-12);
  line-height: var(--lh-12);
`;

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'content' | 'className' | 'style' | 'children'> {
  /** Short words. Empty: no tooltip. */
  content: ReactNode;
  /** One element that can be focused. */
  children: ReactElement;
  /** @default 'top' */
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** The words are already its accessible name: do not read them twice. @default false */
  named?: boolean | undefined;
  /** Milliseconds of rest before it shows. @default 400 */
  delay?: number | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** Words for a pointer at rest or a focus. Renders its child, and a `<div role="tooltip">` in a portal while shown. */
export function Tooltip({ content, children, side = 'top', named = false, delay = 400, ...rest }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const empty = content == null || content === false || content === '';
  return (
    <Base.Root open={open && !empty} onOpenChange={setOpen} disabled={empty}>
      <Base.Trigger render={children} delay={delay} {...(open && !named ? { 'aria-describedby': id } : {})} />
      <Base.Portal className={rootClass}>
        <Positioner side={side} sideOffset={6} collisionPadding={8}>
          <Popup {...rest} id={id} role="tooltip">
            {content}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ComponentProps, type CSSProperties, type ReactNode, type RefObject, useRef } from 'react';
import { rootClass } from '../../../theme/GlobalStyle.tsx';
import { Description, Title, Titles } from '../Dialog/Dialog.styles.ts';
import { type CloseReason, closeReason } from '../Dialog/Dialog.tsx';
import { firstField, ScrollBody } from '../Dialog/ScrollBody.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useMergedRef } from '../shared/useMergedRef.ts';
import { Actions, Backdrop, Content, Foot, Handle, Head, Popup } from './Drawer.styles.ts';

export interface DrawerProps extends Omit<ComponentProps<'div'>, 'title' | 'className' | 'style'> {
  open: boolean;
  /** Called with false and why. Keep `open` true to refuse (unsaved changes). */
  onOpenChange: (open: boolean, reason: CloseReason) => void;
  title: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  /** Buttons in the head, before the cross. */
  actions?: ReactNode;
  /** Buttons at the foot, primary last; stays in view. */
  footer?: ReactNode;
  /** Width: s 400, m 480, l 720, xl 960; below 768 it is a bottom sheet. @default 'm' */
  size?: 's' | 'm' | 'l' | 'xl' | undefined;
  /** A press outside closes it. Off where something may be lost. @default true */
  dismissible?: boolean | undefined;
  /** false: the page beside it stays usable (a detail beside a list). @default true */
  modal?: boolean | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** After the closing motion. */
  onClosed?: (() => void) | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * A record or a form beside the page: from the right, below 768 px from the bottom. Renders a `<div role="dialog">` in a
 * portal. Sets `data-size`, `data-open`.
 */
export function Drawer({
  open,
  onOpenChange,
  title,
  description,
  actions,
  footer,
  size = 'm',
  dismissible = true,
  modal = true,
  initialFocus,
  onClosed,
  children,
  ref,
  ...rest
}: DrawerProps) {
  const popup = useRef<HTMLDivElement>(null);
  const setRef = useMergedRef(ref, popup);
  return (
    <Base.Root
      open={open}
      modal={modal}
      onOpenChange={(next, details) => onOpenChange(next, closeReason(details.reason))}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.();
      }}
      disablePointerDismissal={!dismissible || !modal}
    >
      <Base.Portal className={rootClass}>
        {modal ? <Backdrop /> : null}
        <Popup
          {...rest}
          ref={setRef}
          data-size={size}
          initialFocus={initialFocus ?? ((openType) => firstField(popup.current, openType))}
        >
          <Handle aria-hidden />
          <Head>
            <Titles>
              <Title>{title}</Title>
              {description == null ? null : <Description>{description}</Description>}
            </Titles>
            <Actions>
              {actions}
              <Base.Close
                render={<IconButton label="关闭" tooltip={false} size="s" icon={<X size={16} strokeWidth={1.75} />} />}
              />
            </Actions>
          </Head>
          <Content>
            <ScrollBody>{children}</ScrollBody>
          </Content>
          {footer == null ? null : <Foot>{footer}</Foot>}
        </Popup>
      </Base.Portal>
    </Base.Root>
  );
}

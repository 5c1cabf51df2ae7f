import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ComponentProps, type CSSProperties, type ReactNode, type RefObject, useRef } from 'react';
import { rootClass } from '../../../theme/GlobalStyle.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useMergedRef } from '../shared/useMergedRef.ts';
import { Backdrop, Description, Foot, Head, Popup, Title, Titles, Viewport } from './Dialog.styles.ts';
import { firstField, ScrollBody } from './ScrollBody.tsx';

/** What closed it: the cross or a cancel button, Escape, a press outside, or the program. */
export type CloseReason = 'close' | 'escape' | 'outside' | 'other';

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title' | 'className' | 'style'> {
  open: boolean;
  /** Called with false and why. Keep `open` true to refuse (unsaved changes). */
  onOpenChange: (open: boolean, reason: CloseReason) => void;
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Icon before the title. */
  icon?: ReactNode;
  /** Buttons at the foot, primary last. */
  footer?: ReactNode;
  /** Width: s 400, m 480, l 720, xl 960. @default 'm' */
  size?: 's' | 'm' | 'l' | 'xl' | undefined;
  /** A press outside closes it. Off where something may be lost. @default true */
  dismissible?: boolean | undefined;
  /** Hides the cross (Confirm has its own ways out). @default false */
  hideClose?: boolean | undefined;
  /** Gets the focus on opening. Default: the first field, else the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** After the closing motion. */
  onClosed?: (() => void) | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

const reasons: Record<string, CloseReason> = {
  'escape-key': 'escape',
  'outside-press': 'outside',
  'focus-out': 'outside',
  'close-press': 'close',
};

export function closeReason(reason: string): CloseReason {
  return reasons[reason] ?? 'other';
}

/**
 * A question or a short form over the page. Renders a `<div role="dialog">` in a portal: focus stays inside and returns
 * to what opened it; Escape closes. Sets `data-size`, `data-open`.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  icon,
  footer,
  size = 'm',
  dismissible = true,
  hideClose = false,
  initialFocus,
  onClosed,
  children,
  ref,
  ...rest
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const setRef = useMergedRef(ref, popup);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => onOpenChange(next, closeReason(details.reason))}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.();
      }}
      disablePointerDismissal={!dismissible}
    >
      <Base.Portal className={rootClass}>
        <Backdrop />
        <Viewport>
          <Popup
            {...rest}
            ref={setRef}
            data-size={size}
            initialFocus={initialFocus ?? ((openType) => firstField(popup.current, openType))}
          >
            <Head>
              {icon}
              <Titles>
                <Title>{title}</Title>
                {description == null ? null : <Description>{description}</Description>}
              </Titles>
              {hideClose ? null : (
                <Base.Close
                  render={
                    <IconButton label="关闭" tooltip={false} size="s" icon={<X size={16} strokeWidth={1.75} />} />
                  }
                />
              )}
            </Head>
            {children == null ? null : <ScrollBody>{children}</ScrollBody>}
            {footer == null ? null : <Foot>{footer}</Foot>}
          </Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

import {
  autoUpdate,
  FloatingFocusManager,
  FloatingPortal,
  flip,
  hide,
  offset,
  shift,
  size,
  useDismiss,
  useFloating,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { rootClass } from '../../theme/GlobalStyle.tsx';
import { Panel } from './Panel.styles.ts';

interface FloatingPanelProps {
  /** The card it belongs to; it never lies over it while there is room on any side. */
  anchor: HTMLElement;
  label: string;
  /** It was opened by a key: the focus goes inside. Else it stays on the card. @default false */
  takesFocus?: boolean | undefined;
  onClose: (reason: 'escape' | 'outside') => void;
  children: ReactNode;
}

// A dialog, menu or list opened from the panel floats elsewhere in the document and still belongs to it.
const belongs =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [data-card], [data-agenda-row]';

/** A popover 336 wide at the side of a card. Renders a `<div role="dialog">` in a portal. */
export function FloatingPanel({ anchor, label, takesFocus = false, onClose, children }: FloatingPanelProps) {
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const { floatingStyles, context, middlewareData } = useFloating({
    open: true,
    onOpenChange: (open) => {
      if (!open) onClose('outside');
    },
    placement: 'right-start',
    elements: { reference: anchor, floating },
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(10),
      flip({ fallbackPlacements: ['left-start', 'bottom-start', 'top-start'], crossAxis: false, padding: 8 }),
      shift({ padding: 8 }),
      size({
        padding: 8,
        apply({ availableHeight, elements }) {
          elements.floating.style.maxHeight = `${Math.max(200, availableHeight)}px`;
        },
      }),
      hide(),
    ],
  });
  const dismiss = useDismiss(context, {
    // Escape is heard by the panel and the grid themselves: a dialog above it has its own Escape.
    escapeKey: false,
    outsidePress: (event) => !(event.target instanceof Element && event.target.closest(belongs)),
  });
  const { getFloatingProps } = useInteractions([dismiss, useRole(context)]);
  // A portal's events bubble here too; only the panel's own Escape closes it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(event.target instanceof Node) || !floating?.contains(event.target)) return;
    event.stopPropagation();
    onClose('escape');
  };
  return (
    <FloatingPortal>
      <FloatingFocusManager context={context} modal={false} initialFocus={takesFocus ? 0 : -1} closeOnFocusOut={false}>
        <Panel
          ref={setFloating}
          className={rootClass}
          aria-label={label}
          style={{ ...floatingStyles, visibility: middlewareData.hide?.referenceHidden ? 'hidden' : 'visible' }}
          {...getFloatingProps({ onKeyDown })}
        >
          {children}
        </Panel>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}

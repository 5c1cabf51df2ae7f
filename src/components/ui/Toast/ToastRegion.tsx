import { CircleCheck, CircleX, Info, type LucideProps, Undo2, X } from 'lucide-react';
import { type ComponentProps, type ComponentType, useCallback, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { BrowserOnly } from '../../../kit/BrowserOnly.tsx';
import type { Toast, ToastKind, ToastStore } from '../../../kit/toastStore.ts';
import { rootClass } from '../../../theme/GlobalStyle.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Act, Bubble, Close, Lane, Region, Times, Words } from './ToastRegion.styles.ts';

export interface ToastRegionProps extends ComponentProps<'section'> {
  /** The messages it shows: those of the provider, or a `createToastStore()`. */
  toasts: ToastStore;
}

const icons: Record<ToastKind, ComponentType<LucideProps>> = {
  info: Info,
  success: CircleCheck,
  error: CircleX,
  undo: Undo2,
  progress: Spinner,
};

/**
 * Where the messages of a provider appear. Renders a `<section aria-label="通知">` in a portal. Its live area is there
 * before any message, or screen readers miss the first; errors are alerts. A pointer or the focus on it stops the clocks.
 */
export function ToastRegion(props: ToastRegionProps) {
  return (
    <BrowserOnly>
      <InPortal {...props} />
    </BrowserOnly>
  );
}

function InPortal({ toasts, ...rest }: ToastRegionProps) {
  const subscribe = useCallback((listener: () => void) => toasts.subscribe(listener), [toasts]);
  const read = useCallback(() => toasts.getSnapshot(), [toasts]);
  const shown = useSyncExternalStore(subscribe, read, read);
  const errors = shown.filter((toast) => toast.kind === 'error');
  const others = shown.filter((toast) => toast.kind !== 'error');
  const row = (toast: Toast) => <ToastBubble key={toast.id} toast={toast} onDismiss={() => toasts.dismiss(toast.id)} />;

  return createPortal(
    <div className={rootClass}>
      <Region
        aria-label="通知"
        {...rest}
        onPointerEnter={() => toasts.pause()}
        onPointerLeave={() => toasts.resume()}
        onFocus={() => toasts.pause()}
        onBlur={() => toasts.resume()}
      >
        <Lane>{errors.map(row)}</Lane>
        <Lane aria-live="polite" aria-relevant="additions text">
          {others.map(row)}
        </Lane>
      </Region>
    </div>,
    document.body,
  );
}

function ToastBubble({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const Icon = icons[toast.kind];
  const { action } = toast;
  return (
    <Bubble data-kind={toast.kind} role={toast.kind === 'error' ? 'alert' : undefined}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <Words>{toast.text}</Words>
      {toast.count > 1 ? <Times>×{toast.count}</Times> : null}
      {action === undefined ? null : (
        <Act
          type="button"
          onClick={() => {
            action.onAction();
            onDismiss();
          }}
        >
          {action.label}
        </Act>
      )}
      {toast.secondsLeft === undefined ? null : (
        // Counted for the eye only: read aloud every second it would drown everything else.
        <Times aria-hidden>{toast.secondsLeft} 秒</Times>
      )}
      {toast.kind === 'error' ? (
        <Close type="button" aria-label="关闭" onClick={onDismiss}>
          <X size={14} strokeWidth={1.75} aria-hidden />
        </Close>
      ) : null}
    </Bubble>
  );
}

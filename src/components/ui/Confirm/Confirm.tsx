import { CircleHelp, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 4px 16px;
  margin: 0 0 12px;
  padding: 10px 12px;
  border: 1px solid var(--border);
  border-radius: var(--r-m);
  background: var(--surface-2);
  font-size: var(--fs-13);
  line-height: var(--lh-13);
`;

const FactName = styled.dt`
  color: var(--text-2);
`;

const FactValue = styled.dd`
  margin: 0;
  text-align: right;
  font-variant-numeric: tabular-nums;
`;

const Above = styled.div`
  margin-bottom: 12px;
`;

export interface ConfirmProps
  extends Omit<DialogProps, 'role' | 'footer' | 'hideClose' | 'dismissible' | 'onOpenChange' | 'initialFocus'> {
  onOpenChange: (open: boolean) => void;
  /** The question: 取消这节课？ */
  title: ReactNode;
  /** Exactly what will happen. */
  description?: ReactNode;
  /** To how many: 不扣课时的学员 8 名. */
  facts?: readonly { label: string; value: ReactNode }[] | undefined;
  /** Repeats the act: 取消课次并通知. */
  confirmLabel: string;
  /** Says what stays: 不取消. @default '取消' */
  cancelLabel?: string | undefined;
  /** `danger` for what destroys: red button, the focus starts on the way out. @default 'default' */
  tone?: 'default' | 'danger' | undefined;
  /**
   * Does it. While its promise runs the button works; then the dialog closes. It stays open where the promise answers
   * false, and where it rejects it also shows the error's message.
   */
  onConfirm: () => void | boolean | Promise<void | boolean>;
  /** The act is not possible yet (a box to tick, a reason to give). @default false */
  confirmDisabled?: boolean | undefined;
}

/** A question before something that cannot be undone. Renders a `<div role="alertdialog">`; a press outside does not close it. */
export function Confirm({
  onOpenChange,
  facts,
  confirmLabel,
  cancelLabel = '取消',
  tone = 'default',
  onConfirm,
  confirmDisabled = false,
  icon,
  children,
  ...rest
}: ConfirmProps) {
  const wayOut = useRef<HTMLButtonElement>(null);
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async () => {
    setFailure(null);
    setWorking(true);
    try {
      if ((await onConfirm()) !== false) onOpenChange(false);
    } catch (error) {
      setFailure(error instanceof Error && error.message !== '' ? error.message : '操作失败，请重试');
    } finally {
      setWorking(false);
    }
  };
  const close = () => {
    if (working) return;
    setFailure(null);
    onOpenChange(false);
  };

  return (
    <Dialog
      {...rest}
      role="alertdialog"
      hideClose
      dismissible={false}
      onOpenChange={close}
      icon={
        icon ??
        (tone === 'danger' ? (
          <TriangleAlert size={20} strokeWidth={1.75} color="var(--danger-text)" aria-hidden />
        ) : (
          <CircleHelp size={20} strokeWidth={1.75} color="var(--accent-text)" aria-hidden />
        ))
      }
      {...(tone === 'danger' ? { initialFocus: wayOut } : {})}
      footer={
        <>
          <Button ref={wayOut} onClick={close} disabled={working}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            loading={working}
            disabled={confirmDisabled}
            onClick={() => void run()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {failure === null && facts === undefined && children == null ? null : (
        <>
          {failure === null ? null : (
            <Above>
              <Alert tone="danger">{failure}</Alert>
            </Above>
          )}
          {facts === undefined || facts.length === 0 ? null : (
            <Facts>
              {facts.map((fact) => (
                <FactRow key={fact.label} {...fact} />
              ))}
            </Facts>
          )}
          {children}
        </>
      )}
    </Dialog>
  );
}

function FactRow({ label, value }: { label: string; value: ReactNode }) {
  return (
    <>
      <FactName>{label}</FactName>
      <FactValue>{value}</FactValue>
    </>
  );
}

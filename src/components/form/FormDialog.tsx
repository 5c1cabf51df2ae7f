import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../ui/Button/Button.tsx';
import { Confirm } from '../ui/Confirm/Confirm.tsx';
import { type CloseReason, Dialog, type DialogProps } from '../ui/Dialog/Dialog.tsx';
import { Fields } from './FormDialog.styles.ts';
import type { FormModel } from './formModel.ts';
import { FormNotices } from './FormNotices.tsx';

export interface FormDialogProps<V extends FieldValues>
  extends Omit<DialogProps, 'children' | 'footer' | 'role' | 'dismissible' | 'hideClose' | 'title'> {
  /** From `useEndpointForm` or `useSaveForm`. Close the dialog in its `onSaved`. */
  form: FormModel<V>;
  title: string;
  /** @default '保存' */
  saveLabel?: string | undefined;
  /** @default '取消' */
  cancelLabel?: string | undefined;
  /** Why it cannot be saved yet, beside the button. */
  saveDisabledReason?: string | undefined;
  /** 查看最新: offered after somebody else was faster (409). */
  onLatest?: (() => void) | undefined;
  /** The fields. */
  children: ReactNode;
}

/**
 * A short form over the page. Closing it with something unsaved asks first, then takes it back; while it is being saved it
 * stays. Renders a `Dialog` with a `<form>` in it.
 */
export function FormDialog<V extends FieldValues>({
  form,
  open,
  onOpenChange,
  title,
  saveLabel = '保存',
  cancelLabel = '取消',
  saveDisabledReason,
  onLatest,
  children,
  ...rest
}: FormDialogProps<V>) {
  const [asked, setAsked] = useState<CloseReason | null>(null);
  const close = (reason: CloseReason) => {
    if (form.busy) return;
    if (form.unsaved()) return setAsked(reason);
    // Faults of a try that is given up are not there the next time.
    form.discard();
    onOpenChange(false, reason);
  };
  return (
    <>
      <Dialog
        {...rest}
        open={open}
        title={title}
        onOpenChange={(next, reason) => {
          if (!next) close(reason);
        }}
        footer={
          <>
            <Button disabled={form.busy} onClick={() => close('close')}>
              {cancelLabel}
            </Button>
            <Button
              type="submit"
              form={form.id}
              variant="primary"
              loading={form.busy}
              loadingText="保存中..."
              disabledReason={saveDisabledReason}
            >
              {form.lost ? '重试' : saveLabel}
            </Button>
          </>
        }
      >
        <Fields form={form} aria-label={title}>
          <FormNotices form={form} onLatest={onLatest} />
          {children}
        </Fields>
      </Dialog>
      <Confirm
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title="放弃修改？"
        description="填写的内容还没有保存，关闭后将丢失。"
        confirmLabel="放弃修改"
        cancelLabel="继续填写"
        onConfirm={() => {
          form.discard();
          onOpenChange(false, asked ?? 'other');
        }}
      />
    </>
  );
}

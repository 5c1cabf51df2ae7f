import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog, type FormDialogProps } from '../../../src/components/form/FormDialog.tsx';
import { FormField } from '../../../src/components/form/FormField.tsx';
import { FormFrame } from '../../../src/components/form/FormFrame.tsx';
import { useEndpointForm } from '../../../src/components/form/useEndpointForm.ts';
import { useSaveForm } from '../../../src/components/form/useSaveForm.ts';
import { Button } from '../../../src/components/ui/Button/Button.tsx';
import { TextArea } from '../../../src/components/ui/TextArea/TextArea.tsx';
import { TextInput } from '../../../src/components/ui/TextInput/TextInput.tsx';
import { endpoint } from '../../../src/contract/endpoint.ts';

/** A call as the contract would declare it. */
export const renameClass = endpoint({
  method: 'post',
  path: 'class/renameClass',
  input: z.object({
    classId: z.string(),
    name: z.string().check(z.minLength(1, '请填写班级名称'), z.maxLength(20)),
    reason: z.string().check(z.maxLength(100)),
  }),
  output: z.object({ id: z.string() }),
  allow: 'user',
});

interface RenameDialogProps extends Pick<FormDialogProps<{ name: string }>, 'open' | 'size'> {
  name: string;
  onClose: () => void;
  onRenamed: (name: string) => void;
}

export function RenameDialog({ name, onClose, onRenamed, ...dialog }: RenameDialogProps) {
  const form = useEndpointForm(renameClass, {
    defaults: { classId: '201', name, reason: '' },
    onSaved: (_answer, values) => {
      onRenamed(values.name);
      onClose();
    },
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      title="班级改名"
      description="家长和老师会看到新的名称。"
      onOpenChange={onClose}
    >
      <FormField form={form} name="name" label="班级名称" required>
        {(field) => <TextInput {...field} maxLength={20} />}
      </FormField>
      <FormField form={form} name="reason" label="改名原因">
        {(field) => <TextArea {...field} maxLength={100} count />}
      </FormField>
    </FormDialog>
  );
}

/** The dialog over a page that is a form itself. */
export function RenameInPage() {
  const [name, setName] = useState('机器人L2-周三A班');
  const [open, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  const page = useSaveForm<{ note: string }, void>({
    defaults: { note: '' },
    save: () => {
      setCount((n) => n + 1);
      return Promise.resolve();
    },
  });
  return (
    <FormFrame form={page} aria-label="班级">
      <p>现在叫 {name}</p>
      <p>整页保存 {count} 次</p>
      <Button onClick={() => setOpen(true)}>改名</Button>
      <RenameDialog name={name} open={open} onClose={() => setOpen(false)} onRenamed={setName} />
    </FormFrame>
  );
}

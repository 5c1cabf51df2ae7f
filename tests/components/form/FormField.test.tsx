import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { FormField } from '../../../src/components/form/FormField.tsx';
import { FormFrame } from '../../../src/components/form/FormFrame.tsx';
import { FormSummary } from '../../../src/components/form/FormSummary.tsx';
import { useSaveForm } from '../../../src/components/form/useSaveForm.ts';
import { TextInput } from '../../../src/components/ui/TextInput/TextInput.tsx';
import { cleanupKits, renderInKit } from '../../../src/testing/renderInKit.tsx';

afterEach(() => {
  cleanupKits();
  cleanup();
});

const names = Array.from({ length: 300 }, (_, index) => `field${index}`);
const defaults: Record<string, string> = Object.fromEntries(names.map((name) => [name, '']));

/** Counts how often each field is drawn. */
function ThreeHundred({ drawn }: { drawn: Map<string, number> }) {
  const form = useSaveForm<Record<string, string>, void>({
    defaults,
    draft: 'three-hundred',
    rules: (values) =>
      Object.fromEntries(names.filter((name) => values[name] === 'x').map((name) => [name, '不能是 x'])),
    save: () => Promise.resolve(),
  });
  return (
    <FormFrame form={form}>
      <FormSummary form={form} />
      {names.map((name) => (
        <FormField key={name} form={form} name={name} label={name}>
          {(field) => {
            drawn.set(name, (drawn.get(name) ?? 0) + 1);
            return <TextInput {...field} />;
          }}
        </FormField>
      ))}
      <button type="submit">保存</button>
    </FormFrame>
  );
}

test('of 300 fields one keystroke draws the one that is typed in, before and after a refused try', async () => {
  const drawn = new Map<string, number>();
  renderInKit(<ThreeHundred drawn={drawn} />);
  const field = screen.getByRole('textbox', { name: 'field150' });
  field.focus();

  drawn.clear();
  await userEvent.keyboard('a');
  expect([...drawn]).toEqual([['field150', 1]]);

  await userEvent.keyboard('{Backspace}x{Enter}');
  expect(await screen.findByText('请检查填写内容，还有 1 处需要修改')).toBeVisible();
  drawn.clear();
  await userEvent.type(screen.getByRole('textbox', { name: 'field7' }), 'y');
  expect([...drawn.keys()]).toEqual(['field7']);
});

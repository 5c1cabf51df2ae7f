import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { FormField } from '../../src/components/form/FormField.tsx';
import { FormFrame } from '../../src/components/form/FormFrame.tsx';
import { useSaveForm } from '../../src/components/form/useSaveForm.ts';
import { Button } from '../../src/components/ui/Button/Button.tsx';
import { TextInput } from '../../src/components/ui/TextInput/TextInput.tsx';
import { GlobalStyle } from '../../src/theme/GlobalStyle.tsx';
import { Kit } from '../lib/Kit.tsx';
import { offer, rootElement, typeInto } from '../lib/step.ts';

const fields = Array.from({ length: 300 }, (_, i) => `field${i}`);
const empty: Record<string, string> = Object.fromEntries(fields.map((name) => [name, '']));

function Page() {
  const form = useSaveForm<Record<string, string>, void>({
    defaults: empty,
    rules: (values) => Object.fromEntries(fields.flatMap((name) => (values[name] ? [] : [[name, `请填写${name}`]]))),
    save: async () => {},
  });
  return (
    <FormFrame form={form} aria-label="表单" style={{ width: 600 }}>
      {fields.map((name) => (
        <FormField key={name} form={form} name={name} label={name} required>
          {(field) => <TextInput {...field} />}
        </FormField>
      ))}
      <Button type="submit">保存</Button>
    </FormFrame>
  );
}

const inputs = () => [...document.querySelectorAll<HTMLInputElement>('#root input')];
offer({
  mount: () =>
    flushSync(() =>
      createRoot(rootElement()).render(
        <Kit>
          <GlobalStyle />
          <Page />
        </Kit>,
      ),
    ),
  steps: {
    keystrokes: () => {
      for (let i = 1; i <= 20; i++) typeInto(inputs()[150] ?? null, 'x'.repeat(i));
    },
    submitWrong: () => document.querySelector<HTMLElement>('#root button')?.click(),
  },
  seen: {
    mount: () => String(inputs().length),
    keystrokes: () => inputs()[150]?.value ?? '',
    submitWrong: () => String((rootElement().textContent ?? '').split('请填写field').length - 1),
  },
});

import { Button, Form, Input } from 'antd';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { offer, rootElement, typeInto } from '../lib/step.ts';

const fields = Array.from({ length: 300 }, (_, i) => `field${i}`);
const inputs = () => [...document.querySelectorAll<HTMLInputElement>('#root input')];
offer({
  mount: () =>
    flushSync(() =>
      createRoot(rootElement()).render(
        <Form layout="vertical" style={{ width: 600 }}>
          {fields.map((name) => (
            <Form.Item key={name} name={name} label={name} rules={[{ required: true, message: `请填写${name}` }]}>
              <Input />
            </Form.Item>
          ))}
          <Button htmlType="submit">保存</Button>
        </Form>,
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

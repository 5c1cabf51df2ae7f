import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { KeepAlive } from '../../src/components/shells/KeepAlive/KeepAlive.tsx';
import { Field } from '../../src/components/ui/Field/Field.tsx';
import { Segmented } from '../../src/components/ui/Segmented/Segmented.tsx';
import { TextInput } from '../../src/components/ui/TextInput/TextInput.tsx';
import { useUnsaved } from '../../src/hooks/keptPage.ts';
import { StoryKit } from '../../src/testing/StoryKit.tsx';
import { Form } from '../ui/layout.tsx';

const pages = ['首页', '课程', '学习', '我的'];

function Page({ name }: { name: string }) {
  const [note, setNote] = useState('');
  useUnsaved(note !== '');
  return (
    <Form>
      <Field label={`${name}的备注`} help="离开再回来，填写的内容还在。">
        <TextInput value={note} onValueChange={setNote} />
      </Field>
    </Form>
  );
}

function Site({ cap, keep }: { cap?: number | undefined; keep: boolean }) {
  const [active, setActive] = useState('首页');
  return (
    <Form>
      <Segmented
        aria-label="页面"
        options={pages.map((name) => ({ value: name, label: name }))}
        value={active}
        onValueChange={setActive}
      />
      <KeepAlive active={active} keep={keep} cap={cap} render={(name) => <Page name={name} />} />
    </Form>
  );
}

const meta = preview.meta({
  title: 'shells/KeepAlive',
  component: KeepAlive,
  args: { active: '首页', keep: true, cap: 2, render: () => null },
  render: ({ cap, keep }) => <Site cap={cap} keep={keep} />,
  decorators: [(Story) => <StoryKit>{Story()}</StoryKit>],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('首页的备注'), '周三');
    for (const name of ['课程', '学习', '我的', '首页']) {
      await userEvent.click(canvas.getByRole('radio', { name }));
    }
    await expect(canvas.getByLabelText('首页的备注')).toHaveValue('周三');
  },
});

export const Playground = meta.story({});

export const NotKept = meta.story({ args: { keep: false } });

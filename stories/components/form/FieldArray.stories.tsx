import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { FormFrame } from '../../../src/components/form/FormFrame.tsx';
import { FormSummary } from '../../../src/components/form/FormSummary.tsx';
import { useEndpointForm } from '../../../src/components/form/useEndpointForm.ts';
import { Button } from '../../../src/components/ui/Button/Button.tsx';
import { StoryKit } from '../../../src/testing/StoryKit.tsx';
import { filledStudent, GuardianFields, newGuardian, saveStudent, type StudentValues } from './studentForms.tsx';

function Guardians({ guardians }: Pick<StudentValues, 'guardians'>) {
  const form = useEndpointForm(saveStudent, { defaults: { ...filledStudent, guardians } });
  return (
    <FormFrame form={form} aria-label="家长" style={{ display: 'grid', gap: 16, maxWidth: 672 }}>
      <FormSummary form={form} />
      <GuardianFields form={form} />
      <Button type="submit" variant="primary" style={{ justifySelf: 'start' }}>
        保存
      </Button>
    </FormFrame>
  );
}

const meta = preview.meta({
  title: 'components/form/FieldArray',
  component: Guardians,
  args: { guardians: filledStudent.guardians },
  decorators: [(Story) => <StoryKit>{Story()}</StoryKit>],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '添加家长' }));
    const third = within(canvas.getByRole('list', { name: '家长' })).getAllByRole('listitem')[2] as HTMLElement;
    await expect(within(third).getByRole('textbox', { name: /^姓名/ })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '添加家长' })).toHaveAccessibleDescription('最多 3 项');
  },
});

export const Playground = meta.story({ args: { guardians: [...filledStudent.guardians, newGuardian()] } });

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^移动家长 2/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getAllByRole('textbox', { name: /^姓名/ })[0]).toHaveValue('陈建国');
    await expect(canvas.getByRole('button', { name: /^移动家长 1/ })).toHaveFocus();
  },
});

export const Empty = meta.story({
  args: { guardians: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('请至少添加 1 位家长')).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Orange = meta.story({ globals: { brand: 'orange' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' }, density: 'touch' } });

import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { FormField } from '../../../src/components/form/FormField.tsx';
import { FormFrame } from '../../../src/components/form/FormFrame.tsx';
import { FormSummary } from '../../../src/components/form/FormSummary.tsx';
import { useSaveForm } from '../../../src/components/form/useSaveForm.ts';
import { Button } from '../../../src/components/ui/Button/Button.tsx';
import { Combobox } from '../../../src/components/ui/Combobox/Combobox.tsx';
import { DateInput } from '../../../src/components/ui/DateInput/DateInput.tsx';
import { NumberInput } from '../../../src/components/ui/NumberInput/NumberInput.tsx';
import { RadioGroup } from '../../../src/components/ui/RadioGroup/RadioGroup.tsx';
import { Select } from '../../../src/components/ui/Select/Select.tsx';
import { Switch } from '../../../src/components/ui/Switch/Switch.tsx';
import { TextArea } from '../../../src/components/ui/TextArea/TextArea.tsx';
import { TextInput } from '../../../src/components/ui/TextInput/TextInput.tsx';
import { StoryKit } from '../../../src/testing/StoryKit.tsx';

const defaults = {
  name: '',
  kind: 'single' as 'single' | 'group',
  date: '',
  campusId: '',
  teacherIds: [] as string[],
  hours: null as number | null,
  remark: '',
  open: false,
};

const teachers = ['王敏', '李强', '赵雪'].map((label, index) => ({ value: `100${index + 3}`, label }));
const campuses = ['东湖校区', '光谷校区'].map((label, index) => ({ value: `2${index + 1}`, label }));

/** Each control of the kit in a field of a form. */
function EveryControl() {
  const form = useSaveForm<typeof defaults, void>({
    defaults,
    rules: ({ name, date, campusId, teacherIds, hours, open }) => ({
      ...(name ? {} : { name: '请填写活动名称' }),
      ...(date ? {} : { date: '请选择日期' }),
      ...(campusId ? {} : { campusId: '请选择校区' }),
      ...(teacherIds.length > 0 ? {} : { teacherIds: '请选择带队老师' }),
      ...(hours === null ? { hours: '请填写课时' } : {}),
      ...(open ? {} : { open: '请先开放报名' }),
    }),
    save: () => Promise.resolve(),
  });
  return (
    <FormFrame form={form} aria-label="活动" style={{ display: 'grid', gap: 16, width: 480, maxWidth: '100%' }}>
      <FormSummary form={form} />
      <FormField form={form} name="name" label="活动名称" required>
        {(field) => <TextInput {...field} />}
      </FormField>
      <FormField form={form} name="kind" label="形式" group>
        {(field) => (
          <RadioGroup
            {...field}
            options={[
              { value: 'single', label: '单场' },
              { value: 'group', label: '系列' },
            ]}
          />
        )}
      </FormField>
      <FormField form={form} name="date" label="日期" required>
        {(field) => <DateInput {...field} today="2026-09-21" />}
      </FormField>
      <FormField form={form} name="campusId" label="校区" required>
        {(field) => <Select {...field} value={field.value || null} options={campuses} />}
      </FormField>
      <FormField form={form} name="teacherIds" label="带队老师" required>
        {(field) => <Combobox multiple {...field} options={teachers} />}
      </FormField>
      <FormField form={form} name="hours" label="课时" required help="步长 0.25">
        {(field) => <NumberInput {...field} scale={100} step={25} min={0} suffix="课时" />}
      </FormField>
      <FormField form={form} name="remark" label="备注">
        {(field) => <TextArea {...field} maxLength={100} count />}
      </FormField>
      <FormField form={form} name="open" title="开放报名">
        {({ value, onValueChange }) => (
          <Switch checked={value} onCheckedChange={onValueChange}>
            开放报名
          </Switch>
        )}
      </FormField>
      <Button type="submit" variant="primary" style={{ justifySelf: 'start' }}>
        保存
      </Button>
    </FormFrame>
  );
}

const meta = preview.meta({
  title: 'components/form/FormField',
  component: EveryControl,
  decorators: [(Story) => <StoryKit>{Story()}</StoryKit>],
});

export const Default = meta.story();

export const Playground = meta.story({ globals: { density: 'touch' } });

export const FaultsOfEveryControl = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('请检查填写内容，还有 6 处需要修改')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '活动名称' })).toHaveFocus();
    const places = [
      ['日期', canvas.getByRole('textbox', { name: '日期' })],
      ['校区', canvas.getByRole('combobox', { name: '校区' })],
      ['带队老师', canvas.getByRole('combobox', { name: '带队老师' })],
      ['课时', canvas.getByRole('textbox', { name: '课时' })],
      ['开放报名', canvas.getByRole('switch', { name: '开放报名' })],
    ] as const;
    for (const [name, control] of places) {
      await userEvent.click(canvas.getByRole('link', { name }));
      await waitFor(() => expect(control).toHaveFocus());
    }
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('请选择校区')).toBeVisible();
  },
});

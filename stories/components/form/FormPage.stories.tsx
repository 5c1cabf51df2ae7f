import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { mock } from '../../../src/testing/mock.ts';
import { StoryKit } from '../../../src/testing/StoryKit.tsx';
import { emptyStudent, filledStudent, newGuardian, saveStudent, StudentPage } from './studentForms.tsx';
import { TabbedFields } from './tabbedFields.tsx';

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

const meta = preview.meta({
  title: 'components/form/FormPage',
  component: StudentPage,
  parameters: { layout: 'fullscreen' },
  globals: desktop,
  args: { indexed: true, start: emptyStudent, onSaved: fn() },
  decorators: [
    (Story) => (
      <StoryKit path="/layout/students/new">
        <div style={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>{Story()}</div>
      </StoryKit>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(mock(saveStudent, { id: '301' }));
  },
});

const twoFaults = { ...filledStudent, name: '', guardians: [...filledStudent.guardians, newGuardian()] };

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getAllByRole('textbox', { name: /^姓名/ })[0] as HTMLElement, '陈小雨');
    await expect(await canvas.findByText('有未保存的修改')).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
});

export const Playground = meta.story({ args: { start: filledStudent, drafted: true } });

export const Saved = meta.story({
  args: { start: filledStudent },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith('301'));
  },
});

export const Faults = meta.story({
  args: { start: twoFaults },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('请检查填写内容，还有 3 处需要修改')).toBeVisible();
    await expect(canvas.getAllByRole('textbox', { name: /^姓名/ })[0]).toHaveFocus();
    const index = within(canvas.getByRole('navigation', { name: '表单目录' }));
    await expect(index.getByRole('link', { name: /^家长.*2 处需要修改/ })).toBeVisible();
  },
});

export const FaultsDark = meta.story({
  args: { start: twoFaults },
  globals: { ...desktop, theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('请检查填写内容，还有 3 处需要修改')).toBeVisible();
  },
});

export const FaultsOnAPhone = meta.story({
  args: { start: twoFaults },
  globals: { ...phone, density: 'touch' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('请检查填写内容，还有 3 处需要修改')).toBeVisible();
  },
});

export const NotSent = meta.story({
  args: { start: filledStudent },
  beforeEach: ({ msw }) => {
    msw.use(mock.offline(saveStudent));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('网络连接不可用，请检查后重试')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
});

export const Refused = meta.story({
  args: { start: filledStudent },
  globals: { ...desktop, brand: 'orange' },
  beforeEach: ({ msw }) => {
    const refusals = [{ text: '同名学员已存在：三年级 陈小雨' }, { text: '家长手机号已被 3 位学员使用' }];
    msw.use(mock.fails(saveStudent, { code: 422, data: { rule: 'duplicate', refusals, canOverride: false } }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('家长手机号已被 3 位学员使用')).toBeVisible();
  },
});

export const Raced = meta.story({
  args: { start: filledStudent, onLatest: fn() },
  beforeEach: ({ msw }) => {
    msw.use(mock.fails(saveStudent, { code: 409, data: { by: '林娜', at: '2026-09-21 09:00:00', current: null } }));
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await userEvent.click(await canvas.findByRole('button', { name: '查看最新' }));
    await expect(args.onLatest).toHaveBeenCalledOnce();
  },
});

export const Leaving = meta.story({
  args: { start: filledStudent, drafted: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '备注' }), '先放着');
    await userEvent.click(canvas.getByRole('link', { name: '取消' }));
    const page = within(canvasElement.ownerDocument.body);
    const ask = await page.findByRole('alertdialog', { name: '离开此页？' });
    await expect(within(ask).getByRole('button', { name: '继续填写' })).toBeInTheDocument();
  },
});

export const InTabs = meta.story({
  args: {
    indexed: false,
    start: { ...filledStudent, remark: '长'.repeat(201) },
    children: (form) => <TabbedFields form={form} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '备注' })).toHaveFocus());
    await expect(canvas.getByRole('tab', { name: /^其他/ })).toHaveAttribute('aria-selected', 'true');
  },
});

import { configure, expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { getCampusList } from '../../../src/contract/company.ts';
import { listDictionary } from '../../../src/contract/dictionary.ts';
import { checkConflict, updateLesson } from '../../../src/contract/schedule.ts';
import { getLessonDetail } from '../../../src/contract/timetable.ts';
import { CreateScheduleScreen } from '../../../src/features/schedule/CreateScheduleScreen.tsx';
import { demoClassIds, demoLessonDetail } from '../../../src/testing/demo/index.ts';
import { mock } from '../../../src/testing/mock.ts';
import { demoSession } from '../../../src/testing/demoSession.ts';
import type { StoryKitProps } from '../../../src/testing/StoryKit.tsx';
import { Page } from './Page.tsx';
import { clash, roomTaken, scheduleHandlers, theLesson } from './scheduleWorld.ts';

// Calls, the check after typing rests, dialogs fetched when first shown: a busy machine takes its time.
configure({ asyncUtilTimeout: 8000 });

const meta = preview.meta({
  title: 'features/schedule/CreateSchedule',
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    msw.use(...scheduleHandlers());
  },
});

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };
const filled = `?date=2026-09-24&start=18:30&end=20:00&classId=${demoClassIds.wedA}`;

function Create(world: StoryKitProps) {
  return (
    <Page as="operator" path="/layoutV2/CreateSchedule" {...world}>
      <CreateScheduleScreen />
    </Page>
  );
}

const save = () => screen.getByRole('button', { name: '保存' });
const editing = theLesson('机器人L2-周三A班');

export const Blank = meta.story({
  globals: desktop,
  render: () => <Create />,
  play: async ({ canvas }) => {
    await canvas.findByText('正课');
    for (const label of ['日期', '开始', '结束', '主讲', '助教', '校区', '教室', '单次扣课时', '备注']) {
      await expect(canvas.getByLabelText(new RegExp(`^${label}`))).toBeInTheDocument();
    }
  },
});

export const Faults = meta.story({
  globals: phone,
  render: () => <Create />,
  play: async ({ canvas }) => {
    await canvas.findByText('正课');
    await userEvent.click(save());
    await expect(await canvas.findByText(/请检查填写内容，还有 \d 处需要修改/)).toBeVisible();
    await expect(canvas.getByText('请选择班级')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: '班级' })).toHaveFocus();
  },
});

export const FilledFree = meta.story({
  tags: ['visual'],
  globals: desktop,
  render: () => <Create search={filled} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '无冲突' })).toBeVisible();
    await expect(canvas.getByText('王敏')).toBeVisible();
    await expect(save()).toBeEnabled();
  },
});

export const AllHard = meta.story({
  globals: desktop,
  beforeEach: ({ msw }) => {
    const names = [
      '李子涵',
      '王一诺',
      '张浩然',
      '刘思远',
      '赵梓萱',
      '何嘉',
      '吴越',
      '郑好',
      '林小满',
      '周小满',
      '周雨桐',
      '孙宇轩',
    ];
    const students = names.map((name, index) => ({
      ...clash,
      face: 'student' as const,
      resourceId: `s${index}`,
      resourceName: name,
      message: `学员 ${name} 18:30–20:00 已有课：机器人L2-周四班`,
    }));
    msw.use(mock(checkConflict, { rows: [{ items: [clash, ...students, roomTaken] }] }));
  },
  render: () => <Create search={filled} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '不可排 13 · 可强排 1' })).toBeVisible();
    await expect(canvas.getByText('12 名学员冲突')).toBeVisible();
    await expect(save()).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '查找空闲时段' }));
    await userEvent.click(await canvas.findByRole('button', { name: '9 月 25 日 周五 16:30–18:00' }));
    await expect(canvas.getByLabelText(/^日期/)).toHaveValue('2026-09-25');
  },
});

export const SoftWithTheRight = meta.story({
  tags: ['visual'],
  globals: phone,
  beforeEach: ({ msw }) => {
    msw.use(mock(checkConflict, { rows: [{ items: [roomTaken] }] }));
  },
  render: () => <Create search={filled} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/强排原因/)).toBeInTheDocument();
    await userEvent.click(save());
    await expect(await canvas.findByText('请填写强排原因（至少 5 个字）')).toBeVisible();
  },
});

const { business } = demoSession('operator');
const withoutForce = business && {
  business: { ...business, auth: { ...business.auth, 'schedule.softOverride': false } },
};

export const SoftWithoutTheRight = meta.story({
  globals: desktop,
  beforeEach: ({ msw }) => {
    msw.use(mock(checkConflict, { rows: [{ items: [roomTaken] }] }));
  },
  render: () => <Create search={filled} {...(withoutForce ? { session: withoutForce } : {})} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('存在教室冲突，您没有“强制排课”权限')).toBeVisible();
    await expect(save()).toBeDisabled();
  },
});

export const OtherLesson = meta.story({
  globals: desktop,
  beforeEach: ({ msw }) => {
    msw.use(mock(checkConflict, { rows: [{ items: [clash] }] }));
  },
  render: () => <Create search={filled} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看' }));
    await expect(await screen.findByRole('dialog', { name: '机器人L2-周四班' })).toBeVisible();
  },
});

export const Online = meta.story({
  globals: desktop,
  render: () => <Create search={`${filled}&roomId=online`} />,
});

export const EditLesson = meta.story({
  globals: desktop,
  render: () => <Create search={`?lessonId=${editing.lessonId}`} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^日期/)).toHaveValue('2026-09-23');
    await expect(canvas.queryByRole('button', { name: '保存并继续' })).toBeNull();
  },
});

export const SomebodyWasFaster = meta.story({
  globals: desktop,
  beforeEach: ({ msw }) => {
    let version = editing.version;
    msw.use(
      mock(getLessonDetail, () => ({
        ...demoLessonDetail(editing.lessonId),
        version,
        ...(version > editing.version ? { date: '2026-09-26' } : {}),
      })),
      mock.raw(updateLesson, () => {
        version += 1;
        return Response.json({
          code: 409,
          msg: '',
          data: { by: '孙婷', at: '2026-09-21 09:00:00', current: null },
        });
      }),
    );
  },
  render: () => <Create search={`?lessonId=${editing.lessonId}`} />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^备注/), '换到周日');
    await userEvent.click(save());
    const key = await canvas.findByRole('button', { name: '查看最新' });
    await expect(canvas.getByLabelText(/^备注/)).toHaveValue('换到周日');
    await userEvent.click(key);
    const box = within(await screen.findByRole('dialog', { name: '查看最新' }));
    await expect(await box.findByText('9 月 26 日 周六')).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: '保留我的修改' }));
    await waitFor(() => expect(canvas.getByLabelText(/^日期/)).toHaveValue('2026-09-26'));
    await expect(canvas.getByLabelText(/^备注/)).toHaveValue('换到周日');
  },
});

export const Leaving = meta.story({
  globals: desktop,
  render: () => <Create search={filled} />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^备注/), '先放着');
    await userEvent.click(canvas.getByRole('link', { name: '取消' }));
    const box = within(await screen.findByRole('alertdialog', { name: '离开此页？' }));
    await userEvent.click(box.getByRole('button', { name: '继续填写' }));
    await expect(canvas.getByLabelText(/^备注/)).toHaveValue('先放着');
  },
});

export const ChoicesFailed = meta.story({
  globals: desktop,
  beforeEach: ({ msw }) => {
    msw.use(mock.fails(listDictionary, { code: 500, msg: '系统异常' }));
  },
  render: () => <Create />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('选项加载失败：系统异常')).toBeVisible();
  },
});

export const Loading = meta.story({
  globals: desktop,
  beforeEach: ({ msw }) => {
    msw.use(mock.never(getCampusList));
  },
  render: () => <Create />,
});
export const NotThere = meta.story({
  globals: desktop,
  beforeEach: ({ msw }) => {
    msw.use(mock.fails(getLessonDetail, { code: 404 }));
  },
  render: () => <Create search="?lessonId=0" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('该记录不存在，或您无权查看')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '返回课表' })).toBeVisible();
  },
});

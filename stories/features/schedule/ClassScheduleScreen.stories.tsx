import { configure, expect, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { getMyTimetable, getTimetable } from '../../../src/contract/timetable.ts';
import { ClassScheduleScreen } from '../../../src/features/schedule/ClassScheduleScreen.tsx';
import type { StoryKitProps } from '../../../src/testing/StoryKit.tsx';
import { mock } from '../../../src/testing/mock.ts';
import { busyWeek } from './busyWeek.ts';
import { Page } from './Page.tsx';
import { scheduleHandlers, theLesson, wednesday } from './scheduleWorld.ts';

// Calls, the check after typing rests, dialogs fetched when first shown: a busy machine takes its time.
configure({ asyncUtilTimeout: 8000 });

const meta = preview.meta({
  title: 'features/schedule/ClassSchedule',
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    msw.use(...scheduleHandlers());
  },
});

const desktop = { viewport: { value: 'desktop' } };
const tablet = { viewport: { value: 'tablet' } };
const phone = { viewport: { value: 'phone' } };

function Schedule(world: StoryKitProps) {
  return (
    <Page path="/layoutV2/ClassSchedule" {...world}>
      <ClassScheduleScreen />
    </Page>
  );
}

const rail = () => within(screen.getByRole('complementary', { name: '今日概览' }));

export const TeacherWeek = meta.story({
  tags: ['visual'],
  globals: desktop,
  beforeEach: ({ msw }) => {
    const before = {
      ...theLesson('机器人L2-周三A班'),
      lessonId: 'before',
      date: '2026-09-19',
      state: 'overdue' as const,
    };
    msw.use(...scheduleHandlers({ now: wednesday, lessons: busyWeek(), unrolledBefore: [before] }));
  },
  render: () => <Schedule as="teacher" now={wednesday} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /周三 18:30 到 20:00，机器人L2-周三A班/ });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('2026 年 9 月 21 日 – 27 日');
    await expect(rail().getByText('上课中 · 还有 48 分钟')).toBeVisible();
    await expect(rail().getByText('4 节课')).toBeVisible();
    await expect(rail().getByRole('button', { name: /未点名/ })).toHaveTextContent('2');
  },
});

export const LessonOpen = meta.story({
  globals: desktop,
  render: () => <Schedule as="operator" />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /机器人L2-周三A班/ }));
    const card = within(await screen.findByRole('dialog', { name: '机器人L2-周三A班 详情' }));
    await expect(card.getByText('9 月 23 日 周三 18:30–20:00 · 90 分钟')).toBeVisible();
    await expect(await card.findByRole('link', { name: '打开课件' })).toBeVisible();
    await expect(card.getByRole('link', { name: '调课' })).toBeVisible();
  },
});

export const OperatorWeek = meta.story({ globals: desktop, render: () => <Schedule as="operator" /> });
export const OperatorDark = meta.story({
  globals: { ...desktop, theme: 'dark' },
  render: () => <Schedule as="operator" />,
});
export const TabletDay = meta.story({
  globals: tablet,
  render: () => <Schedule as="operator" search="?date=2026-09-26" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /美术B班/ });
    await expect(canvas.getByRole('radio', { name: '日' })).toBeChecked();
  },
});

export const PhoneList = meta.story({
  tags: ['visual'],
  globals: phone,
  beforeEach: ({ msw }) => {
    msw.use(...scheduleHandlers({ now: wednesday, lessons: busyWeek() }));
  },
  render: () => <Schedule as="operator" now={wednesday} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: '课次列表' });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('9 月 21 日 – 27 日');
    await userEvent.click(canvas.getByRole('button', { name: /筛选/ }));
    const sheet = within(await screen.findByRole('dialog', { name: '筛选' }));
    await expect(sheet.getByText('班级')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: '完成' }));
  },
});

export const PhoneOverview = meta.story({
  globals: phone,
  beforeEach: ({ msw }) => {
    msw.use(...scheduleHandlers({ now: wednesday, lessons: busyWeek() }));
  },
  render: () => <Schedule as="teacher" now={wednesday} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: '课次列表' });
    await userEvent.click(await canvas.findByRole('button', { name: '今日概览，1 项待处理' }));
    await expect(await screen.findByText('上课中 · 还有 48 分钟')).toBeVisible();
  },
});

export const Loading = meta.story({
  globals: desktop,
  beforeEach: ({ msw }) => {
    msw.use(mock.never(getTimetable));
  },
  render: () => <Schedule as="operator" />,
});

export const EmptyWeek = meta.story({
  globals: desktop,
  beforeEach: ({ msw }) => {
    msw.use(...scheduleHandlers({ lessons: [] }));
  },
  render: () => <Schedule as="operator" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这一周没有课次')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去排课' })).toBeVisible();
    await expect(rail().getByText('今天没有课')).toBeVisible();
  },
});

export const NothingByFilter = meta.story({
  globals: desktop,
  render: () => <Schedule as="operator" search="?state=rolled" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这一周没有符合筛选条件的课次')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await expect(await canvas.findByRole('button', { name: /机器人L2-周三A班/ })).toBeVisible();
  },
});

export const LongNamesAndManyAtOnce = meta.story({
  globals: desktop,
  beforeEach: ({ msw }) => {
    const base = theLesson('机器人L2-周三A班');
    const lessons = Array.from({ length: 12 }, (_, index) => ({
      ...base,
      lessonId: `long-${index}`,
      title: `2026 秋季青少年机器人创新实践与竞赛预备提高班（${index + 1} 班）`,
      roomName: '多功能创客实验室 302',
      subjectColor: index + 1,
    }));
    msw.use(...scheduleHandlers({ lessons }));
  },
  render: () => <Schedule as="operator" />,
});

export const Failed = meta.story({
  globals: desktop,
  beforeEach: ({ msw }) => {
    msw.use(mock.fails(getTimetable, { code: 500, msg: '系统异常' }));
  },
  render: () => <Schedule as="operator" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('课表加载失败')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  globals: desktop,
  beforeEach: ({ msw }) => {
    msw.use(mock.fails(getMyTimetable, { code: 403, data: { permissionName: '课表' } }));
  },
  render: () => <Schedule as="teacher" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('您没有“课表”权限')).toBeVisible();
  },
});

export const Offline = meta.story({
  globals: phone,
  beforeEach: ({ msw }) => {
    msw.use(mock.offline(getTimetable));
  },
  render: () => <Schedule as="operator" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('网络连接不可用，请检查后重试')).toBeVisible();
  },
});

import { configure, expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { LessonDetail } from '../../../src/contract/lesson.ts';
import { getLessonDetail } from '../../../src/contract/timetable.ts';
import { ClassDetailScreen } from '../../../src/features/schedule/ClassDetailScreen.tsx';
import { demoLessonDetail } from '../../../src/testing/demo/index.ts';
import { mock } from '../../../src/testing/mock.ts';
import type { StoryKitProps } from '../../../src/testing/StoryKit.tsx';
import { Page } from './Page.tsx';
import { theLesson, wangMin } from './scheduleWorld.ts';

// Calls, the check after typing rests, dialogs fetched when first shown: a busy machine takes its time.
configure({ asyncUtilTimeout: 8000 });

const meta = preview.meta({ title: 'features/schedule/ClassDetail', parameters: { layout: 'fullscreen' } });

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };
const { lessonId } = theLesson('机器人L2-周三A班');
const detail = (more: Partial<LessonDetail> = {}) =>
  mock(getLessonDetail, { ...demoLessonDetail(lessonId, { viewerUid: wangMin }), ...more });

function Detail({ tab, ...world }: StoryKitProps & { tab?: string }) {
  return (
    <Page
      as="operator"
      path="/layoutV2/ClassDetail"
      search={`?lessonId=${lessonId}${tab ? `&tab=${tab}` : ''}`}
      {...world}
    >
      <ClassDetailScreen />
    </Page>
  );
}

export const Students = meta.story({
  tags: ['visual'],
  globals: desktop,
  beforeEach: ({ msw }) => {
    msw.use(detail());
  },
  render: () => <Detail />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '机器人L2-周三A班' })).toBeVisible();
    await expect(canvas.getByText('共 8 人')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /学员/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('link', { name: '打开课件' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/docViewer\?/),
    );
    await userEvent.click(canvas.getByRole('tab', { name: '上课内容' }));
    await expect(within(await canvas.findByRole('list', { name: '教案' })).getAllByRole('link')[0]).toBeVisible();
  },
});

export const StudentsOnPhone = meta.story({
  tags: ['visual'],
  globals: phone,
  beforeEach: ({ msw }) => {
    const { roster } = demoLessonDetail(lessonId);
    msw.use(detail({ roster: roster.map((one, index) => (index === 6 ? { ...one, available: 200 } : one)) }));
  },
  render: () => <Detail as="teacher" />,
});

export const Content = meta.story({
  globals: desktop,
  beforeEach: ({ msw }) => {
    msw.use(detail());
  },
  render: () => <Detail tab="content" as="teacher" />,
});

export const NoSection = meta.story({
  globals: desktop,
  beforeEach: ({ msw }) => {
    msw.use(detail({ section: null, sectionId: null, sectionName: null }));
  },
  render: () => <Detail tab="content" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('本课次还没有绑定课节')).toBeVisible();
  },
});

export const Log = meta.story({
  globals: desktop,
  beforeEach: ({ msw }) => {
    const diff = [{ field: '时间', before: '09-23 周三 18:30–20:00', after: '09-24 周四 18:30–20:00' }];
    const changes = [
      { at: '2026-09-21 09:12:40', by: '林娜', action: '调课', diff, reason: '学校开运动会' },
      { at: '2026-08-20 10:00:00', by: '林娜', action: '排课', diff: [], reason: null },
    ];
    msw.use(detail({ changes, moved: true }));
  },
  render: () => <Detail tab="log" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('学校开运动会')).toBeVisible();
  },
});

export const Rolled = meta.story({
  globals: desktop,
  beforeEach: ({ msw }) => {
    const base = demoLessonDetail(lessonId);
    const marks = ['present', 'present', 'late', 'present', 'leave', 'present', 'absent', 'early'] as const;
    msw.use(
      detail({
        state: 'rolled',
        counts: { ...base.counts, came: 6 },
        roster: base.roster.map((one, index) => ({ ...one, mark: marks[index] ?? 'present' })),
        mayDo: { move: { ok: false, why: '已点名课次不能调课' } },
      }),
    );
  },
  render: () => <Detail />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已点名课次不能调课')).toBeVisible();
  },
});

export const CancelledAndForced = meta.story({
  globals: desktop,
  beforeEach: ({ msw }) => {
    msw.use(
      detail({
        state: 'cancelled',
        forcedReason: '比赛前加课，家长已同意',
        substituteOf: { uid: '1005', name: '李强' },
        mayDo: { move: { ok: false, why: '已取消课次不能调课，请先恢复' } },
      }),
    );
  },
  render: () => <Detail />,
});

export const FortyStudents = meta.story({
  globals: desktop,
  beforeEach: ({ msw }) => {
    const [one] = demoLessonDetail(lessonId).roster;
    const roster = one
      ? Array.from({ length: 40 }, (_, n) => ({
          ...one,
          id: `s${n}`,
          name: n === 3 ? '欧阳阿依古丽·买买提' : `${one.name}${n + 1}`,
        }))
      : [];
    msw.use(detail({ roster }));
  },
  render: () => <Detail />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('搜索学员'), '欧阳');
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
});

export const NobodyYet = meta.story({
  globals: desktop,
  beforeEach: ({ msw }) => {
    msw.use(detail({ roster: [] }));
  },
  render: () => <Detail />,
});
export const Loading = meta.story({
  globals: desktop,
  beforeEach: ({ msw }) => {
    msw.use(mock.never(getLessonDetail));
  },
  render: () => <Detail />,
});
export const NotThere = meta.story({
  globals: desktop,
  beforeEach: ({ msw }) => {
    msw.use(mock.fails(getLessonDetail, { code: 404 }));
  },
  render: () => <Detail />,
});
export const NoLessonNamed = meta.story({ globals: phone, render: () => <Detail search="" /> });

import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { HttpHandler } from 'msw/http';
import { afterEach, expect, test } from 'vitest';
import { getLessonDetail } from '../../../src/contract/timetable.ts';
import { ClassDetailScreen } from '../../../src/features/schedule/ClassDetailScreen.tsx';
import { demoLessonDetail } from '../../../src/testing/demo/index.ts';
import { mock } from '../../../src/testing/mock.ts';
import { cleanupKits, renderInKit } from '../../../src/testing/renderInKit.tsx';
import { scheduleHandlers, theLesson } from '../../../stories/features/schedule/scheduleWorld.ts';

configure({ asyncUtilTimeout: 10_000 });
afterEach(() => {
  cleanupKits();
  cleanup();
});

const { lessonId } = theLesson('机器人L2-周三A班');
const base = demoLessonDetail(lessonId);

function open(search = `?lessonId=${lessonId}`, ...more: HttpHandler[]) {
  return renderInKit(<ClassDetailScreen />, {
    path: '/layoutV2/ClassDetail',
    search,
    handlers: [...more, ...scheduleHandlers()],
  });
}

test('the tab stands in the address and is replaced; files open in the viewer for this class', async () => {
  const { navigation } = open();
  expect(await screen.findByRole('heading', { name: '机器人L2-周三A班' })).toBeVisible();
  expect(screen.getByText('第 4 次/12')).toBeVisible();
  expect(screen.getByText('占座 8/8，应到 8')).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(9);
  await userEvent.click(screen.getByRole('tab', { name: '上课内容' }));
  expect(navigation.current().search).toBe(`?lessonId=${lessonId}&tab=content`);
  expect(navigation.entries).toHaveLength(1);
  const plans = within(await screen.findByRole('list', { name: '教案' }));
  expect(plans.getAllByRole('link')[0]).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`^/docViewer\\?resourceId=\\d+&revId=\\d+&classId=${base.classId}$`)),
  );
  await userEvent.click(screen.getByRole('tab', { name: /记录/ }));
  expect(navigation.current().search).toContain('tab=log');
});

test('下一次 leads to the next lesson of the class and keeps the tab', async () => {
  const { navigation } = open(`?lessonId=${lessonId}&tab=content`);
  await userEvent.click(await screen.findByRole('button', { name: '下一次' }));
  await waitFor(() => expect(navigation.current().search).toBe(`?lessonId=${base.nextLessonId}&tab=content`));
  expect(navigation.entries).toHaveLength(2);
});

test('调课 opens the form of this lesson; where it may not, it says why', async () => {
  const { navigation } = open();
  await userEvent.click(await screen.findByRole('button', { name: '调课' }));
  expect(navigation.current()).toMatchObject({
    pathname: '/layoutV2/CreateSchedule',
    search: `?lessonId=${lessonId}`,
  });
  open(
    undefined,
    mock(getLessonDetail, { ...base, state: 'rolled', mayDo: { move: { ok: false, why: '已点名课次不能调课' } } }),
  );
  expect(await screen.findByText('已点名课次不能调课')).toBeVisible();
});

test('who runs out of hours is marked, a mark after roll-call is a word', async () => {
  const roster = base.roster.map((one, index) =>
    index === 0 ? { ...one, available: 400, mark: 'absent' as const } : { ...one, mark: 'present' as const },
  );
  open(undefined, mock(getLessonDetail, { ...base, roster }));
  const row = within(await screen.findByRole('row', { name: /李子涵/ }));
  expect(row.getByText('4.00')).toHaveAttribute('data-low');
  expect(row.getByText('未到')).toBeVisible();
  expect(screen.getAllByText('到课')).toHaveLength(7);
});

test('a lesson without section, students or changes says what to do', async () => {
  open(undefined, mock(getLessonDetail, { ...base, section: null, roster: [], changes: [] }));
  expect(await screen.findByText('本课次还没有学员')).toBeVisible();
  expect(screen.queryByRole('link', { name: '打开课件' })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: '上课内容' }));
  expect(await screen.findByText('本课次还没有绑定课节')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /记录/ }));
  expect(await screen.findByText('还没有变更')).toBeVisible();
});

test('not there, or not to be seen: told alike, with a way back', async () => {
  open(undefined, mock.fails(getLessonDetail, { code: 404 }));
  expect(await screen.findByText('该记录不存在，或您无权查看')).toBeVisible();
  expect(screen.getByRole('link', { name: '返回课表' })).toBeVisible();
  open('');
  expect(screen.getByText('没有指定课次')).toBeVisible();
});

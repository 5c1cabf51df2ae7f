import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { getMyTimetable, getTimetable } from '../../../src/contract/timetable.ts';
import { demoCampusIds } from '../../../src/testing/demo/index.ts';
import { mock } from '../../../src/testing/mock.ts';
import { busyWeek } from '../../../stories/features/schedule/busyWeek.ts';
import { lessonsOf, monday, theLesson, wednesday } from '../../../stories/features/schedule/scheduleWorld.ts';
import { card, openSchedule } from './openSchedule.tsx';

const wedA = /机器人L2-周三A班/;
const overview = () => within(screen.getByRole('complementary', { name: '今日概览' }));
const heading = () => screen.getByRole('heading', { level: 1 });

describe('the operator’s week', () => {
  test('shows the campus chosen in the shell, or all of them', async () => {
    const elsewhere = /编程启蒙-周六班/;
    const { calls, kit } = await openSchedule({ session: { campusId: demoCampusIds.DH } });
    await card(wedA);
    expect(calls('getTimetable')[0]?.url).toContain(`campusId=${demoCampusIds.DH}`);
    expect(screen.queryByRole('button', { name: elsewhere })).toBeNull();
    act(() => kit.session.setState({ campusId: null }));
    expect(await card(elsewhere)).toBeVisible();
    expect(calls('getTimetable').at(-1)?.url).not.toContain(`campusId=${demoCampusIds.DH}`);
  });

  test('steps by weeks in the address; today stays in the rail while another week is looked at', async () => {
    const { navigation, calls } = await openSchedule({ facts: { now: wednesday }, now: wednesday });
    await card(wedA);
    await userEvent.click(screen.getByRole('button', { name: '下一周' }));
    expect(navigation.current().search).toBe('?date=2026-09-30');
    expect(heading()).toHaveTextContent('2026 年 9 月 28 日 – 10 月 4 日');
    expect(await overview().findByText('2 节课')).toBeVisible();
    expect(calls('getTimetable').some(({ url }) => url.includes('from=2026-09-23&to=2026-09-29'))).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '今天' }));
    expect(navigation.current().search).toBe('');
  });

  test('while another week is read the one before does not pass for it', async () => {
    const { network } = await openSchedule();
    await card(wedA);
    network.use(mock.never(getTimetable));
    await userEvent.click(screen.getByRole('button', { name: '下一周' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: wedA })).toBeNull());
    expect(screen.queryByText(/没有课次/)).toBeNull();
  });

  test('filters stand in the address, say when nothing is left, and clear', async () => {
    const { navigation } = await openSchedule();
    await card(wedA);
    await userEvent.click(overview().getByRole('button', { name: /未点名/ }));
    expect(navigation.current().search).toBe('?state=overdue');
    expect(await screen.findByText('这一周没有符合筛选条件的课次')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '清除筛选' }));
    expect(await card(wedA)).toBeVisible();
  });

  test('a lesson opens in the address, with its courseware; Escape closes it', async () => {
    const { navigation } = await openSchedule();
    await userEvent.click(await card(wedA));
    const dialog = within(await screen.findByRole('dialog', { name: '机器人L2-周三A班 详情' }));
    expect(navigation.current().search).toBe(`?lessonId=${theLesson('机器人L2-周三A班').lessonId}`);
    expect(await dialog.findByRole('link', { name: '打开课件' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/docViewer\?resourceId=\d+/),
    );
    expect(dialog.getByRole('link', { name: '课次详情' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(navigation.current().search).toBe('');
  });

  test('an empty week says what to do next', async () => {
    await openSchedule({ facts: { lessons: [] } });
    expect(await screen.findByText('这一周没有课次')).toBeVisible();
    expect(screen.getByRole('link', { name: '去排课' })).toHaveAttribute(
      'href',
      '/layoutV2/CreateSchedule?date=2026-09-21',
    );
  });

  test('a week whose lessons are all cancelled offers to show them', async () => {
    const off = { ...theLesson('机器人L2-周三A班'), state: 'cancelled' as const };
    const { navigation } = await openSchedule({ facts: { lessons: [off] } });
    await userEvent.click(await screen.findByRole('button', { name: '显示已取消' }));
    expect(navigation.current().search).toBe('?cancelled=1');
    expect(await card(wedA)).toBeVisible();
  });
});

describe('when reading fails', () => {
  test('the first time: says so in the place of the grid, and tries again', async () => {
    const { network } = await openSchedule({ more: [mock.fails(getTimetable, { code: 500 })] });
    expect(await screen.findByText('课表加载失败')).toBeVisible();
    network.use(mock(getTimetable, { ...answer, lessons: lessonsOf('2026-09-21', '2026-09-27') }));
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await card(wedA)).toBeVisible();
  });

  test('later: the picture stays and says how old it is', async () => {
    const { network, kit } = await openSchedule();
    await card(wedA);
    network.use(mock.offline(getTimetable));
    void kit.queryClient.refetchQueries();
    expect(await screen.findByText(/课表未能更新：网络连接不可用，请检查后重试，数据截至 09:00/)).toBeVisible();
    expect(await card(wedA)).toBeVisible();
  });

  test('without the right it says which', async () => {
    await openSchedule({
      as: 'teacher',
      more: [mock.fails(getMyTimetable, { code: 403, data: { permissionName: '课表' } })],
    });
    expect(await screen.findByText('您没有“课表”权限')).toBeVisible();
  });
});

const answer = {
  blocks: [],
  holidays: [],
  resources: [],
  totals: { lessons: 0, unrolled: 0, forced: 0 },
  asOf: `${monday}:00`,
};

describe('the teacher’s day', () => {
  const before = {
    ...theLesson('机器人L2-周三A班'),
    lessonId: 'before',
    date: '2026-09-16',
    state: 'overdue' as const,
  };
  const facts = { now: wednesday, lessons: busyWeek(), unrolledBefore: [before] };

  test('what runs, what waits, what the week holds', async () => {
    const { navigation } = await openSchedule({ as: 'teacher', facts });
    expect(await overview().findByText('上课中 · 还有 48 分钟')).toBeVisible();
    expect(overview().getByText('4 节课')).toBeVisible();
    expect(overview().getByText('本周 26 节 · 38.50 小时')).toBeVisible();
    expect(overview().getByRole('button', { name: /^未点名/ })).toHaveTextContent('未点名2');
    await userEvent.click(overview().getByRole('button', { name: /09-16 18:30/ }));
    expect(navigation.current().search).toBe('?date=2026-09-16&lessonId=before');
  });

  test('below 1280 px the overview is a sheet behind a button with the count', async () => {
    await openSchedule({ as: 'teacher', facts, width: 1100 });
    await userEvent.click(await screen.findByRole('button', { name: '今日概览，2 项待处理' }));
    const sheet = within(await screen.findByRole('dialog', { name: '今日概览' }));
    await userEvent.click(sheet.getByRole('button', { name: /^未点名/ }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '今日概览' })).toBeNull());
    expect(await card(/搭建S2班/)).toBeVisible();
    expect(screen.queryByRole('button', { name: wedA })).toBeNull();
  });

  test('on a phone: a list under two rows, filters in a sheet', async () => {
    const { navigation } = await openSchedule({ as: 'teacher', facts, width: 375 });
    await screen.findByRole('group', { name: '课次列表' });
    expect(heading()).toHaveTextContent('9 月 21 日 – 27 日');
    const rows = new Set(
      screen
        .getAllByRole('button')
        .filter((one) => one.closest('header'))
        .map((one) => one.getBoundingClientRect().top),
    );
    expect(rows.size).toBeLessThanOrEqual(2);
    await userEvent.click(screen.getByRole('button', { name: '筛选' }));
    const sheet = within(await screen.findByRole('dialog', { name: '筛选' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: '显示已取消' }));
    await userEvent.click(sheet.getByRole('button', { name: '完成' }));
    expect(navigation.current().search).toBe('?cancelled=1');
  });

  test('a free day names the next lesson', async () => {
    const next = { ...theLesson('机器人L2-周三A班'), date: '2026-09-24' };
    await openSchedule({ as: 'teacher', facts: { now: wednesday, lessons: [next] } });
    expect(await overview().findByText('今天没有课')).toBeVisible();
    expect(overview().getByText('下一节 · 9 月 24 日 周四')).toBeVisible();
  });
});

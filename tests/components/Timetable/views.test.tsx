import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { MonthMini } from '../../../src/components/Timetable/MonthMini.tsx';
import type { TimetableLesson } from '../../../src/components/Timetable/types.ts';
import { lessons, monday } from '../../../stories/components/Timetable/teacherWeek.ts';
import { roomBlocks, roomLessons, rooms, saturday } from '../../../stories/components/Timetable/roomDay.ts';
import { cleanup, drag, openTimetable } from './openTimetable.tsx';

beforeAll(() => page.viewport(1280, 840));
afterEach(cleanup);

const planned = (id: string, more: Partial<TimetableLesson> = {}): TimetableLesson<{ hours: number }> => ({
  id,
  date: '2026-09-24',
  start: '10:00',
  end: '11:30',
  title: `班级${id}`,
  subjectColor: 1,
  state: 'planned',
  movable: true,
  ...more,
  data: { hours: 1.5 },
});

describe('the grid', () => {
  test('of seven lessons at once four are shown, the rest behind +3', async () => {
    const { onSelect } = openTimetable({
      lessons: Array.from({ length: 7 }, (_, i) => planned(`${i}`)),
      blocks: [],
      renderPopover: ({ title }) => <p>{title}</p>,
    });
    const more = screen.getByRole('button', { name: '9 月 24 日 周四 10:00 还有 3 节课' });
    expect(within(more).getByText('+3')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^周四 10:00/ })).toHaveLength(4);
    await userEvent.click(more);
    const list = await screen.findByRole('dialog');
    expect(within(list).getAllByRole('button')).toHaveLength(3);
    await userEvent.click(within(list).getByRole('button', { name: /班级5/ }));
    expect(onSelect).toHaveBeenLastCalledWith('5', { reason: 'pointer' });
    expect(await screen.findByRole('dialog', { name: '班级5 详情' })).toBeVisible();
  });

  test('the hours grow around an early and a late lesson', () => {
    openTimetable({
      lessons: [planned('a', { start: '07:15', end: '08:00' }), planned('b', { start: '21:00', end: '21:40' })],
    });
    expect(screen.getByRole('rowheader', { name: '07:00–22:00' })).toBeVisible();
  });

  test('an empty week says so, a loading one is said to be loading', () => {
    const { again } = openTimetable({ lessons: [], blocks: [] });
    expect(screen.getByText('没有课次')).toBeVisible();
    again({ loading: true });
    expect(screen.queryByText('没有课次')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('加载中...');
    expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    again({ loading: true, lessons });
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('words can be replaced one by one', () => {
    openTimetable({ lessons: [], blocks: [], locale: { empty: '本周没有课' } });
    expect(screen.getByText('本周没有课')).toBeVisible();
  });

  test('keeps what the caller sets on the root', () => {
    openTimetable({ id: 'table', className: 'mine', 'aria-label': '我的课表' });
    const root = screen.getByRole('region', { name: '我的课表' });
    expect(root).toHaveAttribute('id', 'table');
    expect(root).toHaveClass('mine');
    expect(root).toHaveAttribute('data-view', 'week');
  });
});

describe('rooms of a day', () => {
  test('each room is a column, a lesson moves to another room', () => {
    const { onMove } = openTimetable({
      view: 'day',
      from: saturday,
      resources: rooms,
      lessons: roomLessons.map((lesson) => ({ ...lesson, data: { hours: 1.5 } })),
      blocks: roomBlocks,
    });
    expect(screen.getAllByRole('columnheader', { name: /^[ABG]\d/ })).toHaveLength(6);
    expect(screen.getByRole('columnheader', { name: /东湖校区/ })).toHaveAttribute('aria-colspan', '4');
    const width = (1200 - 64) / 6;
    drag(screen.getByRole('button', { name: /搭建S4班/ }), { x: width });
    expect(onMove.mock.calls[0]?.[1]).toEqual({ date: saturday, start: '13:30', end: '15:00', resourceId: 'G101' });
  });

  test('of 420 columns only those in view are there', async () => {
    const many = Array.from({ length: 60 }, (_, i) => ({ id: `r${i}`, name: `教室${i}` }));
    const all = Array.from({ length: 840 }, (_, i) =>
      planned(`${i}`, {
        date: `2026-09-${21 + (i % 7)}`,
        start: i % 2 ? '10:00' : '14:00',
        end: i % 2 ? '11:30' : '15:30',
        resourceIds: [`r${i % 60}`],
      }),
    );
    openTimetable({ resources: many, lessons: all, blocks: [] });
    const grid = screen.getByRole('grid');
    expect(grid).toHaveAttribute('aria-colcount', '421');
    expect(within(grid).getAllByRole('gridcell').length).toBeLessThan(16);
    expect(grid.querySelectorAll('*').length).toBeLessThan(1500);
    const scroller = grid.parentElement;
    scroller?.scrollTo({ left: 140 * 200 });
    await waitFor(() => expect(screen.getByRole('columnheader', { name: '教室21' })).toBeVisible());
    expect(within(grid).getAllByRole('gridcell').length).toBeLessThan(16);
  });
});

describe('the list', () => {
  test('shows days and lessons, arrows go from lesson to lesson', async () => {
    const { onSelect } = openTimetable({ view: 'agenda' }, { width: 375, height: 700 });
    expect(screen.getByRole('heading', { name: /今天 9 月 23 日 周三/ })).toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: /^周一 16:30/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('button', { name: /^周二 10:00/ })).toHaveFocus();
    await userEvent.keyboard('t');
    expect(screen.getByRole('button', { name: /^周三 10:00/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('23-10:00-科学启蒙-进园班', { reason: 'keyboard' });
  });

  test('a long one draws only what is in view, and the keys still reach its end', async () => {
    const long = Array.from({ length: 200 }, (_, i) =>
      planned(`${i}`, { date: `2026-09-${21 + Math.floor(i / 29)}`, title: `第${i}课` }),
    );
    openTimetable({ view: 'agenda', lessons: long, blocks: [], holidays: [] }, { width: 375, height: 700 });
    expect(await screen.findByRole('button', { name: /第0课/ })).toBeVisible();
    expect(screen.getAllByRole('button').length).toBeLessThan(40);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: /第0课/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('button', { name: /第199课/ })).toHaveFocus());
  });

  test('a free today is named', () => {
    openTimetable({ view: 'agenda', lessons: [], blocks: [], holidays: [] });
    expect(screen.getByText('今天没有课')).toBeVisible();
  });

  test('loading, it shows the shape of what comes', () => {
    openTimetable({ view: 'agenda', lessons: [], loading: true });
    expect(screen.getByRole('status')).toHaveTextContent('加载中...');
  });
});

describe('the small month', () => {
  test('picks a date, numbers weeks, leafs', async () => {
    const onPick = vi.fn();
    const onMonthChange = vi.fn();
    render(
      <MonthMini
        date={monday}
        today="2026-09-23"
        marked={new Set(['2026-09-24'])}
        onPick={onPick}
        onMonthChange={onMonthChange}
      />,
    );
    expect(screen.getByRole('rowheader', { name: '第 4 周' })).toBeVisible();
    await userEvent.click(screen.getByRole('gridcell', { name: '9 月 24 日 周四，有课' }));
    expect(onPick).toHaveBeenCalledExactlyOnceWith('2026-09-24');
    await userEvent.click(screen.getByRole('button', { name: '下个月' }));
    expect(onMonthChange).toHaveBeenCalledExactlyOnceWith('2026-10');
    expect(screen.getByRole('grid', { name: '2026 年 10 月' })).toBeVisible();
    screen.getByRole('gridcell', { name: '10 月 1 日 周四' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('gridcell', { name: '9 月 30 日 周三' })).toHaveFocus());
  });
});

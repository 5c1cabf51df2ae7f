import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { lessons, today } from '../../../stories/components/Timetable/teacherWeek.ts';
import {
  builders,
  card,
  cleanup,
  dayWidth,
  drag,
  hour,
  openTimetable,
  press,
  said,
  thursday,
} from './openTimetable.tsx';

beforeAll(() => page.viewport(1280, 840));
afterEach(cleanup);

describe('moving a lesson with the mouse', () => {
  test('a drop on free time moves it by the raster and tells why', () => {
    const { onMove } = openTimetable();
    drag(builders(), { x: 0, y: -2 * hour + 5 });
    expect(onMove).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: '搭建S1班', data: { hours: 1.5 } }),
      { date: '2026-09-24', start: '13:30', end: '15:00' },
      { reason: 'drag' },
    );
    expect(said()).toBe('搭建S1班 已放到 周四 13:30–15:00');
  });

  test('another column is another day', () => {
    const { onMove } = openTimetable();
    drag(builders(), { x: -2 * dayWidth, y: -hour * 2.5 });
    expect(onMove.mock.calls[0]?.[1]).toEqual({ date: '2026-09-22', start: '13:00', end: '14:30' });
  });

  test('with Alt it moves by five minutes', () => {
    const { onMove } = openTimetable();
    drag(builders(), { y: -2 * hour + 5, alt: true });
    expect(onMove.mock.calls[0]?.[1].start).toBe('13:35');
  });

  test('it stands at its new place while the move is saved, and stays when the data has come', async () => {
    const saving = Promise.withResolvers<void>();
    openTimetable({ onMove: () => saving.promise });
    drag(builders(), { y: -2 * hour });
    const moved = await screen.findByRole('button', { name: /^周四 13:30 到 15:00，搭建S1班/ });
    expect(moved).toHaveAttribute('aria-busy', 'true');
    await act(async () => saving.resolve());
    expect(builders()).not.toHaveAttribute('aria-busy');
  });

  test('it returns when the move is refused by the server, and says so', async () => {
    const saving = Promise.withResolvers<void>();
    openTimetable({ onMove: () => saving.promise });
    drag(builders(), { y: -2 * hour });
    await screen.findByRole('button', { name: /^周四 13:30 到 15:00，搭建S1班/ });
    await act(async () => saving.reject(new Error('409')));
    expect(builders()).toBeVisible();
    expect(said()).toBe('搭建S1班 未能移动，已退回 周四 15:30–17:00');
  });

  test('over another lesson it says 不可排, rings what it hits, springs back and gives the first line', () => {
    const { onMove, onRefused } = openTimetable();
    const stroke = { x: -dayWidth, y: 2 * hour };
    const held = press(builders(), stroke).move(stroke);
    expect(screen.getByText('不可排 1')).toBeVisible();
    expect(screen.getByText('不可排', { selector: '[data-level]' })).toBeVisible();
    expect(said()).toBe('周三 17:30–19:00，不可排：王敏老师 18:30–20:00 已有课：机器人L2-周三A班（A101）');
    expect(card(/^周三 18:30.*机器人L2-周三A班/)).toHaveAttribute('data-mark', 'hit-hard');
    held.release(stroke);
    expect(onMove).not.toHaveBeenCalled();
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: '搭建S1班' }),
      '王敏老师 18:30–20:00 已有课：机器人L2-周三A班（A101）',
    );
    expect(card(/^周三 18:30.*机器人L2-周三A班/)).not.toHaveAttribute('data-mark');
  });

  test('a soft conflict may be dropped: who asks for the reason is the screen', () => {
    const { onMove } = openTimetable();
    const stroke = { x: dayWidth, y: -hour };
    const held = press(builders(), stroke).move(stroke);
    expect(screen.getByText('可强排 1')).toBeVisible();
    expect(screen.getByText('需填写强排原因')).toBeVisible();
    held.release(stroke);
    expect(onMove.mock.calls[0]?.[1].date).toBe('2026-09-25');
  });

  test('Escape puts it back', () => {
    const { onMove } = openTimetable();
    const stroke = { y: -2 * hour };
    const held = press(builders(), stroke).move(stroke);
    fireEvent.keyDown(window, { key: 'Escape' });
    held.release(stroke);
    expect(onMove).not.toHaveBeenCalled();
    expect(said()).toBe('已取消移动 搭建S1班');
    expect(builders()).not.toHaveAttribute('data-mark');
  });

  test('less than 4 px is a click', () => {
    const { onMove, onSelect } = openTimetable();
    drag(builders(), { x: 2, y: 1 });
    fireEvent.click(builders(), { detail: 1 });
    expect(onMove).not.toHaveBeenCalled();
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('24-15:30-搭建S1班', { reason: 'pointer' });
  });

  test('the click that ends a drag selects nothing', () => {
    const { onSelect } = openTimetable();
    drag(builders(), { y: -2 * hour });
    fireEvent.click(builders(), { detail: 1 });
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('cards that have nothing to do with it are not touched while it moves', () => {
    openTimetable();
    const touched = vi.fn();
    const watch = new MutationObserver(touched);
    for (const other of screen.getAllByRole('button').filter((one) => one !== builders())) {
      watch.observe(other, { attributes: true, childList: true, subtree: true });
    }
    press(builders(), {}).move({ y: -30 }).move({ y: -60 }).move({ y: -90 });
    expect(watch.takeRecords()).toEqual([]);
    watch.disconnect();
  });

  test('free spans are shown while it is held', () => {
    const freeSpans = [{ date: '2026-09-24', start: '13:00', end: '15:20' }];
    openTimetable({ freeSpans });
    expect(screen.queryByText('可排 13:00–15:20')).toBeNull();
    const held = press(builders(), {}).move({ y: -30 });
    expect(screen.getByText('可排 13:00–15:20')).toBeVisible();
    held.release({});
    expect(screen.queryByText('可排 13:00–15:20')).toBeNull();
  });
});

describe('lessons that may not be moved', () => {
  test('say why instead of leaving their place', () => {
    const { onMove, onRefused } = openTimetable();
    drag(card(/^周一 16:30.*编程入门B班/), { y: 2 * hour });
    expect(onMove).not.toHaveBeenCalled();
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ state: 'rolled' }),
      '已点名课次不能移动',
    );
    expect(said()).toBe('已点名课次不能移动');
  });

  test('read only, nothing can be lifted, drawn or refused', () => {
    const { onMove, onRefused, onCreate } = openTimetable({ readOnly: true });
    drag(builders(), { y: -2 * hour });
    drag(card(/^周一 16:30/), { y: hour });
    drag(thursday(), { hold: 200, y: hour });
    expect([onMove, onRefused, onCreate].map((spy) => spy.mock.calls.length)).toEqual([0, 0, 0]);
  });
});

describe('length and new lessons', () => {
  const edge = (element: Element) => element.querySelector('[data-resize]') ?? element;

  test('the bottom edge changes the end', () => {
    const { onMove } = openTimetable();
    drag(edge(builders()), { hold: 3, y: -hour / 2 });
    expect(onMove).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      { date: '2026-09-24', start: '15:30', end: '16:30' },
      { reason: 'resize' },
    );
  });

  test('onResize hears it where it is given', () => {
    const onResize = vi.fn();
    const { onMove } = openTimetable({ onResize });
    drag(edge(builders()), { hold: 3, y: -hour / 4 });
    expect(onResize.mock.calls[0]?.[1].end).toBe('16:45');
    expect(onMove).not.toHaveBeenCalled();
  });

  test('drawing on free time makes a lesson', () => {
    const { onCreate } = openTimetable();
    const stroke = { hold: 4 * hour + 2, y: 1.5 * hour };
    const held = press(thursday(), stroke).move(stroke);
    expect(screen.getByText('90 分钟', { exact: false, selector: 'b' })).toBeVisible();
    held.release(stroke);
    expect(onCreate).toHaveBeenCalledExactlyOnceWith({ date: '2026-09-24', start: '12:00', end: '13:30' });
  });

  test('a double click makes one of an hour', () => {
    const { onCreate } = openTimetable();
    const top = thursday().getBoundingClientRect().top;
    fireEvent.doubleClick(thursday(), { clientY: top + 4.2 * hour });
    expect(onCreate).toHaveBeenCalledExactlyOnceWith({ date: '2026-09-24', start: '12:00', end: '13:00' });
  });
});

describe('at the edge', () => {
  test('a held lesson scrolls the grid, and is dropped where it has come to', async () => {
    const resources = Array.from({ length: 20 }, (_, i) => ({ id: `r${i}`, name: `教室${i}` }));
    const planned = lessons.filter(({ title }) => title === '机器人L2-周三A班').slice(0, 1);
    const { onMove } = openTimetable({
      view: 'day',
      from: today,
      resources,
      lessons: planned.map((lesson) => ({ ...lesson, date: today, resourceIds: ['r3'] })),
      blocks: [],
      verdict: () => null,
    });
    const scroller = screen.getByRole('grid').parentElement;
    const element = card(/机器人L2-周三A班/);
    const toEdge = { x: 1195 - element.getBoundingClientRect().left - 40 };
    const stroke = press(element, toEdge).move(toEdge);
    await waitFor(() => expect(scroller?.scrollLeft).toBeGreaterThan(600), { timeout: 5000 });
    stroke.release(toEdge);
    const dropped = onMove.mock.calls[0]?.[1].resourceId?.slice(1);
    expect(Number(dropped)).toBeGreaterThan(10);
  });
});

describe('a timetable that goes away', () => {
  test('while a lesson is held leaves nothing behind', () => {
    const { onMove, onRefused } = openTimetable();
    const stroke = { y: -2 * hour };
    const held = press(builders(), stroke).move(stroke);
    cleanup();
    held.release(stroke);
    expect([onMove, onRefused].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
  });
});

describe('with a finger', () => {
  test('resting 300 ms lifts the lesson', async () => {
    const { onMove } = openTimetable();
    const stroke = { y: -2 * hour, pointerType: 'touch' };
    const held = press(builders(), stroke);
    await waitFor(() => expect(builders()).toHaveAttribute('data-mark', 'lifted'));
    held.move(stroke).release(stroke);
    expect(onMove.mock.calls[0]?.[1].start).toBe('13:30');
  });

  test('moving at once scrolls and lifts nothing', async () => {
    const { onMove } = openTimetable();
    const stroke = { y: -2 * hour, pointerType: 'touch' };
    press(builders(), stroke).move(stroke);
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect(builders()).not.toHaveAttribute('data-mark');
    expect(onMove).not.toHaveBeenCalled();
  });
});

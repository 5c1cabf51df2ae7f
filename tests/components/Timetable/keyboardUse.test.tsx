import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Dialog } from '../../../src/components/ui/Dialog/Dialog.tsx';
import { builders, card, cleanup, openTimetable, said } from './openTimetable.tsx';

beforeAll(() => page.viewport(1280, 840));
afterEach(cleanup);

const keys = (text: string) => userEvent.keyboard(text);

describe('reading by keyboard', () => {
  test('Tab reaches one card, today and now; arrows go on', async () => {
    const onFocusLesson = vi.fn();
    openTimetable({ onFocusLesson });
    await userEvent.tab();
    expect(card(/^周三 16:00.*编程入门C班.*上课中/)).toHaveFocus();
    await keys('{ArrowDown}');
    expect(card(/^周三 18:30/)).toHaveFocus();
    await keys('{ArrowRight}');
    expect(card(/^周四 18:30/)).toHaveFocus();
    expect(onFocusLesson).toHaveBeenLastCalledWith('24-18:30-机器人L3-周四班');
    expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
    await keys('t');
    expect(card(/^周三 16:00/)).toHaveFocus();
  });

  test('T asks for today where it is not in view', async () => {
    const onToday = vi.fn();
    openTimetable({ onToday, from: '2026-09-14', lessons: [] });
    await userEvent.tab();
    await keys('t');
    expect(onToday).toHaveBeenCalledOnce();
  });

  test('the grid tells its size and place', () => {
    openTimetable();
    const grid = screen.getByRole('grid', { name: '课表' });
    expect(grid).toHaveAttribute('aria-colcount', '8');
    expect(screen.getByRole('columnheader', { name: /周三/ })).toHaveAttribute('aria-colindex', '4');
    expect(screen.getAllByRole('gridcell').map((cell) => cell.getAttribute('aria-colindex'))).toEqual([
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
    ]);
  });

  test('Enter opens the popover, Escape closes it and gives the focus back', async () => {
    const { onSelect } = openTimetable({ renderPopover: ({ title }) => <button type="button">点名 {title}</button> });
    builders().focus();
    await keys('{Enter}');
    expect(onSelect).toHaveBeenLastCalledWith('24-15:30-搭建S1班', { reason: 'keyboard' });
    expect(await screen.findByRole('dialog', { name: '搭建S1班 详情' })).toBeVisible();
    expect(builders()).toHaveAttribute('aria-expanded', 'true');
    const own = builders().getBoundingClientRect();
    await waitFor(() => {
      const popover = screen.getByRole('dialog').getBoundingClientRect();
      expect(popover.width).toBe(336);
      expect(popover.right <= own.left || popover.left >= own.right).toBe(true);
    });
    await waitFor(() => expect(screen.getByRole('button', { name: '点名 搭建S1班' })).toHaveFocus());
    await keys('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onSelect).toHaveBeenLastCalledWith(null, { reason: 'escape' });
    await waitFor(() => expect(builders()).toHaveFocus());
  });
});

describe('a popover opened by pointer', () => {
  test('leaves the focus on the card; a press elsewhere closes it, another card takes over', async () => {
    const { onSelect } = openTimetable({ renderPopover: ({ title }) => <button type="button">点名 {title}</button> });
    await userEvent.click(builders());
    expect(await screen.findByRole('dialog', { name: '搭建S1班 详情' })).toBeVisible();
    expect(builders()).toHaveFocus();
    await userEvent.click(card(/^周三 18:30/));
    expect(await screen.findByRole('dialog', { name: '机器人L2-周三A班 详情' })).toBeVisible();
    expect(onSelect.mock.calls.map(([id]) => id)).toEqual(['24-15:30-搭建S1班', '23-18:30-机器人L2-周三A班']);
    await userEvent.click(screen.getByRole('columnheader', { name: /周一/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onSelect).toHaveBeenLastCalledWith(null, { reason: 'outside' });
  });

  test('stays while a dialog opened from it has the focus', async () => {
    function Content() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            调课
          </button>
          <Dialog open={open} onOpenChange={setOpen} title="调课到">
            <button type="button">确定</button>
          </Dialog>
        </>
      );
    }
    openTimetable({ renderPopover: () => <Content /> });
    await userEvent.click(builders());
    await userEvent.click(await screen.findByRole('button', { name: '调课' }));
    await userEvent.click(await screen.findByRole('button', { name: '确定' }));
    await keys('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '调课到' })).toBeNull());
    expect(screen.getByRole('dialog', { name: '搭建S1班 详情' })).toBeVisible();
  });
});

describe('moving by keyboard', () => {
  test('M lifts, arrows move, Enter drops, and all of it is said', async () => {
    const { onMove } = openTimetable();
    builders().focus();
    await keys('m');
    expect(said()).toBe(
      '已拿起 搭建S1班，周四 15:30–17:00。方向键移动 15 分钟，Shift 加方向键改时长，回车放下，Esc 取消',
    );
    await keys('{ArrowUp}');
    expect(said()).toBe('周四 15:15–16:45，可排');
    await keys('{ArrowLeft}');
    expect(said()).toContain('周三 15:15–16:45，不可排：王敏老师 14:00–15:30 已有课');
    await keys('{ArrowLeft}{ArrowUp}{ArrowUp}{Enter}');
    expect(onMove).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: '搭建S1班' }),
      { date: '2026-09-22', start: '14:45', end: '16:15' },
      { reason: 'keyboard' },
    );
    expect(said()).toBe('搭建S1班 已放到 周二 14:45–16:15');
  });

  test('the focus goes with the card while it is saved, and comes back with it', async () => {
    const saving = Promise.withResolvers<void>();
    openTimetable({ onMove: () => saving.promise });
    builders().focus();
    await keys('m{ArrowLeft}{ArrowLeft}{ArrowUp}{ArrowUp}{Enter}');
    await waitFor(() => expect(card(/^周二 15:00 到 16:30，搭建S1班/)).toHaveFocus());
    saving.reject(new Error('422'));
    await waitFor(() => expect(builders()).toHaveFocus());
    expect(said()).toContain('未能移动');
  });

  test('Shift and arrows change the end, Escape undoes all', async () => {
    const { onMove, onSelect } = openTimetable();
    builders().focus();
    await keys('m{Shift>}{ArrowUp}{/Shift}');
    expect(said()).toBe('周四 15:30–16:45，可排');
    await keys('{Escape}');
    expect(said()).toBe('已取消移动 搭建S1班');
    await keys('m{Shift>}{ArrowDown}{/Shift}{Enter}');
    expect(onMove).not.toHaveBeenCalled();
    expect(said()).toContain('已有课');
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('a drop where it may not be is refused', async () => {
    const { onMove, onRefused } = openTimetable();
    builders().focus();
    await keys('m{ArrowDown}{ArrowDown}{Enter}');
    expect(onMove).not.toHaveBeenCalled();
    expect(onRefused.mock.calls[0]?.[1]).toBe('王敏老师 17:10–18:10 已有课：郑好（线上）');
  });

  test('a rolled lesson says why it stays', async () => {
    const { onRefused } = openTimetable();
    card(/^周一 16:30/).focus();
    await keys('m');
    expect(onRefused).toHaveBeenCalledOnce();
    expect(said()).toBe('已点名课次不能移动');
  });

  test('a popover can hand its lesson to the keyboard', async () => {
    const { onMove } = openTimetable({
      renderPopover: (_lesson, { grab }) => (
        <button type="button" onClick={grab}>
          移动
        </button>
      ),
    });
    await userEvent.click(builders());
    await userEvent.click(await screen.findByRole('button', { name: '移动' }));
    expect(said()).toContain('已拿起 搭建S1班');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(builders()).toHaveFocus());
    await keys('{ArrowUp}{Enter}');
    expect(onMove.mock.calls[0]?.[1].start).toBe('15:15');
  });
});

describe('new lessons by keyboard', () => {
  test('Shift and arrows reach a free slot, N makes a lesson there', async () => {
    const { onCreate } = openTimetable();
    builders().focus();
    await keys('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
    expect(screen.getByRole('button', { name: '9 月 24 日 周四 14:30，空闲，按 N 新建课次' })).toHaveFocus();
    await keys('n');
    expect(onCreate).toHaveBeenCalledExactlyOnceWith({ date: '2026-09-24', start: '14:30', end: '15:30' });
  });

  test('on a lesson N makes one after it', async () => {
    const { onCreate } = openTimetable();
    builders().focus();
    await keys('n');
    expect(onCreate).toHaveBeenCalledExactlyOnceWith({ date: '2026-09-24', start: '17:00', end: '18:00' });
  });
});

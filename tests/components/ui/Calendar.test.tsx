import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Calendar } from '../../../src/components/ui/DateInput/Calendar.tsx';
import { addMonths, monthTitle } from '../../../src/components/ui/DateInput/calendarDays.ts';
import { weekdayOf } from '../../../src/domain/dates.ts';
import { failOnConsoleError, render } from './setup.tsx';

failOnConsoleError();

const nothing = () => undefined;
const dayKeys = () => [...screen.getByRole('grid').querySelectorAll<HTMLElement>('[data-date]')];

// Months that begin on a Monday, end on a Sunday, are leap, change to summer time in the browser's zone.
test.each(['2026-06', '2026-05', '2028-02', '2027-02', '2026-03', '2026-11', '1999-12'])(
  '%s is six whole weeks from a Monday that hold every day of it once',
  (month) => {
    render(<Calendar value={`${month}-05`} today="2026-09-21" onSelect={nothing} />);
    const rows = within(screen.getByRole('grid', { name: monthTitle(month) }))
      .getAllByRole('row')
      .slice(1);
    expect(rows).toHaveLength(6);
    for (const row of rows) {
      const days = [...row.querySelectorAll<HTMLElement>('[data-date]')].map((key) => key.dataset.date ?? '');
      expect(days.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    }
    const own = dayKeys().filter((key) => key.dataset.outside === undefined);
    expect(own[0]?.dataset.date).toBe(`${month}-01`);
    expect(own).toHaveLength(Number(addMonths(`${month}-31`, 0).slice(8)));
    expect(new Set(own.map((key) => key.dataset.date)).size).toBe(own.length);
  },
);

test('weekday heads are 一 … 日, heard as 周一 … 周日', () => {
  render(<Calendar value="" today="2026-09-21" onSelect={nothing} />);
  const heads = screen.getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual(['一', '二', '三', '四', '五', '六', '日']);
  expect(screen.getByRole('columnheader', { name: '周日' })).toBe(heads[6]);
});

test('the keyboard walks days, weeks, months and years, past closed days, and chooses', async () => {
  const onSelect = vi.fn<(date: string) => void>();
  render(
    <Calendar
      focusDay
      value="2026-09-21"
      today="2026-09-21"
      onSelect={onSelect}
      isDisabled={(date) => date === '2026-09-22'}
    />,
  );
  const user = userEvent.setup();
  const focused = () => (document.activeElement as HTMLElement).dataset.date;
  await waitFor(() => expect(focused()).toBe('2026-09-21'));
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('2026-09-23');
  await user.keyboard('{End}');
  expect(focused()).toBe('2026-09-27');
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(focused()).toBe('2026-10-04'));
  await user.keyboard('{PageUp}');
  await waitFor(() => expect(focused()).toBe('2026-09-04'));
  await user.keyboard('{Shift>}{PageDown}{/Shift}');
  await waitFor(() => expect(focused()).toBe('2027-09-04'));
  expect(screen.getByRole('grid', { name: '2027 年 9 月' })).toBeDefined();
  await user.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('2027-09-04');
});

test('a day outside the bounds says so and cannot be chosen; the months end at the bounds', async () => {
  const onSelect = vi.fn<(date: string) => void>();
  render(<Calendar value="" today="2026-09-21" min="2026-09-07" max="2026-10-31" onSelect={onSelect} />);
  const user = userEvent.setup();
  const early = screen.getByRole('button', { name: '2026 年 9 月 6 日 周日' });
  expect(early.getAttribute('aria-disabled')).toBe('true');
  await user.click(early);
  expect(onSelect).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: '上个月' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: '下一年' }));
  expect(screen.getByRole('grid', { name: '2026 年 10 月' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: '2026 年 10 月 31 日 周六' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('2026-10-31');
});

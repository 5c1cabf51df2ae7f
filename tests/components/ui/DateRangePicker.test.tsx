import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type DateRange, noRange } from '../../../src/components/ui/DateRangePicker/dateRange.ts';
import {
  DateRangePicker,
  type DateRangePickerProps,
} from '../../../src/components/ui/DateRangePicker/DateRangePicker.tsx';
import { TimeRange } from '../../../src/components/ui/TimeRange/TimeRange.tsx';
import { failOnConsoleError, render } from './setup.tsx';

failOnConsoleError();
beforeAll(() => page.viewport(1280, 800));

function setUp(start: DateRange, props: Partial<DateRangePickerProps> = {}) {
  const told = vi.fn<(range: DateRange, reason: string) => void>();
  function Owner() {
    const [value, setValue] = useState(start);
    return (
      <DateRangePicker
        aria-label="上课日期"
        today="2026-09-23"
        clearable
        {...props}
        value={value}
        onValueChange={(next, { reason }) => {
          setValue(next);
          told(next, reason);
        }}
      />
    );
  }
  render(<Owner />);
  return { told, user: userEvent.setup(), input: screen.getByRole<HTMLInputElement>('textbox', { name: '上课日期' }) };
}
const day = (name: string) => screen.getByRole('button', { name: `2026 年 ${name}` });

describe('picking', () => {
  test('two days in any order make a range, after 确定 only', async () => {
    const { told, user, input } = setUp(noRange);
    await user.click(screen.getByRole('button', { name: '打开日历' }));
    expect(await screen.findByRole('grid', { name: '2026 年 10 月' })).toBeDefined();
    await user.click(day('10 月 8 日 周四'));
    await user.click(day('9 月 28 日 周一'));
    expect(screen.getByRole('status').textContent).toBe('已选 11 天');
    expect(told).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(told).toHaveBeenCalledExactlyOnceWith({ start: '2026-09-28', end: '2026-10-08' }, 'picked');
    expect(input.value).toBe('2026-09-28 至 2026-10-08');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  });

  test('with a longest length only days near enough to the first can follow it', async () => {
    const { user } = setUp(noRange, { maxDays: 7, max: '2026-10-31' });
    await user.click(screen.getByRole('button', { name: '打开日历' }));
    await user.click(day('9 月 21 日 周一'));
    expect(day('9 月 27 日 周日').getAttribute('aria-disabled')).toBeNull();
    expect(day('9 月 28 日 周一').getAttribute('aria-disabled')).toBe('true');
    await user.click(day('9 月 28 日 周一'));
    expect(screen.getByRole('status').textContent).toBe('已选 2026-09-21，请选择另一天');
    await user.click(day('9 月 15 日 周二'));
    expect(screen.getByRole('status').textContent).toBe('已选 7 天');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '本月' }).disabled).toBe(true);
  });

  test('Escape leaves everything as it was', async () => {
    const { told, user, input } = setUp({ start: '2026-09-21', end: '2026-09-27' });
    await user.click(screen.getByRole('button', { name: '打开日历' }));
    await user.click(day('9 月 1 日 周二'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    expect(told).not.toHaveBeenCalled();
    expect(input.value).toBe('2026-09-21 至 2026-09-27');
  });
});

describe('typing', () => {
  test('what is refused stays to be mended, and its owner learns why', async () => {
    const refused = vi.fn<(text: string, message: string) => void>();
    const { told, user, input } = setUp(noRange, { min: '2026-09-01', onUnreadable: refused });
    await user.type(input, '8.1-8.31');
    await user.tab();
    expect(refused).toHaveBeenLastCalledWith('8.1-8.31', '开始日期不能早于 2026-09-01');
    expect(input.value).toBe('8.1-8.31');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.clear(input);
    await user.type(input, '9.1-9.30{Enter}');
    expect(told).toHaveBeenCalledExactlyOnceWith({ start: '2026-09-01', end: '2026-09-30' }, 'typed');
  });

  test('an emptied field is no range', async () => {
    const { told, user, input } = setUp({ start: '2026-09-21', end: '2026-09-27' });
    await user.clear(input);
    await user.tab();
    expect(told).toHaveBeenCalledExactlyOnceWith(noRange, 'cleared');
  });
});

describe('a span of time', () => {
  test('a length that would end after closing cannot be chosen, nor any before there is a start', async () => {
    render(<TimeRange aria-label="上课时间" max="21:00" />);
    const user = userEvent.setup();
    const length = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
    expect(length('45 分钟').disabled).toBe(true);
    await user.type(screen.getByRole('combobox', { name: '开始时间' }), '19:30{Enter}');
    await user.tab();
    expect(length('1.5 小时').disabled).toBe(false);
    expect(length('2 小时').disabled).toBe(true);
    await user.click(length('1.5 小时'));
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: '结束时间' }).value).toBe('21:00');
    expect(length('1.5 小时').getAttribute('aria-pressed')).toBe('true');
  });

  test('an end before its start says so under the field and is told with the change', async () => {
    const told = vi.fn<(span: object, details: object) => void>();
    render(<TimeRange aria-label="上课时间" defaultValue={{ start: '18:30', end: '20:00' }} onValueChange={told} />);
    const user = userEvent.setup();
    const end = screen.getByRole<HTMLInputElement>('combobox', { name: '结束时间' });
    await user.clear(end);
    await user.type(end, '18:00{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('结束时间必须晚于开始时间');
    expect(end.getAttribute('aria-invalid')).toBe('true');
    expect(told).toHaveBeenLastCalledWith(
      { start: '18:30', end: '18:00' },
      { reason: 'end', fault: '结束时间必须晚于开始时间' },
    );
  });
});

import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { MonthMini } from '../../../src/components/Timetable/MonthMini.tsx';
import { withFrame } from './frame.tsx';
import { lessons, today } from './teacherWeek.ts';

const meta = preview.meta({
  title: 'components/Timetable/MonthMini',
  component: MonthMini,
  decorators: [withFrame],
  parameters: { frame: { width: 248, height: 240 } },
  args: { date: today, today, marked: new Set(lessons.map(({ date }) => date)), onPick: fn(), onMonthChange: fn() },
});

export const Month = meta.story({
  tags: ['visual'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: '9 月 25 日 周五，有课' }));
    await expect(args.onPick).toHaveBeenCalledWith('2026-09-25');
    await userEvent.click(canvas.getByRole('button', { name: '下个月' }));
    await expect(canvas.getByText('2026 年 10 月')).toBeVisible();
  },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });
/** Teaching weeks of the term instead of weeks of the month. */
export const TermWeeks = meta.story({
  args: { weekNumber: (monday) => (monday < '2026-09-07' ? null : Number(monday.slice(8)) < 14 ? 1 : 2) },
});

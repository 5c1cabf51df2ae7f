import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Timetable } from '../../../src/components/Timetable/Timetable.tsx';
import { withFrame } from './frame.tsx';
import { roomBlocks, roomLessons, rooms, saturday } from './roomDay.ts';
import { judge } from './rules.ts';

const meta = preview.meta({
  title: 'components/Timetable/Rooms',
  component: Timetable<unknown>,
  // The window of a test may be a phone's; these stories are about the grid unless they say otherwise.
  render: (args) => <Timetable view="day" {...args} />,
  decorators: [withFrame],
  parameters: { layout: 'fullscreen', frame: { height: 740 } },
  args: {
    'aria-label': '教室课表',
    from: saturday,
    today: saturday,
    now: '14:20',
    resources: rooms,
    lessons: roomLessons,
    blocks: roomBlocks,
    verdict: judge(roomLessons),
    onMove: fn(),
    onCreate: fn(),
    onRefused: fn(),
  },
});

export const Day = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /东湖校区/ })).toBeVisible();
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(6);
  },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Another room is another column. */
export const DragToAnotherRoom = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /13:30.*搭建S4班/ }).focus();
    await userEvent.keyboard('m{ArrowRight}{ArrowUp}');
  },
});

const many = Array.from({ length: 60 }, (_, i) => ({ id: `r${i}`, name: `教室 ${i + 1}`, note: '容量 10' }));

/** 60 rooms by 7 days: 420 columns, of which only those in view are there. */
export const WeekOfSixtyRooms = meta.story({
  args: {
    view: 'week',
    resources: many,
    blocks: [],
    lessons: Array.from({ length: 2000 }, (_, i) => {
      const start = 480 + ((i * 37) % 44) * 15;
      const time = (m: number) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`;
      return {
        id: `${i}`,
        date: `2026-09-${21 + (i % 7)}`,
        start: time(start),
        end: time(start + 90),
        title: `班级 ${i}`,
        subjectColor: (i % 12) + 1,
        state: 'planned' as const,
        lines: { third: '王敏', seats: { used: i % 11, of: 10 } },
        resourceIds: [`r${(i * 13) % 60}`],
        movable: true as const,
        data: undefined,
      };
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('gridcell').length).toBeLessThan(20);
  },
});

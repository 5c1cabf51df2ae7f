import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Timetable } from '../../../src/components/Timetable/Timetable.tsx';
import { withFrame } from './frame.tsx';
import { judge } from './rules.ts';
import { crowded, longList, statesAndSizes, twelveColours } from './samples.ts';
import { blocks, dayNote, freeSpans, holidays, lessons, monday, now, today } from './teacherWeek.ts';

const meta = preview.meta({
  title: 'components/Timetable',
  component: Timetable<unknown>,
  // The window of a test may be a phone's; these stories are about the grid unless they say otherwise.
  render: (args) => <Timetable view="week" {...args} />,
  decorators: [withFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    'aria-label': '王敏的课表',
    from: monday,
    today,
    now,
    lessons,
    blocks,
    holidays,
    verdict: judge(lessons, holidays),
    onSelect: fn(),
    onMove: fn(),
    onCreate: fn(),
    onRefused: fn(),
  },
});

export const Week = meta.story({
  tags: ['visual'],
  args: { dayNote },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(8);
    await expect(canvas.getByRole('button', { name: /^周二 16:30.*搭建S2班.*未点名/ })).toBeVisible();
    await expect(canvas.getByText('中秋节')).toBeVisible();
  },
});
export const Playground = meta.story({});
export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Popover = meta.story({
  args: {
    renderPopover: (lesson, { grab }) => (
      <>
        <b>{lesson.title}</b>
        <p>
          {lesson.date} {lesson.start}–{lesson.end}
        </p>
        <button type="button" onClick={grab}>
          移动
        </button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^周三 18:30/ }));
    await expect(await screen.findByRole('dialog', { name: '机器人L2-周三A班 详情' })).toBeVisible();
  },
});

const lift = (keys: string) => async () => {
  screen.getByRole('button', { name: /^周四 15:30.*搭建S1班/ }).focus();
  await userEvent.keyboard(`m${keys}`);
};

export const DragPossible = meta.story({ args: { freeSpans }, play: lift('{ArrowUp}{ArrowUp}') });
DragPossible.test('says that it may stay', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('周四 15:00–16:30，可排')).toBeInTheDocument());
});

export const DragForced = meta.story({ args: { freeSpans }, play: lift('{ArrowRight}{ArrowUp}{ArrowUp}{ArrowUp}') });
DragForced.test('names what has to be forced', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('2026-09-25 中秋节')).toBeVisible());
});

export const DragRefused = meta.story({
  args: { freeSpans },
  play: lift('{ArrowLeft}{ArrowDown}{ArrowDown}{ArrowDown}'),
});
DragRefused.test('springs back when dropped', async ({ canvas, args }) => {
  await userEvent.keyboard('{Enter}');
  await expect(args.onMove).not.toHaveBeenCalled();
  await expect(args.onRefused).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('button', { name: /^周四 15:30.*搭建S1班/ })).toBeVisible();
});

export const Empty = meta.story({ args: { lessons: [], blocks: [], holidays: [] } });
export const Loading = meta.story({
  args: { lessons: [], blocks: [], holidays: [], loading: true },
});
export const ReadOnly = meta.story({ args: { readOnly: true } });
export const Crowded = meta.story({
  parameters: { frame: { width: 1280 } },
  args: { lessons: crowded, blocks: [], holidays: [], freeSpans: [] },
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: /周四 10:15 还有 3 节课/ });
    await userEvent.click(more);
    await expect(await screen.findByRole('dialog', { name: '+3' })).toBeVisible();
  },
});
export const StatesAndSizes = meta.story({
  tags: ['visual'],
  args: { lessons: [...statesAndSizes, ...twelveColours], blocks: [], holidays: [] },
});
export const StatesAndSizesDark = StatesAndSizes.extend({ tags: ['visual'], globals: { theme: 'dark' } });
export const Tablet = meta.story({ parameters: { frame: { width: 768 } } });
export const OneDay = meta.story({ args: { view: 'day', from: today }, parameters: { frame: { width: 768 } } });

export const Agenda = meta.story({
  tags: ['visual'],
  args: { view: 'agenda' },
  parameters: { frame: { width: 375, height: 760 } },
});
export const AgendaDark = Agenda.extend({ globals: { theme: 'dark' } });
export const AgendaLong = meta.story({
  args: { view: 'agenda', from: '2026-09-07', days: 21, lessons: longList, blocks: [] },
  parameters: { frame: { width: 375, height: 760 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /班级 1，/ })).toBeVisible();
    await expect(canvas.getAllByRole('button').length).toBeLessThan(40);
  },
});
export const AgendaFreeDay = meta.story({
  args: { view: 'agenda', lessons: [], blocks: [], holidays: [] },
  parameters: { frame: { width: 375, height: 300 } },
});

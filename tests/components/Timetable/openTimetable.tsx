import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { Timetable } from '../../../src/components/Timetable/Timetable.tsx';
import type { TimetableProps } from '../../../src/components/Timetable/timetableProps.ts';
import { GlobalStyle, rootClass } from '../../../src/theme/GlobalStyle.tsx';
import { judge } from '../../../stories/components/Timetable/rules.ts';
import { blocks, holidays, lessons, monday, now, today } from '../../../stories/components/Timetable/teacherWeek.ts';

type Props = Partial<TimetableProps<{ hours: number }>>;

/** The week of 王敏 on a desk 1200 wide, all of the day in view: an hour is 56 px, a day 162. */
export function openTimetable(
  props: Props = {},
  size: { width: number; height: number } = { width: 1200, height: 800 },
) {
  const spies = {
    onMove: vi.fn<NonNullable<Props['onMove']>>(),
    onSelect: vi.fn<NonNullable<Props['onSelect']>>(),
    onRefused: vi.fn<NonNullable<Props['onRefused']>>(),
    onCreate: vi.fn<NonNullable<Props['onCreate']>>(),
  };
  const ui = (more: Props) => (
    <>
      <GlobalStyle />
      <div className={rootClass} style={{ position: 'absolute', top: 0, left: 0, ...size }}>
        <Timetable
          view="week"
          from={monday}
          today={today}
          now={now}
          lessons={lessons}
          blocks={blocks}
          holidays={holidays}
          verdict={judge(lessons, holidays)}
          {...spies}
          {...props}
          {...more}
        />
      </div>
    </>
  );
  const view = render(ui({}));
  return { ...spies, again: (more: Props) => view.rerender(ui(more)) };
}

export const dayWidth = (1200 - 64) / 7;
export const hour = 56;

export const card = (name: RegExp) => screen.getByRole('button', { name });
/** 周四 15:30 到 17:00，搭建S1班: planned, with room around it. */
export const builders = () => card(/^周四 15:30.*搭建S1班/);

/** The column of 2026-09-24. */
export function thursday(): HTMLElement {
  const cell = screen.getAllByRole('gridcell').find((one) => one.getAttribute('aria-colindex') === '5');
  if (!cell) throw new Error('The week has no Thursday column.');
  return cell;
}

interface Stroke {
  x?: number;
  y?: number;
  /** Where the card is held, px from its top. */
  hold?: number;
  alt?: boolean;
  pointerType?: string;
}

const pointer = (stroke: Stroke) => ({
  pointerId: 1,
  isPrimary: true,
  button: 0,
  pointerType: stroke.pointerType ?? 'mouse',
  altKey: stroke.alt ?? false,
});

/** Presses an element and moves by so many px, step by step; does not let go. */
export function press(element: Element, stroke: Stroke) {
  const box = element.getBoundingClientRect();
  const at = { clientX: box.left + 40, clientY: box.top + (stroke.hold ?? 20) };
  fireEvent.pointerDown(element, { ...pointer(stroke), ...at });
  return {
    move({ x = 0, y = 0 }: Stroke) {
      for (const part of [0.1, 0.5, 1]) {
        fireEvent.pointerMove(window, {
          ...pointer(stroke),
          clientX: at.clientX + x * part,
          clientY: at.clientY + y * part,
        });
      }
      return this;
    },
    release({ x = 0, y = 0 }: Stroke) {
      fireEvent.pointerUp(window, { ...pointer(stroke), clientX: at.clientX + x, clientY: at.clientY + y });
    },
  };
}

/** Drags an element by so many px and lets go. */
export function drag(element: Element, stroke: Stroke) {
  press(element, stroke).move(stroke).release(stroke);
}

/** What a screen reader was told last. */
export const said = () => document.querySelector('[aria-live="polite"][aria-atomic]')?.textContent?.trim() ?? '';

export { cleanup };

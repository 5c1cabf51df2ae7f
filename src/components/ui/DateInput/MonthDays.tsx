import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  type DayButtonProps,
  DayPicker,
  type DayProps,
  type Matcher,
  type MonthCaptionProps,
  type MonthGridProps,
  useDayPicker,
  type WeekdayProps,
} from 'react-day-picker';
import { addDays, weekdayName } from '../../../domain/dates.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Cell, Day, Grid, Head, Month, MonthBox, Months, Turns, WeekdayHead } from './Calendar.styles.ts';
import { addMonths, monthTitle, spokenDate, within } from './calendarDays.ts';
import { dateOf, textOf } from './pickerDates.ts';

export interface MonthDaysProps {
  /** Today at the institution. */
  today: string;
  /** The days marked as chosen. */
  chosen: readonly string[];
  /** Any day of the month shown first. */
  month: string;
  onPick: (date: string) => void;
  /** The pointer or the focus is on a day. */
  onPoint?: ((date: string) => void) | undefined;
  /** Tints the days between. */
  range?: { start: string; end: string } | undefined;
  min?: string | undefined;
  max?: string | undefined;
  isDisabled?: ((date: string) => boolean) | undefined;
  /** Months side by side; with more than one the days of the neighbours are left out. @default 1 */
  months?: number | undefined;
  /** Put the focus on the day when it appears. @default false */
  focusDay?: boolean | undefined;
}

const on = (test: (date: string) => boolean): Matcher => {
  return (date) => test(textOf(date));
};

/** Months of days on react-day-picker: its keyboard and grid, our elements, dates as text. */
export function MonthDays({
  today,
  chosen,
  month,
  onPick,
  onPoint,
  range,
  min,
  max,
  isDisabled,
  months = 1,
  focusDay = false,
}: MonthDaysProps) {
  const first = dateOf(min);
  const last = dateOf(max);
  const marked = new Set(chosen);
  return (
    <DayPicker
      mode="multiple"
      lang="zh-CN"
      weekStartsOn={1}
      numberOfMonths={months}
      showOutsideDays={months === 1}
      fixedWeeks
      hideNavigation
      {...(focusDay ? { autoFocus: true } : {})}
      today={dateOf(today) ?? new Date(Number.NaN)}
      defaultMonth={dateOf(month) ?? dateOf(today) ?? new Date(Number.NaN)}
      {...(first ? { startMonth: first } : {})}
      {...(last ? { endMonth: last } : {})}
      selected={chosen.flatMap((date) => dateOf(date) ?? [])}
      onSelect={(_, date) => onPick(textOf(date))}
      onDayMouseEnter={(date) => onPoint?.(textOf(date))}
      onDayFocus={(date) => onPoint?.(textOf(date))}
      disabled={on((date) => !within(date, min, max) || (isDisabled?.(date) ?? false))}
      modifiers={{
        chosen: on((date) => marked.has(date)),
        between: on((date) => range !== undefined && date >= range.start && date <= range.end),
        starts: on((date) => date === range?.start),
        ends: on((date) => date === range?.end),
      }}
      formatters={{ formatWeekdayName: (date) => weekdayName(textOf(date)).slice(1) }}
      labels={{
        labelGrid: (date) => monthTitle(textOf(date)),
        labelWeekday: (date) => weekdayName(textOf(date)),
        labelDayButton: (date) => spokenDate(textOf(date)),
      }}
      components={parts}
    />
  );
}

function Caption({ calendarMonth, displayIndex }: MonthCaptionProps) {
  const { months, goToMonth, previousMonth, nextMonth } = useDayPicker();
  const shown = textOf(months[0]?.date ?? calendarMonth.date);
  const turn = (by: number, label: string, icon: ReactNode, open: boolean) => (
    <IconButton
      label={label}
      tooltip={false}
      size="s"
      icon={icon}
      aria-disabled={!open || undefined}
      onClick={() => {
        const next = dateOf(addMonths(shown, by));
        if (open && next) goToMonth(next);
      }}
    />
  );
  return (
    <Head>
      <Turns>
        {displayIndex === 0 ? (
          <>
            {turn(-12, '上一年', <ChevronsLeft size={16} strokeWidth={1.75} />, previousMonth !== undefined)}
            {turn(-1, '上个月', <ChevronLeft size={16} strokeWidth={1.75} />, previousMonth !== undefined)}
          </>
        ) : null}
      </Turns>
      <Month aria-live="polite">{monthTitle(textOf(calendarMonth.date))}</Month>
      <Turns>
        {displayIndex === months.length - 1 ? (
          <>
            {turn(1, '下个月', <ChevronRight size={16} strokeWidth={1.75} />, nextMonth !== undefined)}
            {turn(12, '下一年', <ChevronsRight size={16} strokeWidth={1.75} />, nextMonth !== undefined)}
          </>
        ) : null}
      </Turns>
    </Head>
  );
}

function DayCell({ day, modifiers, role, children, 'aria-selected': selected }: DayProps) {
  const date = textOf(day.date);
  const inside = !modifiers.hidden && modifiers.between;
  return (
    <Cell
      role={role}
      aria-selected={selected}
      data-in-range={inside ? '' : undefined}
      data-range-end={
        modifiers.starts && modifiers.ends ? 'both' : modifiers.starts ? 'start' : modifiers.ends ? 'end' : undefined
      }
      data-month-edge={edgeOf(date)}
    >
      {children}
    </Cell>
  );
}

/** Where a tint across months breaks: the first and last day of a month. */
function edgeOf(date: string): 'first' | 'last' | undefined {
  if (date.endsWith('-01')) return 'first';
  return addDays(date, 1).endsWith('-01') ? 'last' : undefined;
}

function DayKey({ day, modifiers, disabled: _disabled, className: _class, ...rest }: DayButtonProps) {
  const key = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers.focused) key.current?.focus();
  }, [modifiers.focused]);
  return (
    <Day
      {...rest}
      ref={key}
      // Not `disabled`: the pointer shall learn why, and the focus may pass.
      aria-disabled={modifiers.disabled || undefined}
      aria-current={modifiers.today ? 'date' : undefined}
      data-date={textOf(day.date)}
      data-outside={modifiers.outside ? '' : undefined}
      data-today={modifiers.today ? '' : undefined}
      data-selected={modifiers.chosen ? '' : undefined}
    />
  );
}

function DayGrid({ className: _class, ...rest }: MonthGridProps) {
  return <Grid {...rest} />;
}

function WeekdayName({ className: _class, ...rest }: WeekdayProps) {
  return <WeekdayHead {...rest} />;
}

function WeekdayRow({ children }: { children?: ReactNode }) {
  return (
    <thead>
      <tr>{children}</tr>
    </thead>
  );
}

const parts = {
  Months: ({ children }: { children?: ReactNode }) => <Months>{children}</Months>,
  Month: ({ children }: { children?: ReactNode }) => <MonthBox>{children}</MonthBox>,
  MonthCaption: Caption,
  MonthGrid: DayGrid,
  Weekdays: WeekdayRow,
  Weekday: WeekdayName,
  Day: DayCell,
  DayButton: DayKey,
};

import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { addDays, weekdayOf } from '../../../domain/dates.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Cell, Day, Foot, Frame, Grid, Head, Month, WeekdayHead } from './Calendar.styles.ts';
import { addMonths, monthGrid, monthTitle, spokenDate, weekdayWords, within } from './calendarDays.ts';

export interface CalendarProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** The chosen date `YYYY-MM-DD`, or ''. */
  value: string;
  /** Today at the institution, `YYYY-MM-DD`. */
  today: string;
  onSelect: (date: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  /** Days that cannot be chosen besides min and max. */
  isDisabled?: ((date: string) => boolean) | undefined;
  /** Tints the days between; the ends are marked as chosen. */
  range?: { start: string; end: string } | undefined;
  /** Put the focus on the day when it appears. @default false */
  focusDay?: boolean | undefined;
  /** Below the days: 今天, 清除. */
  footer?: ReactNode;
}

const moves: Record<string, (date: string) => string> = {
  ArrowLeft: (d) => addDays(d, -1),
  ArrowRight: (d) => addDays(d, 1),
  ArrowUp: (d) => addDays(d, -7),
  ArrowDown: (d) => addDays(d, 7),
  Home: (d) => addDays(d, 1 - weekdayOf(d)),
  End: (d) => addDays(d, 7 - weekdayOf(d)),
  PageUp: (d) => addMonths(d, -1),
  PageDown: (d) => addMonths(d, 1),
};

/** A month of days, Monday first. Renders a `<div>` with a grid: arrows, Home, End, PageUp, PageDown, Enter. */
export function Calendar({
  value,
  today,
  onSelect,
  min,
  max,
  isDisabled,
  range,
  focusDay = false,
  footer,
  ...rest
}: CalendarProps) {
  const [focused, setFocused] = useState(() => value || (within(today, min, max) ? today : (min ?? max ?? today)));
  const grid = useRef<HTMLTableElement>(null);
  const moveFocus = useRef(focusDay);
  useEffect(() => {
    if (!moveFocus.current) return;
    moveFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused]);

  const refused = (date: string) => !within(date, min, max) || (isDisabled?.(date) ?? false);
  const chosen = (date: string) => date === value || date === range?.start || date === range?.end;
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    moveFocus.current = true;
    setFocused(move(focused));
  };
  const turn = (months: number, label: string, icon: ReactNode) => (
    <IconButton
      label={label}
      tooltip={false}
      size="s"
      icon={icon}
      onClick={() => setFocused(addMonths(focused, months))}
    />
  );

  return (
    <Frame {...rest}>
      <Head>
        <span style={{ display: 'flex' }}>
          {turn(-12, '上一年', <ChevronsLeft size={16} strokeWidth={1.75} />)}
          {turn(-1, '上个月', <ChevronLeft size={16} strokeWidth={1.75} />)}
        </span>
        <Month aria-live="polite">{monthTitle(focused)}</Month>
        <span style={{ display: 'flex' }}>
          {turn(1, '下个月', <ChevronRight size={16} strokeWidth={1.75} />)}
          {turn(12, '下一年', <ChevronsRight size={16} strokeWidth={1.75} />)}
        </span>
      </Head>
      <Grid ref={grid} role="grid" aria-label={monthTitle(focused)} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdayWords.map((word) => (
              <WeekdayHead key={word} scope="col" abbr={`周${word}`}>
                {word}
              </WeekdayHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(focused).map((week) => (
            <tr key={week[0]?.date}>
              {week.map(({ date, day, outside }) => (
                <Cell
                  key={date}
                  aria-selected={chosen(date)}
                  data-in-range={range && date >= range.start && date <= range.end ? '' : undefined}
                  data-range-end={date === range?.start ? 'start' : date === range?.end ? 'end' : undefined}
                >
                  <Day
                    type="button"
                    tabIndex={date === focused ? 0 : -1}
                    aria-label={spokenDate(date)}
                    aria-current={date === today ? 'date' : undefined}
                    aria-disabled={refused(date) || undefined}
                    data-date={date}
                    data-outside={outside ? '' : undefined}
                    data-today={date === today ? '' : undefined}
                    data-selected={chosen(date) ? '' : undefined}
                    onClick={() => {
                      setFocused(date);
                      if (!refused(date)) onSelect(date);
                    }}
                  >
                    {day}
                  </Day>
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
      {footer == null ? null : <Foot>{footer}</Foot>}
    </Frame>
  );
}

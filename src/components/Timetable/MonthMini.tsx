import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatDay, mondayOf } from '../../domain/dates.ts';
import * as S from './MonthMini.styles.ts';
import { monthAfter, monthStep, monthWords, weeksOf } from './monthGrid.ts';

const weekdays = ['一', '二', '三', '四', '五', '六', '日'];

export interface MonthMiniProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** The chosen date, YYYY-MM-DD; its week is tinted and its month shown. */
  date: string;
  /** Institution's date. */
  today?: string | undefined;
  /** Dates with lessons; they get a dot. */
  marked?: ReadonlySet<string> | undefined;
  /** Number of the week that begins on this Monday, said as 第 n 周. @default its place in the month */
  weekNumber?: ((monday: string) => number | null) | undefined;
  onPick?: ((date: string) => void) | undefined;
  /** Another month has been leafed to, YYYY-MM: the time to ask for its dots. */
  onMonthChange?: ((month: string) => void) | undefined;
}

/** A month to jump in, with week numbers and dots. Renders a `<div>` with a `role="grid"`; arrows, Home, End, PageUp and PageDown move. */
export function MonthMini({ date, today, marked, weekNumber, onPick, onMonthChange, ...rest }: MonthMiniProps) {
  const [leafed, setLeafed] = useState<{ of: string; month: string } | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const moveDomFocus = useRef(false);
  const grid = useRef<HTMLDivElement>(null);
  // What was leafed to holds until another date is chosen.
  const month = leafed?.of === date ? leafed.month : date.slice(0, 7);
  const weeks = weeksOf(month);
  const tabDate = [active, date, today].find((one) => one?.startsWith(month)) ?? `${month}-01`;

  useEffect(() => {
    if (!moveDomFocus.current) return;
    moveDomFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${tabDate}"]`)?.focus();
  });

  function leaf(next: string) {
    setLeafed({ of: date, month: next });
    onMonthChange?.(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = monthStep(tabDate, event.key);
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    moveDomFocus.current = true;
    setActive(next);
    if (!next.startsWith(month)) leaf(next.slice(0, 7));
  }

  return (
    <S.Root {...rest}>
      <S.Bar>
        <span aria-live="polite">{monthWords(month)}</span>
        <button type="button" aria-label="上个月" onClick={() => leaf(monthAfter(month, -1))}>
          <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
        </button>
        <button type="button" aria-label="下个月" onClick={() => leaf(monthAfter(month, 1))}>
          <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </S.Bar>
      <div ref={grid} role="grid" aria-label={monthWords(month)} onKeyDown={onKeyDown} tabIndex={-1}>
        <S.Week role="row" data-head="">
          <span role="columnheader">周</span>
          {weekdays.map((day) => (
            <span key={day} role="columnheader" aria-label={`周${day}`}>
              {day}
            </span>
          ))}
        </S.Week>
        {weeks.map(({ monday, days }, index) => {
          const number = weekNumber ? weekNumber(monday) : index + 1;
          return (
            <S.Week key={monday} role="row" data-current={monday === mondayOf(date) ? '' : undefined}>
              {number === null ? (
                <span />
              ) : (
                <S.WeekNumber role="rowheader" aria-label={`第 ${number} 周`}>
                  {number}
                </S.WeekNumber>
              )}
              {days.map(({ date: day, inMonth }) => (
                <S.Day
                  key={day}
                  type="button"
                  role="gridcell"
                  tabIndex={day === tabDate ? 0 : -1}
                  aria-label={`${formatDay(day)}${marked?.has(day) ? '，有课' : ''}`}
                  aria-selected={day === date}
                  aria-current={day === today ? 'date' : undefined}
                  data-date={day}
                  data-out={inMonth ? undefined : ''}
                  data-today={day === today ? '' : undefined}
                  data-marked={marked?.has(day) ? '' : undefined}
                  onClick={() => onPick?.(day)}
                >
                  {Number(day.slice(8))}
                </S.Day>
              ))}
            </S.Week>
          );
        })}
      </div>
    </S.Root>
  );
}

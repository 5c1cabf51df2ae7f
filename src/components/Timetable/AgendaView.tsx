import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { ListImperativeAPI } from 'react-window';
import { Skeleton } from '../ui/Skeleton/Skeleton.tsx';
import * as S from './Agenda.styles.ts';
import { AgendaRowView } from './AgendaRow.tsx';
import { type AgendaRow, agendaRows, nextLessonRow } from './agendaRows.ts';
import { EmptyNote, Said } from './Timetable.styles.ts';
import type { TimetableProps } from './timetableProps.ts';
import type { TimetableModel } from './useTimetable.ts';

/** From this many rows only those in view are drawn. */
export const longAgenda = 60;

// The window of rows is fetched when a list is long enough to need it.
const LongAgenda = lazy(async () => ({ default: (await import('./LongAgenda.tsx')).LongAgenda }));

interface AgendaViewProps<T> {
  own: TimetableProps<T>;
  model: TimetableModel<T>;
  anchorRef: (element: HTMLElement | null) => void;
}

const none: never[] = [];

/** The lessons as a list by day: the phone's view, and the way to read a week in a line. */
export function AgendaView<T>({ own, model, anchorRef }: AgendaViewProps<T>) {
  const { texts, lessons, selectedId, select } = model;
  const { from, days = 7, today, blocks = none, holidays = none, loading = false, onFocusLesson, onToday } = own;
  const rows = useMemo(
    () => agendaRows({ lessons, blocks, holidays, from, days, today }),
    [lessons, blocks, holidays, from, days, today],
  );
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<ListImperativeAPI>(null);
  const [active, setActive] = useState(-1);
  const wanted = useRef<number | null>(null);
  const firstLesson = nextLessonRow(rows, -1, 1);
  const tabIndexRow = rows[active]?.kind === 'lesson' ? active : firstLesson;
  const long = rows.length >= longAgenda;

  // The row a key asked for may be drawn only now.
  function focusWanted() {
    if (wanted.current === null) return;
    const row = box.current?.querySelector<HTMLElement>(`[data-agenda-row="${wanted.current}"]`);
    if (!row) return;
    wanted.current = null;
    row.focus();
  }
  useEffect(focusWanted);

  function go(index: number) {
    const row = rows[index];
    if (row?.kind !== 'lesson') return;
    wanted.current = index;
    list.current?.scrollToRow({ index, align: 'smart' });
    setActive(index);
    onFocusLesson?.(row.lesson.id);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const moves: Record<string, () => number> = {
      arrowdown: () => nextLessonRow(rows, tabIndexRow, 1),
      arrowup: () => nextLessonRow(rows, tabIndexRow, -1),
      home: () => firstLesson,
      end: () => nextLessonRow(rows, rows.length, -1),
      t: () => {
        const day = rows.findIndex((row) => row.kind === 'day' && row.date === today);
        if (day < 0) onToday?.();
        return day < 0 ? tabIndexRow : nextLessonRow(rows, day, 1);
      },
    };
    if (event.key === 'Escape') select(null, 'escape');
    const move = moves[event.key.toLowerCase()];
    if (!move) return;
    event.preventDefault();
    go(move());
  }

  function onClick(event: MouseEvent) {
    const element = event.target instanceof Element ? event.target.closest('[data-agenda-row]') : null;
    const index = Number(element?.getAttribute('data-agenda-row') ?? Number.NaN);
    const row = rows[index];
    if (row?.kind !== 'lesson') return select(null, 'outside');
    setActive(index);
    select(row.lesson.id, event.detail === 0 ? 'keyboard' : 'pointer');
  }

  const rowProps = { today, selectedId, tabIndexRow, opens: Boolean(own.renderPopover), texts, anchorRef };
  if (loading && lessons.length === 0) return <Bones label={texts.loading} />;
  if (!rows.some(({ kind }) => kind !== 'day')) {
    return (
      <S.Scroller>
        <EmptyNote style={{ left: 0 }}>{own.empty ?? texts.empty}</EmptyNote>
      </S.Scroller>
    );
  }
  return (
    <S.Scroller
      ref={box}
      role="group"
      aria-label={texts.agenda}
      aria-busy={loading || undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {long ? (
        <Suspense fallback={<S.Free>{texts.loading}</S.Free>}>
          <LongAgenda {...rowProps} rows={rows} listRef={list} onRowsRendered={focusWanted} />
        </Suspense>
      ) : (
        daysOf(rows).map((day) => (
          <S.Day key={day[0]?.row.key}>
            {day.map(({ row, index }) => (
              <AgendaRowView key={row.key} row={row} index={index} {...rowProps} />
            ))}
          </S.Day>
        ))
      )}
    </S.Scroller>
  );
}

/** Rows cut before every day's head, with their place in the whole. */
function daysOf(rows: readonly AgendaRow[]): { row: AgendaRow; index: number }[][] {
  const days: { row: AgendaRow; index: number }[][] = [];
  rows.forEach((row, index) => {
    if (row.kind === 'day') days.push([]);
    days.at(-1)?.push({ row, index });
  });
  return days;
}

function Bones({ label }: { label: string }) {
  return (
    <S.Scroller aria-busy>
      <Said role="status">{label}</Said>
      {[0, 1, 2, 3, 4].map((n) => (
        <S.BoneRow key={n}>
          <Skeleton width={44} height={32} />
          <Skeleton width={`${70 - n * 7}%`} height={32} />
        </S.BoneRow>
      ))}
    </S.Scroller>
  );
}

import { type CSSProperties, type ReactNode, useState } from 'react';
import { DayColumn } from './DayColumn.tsx';
import { DragLayer } from './DragLayer.tsx';
import type { DragEngine } from './dragEngine.ts';
import { type DragStore, useDragValue } from './dragStore.ts';
import { GridHead, headHeights, narrowHead } from './GridHead.tsx';
import { gridHeight, pxOf } from './geometry.ts';
import { HourColumn } from './HourColumn.tsx';
import { MorePanel } from './MorePanel.tsx';
import * as S from './Timetable.styles.ts';
import type { TimetableProps } from './timetableProps.ts';
import type { TimetableColumn } from './types.ts';
import { useGridEvents } from './useGridEvents.ts';
import { hourWidth, type TimetableModel } from './useTimetable.ts';
import { renderedColumns } from './virtual.ts';

interface GridViewProps<T> {
  own: TimetableProps<T>;
  model: TimetableModel<T>;
  store: DragStore;
  engine: DragEngine;
  anchorRef: (element: HTMLElement | null) => void;
}

const noHolidays: NonNullable<TimetableProps['holidays']> = [];

/** Days or resources side by side: one scrolling box, heads and hours stick, only columns in view are there. */
export function GridView<T>({ own, model, store, engine, anchorRef }: GridViewProps<T>) {
  const { scroller, body, texts, columns, groups, hours, hourHeight, layout, focus, selectedId, nowMinute } = model;
  const { readOnly = false, loading = false, holidays = noHolidays, today, onMove, onRefused, onCreate } = own;
  const [more, setMore] = useState<string | null>(null);
  const [moreAnchor, setMoreAnchor] = useState<HTMLElement | null>(null);
  const events = useGridEvents(own, model, { store, engine, setMore });
  const dragging = useDragValue(store, (state) => (state?.by === 'pointer' ? state.kind : undefined));
  const dragColumn = useDragValue(store, (state) => state?.origin.column ?? -1);
  const shown = renderedColumns(model.range, [focus.column, dragColumn], columns.length);

  const bones = loading && model.lessons.length === 0;
  const days = new Set(model.days);
  const isEmpty = !loading && !model.lessons.some(({ date }) => days.has(date));
  const openMore = more === null ? undefined : model.itemOf(more);
  const moreOf = openMore?.kind === 'more' ? openMore : undefined;
  const headHeight = columns[0]?.resource ? headHeights.resource : headHeights.day;
  const vars = {
    '--grid-min': `${hourWidth + model.minColumnWidth * columns.length}px`,
    '--grid-h': `${gridHeight(hours, hourHeight)}px`,
    '--hour-h': `${hourHeight}px`,
  } as CSSProperties;
  const scrollVars = { '--head-h': `${headHeight + (groups.length > 0 ? headHeights.group : 0)}px` } as CSSProperties;
  const bodyRow = groups.length > 0 ? 3 : 2;
  const pendingIds = [...model.pending.keys()].join(' ');

  const noteOf = (column: TimetableColumn): ReactNode => {
    if (column.resource) return column.resource.note;
    if (own.dayNote) return own.dayNote(column.date);
    if (bones) return null;
    const lessons = model.lessons.filter(({ date, state }) => date === column.date && state !== 'cancelled');
    return texts.count(lessons.length);
  };

  return (
    <>
      <S.Scroller ref={scroller} style={scrollVars}>
        <S.Grid
          role="grid"
          aria-label={texts.grid}
          aria-rowcount={bodyRow}
          aria-colcount={columns.length + 1}
          aria-readonly={readOnly || undefined}
          aria-busy={loading || undefined}
          data-dragging={dragging}
          style={vars}
          {...events}
        >
          <GridHead
            columns={columns}
            shown={shown}
            groups={groups}
            holidays={holidays}
            today={today}
            texts={texts}
            narrow={model.columnWidth < narrowHead}
            noteOf={noteOf}
          />
          <S.Body ref={body} role="row" aria-rowindex={bodyRow}>
            <HourColumn hours={hours} hourHeight={hourHeight} now={nowMinute} store={store} />
            {shown.map((index) => {
              const column = columns[index];
              if (!column) return null;
              const isToday = column.date === today;
              return (
                <DayColumn
                  key={column.key}
                  column={column}
                  count={columns.length}
                  layout={layout(index)}
                  laneRoom={model.columnWidth - 3}
                  hours={hours}
                  hourHeight={hourHeight}
                  groupStart={index > 0 && groups.some(({ first }) => first === index)}
                  today={isToday && model.days.length > 1}
                  holiday={holidays.some(({ date, kind }) => date === column.date && kind === 'holiday')}
                  now={isToday ? nowMinute : undefined}
                  tabKey={focus.kind === 'item' && focus.column === index ? focus.key : undefined}
                  slot={focus.kind === 'slot' && focus.column === index ? focus.start : undefined}
                  selectedId={selectedId}
                  openMore={more ?? undefined}
                  pendingIds={pendingIds}
                  liftable={!readOnly && Boolean(onMove ?? onRefused)}
                  canCreate={!readOnly && Boolean(onCreate)}
                  opens={Boolean(own.renderPopover)}
                  loading={bones}
                  store={store}
                  texts={texts}
                  anchorRef={moreOf ? setMoreAnchor : anchorRef}
                />
              );
            })}
            {nowMinute === undefined ? null : <S.NowFaint style={{ top: pxOf(nowMinute, hours, hourHeight) }} />}
            <DragLayer
              store={store}
              engine={engine}
              columns={columns}
              columnWidth={model.columnWidth}
              hours={hours}
              hourHeight={hourHeight}
              texts={texts}
            />
            {isEmpty ? <S.EmptyNote>{own.empty ?? texts.empty}</S.EmptyNote> : null}
          </S.Body>
        </S.Grid>
      </S.Scroller>
      {moreOf && moreAnchor ? (
        <MorePanel
          anchor={moreAnchor}
          label={texts.more(moreOf.lessons.length)}
          lessons={moreOf.lessons}
          texts={texts}
          onPick={(id) => {
            setMore(null);
            model.select(id, 'pointer');
          }}
          onClose={() => setMore(null)}
        />
      ) : null}
    </>
  );
}

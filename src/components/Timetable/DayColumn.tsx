import { memo, type Ref } from 'react';
import { formatDay, timeOf } from '../../domain/dates.ts';
import { type DragStore } from './dragStore.ts';
import { columnVars } from './GridHead.tsx';
import { boxOf, type HourSpan, pxOf } from './geometry.ts';
import { slotStep } from './keyboard.ts';
import { LessonCard, MoreChip } from './LessonCard.tsx';
import type { ColumnLayout } from './layout.ts';
import { slotWords } from './sentences.ts';
import * as S from './Timetable.styles.ts';
import type { TimetableTexts } from './texts.ts';
import type { TimetableColumn } from './types.ts';

export interface DayColumnProps {
  column: TimetableColumn;
  count: number;
  layout: ColumnLayout;
  laneRoom: number;
  hours: HourSpan;
  hourHeight: number;
  groupStart: boolean;
  today: boolean;
  holiday: boolean;
  /** Set in today's columns while now is inside the grid. */
  now: number | undefined;
  /** Key of the item Tab reaches, when it is in this column. */
  tabKey: string | undefined;
  /** Minute of the focused empty slot, when it is in this column. */
  slot: number | undefined;
  selectedId: string | null;
  openMore: string | undefined;
  pendingIds: string;
  liftable: boolean;
  canCreate: boolean;
  opens: boolean;
  /** Bones instead of cards. */
  loading: boolean;
  store: DragStore;
  texts: TimetableTexts;
  anchorRef: Ref<HTMLElement>;
}

/** A day, or a resource's day: blocks, cards, the now line. A gridcell of the grid's one body row. */
export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { column, layout, hours, hourHeight, selectedId, texts, store, laneRoom, anchorRef, openMore } = props;
  const pending = new Set(props.pendingIds.split(' '));
  const words = column.resource ? `${column.resource.name} ${formatDay(column.date)}` : formatDay(column.date);
  return (
    <S.Column
      role="gridcell"
      aria-colindex={column.index + 2}
      data-column={column.index}
      data-group-start={props.groupStart ? '' : undefined}
      data-today={props.today ? '' : undefined}
      data-holiday={props.holiday ? '' : undefined}
      style={columnVars(column.index, props.count)}
    >
      <S.ColumnInner>
        {layout.blocks.map(({ block, top, height }) => (
          <S.Block key={block.id} style={{ top, height }} data-kind={block.kind}>
            <b>{block.title}</b>
            {block.note}
          </S.Block>
        ))}
        {props.loading && layout.blocks.length === 0 ? (
          <Bones column={column.index} hours={hours} hourHeight={hourHeight} />
        ) : null}
        {layout.items.map((item) => {
          const tabStop = item.key === props.tabKey;
          if (item.kind === 'more') {
            const open = item.key === openMore || item.lessons.some(({ id }) => id === selectedId);
            return (
              <MoreChip
                key={item.key}
                more={item}
                texts={texts}
                day={words}
                tabStop={tabStop}
                open={open}
                anchor={open ? anchorRef : undefined}
              />
            );
          }
          const selected = item.lesson.id === selectedId;
          return (
            <LessonCard
              key={item.key}
              card={item}
              laneRoom={laneRoom}
              store={store}
              texts={texts}
              selected={selected}
              tabStop={tabStop}
              pending={pending.has(item.lesson.id)}
              liftable={props.liftable}
              opens={props.opens}
              anchor={selected ? anchorRef : undefined}
            />
          );
        })}
        {props.slot === undefined ? null : (
          <S.Slot
            type="button"
            tabIndex={0}
            data-slot=""
            style={{ ...boxOf(props.slot, props.slot + slotStep, hours, hourHeight), pointerEvents: 'none' }}
            aria-label={texts.slot(slotWords(column.date, timeOf(props.slot), column.resource), props.canCreate)}
          />
        )}
        {props.now === undefined ? null : (
          <S.NowLine
            data-behind={column.resource ? '' : undefined}
            style={{ top: pxOf(props.now, hours, hourHeight) }}
          />
        )}
      </S.ColumnInner>
    </S.Column>
  );
});

/** Where lessons usually are; the same in every render. */
function Bones({ column, hours, hourHeight }: { column: number; hours: HourSpan; hourHeight: number }) {
  const starts = [
    [540, 960],
    [600, 1110],
    [840, 1020],
  ][column % 3];
  return starts?.map((start) => <S.Bone key={start} style={boxOf(start, start + 90, hours, hourHeight)} />);
}

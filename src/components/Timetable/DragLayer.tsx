import { useLayoutEffect } from 'react';
import { minutesOf } from '../../domain/dates.ts';
import { CardBody } from './CardBody.tsx';
import { planCard } from './cardLines.ts';
import * as S from './Drag.styles.ts';
import type { DragEngine } from './dragEngine.ts';
import type { DragState } from './dragState.ts';
import { type DragStore, useDrag } from './dragStore.ts';
import { columnVars } from './GridHead.tsx';
import { boxOf, type HourSpan } from './geometry.ts';
import { shownState } from './layout.ts';
import type { TimetableTexts } from './texts.ts';
import type { TimetableColumn, TimetableSpan } from './types.ts';

interface DragLayerProps {
  store: DragStore;
  engine: DragEngine;
  columns: readonly TimetableColumn[];
  columnWidth: number;
  hours: HourSpan;
  hourHeight: number;
  texts: TimetableTexts;
}

/** Everything of a drag that moves: free spans, the landing place and the ghost. Redrawn alone. */
export function DragLayer({ store, engine, ...grid }: DragLayerProps) {
  const drag = useDrag(store);
  useLayoutEffect(() => engine.placeGhost());
  if (!drag) return null;
  const { columns, hours, hourHeight, texts } = grid;
  const { spot, phase, free } = drag;
  const box = boxOf(spot.start, spot.end, hours, hourHeight);
  const level = drag.verdict?.level;
  return (
    <S.Layer aria-hidden>
      {phase === 'held' ? (
        <>
          {free.map((span) => (
            <FreeSpan
              key={`${span.date}${span.start}${span.resourceId ?? ''}`}
              span={span}
              {...{ columns, hours, hourHeight, texts }}
            />
          ))}
          <S.Lane style={columnVars(spot.column, columns.length)}>
            <S.Landing data-level={level} style={box} />
          </S.Lane>
        </>
      ) : null}
      <GhostCard drag={drag} engine={engine} height={box.height} width={grid.columnWidth - 6} texts={texts} />
    </S.Layer>
  );
}

interface GhostCardProps {
  drag: DragState;
  engine: DragEngine;
  height: number;
  width: number;
  texts: TimetableTexts;
}

function GhostCard({ drag, engine, height, width, texts }: GhostCardProps) {
  const { lesson, target, verdict, phase } = drag;
  const { setGhost } = engine;
  const plan = lesson
    ? planCard(
        { height, width },
        { title: lesson.title, state: shownState(lesson, texts), third: lesson.lines?.third ?? '', fourth: 'x' },
      )
    : undefined;
  return (
    <S.Ghost
      ref={setGhost}
      style={{ height }}
      data-subject={lesson?.subjectColor}
      data-state={lesson?.state}
      data-lines={plan?.lines ?? 4}
      data-tight={plan?.tight ? '' : undefined}
      data-level={verdict?.level ?? 'none'}
      data-new={lesson ? undefined : ''}
      data-glides={drag.by === 'keyboard' && phase === 'held' ? '' : undefined}
      data-returning={phase === 'returning' ? '' : undefined}
    >
      {lesson && plan ? (
        <CardBody lesson={lesson} plan={plan} time={phase === 'held' ? target : lesson} texts={texts} />
      ) : (
        <b>
          {target.start}–{target.end}
          <br />
          {texts.minutes(minutesOf(target.end) - minutesOf(target.start))}
        </b>
      )}
      {verdict && phase === 'held' && height >= 28 ? (
        <S.Word data-level={verdict.level}>{texts.verdicts[verdict.level]}</S.Word>
      ) : null}
    </S.Ghost>
  );
}

interface FreeSpanProps {
  span: TimetableSpan;
  columns: readonly TimetableColumn[];
  hours: HourSpan;
  hourHeight: number;
  texts: TimetableTexts;
}

function FreeSpan({ span, columns, hours, hourHeight, texts }: FreeSpanProps) {
  const own = columns.filter(
    ({ date, resource }) => date === span.date && (!resource || !span.resourceId || resource.id === span.resourceId),
  );
  return own.map(({ key, index }) => (
    <S.Lane key={key} style={columnVars(index, columns.length)}>
      <S.Free style={boxOf(minutesOf(span.start), minutesOf(span.end), hours, hourHeight)}>
        {span.title ?? texts.free(span.start, span.end)}
      </S.Free>
    </S.Lane>
  ));
}

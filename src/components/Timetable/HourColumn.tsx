import { timeOf } from '../../domain/dates.ts';
import { type DragStore, useDrag } from './dragStore.ts';
import { type HourSpan, hourMarks, pxOf } from './geometry.ts';
import * as S from './Timetable.styles.ts';

interface HourColumnProps {
  hours: HourSpan;
  hourHeight: number;
  /** Minutes since midnight; undefined when now is outside the grid. */
  now: number | undefined;
  store: DragStore;
}

/** Hour marks, the time it is, and during a drag the time the lesson would start. */
export function HourColumn({ hours, hourHeight, now, store }: HourColumnProps) {
  const drag = useDrag(store);
  const target = drag?.phase === 'held' ? drag.spot.start : undefined;
  const top = (minutes: number) => pxOf(minutes, hours, hourHeight);
  const near = (minutes: number, other: number | undefined) =>
    other !== undefined && Math.abs(top(minutes) - top(other)) < 15;
  return (
    <S.Hours role="rowheader" aria-colindex={1}>
      <S.Said>{`${timeOf(hours.from)}–${timeOf(hours.to)}`}</S.Said>
      {hourMarks(hours).map(({ minutes, time }) => (
        <span
          key={time}
          aria-hidden
          data-mark=""
          style={{ top: top(minutes) }}
          data-covered={near(minutes, now) || near(minutes, target) ? '' : undefined}
        >
          {time}
        </span>
      ))}
      {now !== undefined && !near(now, target) ? (
        <S.HourLabel aria-hidden style={{ top: top(now) }}>
          {timeOf(now)}
        </S.HourLabel>
      ) : null}
      {target !== undefined ? (
        <S.HourLabel aria-hidden data-level={drag?.verdict?.level ?? 'none'} style={{ top: Math.max(9, top(target)) }}>
          {timeOf(target)}
        </S.HourLabel>
      ) : null}
    </S.Hours>
  );
}

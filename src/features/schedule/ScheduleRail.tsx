import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { MonthMini } from '../../components/Timetable/MonthMini.tsx';
import { Badge } from '../../components/ui/Badge/Badge.tsx';
import { Skeleton, SkeletonGroup } from '../../components/ui/Skeleton/Skeleton.tsx';
import type { Lesson } from '../../contract/lesson.ts';
import { formatDay } from '../../domain/dates.ts';
import * as S from './ScheduleRail.styles.ts';
import type { WallNow } from './lessonClock.ts';
import { loadText } from './lessonText.ts';
import { NextLesson } from './NextLesson.tsx';
import type { ScheduleMode, ScheduleScope, ScheduleView } from './scheduleView.ts';
import type { TimetableData } from './useTimetableData.ts';
import { type Today, useMarkedDates } from './useToday.ts';

export interface ScheduleRailProps {
  view: ScheduleView;
  mode: ScheduleMode;
  scope: ScheduleScope;
  now: WallNow;
  /** Of the range shown; null while it is not known. */
  data: TimetableData | null;
  today: Today;
  /** Inside a sheet, without a frame of its own. */
  sheet?: boolean;
  onChange: (change: Partial<ScheduleView>) => void;
}

/** Lessons that wait for roll-call: those of the range, and past ones before it. */
export function waitingFor(data: TimetableData | null): number {
  if (!data) return 0;
  return data.lessons.filter(({ state }) => state === 'overdue').length + data.unrolledBefore.length;
}

const spanWords: Record<ScheduleMode, string> = { day: '当日', week: '本周', agenda: '本周' };
const byStart = (a: Lesson, b: Lesson) => `${a.date} ${a.start}`.localeCompare(`${b.date} ${b.start}`);

/** Today at a glance: the lesson that runs or comes next, what waits, a month to jump in. */
export function ScheduleRail({ view, mode, scope, now, data, today, sheet = false, onChange }: ScheduleRailProps) {
  const [leafed, setLeafed] = useState<string | null>(null);
  const marked = useMarkedDates(scope, leafed ?? view.date.slice(0, 7), data);
  const waiting = waitingFor(data);
  const live = data?.lessons.filter(({ state }) => state !== 'cancelled') ?? [];
  return (
    <S.Rail aria-label="今日概览" data-sheet={sheet ? '' : undefined}>
      <section>
        <h2>
          今天 {formatDay(now.date)} {today.lessons && <small>{today.lessons.length} 节课</small>}
        </h2>
        {today.lessons ? (
          <NextLesson lesson={today.coming} now={now} lessonsToday={today.lessons.length} />
        ) : (
          <SkeletonGroup>
            <Skeleton height={132} />
          </SkeletonGroup>
        )}
      </section>
      <section>
        <h2>待处理</h2>
        <S.TodoRow
          type="button"
          aria-pressed={view.state === 'overdue'}
          onClick={() => onChange({ state: view.state === 'overdue' ? null : 'overdue' })}
        >
          <CircleAlert size={16} />
          <span>未点名</span>
          {data && <Badge count={waiting} tone={waiting > 0 ? 'danger' : 'neutral'} showZero />}
        </S.TodoRow>
        {[...(data?.unrolledBefore ?? [])].sort(byStart).map((one) => (
          <S.TodoRow
            key={one.lessonId}
            type="button"
            data-quiet=""
            onClick={() => onChange({ date: one.date, lessonId: one.lessonId })}
          >
            <time>
              {one.date.slice(5)} {one.start}
            </time>
            <span>{one.title}</span>
          </S.TodoRow>
        ))}
      </section>
      <MonthMini
        date={view.date}
        today={now.date}
        marked={marked}
        onPick={(date) => onChange({ date, lessonId: null })}
        onMonthChange={setLeafed}
      />
      {data && (
        <S.RailFoot>
          {spanWords[mode]} {loadText(live)}
        </S.RailFoot>
      )}
    </S.Rail>
  );
}

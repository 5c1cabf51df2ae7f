import { useMemo, useState } from 'react';
import { Timetable } from '../../components/Timetable/Timetable.tsx';
import type { TimetableLesson, TimetableTarget } from '../../components/Timetable/types.ts';
import type { Campus } from '../../contract/company.ts';
import type { Lesson } from '../../contract/lesson.ts';
import { useNavigation, useNotify } from '../../kit/context.ts';
import * as S from './ClassSchedule.styles.ts';
import { EmptySchedule } from './EmptySchedule.tsx';
import { LessonPopover } from './LessonPopover.tsx';
import { blockOf, cardOf, holidayOf } from './lessonCards.ts';
import type { WallNow } from './lessonClock.ts';
import { loadText } from './lessonText.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { rangeOf, type ScheduleMode, type ScheduleScope, type ScheduleView } from './scheduleView.ts';
import { shown } from './shownLessons.ts';
import { useDragVerdict } from './useDragVerdict.ts';
import { useMayForce, useMaySchedule } from './useMayForce.ts';
import { useMoveLesson } from './useMoveLesson.ts';
import type { TimetableData } from './useTimetableData.ts';

interface ScheduleGridProps {
  view: ScheduleView;
  mode: ScheduleMode;
  scope: ScheduleScope;
  now: WallNow;
  /** null: not read yet. */
  data: TimetableData | null;
  campusId: string | null;
  campuses: readonly Campus[];
  onChange: (change: Partial<ScheduleView>, replace?: boolean) => void;
}

const nothing = { lessons: [], blocks: [], holidays: [] } as const;

/** The lessons of the view: opened by a press, moved by drag or keyboard after a question, made in a free slot. */
export function ScheduleGrid(props: ScheduleGridProps) {
  const { view, mode, scope, now, data, campusId, campuses, onChange } = props;
  const { navigate } = useNavigation();
  const notify = useNotify();
  const maySchedule = useMaySchedule();
  const mayForce = useMayForce();
  const read = data ?? nothing;
  const { from } = rangeOf(view.date, mode);

  const manyCampuses = campusId === null && campuses.length > 1;
  const context = useMemo(() => ({ now, scope, maySchedule, manyCampuses }), [now, scope, maySchedule, manyCampuses]);
  const visible = useMemo(() => shown(read.lessons, view), [read.lessons, view]);
  const cards = useMemo(() => visible.map((lesson) => cardOf(lesson, context)), [visible, context]);
  const blocks = useMemo(
    // A day of a campus is no one's own: a leave or a closed room would grey out everybody's time.
    () => read.blocks.filter(({ resourceId }) => scope === 'mine' || resourceId === view.teacherId).map(blockOf),
    [read.blocks, scope, view.teacherId],
  );
  const holidays = useMemo(() => read.holidays.map(holidayOf), [read.holidays]);

  const [grabbed, setGrabbed] = useState<string | null>(null);
  const verdict = useDragVerdict(read, grabbed ?? campusId, campuses);
  const moving = useMoveLesson(verdict, (lessonId) => onChange({ lessonId }, true));
  const create = ({ date, start, end }: TimetableTarget) =>
    navigate(`/layoutV2/CreateSchedule?${new URLSearchParams({ date, start, end })}`);

  return (
    <>
      {mode === 'agenda' && <S.Unseen>课次</S.Unseen>}
      <Timetable<Lesson>
        view={mode}
        from={from}
        today={now.date}
        now={now.time}
        lessons={cards}
        blocks={blocks}
        holidays={holidays}
        loading={data === null}
        selectedId={view.lessonId}
        onSelect={(lessonId) => onChange({ lessonId }, true)}
        renderPopover={({ data: lesson, movable }: TimetableLesson<Lesson>) => (
          <LessonPopover lesson={lesson} movable={movable} />
        )}
        dayNote={(date) => loadText(visible.filter((one) => one.date === date && one.state !== 'cancelled'))}
        empty=""
        verdict={(card, target) => verdict(card.data, target)}
        onGrab={(card) => setGrabbed(card?.data.campusId ?? null)}
        onMove={({ data: lesson }, target) => moving.move(lesson, target)}
        onToday={() => onChange({ date: now.date })}
        onRefused={(_, reason) => notify.error(reason)}
        newLessonMinutes={90}
        {...(maySchedule ? { onCreate: create } : {})}
      />
      {data && visible.length === 0 && (
        <EmptySchedule view={view} mode={mode} hidden={data.lessons.length > 0} onChange={onChange} />
      )}
      {moving.asked && <MoveDialog {...moving} asked={moving.asked} mayForce={mayForce} />}
    </>
  );
}

import type { Lesson } from '../../contract/lesson.ts';
import type { ScheduleView } from './scheduleView.ts';

/** Lessons that pass the filters of the address. Cancelled ones only where asked for. */
export function shown(
  lessons: readonly Lesson[],
  view: Pick<ScheduleView, 'classId' | 'teacherId' | 'state' | 'cancelled'>,
): Lesson[] {
  return lessons.filter(
    (lesson) =>
      (view.cancelled || lesson.state !== 'cancelled') &&
      (!view.classId || lesson.classId === view.classId) &&
      (!view.teacherId || lesson.teachers.some(({ uid }) => uid === view.teacherId)) &&
      (!view.state || lesson.state === view.state),
  );
}

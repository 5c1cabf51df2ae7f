import type { Lesson } from '../../contract/lesson.ts';
import { subjectColor } from '../../theme/subjectColor.ts';

/** Place of a lesson in the subject palette, 1–12: the dictionary's own colour, else derived from the subject's id. */
export function colorOf(lesson: Pick<Lesson, 'subjectColor' | 'subjectId' | 'courseId'>): number {
  const id = lesson.subjectId ?? lesson.courseId ?? '0';
  return subjectColor({ id, color: lesson.subjectColor });
}

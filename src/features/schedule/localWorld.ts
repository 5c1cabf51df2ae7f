import type { ApiError } from '../../api/ApiError.ts';
import type { TimetableVerdict } from '../../components/Timetable/types.ts';
import type { Campus, Classroom } from '../../contract/company.ts';
import type { Lesson } from '../../contract/lesson.ts';
import type { ConflictItem } from '../../contract/schedule.ts';
import { buildScheduleIndex, type ScheduleIndex } from '../../domain/schedule/scheduleIndex.ts';
import { defaultScheduleSettings, type LessonDraft, type LessonSlot } from '../../domain/schedule/types.ts';
import { noOverrideText, verdictHeading, verdictTone } from '../../domain/schedule/verdict.ts';
import type { TimetableData } from './useTimetableData.ts';

/** A lesson of the wire as the conflict rule compares it. */
export function slotOf(lesson: Lesson): LessonSlot {
  return {
    lessonId: lesson.lessonId,
    title: lesson.title,
    seqNo: lesson.seqNo,
    state: lesson.state,
    seriesId: lesson.seriesId,
    classId: lesson.classId,
    date: lesson.date,
    start: lesson.start,
    end: lesson.end,
    campusId: lesson.campusId,
    roomId: lesson.roomId,
    teachers: lesson.teachers.map(({ uid, name, duty }) => ({ id: uid, name, duty })),
    students: lesson.students ?? [],
    seats: lesson.counts.seats,
  };
}

/** The lesson as it would stand at another place. */
export function draftAt(lesson: Lesson, target: { date: string; start: string; end: string }): LessonDraft {
  const { state: _state, seriesId: _series, ...slot } = slotOf(lesson);
  return { ...slot, ...target };
}

/**
 * What is loaded, prepared for the conflict rule: it warns at once while a lesson is dragged. Settings and other campuses
 * are the server's to know; it decides when the move is saved.
 */
export function localIndex(
  data: Pick<TimetableData, 'lessons' | 'blocks' | 'holidays'>,
  rooms: readonly Classroom[],
  campuses: readonly Campus[],
): ScheduleIndex {
  return buildScheduleIndex({
    lessons: data.lessons.map(slotOf),
    rooms,
    campuses,
    teacherLeaves: data.blocks
      .filter(({ kind }) => kind === 'leave')
      .map(({ resourceId, date, start, end }) => ({ teacherId: resourceId, date, start, end })),
    teacherWindows: [],
    holidays: data.holidays,
    settings: defaultScheduleSettings,
  });
}

/** A verdict that can also say why it may not be forced. */
export interface MoveVerdict extends TimetableVerdict {
  /** 存在教室冲突，您没有“强制排课”权限 */
  readonly noOverride: string;
}

/** The rule's lines as the verdict a drag shows. */
export function verdictOf(items: readonly ConflictItem[]): MoveVerdict {
  return {
    level: verdictTone(items),
    title: items.length > 0 ? verdictHeading(items) : '可排',
    lines: items.map(({ level, message }) => ({ level, text: message })),
    hits: items.flatMap(({ otherLessonId }) => (otherLessonId ? [otherLessonId] : [])),
    noOverride: noOverrideText(items),
  };
}

/** The server's refusal (422) in place of what was known here: every line of its panel, and whether a reason would do. */
export function refusedVerdict(
  { text, refusals, canOverride }: Pick<ApiError, 'text' | 'refusals' | 'canOverride'>,
  before: MoveVerdict,
): MoveVerdict {
  const level = canOverride ? 'soft' : 'hard';
  const lines = refusals.map((refusal) => ({ level, text: refusal.text }) as const);
  return { ...before, level, title: text, lines: lines.length > 0 ? lines : [{ level, text }] };
}

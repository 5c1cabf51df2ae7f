import type { TimetableBlock, TimetableHoliday, TimetableLesson } from '../../components/Timetable/types.ts';
import type { Holiday } from '../../contract/company.ts';
import type { Block, Lesson } from '../../contract/lesson.ts';
import { weekdayName } from '../../domain/dates.ts';
import { cardHeadNotes, cardHeads, lessonStateLabels } from '../../domain/lessonState.ts';
import { mayMove } from '../../domain/schedule/validate.ts';
import { isRunning, type WallNow } from './lessonClock.ts';
import { colorOf } from './lessonColor.ts';
import { dutyLabels, roomText, seqText } from './lessonText.ts';
import type { ScheduleScope } from './scheduleView.ts';

export interface CardContext {
  readonly now: WallNow;
  readonly scope: ScheduleScope;
  /** Has the viewer the right 排课. */
  readonly maySchedule: boolean;
  /** Lessons of more than one campus are shown: the room names its campus. */
  readonly manyCampuses: boolean;
}

/** 8/8 请假1 试听1 before roll-call, 到 7/8 after it. */
export function headsText({ counts }: Pick<Lesson, 'counts'>): string {
  return [cardHeads(counts), counts.came === null ? cardHeadNotes(counts) : ''].filter(Boolean).join(' ');
}

/** Glyph and word of all that is special about a lesson (S2). */
export function badgesOf({ counts, substituteOf, moved, forcedReason, roomId }: Lesson) {
  const all = [
    counts.trial > 0 && { glyph: '试', label: `试听 ${counts.trial} 人` },
    counts.makeUp > 0 && { glyph: '补', label: `补课 ${counts.makeUp} 人` },
    substituteOf && { glyph: '代', label: `代 ${substituteOf.name} 上课` },
    moved && { glyph: '调', label: '已调课' },
    forcedReason && { glyph: '强', label: `强排：${forcedReason}` },
    roomId === null && { glyph: '线上', label: '线上课' },
    counts.booked > 0 && { glyph: '约', label: `约课 ${counts.booked} 人` },
  ];
  return all.filter((badge) => badge !== false && badge !== null && badge !== '');
}

const mainTeachers = ({ teachers }: Lesson) =>
  teachers
    .filter(({ duty }) => duty !== 'assistant')
    .map(({ name }) => name)
    .join('、');

function placeText(lesson: Lesson, { manyCampuses }: CardContext): string {
  const room = roomText(lesson);
  // On a card 东湖 is enough.
  return manyCampuses && lesson.roomId ? `${lesson.campusName.replace(/校区$/, '')} ${room}` : room;
}

function thirdLine(lesson: Lesson, context: CardContext): string {
  const parts =
    context.scope === 'mine'
      ? [placeText(lesson, context), [seqText(lesson), lesson.sectionName].filter(Boolean).join(' ')]
      : [mainTeachers(lesson), placeText(lesson, context)];
  return parts.filter(Boolean).join(' · ');
}

/** Why somebody without the right may not move a lesson. */
export const noScheduleRight = '您没有“排课”权限，如需调课请联系教务';

function movable(lesson: Lesson, { maySchedule }: CardContext): TimetableLesson['movable'] {
  const why = mayMove(lesson, 'drag') ?? (maySchedule ? null : noScheduleRight);
  return why === null ? true : { reason: why };
}

function stateOf(lesson: Lesson, now: WallNow): TimetableLesson['state'] {
  if (lesson.myDuty === 'substituted') return 'substituted';
  return isRunning(lesson, now) ? 'running' : lesson.state;
}

/** 周三 10:00 到 11:30，机器人L2-周三A班，王敏老师，A101，8 人，待上课 */
export function lessonLabel(lesson: Lesson, now: WallNow): string {
  const state = isRunning(lesson, now) ? '上课中' : lessonStateLabels[lesson.state];
  return [
    `${weekdayName(lesson.date)} ${lesson.start} 到 ${lesson.end}`,
    lesson.title,
    mainTeachers(lesson) && `${mainTeachers(lesson)}老师`,
    roomText(lesson),
    `${lesson.counts.seats} 人`,
    state,
    ...badgesOf(lesson).map(({ label }) => label),
  ]
    .filter(Boolean)
    .join('，');
}

/** A lesson of the wire as a card of the grid. */
export function cardOf(lesson: Lesson, context: CardContext): TimetableLesson<Lesson> {
  const duty = lesson.myDuty;
  const role =
    context.scope === 'mine' && duty && duty !== 'main' && duty !== 'substituted' ? dutyLabels[duty] : undefined;
  return {
    id: lesson.lessonId,
    date: lesson.date,
    start: lesson.start,
    end: lesson.end,
    title: lesson.title,
    subjectColor: colorOf(lesson),
    state: stateOf(lesson, context.now),
    lines: { role, third: thirdLine(lesson, context), fourth: headsText(lesson) },
    badges: badgesOf(lesson),
    movable: movable(lesson, context),
    label: lessonLabel(lesson, context.now),
    data: lesson,
  };
}

export function blockOf(block: Block): TimetableBlock {
  return { ...block, resourceIds: [block.resourceId] };
}

export function holidayOf({ date, name, type }: Holiday): TimetableHoliday {
  return { date, name, kind: type };
}

import { minutesOf, weekdayLabel, weekdayOf } from '../dates.ts';
import type { Check } from './check.ts';
import { callStudent, callTeacher, lineOver, lineWith, onceEach, roomNameOf } from './check.ts';
import type { IndexedLesson } from './scheduleIndex.ts';
import type { ConflictItem } from './types.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly called: string;
  readonly before: IndexedLesson | undefined;
  readonly after: IndexedLesson | undefined;
}

/** Everybody of the draft with the lessons next to it; `counts` says which lessons are neighbours at all. */
function peopleOf(check: Check, counts: (other: IndexedLesson) => boolean): Person[] {
  const { draft, start, end } = check;
  const near = (face: 'teacher' | 'student', id: string) => {
    const lessons = check.lessonsOf(face, id).filter(counts);
    const before = lessons.filter((other) => other.end <= start);
    return {
      before: before.reduce<IndexedLesson | undefined>(
        (last, one) => (!last || one.end > last.end ? one : last),
        undefined,
      ),
      after: lessons.find((other) => other.start >= end),
    };
  };
  return [
    ...onceEach(draft.teachers).map((one) => ({
      id: one.id,
      name: one.name,
      called: callTeacher(one),
      ...near('teacher', one.id),
    })),
    ...onceEach(draft.students).map((one) => ({
      id: one.id,
      name: one.name,
      called: callStudent(one),
      ...near('student', one.id),
    })),
  ];
}

/** 路程: the neighbouring lesson of a teacher, assistant or student in another campus. */
export function travelFace(check: Check): ConflictItem[] {
  const { draft, index, start, end } = check;
  if (!index.settings.travelCheck || draft.roomId === null) return [];
  const minutesTo = (campusId: string) =>
    index.campuses.get(draft.campusId)?.travelMinutes[campusId] ??
    index.campuses.get(campusId)?.travelMinutes[draft.campusId] ??
    0;
  // An online lesson is taught from anywhere: the way leads past it.
  return peopleOf(check, ({ slot }) => slot.roomId !== null).flatMap(({ id, name, called, before, after }) => {
    const subject = { face: 'travel', level: 'soft', resourceId: id, resourceName: name } as const;
    const line = (other: IndexedLesson | undefined, gap: number, does: string) => {
      if (!other || other.slot.campusId === draft.campusId) return [];
      const minutes = minutesTo(other.slot.campusId);
      if (gap >= minutes) return [];
      const campus = index.campuses.get(other.slot.campusId)?.name ?? other.slot.campusId;
      return [lineWith(subject, other, `${called} ${does}于${campus}，路程 ${minutes} 分钟，间隔只有 ${gap} 分钟`)];
    };
    return [
      ...line(before, start - (before?.end ?? 0), `${before?.slot.end ?? ''} 下课`),
      ...line(after, (after?.start ?? 0) - end, `${after?.slot.start ?? ''} 上课`),
    ];
  });
}

/** 间隔: the neighbouring lesson, where a least gap is asked for. */
export function gapFace(check: Check): ConflictItem[] {
  const { index, start, end } = check;
  const least = index.settings.gapMinutes;
  if (least <= 0) return [];
  return peopleOf(check, () => true).flatMap(({ id, name, called, before, after }) => {
    const subject = { face: 'gap', level: 'soft', resourceId: id, resourceName: name } as const;
    const line = (other: IndexedLesson | undefined, gap: number, which: string) =>
      other && gap < least
        ? [lineWith(subject, other, `${called} 与${which}间隔 ${gap} 分钟，要求 ${least} 分钟`)]
        : [];
    return [...line(before, start - (before?.end ?? 0), '上一节'), ...line(after, (after?.start ?? 0) - end, '下一节')];
  });
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Spans that touch or overlap become one. */
function merged(spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = out.at(-1);
    if (last && span.start <= last.end) out[out.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else out.push(span);
  }
  return out;
}

/** What sticks out of the spans: 13:30 开始 or 20:30 结束; null: the draft lies within one of them. */
function sticksOut({ draft, start, end }: Check, spans: readonly Span[]): string | null {
  if (spans.some((span) => span.start <= start && end <= span.end)) return null;
  const startsInside = spans.some((span) => span.start <= start && start < span.end);
  return startsInside ? `本课次 ${draft.end} 结束` : `本课次 ${draft.start} 开始`;
}

const spanOf = (from: string, to: string): Span => ({ start: minutesOf(from), end: minutesOf(to) });

/** 可排时间: the teachers' windows, then the campus's opening hours (not for online lessons). */
export function windowFace(check: Check): ConflictItem[] {
  const { draft, index } = check;
  const weekday = weekdayOf(draft.date);
  const day = weekdayLabel(weekday);
  const items = onceEach(draft.teachers).flatMap((teacher) => {
    const windows = index.windowsOf(teacher.id);
    if (!windows) return [];
    const today = windows.filter((one) => one.weekday === weekday);
    const out = sticksOut(check, merged(today.map((one) => spanOf(one.start, one.end))));
    if (out === null) return [];
    const subject = { face: 'window', level: 'soft', resourceId: teacher.id, resourceName: teacher.name } as const;
    const free = today.map((one) => `${one.start}–${one.end}`).join('、');
    const text = free ? `${day}可排 ${free}，${out}` : `${day}不可排`;
    return [lineOver(subject, draft, `${callTeacher(teacher)} ${text}`)];
  });
  const campus = index.campuses.get(draft.campusId);
  if (draft.roomId === null || !campus) return items;
  const { from, to } = campus.openHours[String(weekday)] ?? index.settings.openTime;
  const out = sticksOut(check, [spanOf(from, to)]);
  if (out === null) return items;
  const subject = { face: 'window', level: 'soft', resourceId: campus.id, resourceName: campus.name } as const;
  return [...items, lineOver(subject, draft, `${campus.name} ${day}开放 ${from}–${to}，${out}`)];
}

/** 节假日: `2026-10-05 国庆节`. A 调休上班日 is a normal day. */
export function holidayFace({ draft, index }: Check): ConflictItem[] {
  const holiday = index.holidayOf(draft.date, draft.campusId);
  if (!holiday) return [];
  const subject = { face: 'holiday', level: 'soft', resourceId: draft.date, resourceName: holiday.name } as const;
  return [lineOver(subject, draft, `${draft.date} ${holiday.name}`)];
}

/** 结束时间: on site 20:30, online 21:00 by default. */
export function endTimeFace({ draft, index, end }: Check): ConflictItem[] {
  const online = draft.roomId === null;
  const latest = online ? index.settings.endOnline : index.settings.endOnsite;
  if (end <= minutesOf(latest)) return [];
  const subject = {
    face: 'endTime',
    level: 'soft',
    resourceId: draft.roomId ?? 'online',
    resourceName: roomNameOf(index, draft.roomId),
  } as const;
  return [lineOver(subject, draft, `${online ? '线上课' : '线下课'} ${draft.end} 结束，晚于 ${latest}`)];
}

import { minutesOf, overlap } from '../dates.ts';
import type { IndexedLesson, ScheduleIndex } from './scheduleIndex.ts';
import type { ConflictFace, ConflictItem, ConflictLevel, LessonDraft, SlotTeacher } from './types.ts';

/** A draft under check: its minutes, and which lessons it is compared with. */
export interface Check {
  readonly draft: LessonDraft;
  readonly start: number;
  readonly end: number;
  readonly index: ScheduleIndex;
  /** Lessons of a resource on the draft's day without those not compared. */
  readonly lessonsOf: (face: 'class' | 'teacher' | 'student' | 'room', id: string) => readonly IndexedLesson[];
}

/** What a line is about, before its message. */
export interface Subject {
  readonly face: ConflictFace;
  readonly level: ConflictLevel;
  readonly resourceId: string;
  readonly resourceName: string;
}

/** A line about the draft and another lesson. */
export function lineWith(subject: Subject, { slot }: IndexedLesson, message: string): ConflictItem {
  return { ...subject, otherLessonId: slot.lessonId, start: slot.start, end: slot.end, message };
}

/** A line about a span: of a leave, a closure, or of the draft itself. */
export function lineOver(subject: Subject, span: { start: string; end: string }, message: string): ConflictItem {
  return { ...subject, start: span.start, end: span.end, message };
}

/** Lessons of a resource that overlap the draft. */
export function overlapping(check: Check, face: 'class' | 'teacher' | 'student' | 'room', id: string): IndexedLesson[] {
  return check.lessonsOf(face, id).filter((other) => overlap(check, other));
}

/** 王敏老师, or 助教 陈晨. */
export function callTeacher({ name, duty }: SlotTeacher): string {
  return duty === 'assistant' ? `助教 ${name}` : `${name}老师`;
}

export function callStudent({ name }: { readonly name: string }): string {
  return `学员 ${name}`;
}

/** Everybody once, in the order given; of two duties the first counts. */
export function onceEach<T extends { readonly id: string }>(people: readonly T[]): T[] {
  const seen = new Set<string>();
  return people.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** The name of a lesson's room; 线上 where it has none. */
export function roomNameOf(index: ScheduleIndex, roomId: string | null): string {
  return roomId === null ? '线上' : (index.rooms.get(roomId)?.name ?? roomId);
}

export function checkOf(draft: LessonDraft, index: ScheduleIndex, lessonsOf: Check['lessonsOf']): Check {
  return { draft, start: minutesOf(draft.start), end: minutesOf(draft.end), index, lessonsOf };
}

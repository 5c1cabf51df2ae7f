import type { ParsedInputOf, updateLesson } from 'jiaowu/contract';
import { hoursInWords, validateDraft, type LessonDraft } from 'jiaowu/domain';
import type { Books } from '../timetable/books.ts';
import type { LessonFacts } from '../timetable/facts.ts';
import { malformed } from '../http/refusal.ts';
import { type Wish, wishOf } from './place.ts';

export type Patch = ParsedInputOf<typeof updateLesson>['patch'];

/** What the lesson would hold after the patch. */
export function patched(facts: LessonFacts, patch: Patch): Wish {
  const old = wishOf(facts);
  return {
    ...old,
    date: patch.date ?? old.date,
    start: patch.start ?? old.start,
    end: patch.end ?? old.end,
    campusId: patch.campusId ?? old.campusId,
    roomId: patch.roomId === undefined ? old.roomId : patch.roomId,
    teacherIds: patch.teacherIds ?? old.teacherIds,
    assistantIds: patch.assistantIds ?? old.assistantIds,
  };
}

/** @throws Refusal 400 for what the form's rules refuse; what the patch leaves alone is not asked about again */
export function checkPatch(facts: LessonFacts, patch: Patch, reason: string, today: string): void {
  const wish = patched(facts, patch);
  const dated = patch.date !== undefined && patch.date !== facts.row.date;
  const { faults } = validateDraft({ ...wish, backfillReason: reason }, { today });
  const asked = new Set<string>([
    ...Object.keys(patch),
    ...(dated ? ['date', 'backfillReason'] : []),
    ...(patch.start !== undefined || patch.end !== undefined ? ['start', 'end'] : []),
    ...(patch.teacherIds ? ['assistantIds'] : []),
  ]);
  const found = faults.filter(({ field }) => asked.has(field));
  if (found.length === 0) return;
  const path = (field: string) => (field === 'backfillReason' ? 'reason' : `patch.${field}`);
  throw malformed(Object.fromEntries(found.map(({ field, text }) => [path(field), text])), found[0]?.text);
}

/** What changed, in the words of the log. */
export function changesOf(
  facts: LessonFacts,
  after: LessonDraft,
  patch: Patch,
  books: Books,
  sectionNames: { before: string; after: string },
): { field: string; before: string; after: string }[] {
  const { row, teachers } = facts;
  const room = (id: string | null) => (id === null ? '线上' : (books.rooms.get(id)?.name ?? ''));
  const campus = (id: string) => books.campuses.get(id)?.name ?? '';
  const names = (list: readonly { id: string; duty: string }[], assistants: boolean) =>
    list
      .filter(({ duty }) => (duty === 'assistant') === assistants)
      .map(({ id }) => books.staff.get(id) ?? '')
      .join('、');
  const old = teachers.map(({ uid, duty }) => ({ id: uid, duty }));
  const pairs: [string, string, string][] = [
    ['日期', row.date, after.date],
    ['时间', `${row.start}–${row.end}`, `${after.start}–${after.end}`],
    ['校区', campus(row.campusId), campus(after.campusId)],
    ['教室', room(row.roomId), room(after.roomId)],
    ['主讲', names(old, false), names(after.teachers, false)],
    ['助教', names(old, true), names(after.teachers, true)],
    ['课节', sectionNames.before, sectionNames.after],
    ['单次扣课时', hoursInWords(row.k), hoursInWords(patch.k ?? row.k)],
    ['备注', row.remark, patch.remark ?? row.remark],
  ];
  return pairs
    .filter(([, before, now]) => before !== now)
    .map(([field, before, now]) => ({ field, before, after: now }));
}

import { and, eq, inArray, max } from 'drizzle-orm';
import type { ParsedInputOf, previewSchedule } from 'jiaowu/contract';
import { checkConflicts, hoursInWords, validateDraft, verdictTone, type LessonDraft } from 'jiaowu/domain';
import { dictionary, hourLot, section } from '../db/schema/index.ts';
import type { Call } from '../http/call.ts';
import { lacking, malformed, refused } from '../http/refusal.ts';
import { type Books, loadBooks } from '../timetable/books.ts';
import type { ClassRow } from '../timetable/facts.ts';
import { availableHours } from '../timetable/roster.ts';
import { viewerOf } from '../timetable/sight.ts';
import { draftOf, loadReferences, wrongReferences } from './place.ts';
import { loadIndex } from './world.ts';

export type PlanDraft = ParsedInputOf<typeof previewSchedule>['draft'];
type SectionRow = typeof section.$inferSelect;

export interface PlanRow {
  index: number;
  date: string;
  start: string;
  end: string;
  teacherNames: string[];
  roomName: string | null;
  sectionName: string | null;
  result: 'ok' | 'conflict' | 'holiday' | 'forced';
  items: ReturnType<typeof checkConflicts>[number]['items'][number][];
}

/** A plan worked out: what would be written, and what it clashes with. */
export interface Plan {
  place: LessonDraft;
  klass: ClassRow | null;
  section: SectionRow | null;
  rows: PlanRow[];
  warnings: string[];
}

function checkFields(plan: PlanDraft, klass: ClassRow | null, today: string): string[] {
  const report = validateDraft(plan, { today, classState: klass?.state, classEndOn: klass?.endOn });
  const closed = report.faults.find(({ field }) => field === 'classId');
  if (closed) throw refused('classClosed', [{ text: closed.text, field: 'draft.classId' }]);
  const texts = Object.fromEntries(report.faults.map(({ field, text }) => [`draft.${field}`, text]));
  if (report.faults.length > 0) throw malformed(texts, report.faults[0]?.text);
  return [...report.warnings, ...(report.backfill ? ['日期早于今天，将作为补录'] : [])];
}

async function sectionOf({ tx }: Call, plan: PlanDraft, klass: ClassRow | null): Promise<SectionRow | null> {
  if (!plan.sectionId) return null;
  const [row] = await tx.select().from(section).where(eq(section.id, plan.sectionId));
  if (!row || (klass && row.versionId !== klass.courseVersionId)) throw malformed({ 'draft.sectionId': '课节不存在' });
  return row;
}

/** Students whose hours will not do, or run out before the date: said, but in nobody's way. */
async function hourWarnings(call: Call, place: LessonDraft, courseId: string | null, k: number): Promise<string[]> {
  const { tx, now } = call;
  if (courseId === null || k === 0) return [];
  const ids = place.students.map(({ id }) => id);
  const today = now.slice(0, 10);
  const have = await availableHours(tx, ids, courseId, today);
  const then = await availableHours(tx, ids, courseId, place.date > today ? place.date : today);
  const ends = await tx
    .select({ stuId: hourLot.stuId, on: max(hourLot.expireOn) })
    .from(hourLot)
    .where(and(inArray(hourLot.stuId, ids.length > 0 ? ids : ['']), eq(hourLot.status, 'normal')))
    .groupBy(hourLot.stuId);
  const endOf = new Map(ends.map(({ stuId, on }) => [stuId, on]));
  return place.students.flatMap(({ id, name }) => {
    const now = have.get(id) ?? 0;
    if (now < k) return [`${name}可用 ${hoursInWords(now)} 课时，本次排课共需 ${hoursInWords(k)} 课时`];
    if ((then.get(id) ?? 0) >= k) return [];
    return [`${name}的课时 ${endOf.get(id) ?? ''} 到期，${place.date.slice(5)} 的课次在到期之后`];
  });
}

/** Works a plan out against the timetable as it stands in this transaction. `lock` runs before anything is compared. */
export async function workOut(
  call: Call,
  plan: PlanDraft,
  lock: (place: LessonDraft) => Promise<void> = async () => {},
): Promise<Plan & { books: Books }> {
  const { tx, now, person, post } = call;
  const viewer = viewerOf(person.uid, post);
  const books = await loadBooks(tx);
  if (plan.classId === undefined && plan.stuIds.length === 0) throw malformed({ 'draft.classId': '请选择班级或学员' });
  const wish = { ...plan, stuIds: plan.classId === undefined ? plan.stuIds : [] };
  const references = await loadReferences(tx, [wish]);
  const wrong = wrongReferences(wish, references, books, viewer, 'draft.');
  const [type] = await tx.select({ type: dictionary.type }).from(dictionary).where(eq(dictionary.id, plan.hourTypeId));
  if (type?.type !== 'hourType') wrong['draft.hourTypeId'] = '请选择课次类型';
  if (Object.keys(wrong).length > 0) throw malformed(wrong);
  // A teacher who may plan plans for him- or herself.
  if (viewer.plans === 'own' && ![...plan.teacherIds, ...plan.assistantIds].includes(person.uid)) {
    throw lacking('schedule.edit', '排课');
  }
  const klass = plan.classId === undefined ? null : (references.classes.get(plan.classId) ?? null);
  const warnings = checkFields(plan, klass, now.slice(0, 10));
  const chosen = await sectionOf(call, plan, klass);

  const place = await draftOf(tx, wish, references, books);
  await lock(place);
  const index = await loadIndex(tx, books, [place], [place.date], now);
  const rows = checkConflicts([place], index).map(({ items }, i): PlanRow => {
    const hard = verdictTone(items) === 'hard';
    const holiday = items.some(({ face }) => face === 'holiday');
    return {
      index: i,
      date: place.date,
      start: place.start,
      end: place.end,
      teacherNames: place.teachers.filter(({ duty }) => duty !== 'assistant').map(({ name }) => name),
      roomName: place.roomId === null ? null : (books.rooms.get(place.roomId)?.name ?? ''),
      sectionName: chosen?.name ?? null,
      result: items.length === 0 ? 'ok' : holiday && !hard ? 'holiday' : 'conflict',
      items: [...items],
    };
  });
  const courseId = klass?.courseId ?? chosen?.courseId ?? null;
  return {
    books,
    place,
    klass,
    section: chosen,
    rows,
    warnings: [...warnings, ...(await hourWarnings(call, place, courseId, plan.k))],
  };
}

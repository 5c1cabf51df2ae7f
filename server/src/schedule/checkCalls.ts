import { arrayOverlaps, eq, inArray, or } from 'drizzle-orm';
import { checkConflict, getFreeSlots } from 'jiaowu/contract';
import { checkConflicts, datesBetween, freeSlots, isDate, type ConflictItem } from 'jiaowu/domain';
import { classGroup, classMember, student } from '../db/schema/index.ts';
import type { Call } from '../http/call.ts';
import { malformed, missing } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { loadBooks } from '../timetable/books.ts';
import { loadLesson, type LessonFacts } from '../timetable/facts.ts';
import { checkRange } from '../timetable/range.ts';
import { inSight, viewerOf, type Viewer } from '../timetable/sight.ts';
import { draftOf, loadReferences, type Wish, wrongReferences } from './place.ts';
import { loadIndex } from './world.ts';

async function movingOf({ tx }: Call, viewer: Viewer, lessonId: string | undefined): Promise<LessonFacts | null> {
  if (lessonId === undefined) return null;
  const facts = await loadLesson(tx, lessonId);
  if (!facts || !inSight(viewer, facts.row.campusId)) throw missing();
  return facts;
}

/** Students a viewer who does not plan may read of: those of own classes, and own customers. */
async function knownStudents({ tx, person }: Call): Promise<Set<string>> {
  const { uid } = person;
  const mine = tx
    .select({ id: classGroup.id })
    .from(classGroup)
    .where(or(arrayOverlaps(classGroup.teacherUids, [uid]), arrayOverlaps(classGroup.assistantUids, [uid])));
  const pupils = await tx
    .selectDistinct({ id: classMember.stuId })
    .from(classMember)
    .where(inArray(classMember.classId, mine));
  const customers = await tx.select({ id: student.id }).from(student).where(eq(student.ownerUid, uid));
  return new Set([...pupils, ...customers].map(({ id }) => id));
}

/** Lines about students the viewer may not know are told without name and lesson. */
function discreet(items: readonly ConflictItem[], known: Set<string> | null): ConflictItem[] {
  return items.map((item) => {
    if (known === null || item.face !== 'student' || known.has(item.resourceId)) return item;
    const { otherLessonId: _, ...rest } = item;
    return { ...rest, resourceId: '', resourceName: '', message: `1 名学员 ${item.start}–${item.end} 已有课` };
  });
}

const check = serve(checkConflict, async ({ drafts, excludeLessonId, excludeSeriesId }, call) => {
  const { tx, now, person, post } = call;
  const viewer = viewerOf(person.uid, post);
  const books = await loadBooks(tx);
  const moving = await movingOf(call, viewer, excludeLessonId);
  const references = await loadReferences(tx, drafts);
  const wrong = drafts.reduce<Record<string, string>>(
    (all, wish, i) => ({
      ...all,
      ...(isDate(wish.date) ? {} : { [`drafts.${i}.date`]: '日期不存在' }),
      ...(wish.start < wish.end ? {} : { [`drafts.${i}.end`]: '结束时间必须晚于开始时间' }),
      ...wrongReferences(wish, references, books, viewer, `drafts.${i}.`),
    }),
    {},
  );
  if (Object.keys(wrong).length > 0) throw malformed(wrong);
  const places = [];
  for (const wish of drafts) places.push(await draftOf(tx, wish, references, books, moving));
  const dates = places.map(({ date }) => date);
  const index = await loadIndex(tx, books, places, dates, now);
  const rows = checkConflicts(places, index, {
    excludeLessonIds: excludeLessonId === undefined ? [] : [excludeLessonId],
    excludeSeriesId: excludeSeriesId ?? null,
  });
  const known = viewer.plans === 'campuses' ? null : await knownStudents(call);
  return { rows: rows.map(({ items }) => ({ items: discreet(items, known) })) };
});

const free = serve(getFreeSlots, async (input, call) => {
  const { tx, now, person, post } = call;
  checkRange(input.from, input.to);
  if (input.minutes < 15 || input.minutes > 480) throw malformed({ minutes: '课次时长应在 15–480 分钟之间' });
  const viewer = viewerOf(person.uid, post);
  const books = await loadBooks(tx);
  const moving = await movingOf(call, viewer, input.excludeLessonId);
  const wish: Wish = {
    classId: input.classId,
    stuIds: input.stuIds ?? [],
    date: moving?.row.date ?? input.from,
    start: moving?.row.start ?? now.slice(11, 16),
    end: moving?.row.end ?? now.slice(11, 16),
    teacherIds: input.teacherIds,
    assistantIds: input.assistantIds ?? [],
    campusId: input.campusId,
    roomId: input.roomId ?? null,
  };
  const references = await loadReferences(tx, [wish]);
  const wrong = wrongReferences(wish, references, books, viewer, '');
  if (Object.keys(wrong).length > 0) throw malformed(wrong);
  const draft = await draftOf(tx, wish, references, books, moving, false);
  const index = await loadIndex(tx, books, [draft], datesBetween(input.from, input.to), now);
  const { minutes, from, to } = input;
  const options = { excludeLessonIds: input.excludeLessonId === undefined ? [] : [input.excludeLessonId] };
  return { slots: freeSlots({ draft, minutes, from, to, notBefore: now.slice(0, 16) }, index, options) };
});

export const checkCalls = [check, free];

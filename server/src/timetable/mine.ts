import { and, asc, between, eq, exists, gt, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AnswerOf, getMyTimetable, ParsedInputOf } from 'jiaowu/contract';
import { lesson, lessonGuest, lessonTeacher } from '../db/schema/index.ts';
import type { Tx } from '../db/open.ts';
import type { Call } from '../http/call.ts';
import { leaveBlocks } from './blocks.ts';
import { loadBooks } from './books.ts';
import { loadLessons } from './facts.ts';
import { checkRange } from './range.ts';
import { viewerOf } from './sight.ts';
import { lessonView } from './view.ts';

type Duty = 'main' | 'assistant' | 'substitute';

/** Lessons in which `uid` teaches, in any or one duty. */
function teaches(tx: Tx, uid: string, duty?: Duty): SQL {
  return exists(
    tx
      .select({ one: sql`1` })
      .from(lessonTeacher)
      .where(
        and(
          eq(lessonTeacher.companyId, lesson.companyId),
          eq(lessonTeacher.lessonId, lesson.id),
          eq(lessonTeacher.uid, uid),
          duty === undefined ? undefined : eq(lessonTeacher.duty, duty),
        ),
      ),
  );
}

/** Lessons with a trial this consultant booked. */
function hasOwnTrial(tx: Tx, uid: string): SQL {
  return exists(
    tx
      .select({ one: sql`1` })
      .from(lessonGuest)
      .where(
        and(
          eq(lessonGuest.companyId, lesson.companyId),
          eq(lessonGuest.lessonId, lesson.id),
          eq(lessonGuest.kind, 'trial'),
          ne(lessonGuest.state, 'cancelled'),
          eq(lessonGuest.ownerUid, uid),
        ),
      ),
  );
}

/** Own lessons of a range, and what waits to be done whatever its date. */
export async function myTimetable(
  input: ParsedInputOf<typeof getMyTimetable>,
  call: Call,
): Promise<AnswerOf<typeof getMyTimetable>> {
  const { tx, now, person, post } = call;
  const { uid } = person;
  const { from, to, role, classId } = input;
  checkRange(from, to);
  const viewer = viewerOf(uid, post);
  const books = await loadBooks(tx);
  const ofClass = classId === undefined ? undefined : eq(lesson.classId, classId);
  const mine = role
    ? teaches(tx, uid, role)
    : or(teaches(tx, uid), eq(lesson.substituteOf, uid), viewer.consults ? hasOwnTrial(tx, uid) : undefined);
  const inRange = await loadLessons(tx, and(between(lesson.date, from, to), mine, ofClass));

  const [today, time] = [now.slice(0, 10), now.slice(11, 16)];
  const taught = and(teaches(tx, uid), isNull(lesson.cancelledAt));
  const ended = or(lt(lesson.date, today), and(eq(lesson.date, today), sql`${lesson.end} <= ${time}`));
  const unrolled = await loadLessons(tx, and(taught, isNull(lesson.rolledAt), ended));
  const [upcoming] = await tx
    .select({ id: lesson.id })
    .from(lesson)
    .where(and(taught, or(gt(lesson.date, today), and(eq(lesson.date, today), sql`${lesson.start} >= ${time}`))))
    .orderBy(asc(lesson.date), asc(lesson.start))
    .limit(1);
  const [next] = upcoming ? await loadLessons(tx, eq(lesson.id, upcoming.id)) : [];

  const view = (facts: (typeof inRange)[number]) => lessonView(facts, books, viewer, now);
  return {
    lessons: inRange.map(view),
    blocks: await leaveBlocks(tx, [uid], input, () => true),
    holidays: books.holidays.filter(({ date }) => date >= from && date <= to),
    todos: { unrolled: unrolled.length },
    unrolledBefore: unrolled.filter(({ row }) => row.date < from || row.date > to).map(view),
    next: next ? view(next) : null,
    asOf: now,
  };
}

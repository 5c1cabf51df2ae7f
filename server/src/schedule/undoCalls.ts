import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { undoBatch } from 'jiaowu/contract';
import { checkConflicts, refusalText, verdictTone } from 'jiaowu/domain';
import { leaveRequest, lesson, operationLog, scheduleBatch } from '../db/schema/index.ts';
import { lockFor } from '../db/scope.ts';
import type { Call } from '../http/call.ts';
import { missing, refused } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { logAct } from '../oplog.ts';
import { type Books, loadBooks } from '../timetable/books.ts';
import { type LessonFacts, loadLessons } from '../timetable/facts.ts';
import { mayPlan, viewerOf } from '../timetable/sight.ts';
import { draftOf, loadReferences, lockKeys, type Wish, wishOf } from './place.ts';
import type { Snapshot } from './snapshot.ts';
import { loadIndex } from './world.ts';
import { renumber, setTeachers } from './write.ts';

interface Step {
  facts: LessonFacts;
  /** null: the batch made the lesson. */
  before: Snapshot | null;
}

async function lastEditOf({ tx }: Call, lessonId: string): Promise<string> {
  const [last] = await tx
    .select({ name: operationLog.name, at: operationLog.at })
    .from(operationLog)
    .where(and(eq(operationLog.objectType, 'lesson'), eq(operationLog.objectId, lessonId)))
    .orderBy(desc(operationLog.at), desc(operationLog.id))
    .limit(1);
  return last ? `已被${last.name}于 ${last.at.slice(11, 16)} 修改` : '已被修改';
}

function wishBefore(facts: LessonFacts, { columns, teachers }: Snapshot): Wish {
  const of = (assistant: boolean) => teachers.filter(({ duty }) => (duty === 'assistant') === assistant);
  return {
    ...wishOf(facts),
    ...columns,
    teacherIds: of(false).map(({ id }) => id),
    assistantIds: of(true).map(({ id }) => id),
  };
}

/** Why going back would clash; null: it would not. A place that was forced before may be taken again. */
async function clashOf(call: Call, { facts, before }: Step, books: Books): Promise<string | null> {
  if (!before) return null;
  const { tx, now, post } = call;
  const wish = wishBefore(facts, before);
  const references = await loadReferences(tx, [wish]);
  const now_ = await draftOf(tx, wishOf(facts), references, books, facts);
  const back = await draftOf(tx, wish, references, books, facts);
  await lockFor(tx, [...lockKeys(post.companyId, now_), ...lockKeys(post.companyId, back)]);
  const index = await loadIndex(tx, books, [back], [back.date], now);
  const items = checkConflicts([back], index)[0]?.items ?? [];
  const tone = verdictTone(items);
  return tone === 'hard' || (tone === 'soft' && before.columns.forcedReason === null) ? refusalText(items) : null;
}

async function whyBlocked(call: Call, step: Step, version: number, books: Books): Promise<string | null> {
  const { facts, before } = step;
  const { row, guests, onLeave } = facts;
  if (row.rolledAt !== null) return '已点名';
  if (row.version !== version) return lastEditOf(call, row.id);
  if (!before && guests.length > 0) return '已安排试听、补课或约课学员';
  if (!before && onLeave.size > 0) return '已有学员请假';
  return clashOf(call, step, books);
}

async function restore({ tx, post }: Call, { facts, before }: Step): Promise<void> {
  const { id, classId, version } = facts.row;
  if (!before) {
    await tx.delete(leaveRequest).where(eq(leaveRequest.lessonId, id));
    await tx.delete(lesson).where(eq(lesson.id, id));
  } else {
    await tx
      .update(lesson)
      .set({ ...before.columns, version: version + 1 })
      .where(eq(lesson.id, id));
    await setTeachers(tx, post.companyId, id, before.teachers);
    for (const leave of before.leaves) {
      await tx
        .update(leaveRequest)
        .set({ state: leave.state })
        .where(and(eq(leaveRequest.id, leave.id), eq(leaveRequest.state, 'void')));
    }
  }
  await renumber(tx, classId);
}

const titleOf = ({ klass, members }: LessonFacts) => klass?.name ?? members.map(({ name }) => name).join('、');

const undo = serve(undoBatch, async ({ batchId }, call) => {
  const { tx, now, person, post } = call;
  const viewer = viewerOf(person.uid, post);
  const books = await loadBooks(tx);
  const [batch] = await tx.select().from(scheduleBatch).where(eq(scheduleBatch.id, batchId)).for('update');
  if (!batch) throw missing();
  if (batch.state === 'undone') throw refused('undone', '该操作已撤销');
  if (batch.undoUntil < now) throw refused('undoOver', '已超过 24 小时，不能撤销');

  const ids = batch.lessons.map(({ lessonId }) => lessonId);
  await tx.select({ id: lesson.id }).from(lesson).where(inArray(lesson.id, ids)).orderBy(asc(lesson.id)).for('update');
  const found = await loadLessons(tx, inArray(lesson.id, ids));
  if (found.some((facts) => !mayPlan(viewer, facts))) throw missing();
  const blocked: { lessonId: string; title: string; why: string }[] = [];
  const steps: Step[] = [];
  for (const entry of batch.lessons) {
    const facts = found.find(({ row }) => row.id === entry.lessonId);
    if (!facts) continue;
    const step = { facts, before: entry.before };
    const why = await whyBlocked(call, step, entry.version, books);
    if (why !== null) blocked.push({ lessonId: entry.lessonId, title: titleOf(facts), why });
    steps.push(step);
  }
  // As a whole or not at all.
  if (blocked.length > 0) return { restored: 0, blocked };
  for (const step of steps) await restore(call, step);
  await tx.update(scheduleBatch).set({ state: 'undone' }).where(eq(scheduleBatch.id, batchId));
  await logAct(
    call,
    ...steps.map(({ facts, before }) => ({
      action: before ? '撤销调课' : '撤销排课',
      objectType: 'lesson',
      objectId: facts.row.id,
      objectName: titleOf(facts),
    })),
  );
  return { restored: steps.length, blocked: [] };
});

export const undoCalls = [undo];

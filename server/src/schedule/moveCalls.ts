import { and, desc, eq, inArray } from 'drizzle-orm';
import { updateLesson } from 'jiaowu/contract';
import { checkConflicts, mayMove, lessonStateOf } from 'jiaowu/domain';
import { leaveRequest, lesson, operationLog, section } from '../db/schema/index.ts';
import { lockFor } from '../db/scope.ts';
import type { Tx } from '../db/open.ts';
import type { Call } from '../http/call.ts';
import { lacking, malformed, missing, raced, refused } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { logAct } from '../oplog.ts';
import { type Books, loadBooks } from '../timetable/books.ts';
import { type LessonFacts, loadLesson } from '../timetable/facts.ts';
import { mayOpen, mayPlan, viewerOf, type Viewer } from '../timetable/sight.ts';
import { lessonView } from '../timetable/view.ts';
import { changesOf, checkPatch, patched, type Patch } from './change.ts';
import { forcedOrRefused } from './decide.ts';
import { draftOf, loadReferences, lockKeys, placeColumns, sameTime, wishOf, wrongReferences } from './place.ts';
import { snapshotOf } from './snapshot.ts';
import { loadIndex } from './world.ts';
import { recordBatch, renumber, setTeachers } from './write.ts';

/** The lesson, held so that nobody else edits it meanwhile. @throws Refusal 404, 403, 409, 422 */
async function hold(call: Call, lessonId: string, version: number, viewer: Viewer, books: Books): Promise<LessonFacts> {
  const { tx, now } = call;
  await tx.select({ id: lesson.id }).from(lesson).where(eq(lesson.id, lessonId)).for('update');
  const facts = await loadLesson(tx, lessonId);
  if (!facts || !mayOpen(viewer, facts)) throw missing();
  if (!mayPlan(viewer, facts)) throw lacking('schedule.edit', '排课');
  const state = lessonStateOf(facts.row, now);
  const why = mayMove({ state });
  if (why !== null) throw refused('lessonState', why);
  if (facts.row.version !== version) {
    const [last] = await tx
      .select({ name: operationLog.name, at: operationLog.at })
      .from(operationLog)
      .where(and(eq(operationLog.objectType, 'lesson'), eq(operationLog.objectId, lessonId)))
      .orderBy(desc(operationLog.at), desc(operationLog.id))
      .limit(1);
    throw raced(last?.name ?? '其他人', last?.at ?? now, lessonView(facts, books, viewer, now));
  }
  return facts;
}

async function sectionNames(tx: Tx, facts: LessonFacts, patch: Patch) {
  const before = facts.sectionName ?? '';
  if (patch.sectionId === undefined) return { before, after: before };
  if (patch.sectionId === null) return { before, after: '' };
  const [row] = await tx.select().from(section).where(eq(section.id, patch.sectionId));
  if (!row || (facts.klass && row.versionId !== facts.klass.courseVersionId)) {
    throw malformed({ 'patch.sectionId': '课节不存在' });
  }
  return { before, after: row.name };
}

/** Leaves for a moved lesson hold no longer; the family is asked again. @returns the ones voided */
async function voidLeaves(tx: Tx, lessonId: string) {
  const live = and(eq(leaveRequest.lessonId, lessonId), inArray(leaveRequest.state, ['pending', 'approved']));
  const leaves = await tx.select({ id: leaveRequest.id, state: leaveRequest.state }).from(leaveRequest).where(live);
  await tx.update(leaveRequest).set({ state: 'void' }).where(live);
  return leaves;
}

const update = serve(updateLesson, async ({ lessonId, version, patch, reason, forcedReason, notify }, call) => {
  const { tx, now, person, post } = call;
  const viewer = viewerOf(person.uid, post);
  const books = await loadBooks(tx);
  const facts = await hold(call, lessonId, version, viewer, books);
  checkPatch(facts, patch, reason, now.slice(0, 10));

  const [old, wish] = [wishOf(facts), patched(facts, patch)];
  const references = await loadReferences(tx, [old, wish]);
  const wrong = wrongReferences(wish, references, books, viewer, 'patch.');
  const touched = Object.entries(wrong).filter(
    ([path]) => path.slice('patch.'.length) in patch || path.endsWith('roomId'),
  );
  if (touched.length > 0) throw malformed(Object.fromEntries(touched));
  const names = await sectionNames(tx, facts, patch);
  const after = await draftOf(tx, wish, references, books, facts);
  const diff = changesOf(facts, after, patch, books, names);
  if (diff.length === 0) throw malformed({ patch: '没有修改任何内容' }, '没有修改任何内容');

  const before = await draftOf(tx, old, references, books, facts);
  await lockFor(tx, [...lockKeys(post.companyId, before), ...lockKeys(post.companyId, after)]);
  const placed = diff.some(({ field }) => ['日期', '时间', '校区', '教室', '主讲', '助教'].includes(field));
  const index = placed ? await loadIndex(tx, books, [after], [after.date], now) : null;
  const [row] = index ? checkConflicts([after], index) : [];
  const forced = placed ? forcedOrRefused(row?.items ?? [], post, forcedReason) : facts.row.forcedReason;

  const timed = !sameTime(facts, wish);
  const leaves = timed ? await voidLeaves(tx, lessonId) : [];
  const substitutes = after.teachers.some(({ duty }) => duty === 'substitute');
  await tx
    .update(lesson)
    .set({
      ...placeColumns(after),
      sectionId: patch.sectionId === undefined ? facts.row.sectionId : patch.sectionId,
      k: patch.k ?? facts.row.k,
      remark: patch.remark ?? facts.row.remark,
      substituteOf: substitutes ? facts.row.substituteOf : null,
      moved: facts.row.moved || timed,
      forcedReason: forced,
      version: version + 1,
    })
    .where(eq(lesson.id, lessonId));
  await setTeachers(tx, post.companyId, lessonId, after.teachers);
  if (timed) await renumber(tx, facts.row.classId);
  const change = { lessonId, version: version + 1, before: snapshotOf(facts, leaves) };
  const batchId = await recordBatch(call, { kind: 'move', lessons: [change], notify });
  await logAct(call, {
    action: placed ? '调课' : '修改课次',
    objectType: 'lesson',
    objectId: lessonId,
    objectName: facts.klass?.name ?? facts.members.map(({ name }) => name).join('、'),
    diff,
    reason: [reason, placed && forced !== null ? `强制排课：${forced}` : ''].filter(Boolean).join('；'),
  });
  const moved = await loadLesson(tx, lessonId);
  if (!moved) throw new Error(`lesson ${lessonId} vanished inside its own transaction`);
  return { batchId, lessons: [lessonView(moved, books, viewer, now)] };
});

export const moveCalls = [update];

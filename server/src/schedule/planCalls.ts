import { and, eq, lt } from 'drizzle-orm';
import { addSchedule, previewSchedule, type AnswerOf } from 'jiaowu/contract';
import { addSeconds } from '../clock.ts';
import { classGroup, classMember, course, lesson, lessonGuest, schedulePreview } from '../db/schema/index.ts';
import { lockFor } from '../db/scope.ts';
import type { Call } from '../http/call.ts';
import { raced } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { newId } from '../ids.ts';
import { logAct } from '../oplog.ts';
import { forcedOrRefused } from './decide.ts';
import { lockKeys, placeColumns } from './place.ts';
import { type Plan, type PlanDraft, workOut } from './plan.ts';
import { recordBatch, renumber, setTeachers } from './write.ts';

/** A dry run holds 30 minutes. */
const previewS = 1800;

type Preview = AnswerOf<typeof previewSchedule>;

const count = (rows: Preview['rows'], result: string) => rows.filter((row) => row.result === result).length;

async function keepPreview({ tx, now, post, person }: Call, draft: PlanDraft, plan: Plan): Promise<Preview> {
  await tx.delete(schedulePreview).where(lt(schedulePreview.expireAt, now));
  const { rows, warnings } = plan;
  const answer: Preview = {
    previewId: newId(),
    rows,
    totals: { ok: count(rows, 'ok'), conflict: count(rows, 'conflict'), holiday: count(rows, 'holiday') },
    warnings,
  };
  await tx.insert(schedulePreview).values({
    companyId: post.companyId,
    id: answer.previewId,
    uid: person.uid,
    expireAt: addSeconds(now, previewS),
    draft,
    answer,
  });
  return answer;
}

/** Course and subject of a lesson: of its class, else of its section, else of the class its first student is in. */
async function courseOf({ tx }: Call, { klass, section, place }: Plan) {
  if (klass) return { courseId: klass.courseId, subjectId: klass.subjectId };
  if (section) {
    const [found] = await tx
      .select({ subjectId: course.subjectId })
      .from(course)
      .where(eq(course.id, section.courseId));
    return { courseId: section.courseId, subjectId: found?.subjectId ?? '' };
  }
  const stuId = place.students[0]?.id ?? '';
  const [membership] = await tx
    .select({ courseId: classGroup.courseId, subjectId: classGroup.subjectId })
    .from(classMember)
    .innerJoin(classGroup, and(eq(classGroup.companyId, classMember.companyId), eq(classGroup.id, classMember.classId)))
    .where(eq(classMember.stuId, stuId))
    .limit(1);
  return membership ?? { courseId: null, subjectId: '' };
}

async function insertLesson(call: Call, draft: PlanDraft, plan: Plan, batchId: string, forcedReason: string | null) {
  const { tx, now, post, person } = call;
  const { companyId } = post;
  const { place, klass } = plan;
  const id = newId();
  await tx.insert(lesson).values({
    companyId,
    id,
    classId: klass?.id ?? null,
    hourTypeId: draft.hourTypeId,
    ...(await courseOf(call, plan)),
    ...placeColumns(place),
    sectionId: plan.section?.id ?? null,
    k: draft.k,
    batchId,
    forcedReason,
    moved: false,
    remark: draft.remark,
    version: 1,
    createdBy: person.uid,
    createdAt: now,
  });
  await setTeachers(tx, companyId, id, place.teachers);
  if (!klass) {
    await tx.insert(lessonGuest).values(
      place.students.map((student) => ({
        companyId,
        id: newId(),
        lessonId: id,
        kind: 'member' as const,
        stuId: student.id,
        state: 'booked' as const,
        createdAt: now,
      })),
    );
  }
  await renumber(tx, klass?.id ?? null);
  await logAct(call, {
    action: draft.backfillReason ? '补录课次' : '排课',
    objectType: 'lesson',
    objectId: id,
    objectName: klass?.name ?? place.students.map(({ name }) => name).join('、'),
    diff: [{ field: '时间', before: '', after: `${place.date} ${place.start}–${place.end}` }],
    reason: [draft.backfillReason, forcedReason === null ? '' : `强制排课：${forcedReason}`].filter(Boolean).join('；'),
  });
  return id;
}

const lines = (rows: Preview['rows']) => rows.flatMap(({ items }) => items.map(({ message }) => message));

const preview = serve(previewSchedule, async ({ draft }, call) => keepPreview(call, draft, await workOut(call, draft)));

const add = serve(addSchedule, async ({ previewId, forced, notify }, call) => {
  const { tx, now, person, post } = call;
  const mine = and(eq(schedulePreview.id, previewId), eq(schedulePreview.uid, person.uid));
  const [kept] = await tx.select().from(schedulePreview).where(mine).for('update');
  if (!kept || kept.expireAt <= now) throw raced('', now, null, '预览已过期，请重新预览');
  const draft = previewSchedule.input.parse({ draft: kept.draft }).draft;
  const before = previewSchedule.output.parse(kept.answer);
  const plan = await workOut(call, draft, (place) => lockFor(tx, lockKeys(post.companyId, place)));
  const [row] = plan.rows;
  if (!row) throw new Error('a plan has at least one row');

  const known = new Set(lines(before.rows));
  const reason = forced.find(({ index }) => index === row.index)?.reason;
  // What came up since the dry run is refused by the rule; what fell away makes the dry run out of date.
  if (row.items.some(({ message }) => !known.has(message))) forcedOrRefused(row.items, post, undefined);
  if (lines(plan.rows).length !== known.size) {
    throw raced('', now, await keepPreview(call, draft, plan), '数据已变化，请重新预览');
  }
  const forcedReason = forcedOrRefused(row.items, post, reason);
  const batchId = newId();
  const lessonId = await insertLesson(call, draft, plan, batchId, forcedReason);
  const lessons = [{ lessonId, version: 1, before: null }];
  await recordBatch(call, { kind: 'add', lessons, notify }, batchId);
  await tx.delete(schedulePreview).where(mine);
  return { batchId, seriesId: null, lessonIds: [lessonId] };
});

export const planCalls = [preview, add];

import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { AnswerOf, getLessonDetail, LessonDetail, ParsedInputOf } from 'jiaowu/contract';
import { file, lesson, operationLog, resource, resourceRev, section, sectionResource } from '../db/schema/index.ts';
import type { Tx } from '../db/open.ts';
import type { Call } from '../http/call.ts';
import { missing } from '../http/refusal.ts';
import { loadBooks } from './books.ts';
import { type LessonFacts, loadLesson } from './facts.ts';
import { rosterOf } from './roster.ts';
import { mayOpen, mayPlan, type Viewer, viewerOf } from './sight.ts';
import { lessonView } from './view.ts';

type ListName = NonNullable<LessonDetail['section']>['resources'][number]['listName'];

async function sectionOf(tx: Tx, sectionId: string | null): Promise<LessonDetail['section']> {
  if (sectionId === null) return null;
  const [found] = await tx.select().from(section).where(eq(section.id, sectionId));
  if (!found) return null;
  const rows = await tx
    .select({ at: sectionResource, name: resource.name, pages: resourceRev.pages, mime: file.mime })
    .from(sectionResource)
    .innerJoin(
      resource,
      and(eq(resource.companyId, sectionResource.companyId), eq(resource.id, sectionResource.resourceId)),
    )
    .innerJoin(
      resourceRev,
      and(eq(resourceRev.companyId, sectionResource.companyId), eq(resourceRev.id, sectionResource.revId)),
    )
    .innerJoin(file, and(eq(file.companyId, resourceRev.companyId), eq(file.id, resourceRev.fileId)))
    .where(and(eq(sectionResource.sectionId, sectionId), eq(resource.state, 'ready')))
    .orderBy(asc(sectionResource.listName), asc(sectionResource.sort));
  return {
    id: found.id,
    no: found.no,
    name: found.name,
    goal: found.goal,
    resources: rows.map(({ at, name, pages, mime }) => ({
      resourceId: at.resourceId,
      revId: at.revId,
      listName: at.listName as ListName,
      name,
      mime,
      pages,
    })),
  };
}

async function changesOf(tx: Tx, lessonId: string): Promise<LessonDetail['changes']> {
  const rows = await tx
    .select()
    .from(operationLog)
    .where(and(eq(operationLog.objectType, 'lesson'), eq(operationLog.objectId, lessonId)))
    .orderBy(desc(operationLog.at), desc(operationLog.id))
    .limit(50);
  return rows.map(({ at, name, action, diff, reason }) => ({ at, by: name, action, diff, reason }));
}

async function neighbours(tx: Tx, { row }: LessonFacts) {
  if (row.classId === null) return { prevLessonId: null, nextLessonId: null };
  const all = await tx
    .select({ id: lesson.id })
    .from(lesson)
    .where(and(eq(lesson.classId, row.classId), isNull(lesson.cancelledAt)))
    .orderBy(asc(lesson.date), asc(lesson.start));
  const i = all.findIndex(({ id }) => id === row.id);
  return { prevLessonId: all[i - 1]?.id ?? null, nextLessonId: i === -1 ? null : (all[i + 1]?.id ?? null) };
}

/** Why the viewer may not move the lesson; null: may. */
export function whyNotMove(viewer: Viewer, facts: LessonFacts): string | null {
  const { row } = facts;
  if (row.rolledAt !== null) return '已点名课次不能调课';
  if (row.cancelledAt !== null) return '已取消课次不能调课，请先恢复';
  return mayPlan(viewer, facts) ? null : '您没有“排课”权限';
}

/** Everything of one lesson. What one may not open is told like what is not there. */
export async function lessonDetail(
  { lessonId }: ParsedInputOf<typeof getLessonDetail>,
  { tx, now, person, post }: Call,
): Promise<AnswerOf<typeof getLessonDetail>> {
  const viewer = viewerOf(person.uid, post);
  const facts = await loadLesson(tx, lessonId);
  if (!facts || !mayOpen(viewer, facts)) throw missing();
  const books = await loadBooks(tx);
  const view = lessonView(facts, books, viewer, now);
  const roster = await rosterOf(tx, facts, now.slice(0, 10));
  const named = new Set(view.students?.map(({ id }) => id));
  const why = whyNotMove(viewer, facts);
  return {
    ...view,
    roster: roster.filter(({ id }) => named.has(id)),
    roomCapacity: facts.row.roomId === null ? null : (books.rooms.get(facts.row.roomId)?.capacity ?? null),
    section: await sectionOf(tx, facts.row.sectionId),
    changes: await changesOf(tx, lessonId),
    ...(await neighbours(tx, facts)),
    mayDo: { move: { ok: why === null, why } },
  };
}

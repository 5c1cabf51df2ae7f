import { and, eq, inArray, or } from 'drizzle-orm';
import {
  classGroup,
  course,
  courseGrant,
  lesson,
  lessonTeacher,
  resource,
  section,
  sectionResource,
} from '../db/schema/index.ts';
import type { Tx } from '../db/open.ts';
import type { Call } from '../http/call.ts';

export type ResourceRow = typeof resource.$inferSelect;

/** May the document be read: `why` is a sentence, or null where its very existence is not told. */
export type Access = { ok: true } | { ok: false; why: string | null };

const yes: Access = { ok: true };
const managers = ['5', '4', '8'];

/** Is the person a teacher of that class or of one of its lessons, and does the class run. */
async function teachesClass(tx: Tx, uid: string, classId: string, courseIds: string[]): Promise<boolean> {
  const [klass] = await tx.select().from(classGroup).where(eq(classGroup.id, classId));
  if (!klass || !courseIds.includes(klass.courseId) || !['planned', 'open'].includes(klass.state)) return false;
  if ([...klass.teacherUids, ...klass.assistantUids].includes(uid)) return true;
  const [taught] = await tx
    .select({ id: lesson.id })
    .from(lesson)
    .innerJoin(lessonTeacher, and(eq(lessonTeacher.companyId, lesson.companyId), eq(lessonTeacher.lessonId, lesson.id)))
    .where(and(eq(lesson.classId, classId), eq(lessonTeacher.uid, uid)))
    .limit(1);
  return taught !== undefined;
}

/**
 * May the caller read a document: 校长 and 教务 every one; its owner; who wrote the course or was granted it on this
 * day; a teacher of a running class that uses it (`classId`); anybody with resource.view what is public.
 */
export async function accessTo(
  { tx, person, post, now }: Call,
  document: ResourceRow,
  classId: string | null,
): Promise<Access> {
  const { uid } = person;
  if (document.ownerUid === uid || post.roleIds.some((id) => managers.includes(id))) return yes;
  const places = await tx
    .select({ courseId: section.courseId, visibleTo: sectionResource.visibleTo })
    .from(sectionResource)
    .innerJoin(
      section,
      and(eq(section.companyId, sectionResource.companyId), eq(section.id, sectionResource.sectionId)),
    )
    .where(eq(sectionResource.resourceId, document.id));
  if (places.some(({ visibleTo }) => visibleTo === 'public')) return yes;
  const courseIds = [...new Set(places.map(({ courseId }) => courseId))];
  if (courseIds.length === 0) return { ok: false, why: null };
  const [written] = await tx
    .select({ id: course.id })
    .from(course)
    .where(and(inArray(course.id, courseIds), eq(course.authorUid, uid)));
  if (written) return yes;
  if (classId !== null && (await teachesClass(tx, uid, classId, courseIds))) return yes;

  const today = now.slice(0, 10);
  const grants = await tx
    .select()
    .from(courseGrant)
    .where(
      and(
        inArray(courseGrant.courseId, courseIds),
        eq(courseGrant.granteeId, uid),
        or(eq(courseGrant.granteeType, 'teacher'), eq(courseGrant.granteeType, 'coAuthor')),
      ),
    );
  const begun = grants.filter(({ validFrom }) => validFrom <= today);
  if (begun.some(({ validTo }) => validTo === null || today <= validTo)) return yes;
  const ended = begun
    .map(({ validTo }) => validTo ?? '')
    .sort()
    .at(-1);
  return { ok: false, why: ended ? `课程授权已于 ${ended} 到期` : null };
}

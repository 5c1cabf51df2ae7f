import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { getClassSectionList, getLineClassList, selectKidList } from 'jiaowu/contract';
import {
  campus,
  classGroup,
  classMember,
  course,
  guardian,
  lesson,
  section,
  student,
  userAccount,
} from '../db/schema/index.ts';
import type { Tx } from '../db/open.ts';
import { missing } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { contains } from '../like.ts';
import { maskPhone } from 'jiaowu/domain';

/** How many lessons of each class stand, and how many of them are rolled. */
async function lessonCounts(tx: Tx, classIds: string[]) {
  const rows = await tx
    .select({
      classId: lesson.classId,
      scheduled: sql<number>`count(*)`.mapWith(Number),
      rolled: sql<number>`count(${lesson.rolledAt})`.mapWith(Number),
    })
    .from(lesson)
    .where(and(inArray(lesson.classId, classIds), isNull(lesson.cancelledAt)))
    .groupBy(lesson.classId);
  return new Map(rows.map((row) => [row.classId, row]));
}

/** Members of each class on a day. */
async function memberCounts(tx: Tx, classIds: string[], today: string) {
  const rows = await tx
    .select({ classId: classMember.classId, n: sql<number>`count(*)`.mapWith(Number) })
    .from(classMember)
    .where(
      and(
        inArray(classMember.classId, classIds),
        or(isNull(classMember.leaveOn), sql`${classMember.leaveOn} >= ${today}`),
      ),
    )
    .groupBy(classMember.classId);
  return new Map(rows.map(({ classId, n }) => [classId, n]));
}

const classStates = ['planned', 'open', 'closed', 'cancelled'] as const;

const lineClassList = serve(getLineClassList, async (input, { tx, now, post }) => {
  const states = classStates.filter((state) => input.states?.includes(state));
  const where = and(
    inArray(classGroup.campusId, [...post.campusIds]),
    input.campusId === undefined ? undefined : eq(classGroup.campusId, input.campusId),
    input.courseId === undefined ? undefined : eq(classGroup.courseId, input.courseId),
    input.states && input.states.length > 0 ? inArray(classGroup.state, states) : undefined,
    input.keyword ? contains(classGroup.name, input.keyword) : undefined,
  );
  const total = await tx.$count(classGroup, where);
  const rows = await tx
    .select({ klass: classGroup, campusName: campus.name, courseName: course.name })
    .from(classGroup)
    .innerJoin(campus, and(eq(campus.companyId, classGroup.companyId), eq(campus.id, classGroup.campusId)))
    .innerJoin(course, and(eq(course.companyId, classGroup.companyId), eq(course.id, classGroup.courseId)))
    .where(where)
    .orderBy(asc(classGroup.name), asc(classGroup.id))
    .limit(input.pageSize)
    .offset((input.pageIndex - 1) * input.pageSize);
  const ids = rows.map(({ klass }) => klass.id);
  const lessons = ids.length > 0 ? await lessonCounts(tx, ids) : new Map();
  const members = ids.length > 0 ? await memberCounts(tx, ids, now.slice(0, 10)) : new Map();
  return {
    total,
    list: rows.map(({ klass, campusName, courseName }) => ({
      classId: klass.id,
      name: klass.name,
      campusId: klass.campusId,
      campusName,
      courseId: klass.courseId,
      courseName,
      subjectId: klass.subjectId,
      capacity: klass.capacity,
      members: members.get(klass.id) ?? 0,
      teacherIds: klass.teacherUids,
      assistantIds: klass.assistantUids,
      roomId: klass.roomId,
      k: klass.k,
      state: klass.state,
      plannedLessons: klass.plannedLessons,
      scheduledLessons: lessons.get(klass.id)?.scheduled ?? 0,
      rolledLessons: lessons.get(klass.id)?.rolled ?? 0,
    })),
  };
});

const classSectionList = serve(getClassSectionList, async ({ classId }, { tx, post }) => {
  const [klass] = await tx.select().from(classGroup).where(eq(classGroup.id, classId));
  if (!klass || !post.campusIds.includes(klass.campusId)) throw missing();
  const sections = await tx
    .select()
    .from(section)
    .where(eq(section.versionId, klass.courseVersionId))
    .orderBy(asc(section.no));
  const used = await tx
    .select({ sectionId: lesson.sectionId, date: lesson.date })
    .from(lesson)
    .where(and(eq(lesson.classId, classId), isNull(lesson.cancelledAt)))
    .orderBy(asc(lesson.date));
  const firstOn = new Map<string, string>();
  for (const { sectionId, date } of used) {
    if (sectionId !== null && !firstOn.has(sectionId)) firstOn.set(sectionId, date);
  }
  return {
    list: sections.map(({ id, no, name }) => ({ sectionId: id, no, name, usedOn: firstOn.get(id) ?? null })),
  };
});

const kidList = serve(selectKidList, async ({ kidQuery, pageIndex, pageSize }, { tx, post, person }) => {
  // A consultant finds own customers, a teacher and a planner the children of their campuses.
  const scope = post.dataScopes['member.view'] ?? post.dataScopes['schedule.edit'];
  const where = and(
    inArray(student.campusId, [...post.campusIds]),
    scope === 'own' ? eq(student.ownerUid, person.uid) : undefined,
    kidQuery === ''
      ? undefined
      : /^\d{4,}$/.test(kidQuery)
        ? contains(userAccount.mobile, kidQuery)
        : contains(student.name, kidQuery),
  );
  const from = () =>
    tx
      .select({ stuId: student.id, name: student.name, mobile: userAccount.mobile, campusId: student.campusId })
      .from(student)
      .leftJoin(
        guardian,
        and(eq(guardian.companyId, student.companyId), eq(guardian.stuId, student.id), eq(guardian.isMain, true)),
      )
      .leftJoin(userAccount, eq(userAccount.uid, guardian.uid))
      .where(where);
  const total = await tx.$count(from().as('found'));
  const rows = await from()
    .orderBy(asc(student.name), asc(student.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return {
    total,
    list: rows.map(({ stuId, name, mobile, campusId }) => ({
      stuId,
      name,
      guardianPhone: maskPhone(mobile ?? ''),
      campusId,
    })),
  };
});

export const classCalls = [lineClassList, classSectionList, kidList];

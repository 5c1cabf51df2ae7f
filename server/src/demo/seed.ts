import { demoFileBytes, buildDemo, type DemoData } from 'jiaowu/testing/demo';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  campus,
  classGroup,
  classMember,
  classroom,
  company,
  course,
  courseGrant,
  courseVersion,
  dictionary,
  file,
  guardian,
  holiday,
  hourDebt,
  hourEntry,
  hourLot,
  identityUse,
  inviteCode,
  leaveRequest,
  lesson,
  lessonGuest,
  lessonTeacher,
  makeUpRight,
  operationLog,
  platform,
  resource,
  resourceRev,
  role,
  rollLine,
  rollSheet,
  section,
  sectionResource,
  series,
  setting,
  staff,
  stage,
  stuAccount,
  student,
  teacherBlock,
  teacherWindow,
  userAccount,
  userRole,
  waiting,
} from '../db/schema/index.ts';
import type { Db, Tx } from '../db/open.ts';
import { enter } from '../db/scope.ts';
import { platformFact } from '../platform.ts';
import type { Storage } from '../storage/storage.ts';
import { insertRows } from './insert.ts';

export interface SeedOptions {
  /** `cast`: the people of the acceptance journeys; `full`: them within an institution of 600 students. */
  size: 'cast' | 'full';
  /** `YYYY-MM-DD`: the demo's Monday becomes the Monday of this day's week. */
  today: string;
}

type OfCompany = { companyId: string };

/** Tables in an order in which every row finds what it refers to. */
function tablesOf(data: DemoData, files: object[]): [PgTable, (object & OfCompany)[]][] {
  const companyOf = new Map(data.students.map(({ id, companyId }) => [id, companyId]));
  const withCompany = <T extends { stuId: string }>(rows: T[]) =>
    rows.map((row) => ({ ...row, companyId: companyOf.get(row.stuId) ?? '' }));
  const teachers = data.lessons.flatMap(({ id, companyId, teachers: list }) =>
    list.map((teacher, sort) => ({ ...teacher, companyId, lessonId: id, sort })),
  );
  const customRoles = data.roles.flatMap((row) =>
    row.companyId === null ? [] : [{ permissions: [], ...row, companyId: row.companyId }],
  );
  return [
    [role, customRoles],
    [staff, data.staff],
    [userRole, data.userRoles],
    [student, data.students],
    [guardian, withCompany(data.guardians)],
    [stuAccount, withCompany(data.stuAccounts)],
    [inviteCode, data.inviteCodes],
    [campus, data.campuses],
    [classroom, data.classrooms],
    [holiday, data.holidays],
    [setting, data.settings],
    [dictionary, data.dictionary],
    [course, data.courses],
    [courseVersion, data.courseVersions],
    [stage, data.stages],
    [section, data.sections],
    [resource, data.resources],
    [resourceRev, data.resourceRevs],
    [sectionResource, data.sectionResources],
    [courseGrant, data.courseGrants],
    [file, files as (object & OfCompany)[]],
    [classGroup, data.classGroups],
    [classMember, data.classMembers],
    [series, data.series],
    [lesson, data.lessons],
    [lessonTeacher, teachers],
    [lessonGuest, data.lessonGuests],
    [teacherBlock, data.teacherBlocks],
    [teacherWindow, data.teacherWindows],
    [waiting, data.waiting],
    [leaveRequest, data.leaveRequests],
    [rollSheet, data.rollSheets],
    [rollLine, data.rollLines],
    [makeUpRight, data.makeUpRights],
    [hourLot, data.hourLots],
    [hourEntry, data.hourEntries],
    [hourDebt, data.hourDebts],
    [operationLog, data.operationLogs],
    [identityUse, data.identityUses],
  ];
}

async function insertAll(tx: Tx, data: DemoData, files: object[]): Promise<void> {
  await enter(tx, { at: 'door', uid: '' });
  await insertRows(
    tx,
    company,
    data.companies.map((row) => ({ sharing: false, ...row })),
  );
  await insertRows(tx, userAccount, data.users);
  const tables = tablesOf(data, files);
  // Institution by institution, under the same row-level security as any call.
  for (const { id, mainCompanyId } of data.companies) {
    await enter(tx, { at: 'company', uid: '', companyId: id, mainCompanyId });
    for (const [table, rows] of tables) {
      await insertRows(
        tx,
        table,
        rows.filter(({ companyId }) => companyId === id),
      );
    }
  }
}

/**
 * Fills an empty database with the demo institution; does nothing where it was filled before. All or nothing: a
 * start that is killed in between leaves an empty database.
 * @returns true when it was filled now.
 */
export async function seedDemo(db: Db, storage: Storage, { size, today }: SeedOptions): Promise<boolean> {
  if ((await platformFact(db, 'demo')) !== null) return false;
  const data = buildDemo({ size, today });
  const files: object[] = [];
  for (const { builder: _, ...row } of data.files) {
    files.push({ ...row, ...(await storage.put(demoFileBytes(row.id))) });
  }
  const filled = await db.transaction(async (tx) => {
    const mark = await tx
      .insert(platform)
      .values({ key: 'demo', value: `${size} ${today}` })
      .onConflictDoNothing()
      .returning({ key: platform.key });
    if (mark.length === 0) return false; // another server was faster
    await insertAll(tx, data, files);
    return true;
  });
  // Thousands of rows at once: the planner has to hear of them.
  if (filled) await db.execute(sql`analyze`);
  return filled;
}

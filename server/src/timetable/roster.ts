import { and, arrayContains, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { LessonDetail } from 'jiaowu/contract';
import { guardian, hourEntry, hourLot, lesson, rollLine, rollSheet, student, userAccount } from '../db/schema/index.ts';
import type { Tx } from '../db/open.ts';
import { maskPhone } from 'jiaowu/domain';
import type { LessonFacts } from './facts.ts';

type RosterRow = LessonDetail['roster'][number];

/** 可用课时 of students for a course on a day: what good lots hold, less what is frozen. */
export async function availableHours(
  tx: Tx,
  stuIds: string[],
  courseId: string | null,
  today: string,
): Promise<Map<string, number>> {
  if (stuIds.length === 0 || courseId === null) return new Map();
  const rows = await tx
    .select({
      stuId: hourLot.stuId,
      hours: sql<number>`coalesce(sum(${hourEntry.hours} - ${hourEntry.frozen}), 0)`.mapWith(Number),
    })
    .from(hourLot)
    .innerJoin(hourEntry, and(eq(hourEntry.companyId, hourLot.companyId), eq(hourEntry.lotId, hourLot.id)))
    .where(
      and(
        inArray(hourLot.stuId, stuIds),
        eq(hourLot.status, 'normal'),
        arrayContains(hourLot.courseIds, [courseId]),
        or(isNull(hourLot.expireOn), gte(hourLot.expireOn, today)),
      ),
    )
    .groupBy(hourLot.stuId);
  return new Map(rows.map(({ stuId, hours }) => [stuId, hours]));
}

/** 出勤率 in a class, basis points: (到课 + 迟到 + 早退) / 应到 over member lines of valid sheets. */
async function attendance(tx: Tx, stuIds: string[], classId: string | null): Promise<Map<string, number>> {
  if (stuIds.length === 0 || classId === null) return new Map();
  const rows = await tx
    .select({
      stuId: rollLine.stuId,
      due: sql<number>`count(*)`.mapWith(Number),
      came: sql<number>`count(*) filter (where ${rollLine.mark} in ('present', 'late', 'early'))`.mapWith(Number),
    })
    .from(rollLine)
    .innerJoin(rollSheet, and(eq(rollSheet.companyId, rollLine.companyId), eq(rollSheet.id, rollLine.sheetId)))
    .innerJoin(lesson, and(eq(lesson.companyId, rollLine.companyId), eq(lesson.id, rollLine.lessonId)))
    .where(
      and(
        inArray(rollLine.stuId, stuIds),
        eq(rollLine.kind, 'member'),
        eq(rollSheet.state, 'valid'),
        eq(lesson.classId, classId),
      ),
    )
    .groupBy(rollLine.stuId);
  return new Map(rows.map(({ stuId, due, came }) => [stuId ?? '', Math.round((came * 10_000) / due)]));
}

async function guardianPhones(tx: Tx, stuIds: string[]): Promise<Map<string, string>> {
  if (stuIds.length === 0) return new Map();
  const rows = await tx
    .select({ stuId: guardian.stuId, mobile: userAccount.mobile })
    .from(guardian)
    .innerJoin(userAccount, eq(userAccount.uid, guardian.uid))
    .where(and(inArray(guardian.stuId, stuIds), eq(guardian.isMain, true)));
  return new Map(rows.map(({ stuId, mobile }) => [stuId, maskPhone(mobile ?? '')]));
}

/** Everybody who is due or comes as a guest, members first in roster order. */
export async function rosterOf(tx: Tx, facts: LessonFacts, today: string): Promise<RosterRow[]> {
  const { row, members, guests, lines, onLeave } = facts;
  const people = [
    ...members.map(({ stuId, name }) => ({ id: stuId, stuId, name, kind: 'member' as const })),
    ...guests.map(({ id, stuId, name, kind }) => ({ id: stuId ?? id, stuId, name, kind })),
  ];
  const stuIds = people.flatMap(({ stuId }) => (stuId === null ? [] : [stuId]));
  const avatars =
    stuIds.length > 0
      ? await tx.select({ id: student.id, avatar: student.avatar }).from(student).where(inArray(student.id, stuIds))
      : [];
  const avatarOf = new Map(avatars.map(({ id, avatar }) => [id, avatar]));
  const hours = await availableHours(tx, stuIds, row.courseId, today);
  const rates = await attendance(tx, stuIds, row.classId);
  const phones = await guardianPhones(tx, stuIds);
  return people.map(({ id, stuId, name, kind }) => {
    const line = lines.find((l) => (stuId === null ? l.leadName === name : l.stuId === stuId));
    return {
      id,
      name,
      kind,
      avatar: avatarOf.get(id) ?? '',
      available: hours.get(id) ?? 0,
      attendanceRate: rates.get(id) ?? null,
      onLeave: onLeave.has(id),
      mark: line?.mark ?? null,
      guardianPhone: phones.get(id) ?? null,
    };
  });
}

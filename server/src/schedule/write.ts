import { eq, sql } from 'drizzle-orm';
import type { SlotTeacher } from 'jiaowu/domain';
import { addSeconds } from '../clock.ts';
import { lessonTeacher, scheduleBatch } from '../db/schema/index.ts';
import type { Tx } from '../db/open.ts';
import type { Call } from '../http/call.ts';
import { newId } from '../ids.ts';

/** A batch may be undone for 24 hours. */
const undoS = 86_400;

type Batch = typeof scheduleBatch.$inferSelect;

/** Writes down what one save did, so that it can be undone as a whole. @returns the batch's id */
export async function recordBatch(
  { tx, now, post, person }: Call,
  batch: Pick<Batch, 'kind' | 'lessons' | 'notify'>,
  id = newId(),
): Promise<string> {
  await tx.insert(scheduleBatch).values({
    companyId: post.companyId,
    id,
    by: person.uid,
    at: now,
    undoUntil: addSeconds(now, undoS),
    state: 'done',
    ...batch,
  });
  return id;
}

/** Sets who teaches a lesson. */
export async function setTeachers(
  tx: Tx,
  companyId: string,
  lessonId: string,
  teachers: readonly Pick<SlotTeacher, 'id' | 'duty'>[],
): Promise<void> {
  await tx.delete(lessonTeacher).where(eq(lessonTeacher.lessonId, lessonId));
  await tx
    .insert(lessonTeacher)
    .values(teachers.map(({ id, duty }, sort) => ({ companyId, lessonId, uid: id, duty, sort })));
}

/** Counts a class's lessons anew: 第 n 次 by date among those not cancelled. Their versions stay: nobody edited them. */
export async function renumber(tx: Tx, classId: string | null): Promise<void> {
  if (classId === null) return;
  await tx.execute(sql`
    update lesson set seq_no = counted.n
    from (
      select company_id, id, row_number() over (order by date, start, id) as n
      from lesson where class_id = ${classId} and cancelled_at is null
    ) as counted
    where lesson.company_id = counted.company_id and lesson.id = counted.id and lesson.seq_no is distinct from counted.n
  `);
}

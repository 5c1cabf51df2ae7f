import type { lesson } from '../db/schema/index.ts';
import type { LessonFacts } from '../timetable/facts.ts';

/** How a lesson stood before a batch, as the batch keeps it. */
export interface Snapshot {
  columns: Pick<
    typeof lesson.$inferSelect,
    | 'date'
    | 'start'
    | 'end'
    | 'campusId'
    | 'roomId'
    | 'sectionId'
    | 'k'
    | 'remark'
    | 'moved'
    | 'forcedReason'
    | 'substituteOf'
  >;
  teachers: { id: string; duty: 'main' | 'assistant' | 'substitute' }[];
  /** Leaves the batch voided, with the state they had. */
  leaves: { id: string; state: 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'void' }[];
}

export function snapshotOf({ row, teachers }: LessonFacts, leaves: Snapshot['leaves']): Snapshot {
  const { date, start, end, campusId, roomId, sectionId, k, remark, moved, forcedReason, substituteOf } = row;
  return {
    columns: { date, start, end, campusId, roomId, sectionId, k, remark, moved, forcedReason, substituteOf },
    teachers: teachers.map(({ uid, duty }) => ({ id: uid, duty })),
    leaves,
  };
}

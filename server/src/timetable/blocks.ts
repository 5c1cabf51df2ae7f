import { and, between, eq, inArray } from 'drizzle-orm';
import type { Block } from 'jiaowu/contract';
import { teacherBlock } from '../db/schema/index.ts';
import type { Tx } from '../db/open.ts';
import type { RoomRow } from './books.ts';
import { daysOf } from './range.ts';

/** Approved leaves of teachers in the range. The reason only where `why` says the viewer may read it. */
export async function leaveBlocks(
  tx: Tx,
  uids: readonly string[],
  range: { from: string; to: string },
  why: (uid: string) => boolean,
): Promise<Block[]> {
  if (uids.length === 0) return [];
  const rows = await tx
    .select()
    .from(teacherBlock)
    .where(
      and(
        eq(teacherBlock.state, 'approved'),
        between(teacherBlock.date, range.from, range.to),
        inArray(teacherBlock.uid, [...uids]),
      ),
    )
    .orderBy(teacherBlock.date, teacherBlock.start);
  return rows.map(({ id, uid, date, start, end, reason }) => ({
    id,
    kind: 'leave',
    resourceId: uid,
    date,
    start,
    end,
    title: '请假',
    note: why(uid) ? reason : '',
  }));
}

/** Closures of rooms in the range, a block a day. */
export function closureBlocks(rooms: readonly RoomRow[], range: { from: string; to: string }): Block[] {
  return rooms.flatMap((room) =>
    room.closures.flatMap((closure, i) =>
      daysOf(closure, range.from, range.to).map(({ date, start, end }) => ({
        id: `${room.id}-${i}-${date}`,
        kind: 'closure' as const,
        resourceId: room.id,
        date,
        start,
        end,
        title: '停用',
        note: closure.reason,
      })),
    ),
  );
}

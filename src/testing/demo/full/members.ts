import { addDays } from '../../../domain/dates.ts';
import { company, demoToday } from '../cast/ids.ts';
import type { Draft } from '../lib/draft.ts';
import type { Random } from '../lib/random.ts';
import type { ClassGroupRow } from '../rows/teaching.ts';

/** Members of a class; where one has left, the last of the list took the place the day after. */
export function addMembers(
  { data, nextId }: Draft,
  group: ClassGroupRow,
  members: readonly string[],
  left: string | null,
  random: Random,
): void {
  const leaveOn = left === null ? null : addDays('2026-08-30', random.int(0, 12));
  const row = (stuId: string, sort: number, joinOn: string, until: string | null): void => {
    data.classMembers.push({
      id: nextId('classMembers'),
      companyId: company,
      classId: group.id,
      stuId,
      sort,
      joinOn,
      leaveOn: until,
      joinKind: 'join',
      leaveReason: until === null ? null : random.pick(['时间冲突', '搬家', '转去竞赛班']),
    });
  };
  const early = group.state === 'planned' ? addDays(demoToday, -5) : group.startOn;
  for (const [i, stuId] of members.entries()) {
    const replaces = leaveOn !== null && i === members.length - 1;
    row(stuId, i + 1, replaces ? addDays(leaveOn, 1) : early, null);
  }
  if (left !== null && leaveOn !== null) row(left, members.length + 1, group.startOn, leaveOn);
}

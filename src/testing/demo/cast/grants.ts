import type { Draft } from '../lib/draft.ts';
import { company, demoCourseIds, uids } from './ids.ts';

const { wangMin, liQiang, chenChen, chenLan } = uids;

/** 授课 of 巡线机器人 is dated; of the courses that run they are 长期. 李研 needs none for what he wrote. */
const grants: [string, string, string, string | null][] = [
  [demoCourseIds.lineRobot, liQiang, '2026-09-01', '2026-12-31'],
  [demoCourseIds.science, liQiang, '2026-08-18', null],
  [demoCourseIds.science, wangMin, '2026-08-18', null],
  [demoCourseIds.robotL2, wangMin, '2024-07-10', null],
  [demoCourseIds.robotL2, liQiang, '2024-07-10', null],
  [demoCourseIds.robotL2, chenChen, '2025-03-03', null],
  [demoCourseIds.robotL1, chenChen, '2025-03-03', null],
  [demoCourseIds.coding, chenLan, '2024-09-01', null],
  [demoCourseIds.coding, wangMin, '2026-09-14', null],
  [demoCourseIds.art, chenLan, '2025-05-12', null],
];

export function addGrants({ data, nextId }: Draft): void {
  for (const [courseId, granteeId, validFrom, validTo] of grants) {
    data.courseGrants.push({
      id: nextId('courseGrants'),
      companyId: company,
      courseId,
      granteeType: 'teacher',
      granteeId,
      right: 'teach',
      validFrom,
      validTo,
      by: uids.linNa,
      reason: '',
    });
  }
}

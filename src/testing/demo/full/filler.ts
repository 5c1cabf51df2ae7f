import { company, demoCourseIds } from '../cast/ids.ts';
import type { Draft } from '../lib/draft.ts';
import type { Ledger } from '../lib/ledger.ts';
import { createRandom } from '../lib/random.ts';
import { playAttendance } from './attendance.ts';
import { addChanges, createOccupancy } from './changes.ts';
import { addPlaces } from './places.ts';
import { addPopulation } from './population.ts';
import { addFillerStaff, fillerOperatorUid, fillerTeacherUid, teacherSubject } from './staff.ts';

const SEED = 20_260_921;
const FIRST_ID = 100_001;

const taught: Record<string, string[]> = {
  机器人: [demoCourseIds.lineRobot, demoCourseIds.robotL1, demoCourseIds.robotL2],
  编程: [demoCourseIds.coding],
  科学: [demoCourseIds.science],
  美术: [demoCourseIds.art],
};

function addGrants({ data, nextId }: Draft): void {
  for (let campus = 0; campus < 3; campus += 1) {
    for (let n = 0; n < 6; n += 1) {
      for (const courseId of taught[teacherSubject(n)] ?? []) {
        data.courseGrants.push({
          id: nextId('courseGrants'),
          companyId: company,
          courseId,
          granteeType: 'teacher',
          granteeId: fillerTeacherUid(campus, n),
          right: 'teach',
          validFrom: '2026-01-01',
          validTo: null,
          by: fillerOperatorUid(campus),
          reason: '',
        });
      }
    }
  }
}

/** Three more campuses around the cast, with their people, twelve weeks of lessons and their history. */
export function addFiller(draft: Draft, ledger: Ledger): void {
  const random = createRandom(SEED);
  draft.countFrom(FIRST_ID);
  addPlaces(draft.data, [0, 1, 2].map(fillerOperatorUid));
  addFillerStaff(draft);
  addGrants(draft);
  const before = draft.data.lessons.length;
  const prospects = addPopulation(draft, ledger, random);
  const lessons = draft.data.lessons.slice(before);
  const occupancy = createOccupancy(lessons);
  const unrolled = addChanges(draft, lessons, occupancy, random);
  playAttendance(draft, ledger, lessons, unrolled, prospects, random);
}

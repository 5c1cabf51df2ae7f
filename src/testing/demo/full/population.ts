import { company, demoToday } from '../cast/ids.ts';
import { addDays } from '../../../domain/dates.ts';
import { type Draft, must } from '../lib/draft.ts';
import type { Ledger } from '../lib/ledger.ts';
import type { Random } from '../lib/random.ts';
import type { ClassGroupRow } from '../rows/teaching.ts';
import { addClass, addOwnLessons, type CourseFacts } from './lessons.ts';
import { addMembers } from './members.ts';
import { fillerCampuses } from './places.ts';
import { planCampus, type PlannedOwn } from './plan.ts';
import { createEnrol, FILLER_STUDENTS } from './students.ts';
import { fillerOperatorUid } from './staff.ts';

const PROSPECTS = 30;
const OWN_FIRST_ID = 900_001;
const CLASS_FIRST_ID = 301;

/** Members for each class: three fifths of the seats first, then one by one until `count` have a place. */
function shares(groups: readonly ClassGroupRow[], count: number, random: Random): number[] {
  const share = groups.map((group) => Math.floor(group.capacity * 0.6));
  let left = count - share.reduce((sum, n) => sum + n, 0);
  while (left > 0) {
    const open = groups.flatMap((group, i) => ((share[i] ?? 0) < group.capacity ? [i] : []));
    if (open.length === 0) throw new Error(`shares(): ${left} students without a seat.`);
    const i = random.pick(open);
    share[i] = (share[i] ?? 0) + 1;
    left -= 1;
  }
  return share;
}

/** A paid lot that lasts beyond today for most; with a gift for some. */
function addLot(ledger: Ledger, random: Random, stuId: string, courseId: string, campusCode: string, n: number): void {
  const price = random.pick([80, 90, 100, 110, 120]);
  const hours = random.chance(0.06) ? random.pick([8, 10, 12]) : random.pick([30, 40, 48, 60]);
  const common = {
    companyId: company,
    stuId,
    courseIds: [courseId],
    paidAt: `${addDays('2026-07-20', random.int(0, 20))} 1${random.int(0, 8)}:30:00`,
    expireOn: addDays(demoToday, random.pick([100, 180, 270, 365])),
    operatorUid: '2022',
    orderNo: `QY-${campusCode}-2026-${String(n).padStart(6, '0')}`,
  };
  ledger.addLot({ ...common, source: 'buy', qty: hours * 100, net: hours * price * 100 });
  if (hours >= 40 && random.chance(0.5)) ledger.addLot({ ...common, source: 'gift', qty: hours * 10, net: 0 });
}

/** Students, classes, own lessons and lots of the three campuses; answers the stuIds of prospects by campus. */
export function addPopulation(draft: Draft, ledger: Ledger, random: Random): Map<string, string[]> {
  const { data } = draft;
  const enrol = createEnrol(data, random);
  const facts = new Map(
    data.courseVersions.map((row): [string, CourseFacts] => [
      row.courseId,
      {
        minutes: Math.min(90, row.minutesPerSection),
        k: row.hoursPerSection,
        sections: data.sections.filter((section) => section.courseId === row.courseId).length,
      },
    ]),
  );
  const groups: ClassGroupRow[] = [];
  const own: { plan: PlannedOwn; operator: string }[] = [];
  for (const [c, campus] of fillerCampuses.entries()) {
    const rooms = data.classrooms.filter((room) => room.campusId === campus.id);
    const plan = planCampus(random, c, rooms, CLASS_FIRST_ID + c * 14);
    const operator = fillerOperatorUid(c);
    for (const [i, item] of plan.classes.entries()) {
      groups.push(addClass(draft, item, i, must(facts.get(item.courseId), `course ${item.courseId}`), operator));
    }
    own.push(...plan.own.map((item) => ({ plan: item, operator })));
  }

  let order = 0;
  const pay = (stuId: string, courseId: string, campusId: string): void => {
    order += 1;
    const code = fillerCampuses.find((campus) => campus.id === campusId)?.code ?? 'NH';
    addLot(ledger, random, stuId, courseId, code, order);
  };
  const withLeft = groups.filter((group) => group.state === 'open');
  const count = FILLER_STUDENTS - PROSPECTS - own.length - withLeft.length;
  const share = shares(groups, count, random);
  for (const [i, group] of groups.entries()) {
    const members = Array.from({ length: share[i] ?? 0 }, () => enrol(group.campusId, 'active'));
    const left = group.state === 'open' ? enrol(group.campusId, 'left') : null;
    addMembers(draft, group, members, left, random);
    for (const stuId of left === null ? members : [...members, left]) pay(stuId, group.courseId, group.campusId);
  }

  let lessonId = OWN_FIRST_ID;
  for (const { plan, operator } of own) {
    const stuId = enrol(plan.campusId, 'active');
    lessonId += addOwnLessons(draft, plan, stuId, operator, lessonId);
    pay(stuId, plan.courseId, plan.campusId);
  }
  const prospects = new Map<string, string[]>();
  for (let i = 0; i < PROSPECTS; i += 1) {
    const campusId = fillerCampuses[i % fillerCampuses.length]?.id ?? '23';
    prospects.set(campusId, [...(prospects.get(campusId) ?? []), enrol(campusId, 'prospect')]);
  }
  return prospects;
}

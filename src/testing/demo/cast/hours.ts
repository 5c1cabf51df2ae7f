import type { Draft } from '../lib/draft.ts';
import type { Ledger } from '../lib/ledger.ts';
import { company, demoCourseIds, uids } from './ids.ts';

const IMPORTED_AT = '2026-08-20 10:00:00';
const { lineRobot, robotL1, robotL2, coding, contest } = demoCourseIds;

/** Students whose lots the conventions give, and the closed classes: not the default lot. */
const special = new Set(['21', '22', '58', '59', '60', '61', '62', '63', '64', '65', '66', '69']);
const isSummer = (stuId: string): boolean => Number(stuId) >= 70;

type Lot = Parameters<Ledger['addLot']>[0];

function addDefaults(draft: Draft, ledger: Ledger): void {
  const courseOf = new Map(draft.data.classGroups.map((row) => [row.id, row.courseId]));
  const wanted = draft.data.classMembers
    .filter(({ stuId }) => !special.has(stuId) && !isSummer(stuId))
    .map(({ stuId, classId }) => ({ stuId, courseId: courseOf.get(classId) ?? robotL2 }));
  wanted.push({ stuId: '67', courseId: robotL2 }, { stuId: '68', courseId: robotL2 });
  const done = new Set<string>();
  wanted.sort((a, b) => Number(a.stuId) - Number(b.stuId) || Number(a.courseId) - Number(b.courseId));
  for (const { stuId, courseId } of wanted) {
    if (done.has(`${stuId}:${courseId}`)) continue;
    done.add(`${stuId}:${courseId}`);
    ledger.addLot({
      companyId: company,
      stuId,
      courseIds: [courseId],
      source: 'import',
      qty: 2400,
      net: 240_000,
      paidAt: IMPORTED_AT,
      expireOn: '2027-02-28',
      operatorUid: uids.linNa,
    });
  }
}

/** Paid hours of an order and its gift, if any. */
function addOrder(ledger: Ledger, order: Omit<Lot, 'companyId' | 'source' | 'operatorUid'>, gift = 0): void {
  const common = { ...order, companyId: company, operatorUid: uids.liXiang };
  ledger.addLot({ ...common, source: 'buy' });
  if (gift > 0) ledger.addLot({ ...common, source: 'gift', qty: gift, net: 0 });
}

/** The eighteen of July: 转介绍 18, 地推 15, 线上投放 14 hours @100.00. */
function addSummer(ledger: Ledger): void {
  for (let n = 70; n <= 87; n += 1) {
    const hours = n <= 78 ? 18 : n <= 84 ? 15 : 14;
    addOrder(ledger, {
      stuId: String(n),
      courseIds: [robotL1],
      qty: hours * 100,
      net: hours * 10_000,
      paidAt: `2026-07-${String(n <= 78 ? 2 + ((n - 70) % 3) : 22 + ((n - 79) % 6)).padStart(2, '0')} 16:00:00`,
      expireOn: '2026-12-31',
      orderNo: `QY-DH-2026-${String(n - 69).padStart(6, '0')}`,
    });
  }
}

/** Opens the lots of the cast before any lesson is charged. */
export function addLots(draft: Draft, ledger: Ledger): void {
  const imported = (stuId: string, courseIds: string[], qty: number, net: number, expireOn: string): void => {
    ledger.addLot({
      companyId: company,
      stuId,
      courseIds,
      source: 'import',
      qty,
      net,
      paidAt: IMPORTED_AT,
      expireOn,
      operatorUid: uids.linNa,
    });
  };
  const end = '2026-12-31';
  addOrder(
    ledger,
    {
      stuId: '58',
      courseIds: [coding],
      qty: 2000,
      net: 200_000,
      paidAt: '2026-03-02 10:30:00',
      expireOn: end,
      orderNo: 'QY-GG-2026-000001',
    },
    200,
  );
  addOrder(
    ledger,
    {
      stuId: '59',
      courseIds: [coding],
      qty: 10_000,
      net: 1_200_000,
      paidAt: '2026-03-05 11:10:00',
      expireOn: '2027-03-04',
      orderNo: 'QY-GG-2026-000002',
    },
    1000,
  );
  addSummer(ledger);
  addDefaults(draft, ledger);
  addOrder(
    ledger,
    {
      stuId: '21',
      courseIds: [robotL2],
      qty: 2000,
      net: 200_000,
      paidAt: '2026-08-20 15:20:00',
      expireOn: end,
      orderNo: 'QY-DH-2026-000019',
    },
    200,
  );
  imported('22', [robotL2], 1000, 80_000, end);
  imported('22', [robotL2], 2000, 200_000, '2026-09-30');
  addOrder(
    ledger,
    {
      stuId: '62',
      courseIds: [coding, lineRobot],
      qty: 2000,
      net: 240_000,
      paidAt: '2026-08-22 14:00:00',
      expireOn: end,
      orderNo: 'QY-GG-2026-000003',
    },
    200,
  );
  imported('60', [contest], 1000, 80_000, '2026-10-31');
  addOrder(ledger, {
    stuId: '60',
    courseIds: [contest],
    qty: 2000,
    net: 200_000,
    paidAt: '2026-08-24 10:40:00',
    expireOn: end,
    orderNo: 'QY-GG-2026-000004',
  });
  imported('64', [coding], 1200, 120_000, '2027-02-28');
  ledger.addLot({
    companyId: company,
    stuId: '63',
    courseIds: [coding],
    source: 'compensate',
    qty: 100,
    net: 0,
    paidAt: '2026-09-10 11:00:00',
    expireOn: end,
    operatorUid: uids.linNa,
  });
}

import { minutesBetween } from '../../../domain/dates.ts';
import { hoursInWords } from '../../../domain/money.ts';
import { type Draft, must } from '../lib/draft.ts';
import type { Ledger } from '../lib/ledger.ts';
import { why } from '../lib/why.ts';
import type { HourLotRow } from '../rows/attendance.ts';
import type { LessonRow } from '../rows/teaching.ts';
import { sectionIdOf } from './courseSpecs.ts';
import { demoClassIds, demoCourseIds, demoStudents, uids } from './ids.ts';

const { codingSpring } = demoClassIds;
const { chenYinuo, zhouXiaoman } = demoStudents;

function lotsOf({ data }: Draft, stuId: string): HourLotRow[] {
  return data.hourLots.filter((row) => row.stuId === stuId);
}

/** Nine of ten imported hours of 周小满 were used before the system was. */
export function takeBeforehand(ledger: Ledger): void {
  ledger.consume(zhouXiaoman, demoCourseIds.contest, 900, {
    bizType: 'manual',
    bizId: 'before-go-live',
    at: '2026-08-31 18:00:00',
    operatorUid: uids.linNa,
    reason: why.manual('系统启用前已上课', 900),
  });
}

/** The sheet of 03-21 taken back on 03-22: mirrored to the same lots; the lesson is cancelled. */
export function revoke({ data }: Draft, ledger: Ledger, lesson: LessonRow): void {
  const at = '2026-03-22 10:15:00';
  const sheet = must(
    data.rollSheets.find((row) => row.lessonId === lesson.id),
    'sheet of 03-21',
  );
  Object.assign(sheet, { state: 'revoked', revokedAt: at, revokedBy: uids.linNa, revokeReason: '误点名' });
  const taken = data.hourEntries.filter((row) => row.lessonId === lesson.id && row.kind === 'CONSUME');
  for (const entry of taken) {
    const lot = must(
      data.hourLots.find((row) => row.id === entry.lotId),
      'lot of an entry',
    );
    ledger.post(lot, {
      kind: 'REVERSE',
      hours: -entry.hours,
      amount: -entry.amount,
      bizType: entry.bizType,
      bizId: entry.bizId,
      at,
      operatorUid: uids.linNa,
      reason: why.revoked(-entry.hours),
      lessonId: lesson.id,
      reverses: entry.id,
    });
  }
  data.makeUpRights = data.makeUpRights.filter((row) => row.lessonId !== lesson.id);
  Object.assign(lesson, {
    seqNo: null,
    rolledAt: null,
    rolledBy: null,
    version: lesson.version + 1,
    cancelledAt: '2026-03-22 10:20:00',
    cancelledBy: uids.linNa,
    cancelledReason: '老师原因：老师临时生病，课次取消',
  });
  renumber({ data }, codingSpring);
}

/** 第 n 次 and the sections follow the lessons that are held. */
function renumber({ data }: Pick<Draft, 'data'>, classId: string): void {
  let n = 0;
  for (const row of data.lessons.filter((r) => r.classId === classId && r.cancelledAt === null)) {
    n += 1;
    row.seqNo = n;
    row.sectionId = n <= 12 ? sectionIdOf(demoCourseIds.coding, n) : null;
  }
  const group = must(
    data.classGroups.find((row) => row.id === classId),
    `class ${classId}`,
  );
  group.plannedLessons = n;
}

/** M8: 停课 of 46 days, then 16.00 refunded and the gift void. */
export function suspendAndRefund(draft: Draft, ledger: Ledger): void {
  const days = minutesBetween('2026-07-01 00:00', '2026-08-16 00:00') / 1440;
  for (const lot of lotsOf(draft, chenYinuo)) {
    const hours = ledger.left(lot);
    const common = { hours: 0, bizType: 'suspend' as const, bizId: 'suspend-1', operatorUid: uids.linNa };
    const reason = why.suspended(days, '2026-12-31', '2027-02-15');
    ledger.post(lot, { ...common, kind: 'FREEZE', frozen: hours, at: '2026-07-01 00:10:00', reason });
    ledger.post(lot, {
      ...common,
      kind: 'UNFREEZE',
      frozen: -hours,
      at: '2026-08-16 00:10:00',
      reason: '停课结束，课时解冻',
    });
    lot.expireOn = '2027-02-15';
  }
  refund(draft, ledger, {
    stuId: chenYinuo,
    paid: 1600,
    amount: 160_000,
    at: '2026-09-10 17:00:00',
    bizId: 'refund-1',
  });
}

export function refund(
  draft: Draft,
  ledger: Ledger,
  { stuId, paid, amount, at, bizId }: { stuId: string; paid: number; amount: number; at: string; bizId: string },
): void {
  for (const lot of lotsOf(draft, stuId)) {
    const isGift = lot.source === 'gift';
    const hours = isGift ? ledger.left(lot) : paid;
    ledger.post(lot, {
      kind: 'REFUND',
      hours: -hours,
      amount: isGift ? 0 : amount,
      bizType: 'refund',
      bizId,
      at,
      operatorUid: uids.shenLing,
      reason: isGift ? `赠课作废 ${hoursInWords(hours)} 课时` : `退费 ${hoursInWords(hours)} 课时`,
    });
    if (ledger.left(lot) === 0) lot.status = 'closed';
  }
}

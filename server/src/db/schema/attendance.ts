import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyId, day, moment } from './columns.ts';
import { student } from './people.ts';

export const leaveRequest = pgTable(
  'leave_request',
  {
    companyId: companyId(),
    id: text().notNull(),
    stuId: text().notNull(),
    lessonId: text().notNull(),
    applyAt: moment().notNull(),
    via: text().$type<'family' | 'desk' | 'rollCall' | 'clash'>().notNull(),
    reasonType: text().notNull(),
    note: text().notNull(),
    promise: jsonb().$type<{ free: boolean; hours: number; quotaUsed: number; quotaTotal: number }>().notNull(),
    state: text().$type<'pending' | 'approved' | 'rejected' | 'withdrawn' | 'void'>().notNull(),
    auditedAt: moment(),
    auditedBy: text(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), index().on(t.companyId, t.lessonId)],
);

export const rollSheet = pgTable(
  'roll_sheet',
  {
    companyId: companyId(),
    id: text().notNull(),
    lessonId: text().notNull(),
    version: integer().notNull(),
    by: text().notNull(),
    at: moment().notNull(),
    channel: text().$type<'pc' | 'phone' | 'offline' | 'auto' | 'live'>().notNull(),
    state: text().$type<'valid' | 'revoked'>().notNull(),
    revokedAt: moment(),
    revokedBy: text(),
    revokeReason: text(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), index().on(t.companyId, t.lessonId)],
);

export const rollLine = pgTable(
  'roll_line',
  {
    companyId: companyId(),
    id: text().notNull(),
    sheetId: text().notNull(),
    lessonId: text().notNull(),
    stuId: text(),
    leadName: text(),
    kind: text().$type<'member' | 'trial' | 'makeUp' | 'booked'>().notNull(),
    mark: text().$type<'present' | 'late' | 'early' | 'leave' | 'absent'>().notNull(),
    minutesLate: integer().notNull(),
    cost: integer().notNull(),
    owed: integer().notNull(),
    why: text().notNull(),
    parentConfirm: text(),
    confirmDueOn: day(),
    homeCampusId: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index().on(t.companyId, t.lessonId),
    index().on(t.companyId, t.stuId),
    foreignKey({ columns: [t.companyId, t.sheetId], foreignColumns: [rollSheet.companyId, rollSheet.id] }),
  ],
);

export const makeUpRight = pgTable(
  'make_up_right',
  {
    companyId: companyId(),
    id: text().notNull(),
    stuId: text().notNull(),
    lessonId: text().notNull(),
    charged: integer().notNull(),
    expireOn: day().notNull(),
    makeUpLessonId: text(),
    state: text().$type<'open' | 'arranged' | 'done' | 'givenUp' | 'expired'>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

/** 课时批次: hours in hundredths, net in fen; balances derive from the entries. */
export const hourLot = pgTable(
  'hour_lot',
  {
    companyId: companyId(),
    id: text().notNull(),
    stuId: text().notNull(),
    courseIds: text().array().notNull(),
    source: text().$type<'buy' | 'gift' | 'import' | 'transferIn' | 'compensate'>().notNull(),
    qty: integer().notNull(),
    net: integer().notNull(),
    giftPolicy: text().$type<'paidFirst' | 'average' | 'giftFirst'>().notNull(),
    paidAt: moment().notNull(),
    validFrom: day().notNull(),
    expireOn: day(),
    status: text().$type<'normal' | 'frozen' | 'closed'>().notNull(),
    orderNo: text(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index().on(t.companyId, t.stuId),
    foreignKey({ columns: [t.companyId, t.stuId], foreignColumns: [student.companyId, student.id] }),
  ],
);

/** 课时流水: append-only. 总剩余 = Σ hours; 可用 = Σ hours − Σ frozen. */
export const hourEntry = pgTable(
  'hour_entry',
  {
    companyId: companyId(),
    id: text().notNull(),
    lotId: text().notNull(),
    stuId: text().notNull(),
    kind: text().notNull(),
    hours: integer().notNull(),
    frozen: integer().notNull(),
    amount: integer().notNull(),
    bizType: text().notNull(),
    bizId: text().notNull(),
    lessonId: text(),
    date: day().notNull(),
    at: moment().notNull(),
    operatorUid: text().notNull(),
    reason: text().notNull(),
    reverses: text(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex().on(t.companyId, t.bizType, t.bizId, t.lotId, t.kind),
    index().on(t.companyId, t.lotId),
    foreignKey({ columns: [t.companyId, t.lotId], foreignColumns: [hourLot.companyId, hourLot.id] }),
  ],
);

export const hourDebt = pgTable(
  'hour_debt',
  {
    companyId: companyId(),
    id: text().notNull(),
    stuId: text().notNull(),
    courseId: text().notNull(),
    lessonId: text().notNull(),
    hours: integer().notNull(),
    settled: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), index().on(t.companyId, t.stuId)],
);

export interface LeaveRequestRow {
  id: string;
  companyId: string;
  stuId: string;
  lessonId: string;
  applyAt: string;
  via: 'family' | 'desk' | 'rollCall' | 'clash';
  reasonType: '生病' | '事假' | '学校活动' | '其他';
  note: string;
  /** What was promised when it was sent; hours in hundredths. */
  promise: { free: boolean; hours: number; quotaUsed: number; quotaTotal: number };
  state: 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'void';
  auditedAt: string | null;
  auditedBy: string | null;
}

export interface RollSheetRow {
  id: string;
  companyId: string;
  lessonId: string;
  version: number;
  by: string;
  at: string;
  channel: 'pc' | 'phone' | 'offline' | 'auto' | 'live';
  state: 'valid' | 'revoked';
  revokedAt: string | null;
  revokedBy: string | null;
  revokeReason: string | null;
}

/** A line of a sheet: cost = Σ consumed of its entries + owed (hundredths). */
export interface RollLineRow {
  id: string;
  companyId: string;
  sheetId: string;
  lessonId: string;
  stuId: string | null;
  leadName: string | null;
  kind: 'member' | 'trial' | 'makeUp' | 'booked';
  mark: 'present' | 'late' | 'early' | 'leave' | 'absent';
  minutesLate: number;
  cost: number;
  owed: number;
  /** Conventions, section 7: made once, read by staff and families. */
  why: string;
  /** 一课一消; null where no confirmation is asked. */
  parentConfirm: 'pending' | 'confirmed' | 'agreedByTime' | 'disputed' | 'corrected' | 'upheld' | 'void' | null;
  confirmDueOn: string | null;
  homeCampusId: string;
}

/** 补课权. `charged`: what the absence cost. */
export interface MakeUpRightRow {
  id: string;
  companyId: string;
  stuId: string;
  lessonId: string;
  charged: number;
  expireOn: string;
  makeUpLessonId: string | null;
  state: 'open' | 'arranged' | 'done' | 'givenUp' | 'expired';
}

/** 课时批次: one source of hours of one student. qty in hundredths, net in fen; balances derive from the entries. */
export interface HourLotRow {
  id: string;
  companyId: string;
  stuId: string;
  /** Courses it pays for. */
  courseIds: string[];
  source: 'buy' | 'gift' | 'import' | 'transferIn' | 'compensate';
  qty: number;
  net: number;
  giftPolicy: 'paidFirst' | 'average' | 'giftFirst';
  paidAt: string;
  validFrom: string;
  /** Inclusive; null: never. */
  expireOn: string | null;
  status: 'normal' | 'frozen' | 'closed';
  orderNo: string | null;
}

export type EntryKind =
  | 'BUY'
  | 'GIFT'
  | 'IMPORT'
  | 'COMPENSATE'
  | 'CONSUME'
  | 'REFUND'
  | 'FREEZE'
  | 'UNFREEZE'
  | 'REVERSE';

/** 课时流水: append-only. 总剩余 = Σ hours; 可用 = Σ hours − Σ frozen. (bizType, bizId, lotId, kind) is unique. */
export interface HourEntryRow {
  id: string;
  companyId: string;
  lotId: string;
  stuId: string;
  kind: EntryKind;
  /** ± hundredths on the total. */
  hours: number;
  /** ± hundredths on the frozen part. */
  frozen: number;
  /** Fen: value taken by CONSUME and REFUND, given back (negative) by REVERSE, 0 for the others. */
  amount: number;
  bizType: 'rollLine' | 'order' | 'import' | 'manual' | 'refund' | 'suspend' | 'compensate';
  bizId: string;
  lessonId: string | null;
  date: string;
  at: string;
  operatorUid: string;
  reason: string;
  reverses: string | null;
}

/** 欠课 of a student and course; hours in hundredths. */
export interface HourDebtRow {
  id: string;
  companyId: string;
  stuId: string;
  courseId: string;
  lessonId: string;
  hours: number;
  settled: number;
}

import type { EntryKind, HourEntryRow, HourLotRow } from '../rows/attendance.ts';
import { type Draft, must } from './draft.ts';

interface Posting {
  kind: EntryKind;
  hours: number;
  frozen?: number;
  amount?: number;
  bizType: HourEntryRow['bizType'];
  bizId: string;
  at: string;
  operatorUid: string;
  reason: string;
  lessonId?: string | null;
  reverses?: string | null;
}

type LotInput = Pick<HourLotRow, 'stuId' | 'courseIds' | 'source' | 'qty' | 'net' | 'paidAt' | 'expireOn'> &
  Partial<Pick<HourLotRow, 'orderNo' | 'giftPolicy'>> & { companyId: string; operatorUid: string };

/** What consuming found: the hours taken from lots and those owed. */
export interface Consumption {
  taken: number;
  owed: number;
}

export interface Ledger {
  /** Opens a lot with its first entry. */
  addLot: (input: LotInput) => HourLotRow;
  post: (lot: HourLotRow, posting: Posting) => HourEntryRow;
  /** Takes `cost` in the order of domain rule 2.2; what is missing is owed. */
  consume(
    stuId: string,
    courseId: string,
    cost: number,
    posting: Omit<Posting, 'kind' | 'hours' | 'amount'>,
  ): Consumption;
  left: (lot: HourLotRow) => number;
}

const opening = { buy: 'BUY', gift: 'GIFT', import: 'IMPORT', transferIn: 'IMPORT', compensate: 'COMPENSATE' } as const;
const openingReason = {
  buy: '报名购课',
  gift: '随单赠课',
  import: '期初导入',
  transferIn: '结转转入',
  compensate: '补偿课时',
} as const;
const openingBiz = {
  buy: 'order',
  gift: 'order',
  import: 'import',
  transferIn: 'import',
  compensate: 'compensate',
} as const;

/** Rank of a lot among those with the same expiry: imported first, then paid before gift, or gift before paid. */
function rank({ source, giftPolicy }: HourLotRow): number {
  if (source === 'import' || source === 'transferIn') return 0;
  return (source === 'gift') === (giftPolicy === 'giftFirst') ? 1 : 2;
}

function useOrder(a: HourLotRow, b: HourLotRow): number {
  const byExpiry = (a.expireOn ?? '9999').localeCompare(b.expireOn ?? '9999');
  return byExpiry || rank(a) - rank(b) || a.paidAt.localeCompare(b.paidAt) || Number(a.id) - Number(b.id);
}

/** Posts hours so that balances derive from the entries; amounts by cumulative rounding (2.1). */
export function createLedger({ data, nextId }: Draft): Ledger {
  const lotsOf = new Map<string, HourLotRow[]>();
  const remaining = new Map<string, number>();
  const consumed = new Map<string, number>();

  const post = (lot: HourLotRow, posting: Posting): HourEntryRow => {
    const { frozen = 0, amount = 0, lessonId = null, reverses = null, ...rest } = posting;
    const entry: HourEntryRow = {
      id: nextId('hourEntries'),
      companyId: lot.companyId,
      lotId: lot.id,
      stuId: lot.stuId,
      date: posting.at.slice(0, 10),
      frozen,
      amount,
      lessonId,
      reverses,
      ...rest,
    };
    remaining.set(lot.id, (remaining.get(lot.id) ?? 0) + entry.hours);
    if (entry.kind === 'CONSUME' || entry.kind === 'REVERSE') {
      consumed.set(lot.id, (consumed.get(lot.id) ?? 0) - entry.hours);
    }
    data.hourEntries.push(entry);
    return entry;
  };

  const addLot = (input: LotInput): HourLotRow => {
    const { operatorUid, giftPolicy = 'paidFirst', orderNo = null, ...rest } = input;
    const lot: HourLotRow = {
      id: nextId('hourLots'),
      ...rest,
      courseIds: [...input.courseIds],
      giftPolicy,
      validFrom: input.paidAt.slice(0, 10),
      status: 'normal',
      orderNo,
    };
    data.hourLots.push(lot);
    lotsOf.set(lot.stuId, [...(lotsOf.get(lot.stuId) ?? []), lot].sort(useOrder));
    post(lot, {
      kind: opening[lot.source],
      hours: lot.qty,
      bizType: openingBiz[lot.source],
      bizId: orderNo ?? `lot-${lot.id}`,
      at: lot.paidAt,
      operatorUid,
      reason: openingReason[lot.source],
    });
    return lot;
  };

  const take = (lot: HourLotRow, hours: number, posting: Omit<Posting, 'kind' | 'hours' | 'amount'>): void => {
    const before = consumed.get(lot.id) ?? 0;
    const amount = Math.round((lot.net * (before + hours)) / lot.qty) - Math.round((lot.net * before) / lot.qty);
    post(lot, { ...posting, kind: 'CONSUME', hours: -hours, amount });
  };

  return {
    addLot,
    post,
    left: (lot) => must(remaining.get(lot.id), `balance of lot ${lot.id}`),
    consume: (stuId, courseId, cost, posting) => {
      const date = posting.at.slice(0, 10);
      let open = cost;
      for (const lot of lotsOf.get(stuId) ?? []) {
        const usable =
          lot.status === 'normal' &&
          lot.courseIds.includes(courseId) &&
          lot.validFrom <= date &&
          (lot.expireOn ?? date) >= date;
        const hours = usable ? Math.min(open, remaining.get(lot.id) ?? 0) : 0;
        if (hours > 0) take(lot, hours, posting);
        open -= hours;
      }
      return { taken: cost - open, owed: open };
    },
  };
}

import { describe, expect, it } from 'vitest';
import { buildDemo, type DemoData } from '../../../src/testing/demo/index.ts';

const data = buildDemo({ size: 'cast' });
const lotsOf = (stuId: string) => data.hourLots.filter((row) => row.stuId === stuId);
const entriesOf = (stuId: string) => data.hourEntries.filter((row) => row.stuId === stuId);
const total = (entries: DemoData['hourEntries']) => entries.reduce((sum, row) => sum + row.hours, 0);
const left = (lotId: string) => total(data.hourEntries.filter((row) => row.lotId === lotId));
const balance = (stuId: string) => total(entriesOf(stuId));

describe('lots', () => {
  it('are by default one imported 24.00 @100.00 to 2027-02-28 for each course of the classes', () => {
    const courseOf = new Map(data.classGroups.map((row) => [row.id, row.courseId]));
    for (let n = 1; n <= 57; n += 1) {
      if (n === 21 || n === 22) continue;
      const stuId = String(n);
      const courses = new Set(
        data.classMembers.filter((row) => row.stuId === stuId).map((row) => courseOf.get(row.classId)),
      );
      const lots = lotsOf(stuId);
      expect([stuId, new Set(lots.map((row) => row.courseIds[0]))]).toEqual([stuId, courses]);
      for (const lot of lots) {
        expect(lot).toMatchObject({ source: 'import', qty: 2400, net: 240_000, expireOn: '2027-02-28' });
      }
    }
    expect([lotsOf('67').length, lotsOf('68').length]).toEqual([1, 1]);
    for (const stuId of ['61', '65', '66', '69']) expect(lotsOf(stuId)).toEqual([]);
  });

  it.each([
    [
      '21',
      [
        ['buy', 2000, 200_000, '2026-12-31'],
        ['gift', 200, 0, '2026-12-31'],
      ],
    ],
    [
      '22',
      [
        ['import', 1000, 80_000, '2026-12-31'],
        ['import', 2000, 200_000, '2026-09-30'],
      ],
    ],
    [
      '60',
      [
        ['import', 1000, 80_000, '2026-10-31'],
        ['buy', 2000, 200_000, '2026-12-31'],
      ],
    ],
    [
      '62',
      [
        ['buy', 2000, 240_000, '2026-12-31'],
        ['gift', 200, 0, '2026-12-31'],
      ],
    ],
    ['63', [['compensate', 100, 0, '2026-12-31']]],
    ['64', [['import', 1200, 120_000, '2027-02-28']]],
  ])('of %s', (stuId, wanted) => {
    expect(lotsOf(stuId).map((row) => [row.source, row.qty, row.net, row.expireOn])).toEqual(wanted);
  });

  it('of 周小满 have 1.00 and 20.00 left', () => {
    expect(lotsOf('60').map((row) => left(row.id))).toEqual([100, 2000]);
  });
});

describe('the ledger', () => {
  it('of 林小满: four lessons, 14 left', () => {
    const used = entriesOf('21').filter((row) => row.kind === 'CONSUME');
    expect(used.map((row) => [row.date, row.hours, row.amount])).toEqual([
      ['2026-08-25', -200, 20_000],
      ['2026-09-01', -200, 20_000],
      ['2026-09-08', -200, 20_000],
      ['2026-09-15', -200, 20_000],
    ]);
    expect(balance('21')).toBe(1400);
  });

  it('of 陈一诺 runs as worked in M8', () => {
    let sum = 0;
    let frozen = 0;
    const days = new Map<string, [number, number, number]>();
    for (const row of [...entriesOf('58')].sort((a, b) => a.at.localeCompare(b.at) || Number(a.id) - Number(b.id))) {
      sum += row.hours;
      frozen += row.frozen;
      const amount = (days.get(row.date)?.[0] ?? 0) + row.amount;
      days.set(row.date, [amount, sum, sum - frozen]);
    }
    expect([...days]).toEqual([
      ['2026-03-02', [0, 2200, 2200]],
      ['2026-03-07', [20_000, 2000, 2000]],
      ['2026-03-21', [20_000, 1800, 1800]],
      ['2026-03-22', [-20_000, 2000, 2000]],
      ['2026-07-01', [0, 2000, 0]],
      ['2026-08-16', [0, 2000, 2000]],
      ['2026-09-10', [160_000, 200, 200]],
    ]);
    expect(lotsOf('58').map((row) => [row.expireOn, row.status])).toEqual([
      ['2027-02-15', 'normal'],
      ['2027-02-15', 'closed'],
    ]);
  });

  it('of 何俊熙: 30.00 used before 09-01, the rest refunded on 09-15', () => {
    const used = entriesOf('59').filter((row) => row.kind === 'CONSUME' || row.kind === 'REVERSE');
    expect([total(used), used.reduce((sum, row) => sum + row.amount, 0)]).toEqual([-3000, 360_000]);
    expect(used.every((row) => row.date < '2026-09-01')).toBe(true);
    const back = entriesOf('59').filter((row) => row.kind === 'REFUND');
    expect(back.map((row) => [row.date, row.hours, row.amount])).toEqual([
      ['2026-09-15', -7000, 840_000],
      ['2026-09-15', -1000, 0],
    ]);
    expect(balance('59')).toBe(0);
  });

  it('owes 赵明轩 one hour', () => {
    expect(data.hourDebts.map(({ stuId, hours, settled }) => [stuId, hours, settled])).toEqual([['63', 100, 0]]);
    expect(balance('63')).toBe(0);
  });

  it('of the July cohort: 6 × 15, 9 × 18, 3 × 14 hours @100.00, nothing left', () => {
    const hours: number[] = [];
    for (let n = 70; n <= 87; n += 1) {
      const used = entriesOf(String(n)).filter((row) => row.kind === 'CONSUME');
      hours.push(-total(used) / 100);
      expect(used.reduce((sum, row) => sum + row.amount, 0)).toBe(-total(used) * 100);
      expect(balance(String(n))).toBe(0);
    }
    const times = (value: number) => hours.filter((row) => row === value).length;
    expect([times(15), times(18), times(14), hours.length]).toEqual([6, 9, 3, 18]);
  });
});

describe.each(['cast', 'full'] as const)('invariants of the %s ledger', (size) => {
  const { hourLots, hourEntries, rollLines, rollSheets } = buildDemo({ size });

  it('never lets a lot fall below zero and ties out to the fen', () => {
    const byLot = Map.groupBy(hourEntries, (row) => row.lotId);
    for (const lot of hourLots) {
      const entries = byLot.get(lot.id) ?? [];
      let sum = 0;
      let available = 0;
      for (const row of entries) {
        sum += row.hours;
        available += row.hours - row.frozen;
        expect(Math.min(sum, available)).toBeGreaterThanOrEqual(0);
      }
      const taken = entries.reduce((fen, row) => fen + row.amount, 0);
      expect(taken).toBeLessThanOrEqual(lot.net);
      expect(taken).toBe(sum === 0 ? lot.net : taken);
    }
  });

  it('posts (bizType, bizId, lot, kind) once', () => {
    const keys = hourEntries.map((row) => `${row.bizType} ${row.bizId} ${row.lotId} ${row.kind}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('charges what the lines say: cost = entries + owed', () => {
    const taken = new Map<string, number>();
    for (const row of hourEntries) {
      if (row.bizType === 'rollLine' && row.kind === 'CONSUME')
        taken.set(row.bizId, (taken.get(row.bizId) ?? 0) - row.hours);
    }
    expect(rollLines.filter((line) => (taken.get(line.id) ?? 0) + line.owed !== line.cost)).toEqual([]);
    expect(rollSheets.length).toBeGreaterThan(50);
  });
});

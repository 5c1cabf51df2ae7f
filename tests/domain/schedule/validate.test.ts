import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activeTeachers, dueStudents, isOnRoster } from '../../../src/domain/schedule/roster.ts';
import { mayCancel, mayMove, timeFault, validateDraft } from '../../../src/domain/schedule/validate.ts';
import { addDays, timeOf } from '../../../src/domain/dates.ts';

const good = { date: '2026-09-26', start: '10:00', end: '11:30', teacherIds: ['王敏'], assistantIds: ['陈晨'], k: 200 };
const today = '2026-09-21';
const faults = (more: Partial<typeof good> & { backfillReason?: string }, context = {}) =>
  validateDraft({ ...good, ...more }, { today, ...context }).faults.map(({ field, text }) => `${field} ${text}`);

describe('validation of a lesson', () => {
  test('a good one has nothing to say', () => {
    expect(validateDraft(good, { today, classState: 'open', classEndOn: '2026-11-25' })).toEqual({
      faults: [],
      warnings: [],
      backfill: false,
    });
  });

  test('「结束时间必须晚于开始时间」', () => {
    expect(faults({ end: '10:00' })).toEqual(['end 结束时间必须晚于开始时间']);
    expect(faults({ end: '09:00' })).toEqual(['end 结束时间必须晚于开始时间']);
  });

  test('「课次时长应在 15–480 分钟之间」', () => {
    expect(faults({ end: '10:10' })).toEqual(['end 课次时长应在 15–480 分钟之间']);
    expect(faults({ start: '08:00', end: '16:05' })).toEqual(['end 课次时长应在 15–480 分钟之间']);
    expect([timeFault('10:00', '10:15'), timeFault('08:00', '16:00')]).toEqual([null, null]);
  });

  test('5-minute steps', () => {
    expect(faults({ start: '10:03' })).toEqual(['start 时间应为 5 分钟的倍数']);
    expect(faults({ end: '11:32' })).toEqual(['end 时间应为 5 分钟的倍数']);
  });

  test('past dates: 「日期早于今天，将作为补录」, reason', () => {
    expect(faults({ date: '2026-09-20' })).toEqual(['backfillReason 日期早于今天，将作为补录，请填写原因']);
    expect(validateDraft({ ...good, date: '2026-09-20', backfillReason: '漏排' }, { today })).toEqual({
      faults: [],
      warnings: [],
      backfill: true,
    });
    expect(faults({ date: today })).toEqual([]);
  });

  test('「班级已结班，不能排课」; beyond class end: warning', () => {
    expect(faults({}, { classState: 'closed' })).toEqual(['classId 班级已结班，不能排课']);
    expect(validateDraft(good, { today, classEndOn: '2026-09-25' }).warnings).toEqual([
      '日期晚于班级结束日期 2026-09-25',
    ]);
  });

  test('主讲 1–3, 助教 ≤ 3, nobody both, 单次扣课时 0–20.00 step 0.25', () => {
    expect(faults({ teacherIds: [] })).toEqual(['teacherIds 请选择主讲老师']);
    expect(faults({ teacherIds: ['a', 'b', 'c', 'd'] })).toEqual(['teacherIds 主讲最多 3 位']);
    expect(faults({ assistantIds: ['a', 'b', 'c', 'd'] })).toEqual(['assistantIds 助教最多 3 位']);
    expect(faults({ assistantIds: ['王敏'] })).toEqual(['assistantIds 同一位老师不能既是主讲又是助教']);
    for (const k of [-25, 10, 2025, 0.5]) expect(faults({ k })).toEqual(['k 单次扣课时应为 0–20.00，步长 0.25']);
  });

  test('nothing filled in names every field', () => {
    expect(faults({ date: '', start: '', end: '', teacherIds: [], assistantIds: [] })).toEqual([
      'date 请选择日期',
      'start 请选择开始时间',
      'teacherIds 请选择主讲老师',
    ]);
  });

  test('property: times that pass are in order, on the grid and of a good length', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(minute, minute, (start, end) => {
        const passes = timeFault(timeOf(start), timeOf(end)) === null;
        const length = end - start;
        expect(passes).toBe(length >= 15 && length <= 480 && start % 5 === 0 && end % 5 === 0);
      }),
    );
  });
});

describe('moving and cancelling', () => {
  test('「已点名课次不能移动」, 「已点名课次不能调课」: rolled lessons never move', () => {
    expect(mayMove({ state: 'rolled' }, 'drag')).toBe('已点名课次不能移动');
    expect(mayMove({ state: 'rolled' })).toBe('已点名课次不能调课');
    expect([mayMove({ state: 'planned' }), mayMove({ state: 'overdue' }, 'drag')]).toEqual([null, null]);
    expect(mayMove({ state: 'cancelled' })).toBe('已取消课次不能调课');
  });

  test('「已点名课次不能取消，请先撤销点名」', () => {
    expect(mayCancel({ state: 'rolled' })).toBe('已点名课次不能取消，请先撤销点名');
    expect(mayCancel({ state: 'planned' })).toBeNull();
  });
});

describe('who is due', () => {
  const heJia = { stuId: '6', name: '何嘉', joinOn: '2026-09-02', leaveOn: '2026-09-22' };

  test('on the roster of date d iff joinOn ≤ d ≤ leaveOn and not suspended on d', () => {
    const on = (date: string) => isOnRoster(heJia, date);
    expect([on('2026-09-01'), on('2026-09-02'), on('2026-09-22'), on('2026-09-23')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const paused = { ...heJia, suspensions: [{ from: '2026-09-10', to: '2026-09-12' }] };
    expect(['2026-09-09', '2026-09-10', '2026-09-12', '2026-09-13'].map((date) => isOnRoster(paused, date))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(isOnRoster({ ...heJia, suspensions: [{ from: '2026-09-10', to: null }] }, '2026-09-20')).toBe(false);
  });

  test('占座 = members + trial + makeUp + booked − approved leaves', () => {
    const members = [heJia, { ...heJia, stuId: '7', name: '吴越' }];
    const guests = [
      { id: 'lead-1', name: '周子墨', kind: 'trial' as const },
      { id: '9', name: '陈可欣', kind: 'makeUp' as const },
      { id: '7', name: '吴越', kind: 'makeUp' as const },
    ];
    const due = dueStudents('2026-09-16', members, guests, new Set(['7']));
    expect(due.map(({ name, kind }) => `${name} ${kind}`)).toEqual(['何嘉 member', '周子墨 trial', '陈可欣 makeUp']);
    expect(dueStudents('2026-09-23', members, [], new Set())).toEqual([]);
  });

  test('a teacher replaced by a substitute is not counted', () => {
    const wang = { id: '王敏', name: '王敏', duty: 'main' as const };
    const li = { id: '李强', name: '李强', duty: 'substitute' as const };
    expect(activeTeachers([wang, li], '王敏')).toEqual([li]);
    expect(activeTeachers([wang], null)).toEqual([wang]);
  });

  test('property: spans that never overlap never put a student on the roster twice', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), fc.nat(200), (first, gap, day) => {
        const end = addDays('2026-09-01', first);
        const spans = [
          { ...heJia, joinOn: '2026-09-01', leaveOn: end },
          { ...heJia, joinOn: addDays(end, gap + 1), leaveOn: null },
        ];
        const date = addDays('2026-09-01', day);
        expect(spans.filter((span) => isOnRoster(span, date)).length).toBeLessThanOrEqual(1);
        expect(dueStudents(date, spans, [], new Set()).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

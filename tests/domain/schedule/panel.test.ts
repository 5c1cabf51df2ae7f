import { describe, expect, test } from 'vitest';
import { checkConflicts } from '../../../src/domain/schedule/conflicts.ts';
import { freeSlots } from '../../../src/domain/schedule/freeSlots.ts';
import { buildScheduleIndex } from '../../../src/domain/schedule/scheduleIndex.ts';
import {
  decideSave,
  dragVerdict,
  forcedReasonFault,
  needsReason,
  noOverrideText,
  refusalText,
  studentHeading,
  verdictHeading,
  verdictTone,
} from '../../../src/domain/schedule/verdict.ts';
import { draft, lesson, main, saturday, wedExtra, wedStudents, worldOf } from './world.ts';

const world = worldOf([wedExtra]);
const itemsOf = (one: Parameters<typeof checkConflicts>[0][number]) => checkConflicts([one], world)[0]?.items ?? [];
const clean = itemsOf(draft('11:00', '12:00'));
const soft = itemsOf(draft('10:15', '10:45', { teachers: [main('李强')], roomId: 'A101' }));
const hard = itemsOf(draft('10:15', '10:45', { roomId: 'A101' }));
const manyStudents = itemsOf(draft('10:15', '10:45', { teachers: [], students: wedStudents.slice(0, 3) }));

describe('冲突面板', () => {
  test('heading 「无冲突」 or 「不可排 2 · 可强排 1」', () => {
    expect([clean, soft, hard].map(verdictHeading)).toEqual(['无冲突', '可强排 2', '不可排 1 · 可强排 2']);
    expect([clean, soft, hard].map(verdictTone)).toEqual(['ok', 'soft', 'hard']);
  });

  test('several students: heading 「3 名学员冲突」', () => {
    expect(studentHeading(manyStudents)).toBe('3 名学员冲突');
    expect(studentHeading(hard)).toBeNull();
  });

  test('while dragging: 「可强排：A101 已被占用」, 「不可排：王敏老师 10:00–11:00 已有课」', () => {
    expect(dragVerdict(soft)).toBe('可强排：A101 已被占用');
    expect(dragVerdict(hard)).toBe('不可排：王敏老师 10:00–11:00 已有课');
    expect(dragVerdict(clean)).toBe('');
  });

  test('two operators saving the same room slot: the second gets 「排课冲突：A101 10:00–11:00 已被 … 占用」', () => {
    expect(refusalText(soft)).toBe('排课冲突：A101 10:00–11:00 已被 机器人L2-周三A班 占用');
  });
});

describe('强排', () => {
  const save = (items: typeof soft, mayOverride: boolean, reason?: string) =>
    decideSave(items, { mayOverride, reason });

  test('不可排: saving is impossible for everybody', () => {
    expect(save(hard, true, '家长要求必须安排')).toMatchObject({ kind: 'refused', why: 'hard' });
    expect(needsReason(hard)).toBe(false);
  });

  test('可强排 needs schedule.softOverride: 「存在教室冲突，您没有“强制排课”权限」', () => {
    const room = soft.filter(({ face }) => face === 'room');
    expect(save(room, false)).toEqual({
      kind: 'refused',
      why: 'noRight',
      text: '存在教室冲突，您没有“强制排课”权限',
    });
    expect(noOverrideText(soft)).toBe('存在教室、座位冲突，您没有“强制排课”权限');
  });

  test('and 强排原因 of 5–100 chars', () => {
    expect(needsReason(soft)).toBe(true);
    expect(save(soft, true, '家长已同意')).toEqual({ kind: 'forced', reason: '家长已同意' });
    expect(save(soft, true, '  听  ')).toMatchObject({ why: 'reason', text: '请填写强排原因（至少 5 个字）' });
    expect(forcedReasonFault('字'.repeat(100))).toBeNull();
    expect(forcedReasonFault('字'.repeat(101))).toBe('强排原因最多 100 个字');
    expect(forcedReasonFault(null)).toBe('请填写强排原因（至少 5 个字）');
  });

  test('nothing to force where nothing clashes', () => {
    expect(save(clean, false)).toEqual({ kind: 'ok' });
  });
});

describe('查找空闲时段', () => {
  const index = buildScheduleIndex(world);

  test('lists the nearest slots where all faces are free, nearest first', () => {
    const slots = freeSlots({ draft: draft('10:15', '11:15'), minutes: 60, from: saturday, to: saturday }, index);
    expect(slots).toHaveLength(10);
    expect(slots.slice(0, 3)).toEqual([
      { date: saturday, start: '11:00', end: '12:00' },
      { date: saturday, start: '09:00', end: '10:00' },
      { date: saturday, start: '11:30', end: '12:30' },
    ]);
  });

  test('nothing before now, nothing on a holiday, nothing outside the range', () => {
    const holidays = [{ date: '2026-09-27', type: 'holiday' as const, name: '校庆' }];
    const slots = freeSlots(
      { draft: draft('10:15', '11:15'), minutes: 60, from: saturday, to: '2026-09-27', notBefore: `${saturday} 19:00` },
      buildScheduleIndex(worldOf([wedExtra], { holidays })),
    );
    expect(slots.map(({ date, start }) => `${date} ${start}`)).toEqual([`${saturday} 19:00`, `${saturday} 19:30`]);
  });

  test('a full day gives none', () => {
    const all = lesson('全天', { start: '08:00', end: '21:00', teachers: [main('王敏')] });
    const full = buildScheduleIndex(worldOf([all]));
    expect(freeSlots({ draft: draft('10:00', '11:00'), minutes: 60, from: saturday, to: saturday }, full)).toEqual([]);
  });

  test('what makes no sense gives none', () => {
    const ask = (minutes: number, from: string, to: string) =>
      freeSlots({ draft: draft('10:00', '11:00'), minutes, from, to }, index);
    expect([
      ...ask(0, saturday, saturday),
      ...ask(60, '2026-09-27', saturday),
      ...ask(2000, saturday, saturday),
    ]).toEqual([]);
  });
});

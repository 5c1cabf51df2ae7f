import { describe, expect, test } from 'vitest';
import { checkConflicts } from '../../../src/domain/schedule/conflicts.ts';
import type { LessonDraft, LessonSlot } from '../../../src/domain/schedule/types.ts';
import { decideSave, verdictHeading } from '../../../src/domain/schedule/verdict.ts';
import { assistant, codingStudents, draft, lesson, main, member, wedExtra, worldOf } from './world.ts';

const items = (one: LessonDraft, lessons: readonly LessonSlot[] = [wedExtra]) =>
  checkConflicts([one], worldOf(lessons))[0]?.items ?? [];
const said = (one: LessonDraft, lessons?: readonly LessonSlot[]) =>
  items(one, lessons).map(({ level, message }) => [level, message]);
const wangMin = ['hard', '王敏老师 10:00–11:00 已有课：机器人L2-周三A班（A101）'];

/** Rule 2.9 and journey 2: existing 10:00–11:00, nine new lessons and the right answer to each. */
const cases = [
  ['09:30', '10:30', true],
  ['10:15', '10:45', true],
  ['10:00', '10:30', true],
  ['10:30', '11:30', true],
  ['09:30', '11:30', true],
  ['10:00', '11:30', true],
  ['09:30', '11:00', true],
  ['09:00', '10:00', false],
  ['11:00', '12:00', false],
] as const;

describe('journey 2: 四向冲突', () => {
  test.each(cases)('existing 10:00–11:00; new lesson %s–%s → clash %s', (start, end, clash) => {
    expect(said(draft(start, end))).toEqual(clash ? [wangMin] : []);
    expect(verdictHeading(items(draft(start, end)))).toBe(clash ? '不可排 1' : '无冲突');
  });

  test('add 助教 陈晨 → 助教 陈晨 10:00–11:00 已有课', () => {
    const both = draft('10:15', '10:45', { teachers: [main('李强'), assistant('陈晨')] });
    expect(said(both)).toEqual([['hard', '助教 陈晨 10:00–11:00 已有课：机器人L2-周三A班（A101）']]);
  });

  test('without her in A101 → one 可强排 room line and one seat line; 听 is no reason', () => {
    const inA101 = draft('10:15', '10:45', { teachers: [main('李强')], roomId: 'A101' });
    expect(said(inA101)).toEqual([
      ['soft', 'A101 10:00–11:00 已被 机器人L2-周三A班 占用'],
      ['soft', 'A101 容量 10，同时段合计需 13 座'],
    ]);
    expect(verdictHeading(items(inA101))).toBe('可强排 2');
    expect(decideSave(items(inA101), { mayOverride: true, reason: '听' })).toEqual({
      kind: 'refused',
      why: 'reason',
      text: '请填写强排原因（至少 5 个字）',
    });
  });

  test('add 张浩然, third in the other roster → 不可排', () => {
    const withHim = draft('10:15', '10:45', {
      teachers: [main('李强')],
      students: [...codingStudents, member('张浩然')],
    });
    expect(said(withHim)).toEqual([['hard', '学员 张浩然 10:00–11:00 已有课：机器人L2-周三A班']]);
  });

  test('cancel the existing lesson: every case 无冲突', () => {
    const cancelled = [{ ...wedExtra, state: 'cancelled' as const }];
    for (const [start, end] of cases) {
      const one = draft(start, end, {
        roomId: 'A101',
        teachers: [main('王敏'), assistant('陈晨')],
        students: [...codingStudents, member('张浩然')],
      });
      expect(verdictHeading(items(one, cancelled))).toBe('无冲突');
    }
  });
});

describe('counted and not counted', () => {
  test('counted: planned, overdue and rolled lessons of all kinds', () => {
    for (const state of ['planned', 'overdue', 'rolled'] as const) {
      expect(said(draft('10:15', '10:45'), [{ ...wedExtra, state }])).toEqual([wangMin]);
    }
  });

  test('counted: a lesson without a class, such as a booked evaluation slot or 单独补课', () => {
    const slot = lesson('测评 周子墨', { classId: null, teachers: [main('王敏')], roomId: 'A201' });
    expect(said(draft('10:15', '10:45'), [slot])).toEqual([
      ['hard', '王敏老师 10:00–11:00 已有课：测评 周子墨（A201）'],
    ]);
  });

  test('counted: whatever role somebody holds in the other lesson', () => {
    const helping = { ...wedExtra, teachers: [main('李强'), assistant('王敏')] };
    expect(said(draft('10:15', '10:45'), [helping])).toEqual([wangMin]);
    const substitute = { ...wedExtra, teachers: [{ id: '王敏', name: '王敏', duty: 'substitute' as const }] };
    expect(said(draft('10:15', '10:45'), [substitute])).toEqual([wangMin]);
  });

  test('not counted: the lesson itself; on a series edit its own series', () => {
    const moved = draft('10:30', '11:30', { lessonId: wedExtra.lessonId });
    expect(said(moved)).toEqual([]);
    const series = { ...wedExtra, seriesId: 's1' };
    const [row] = checkConflicts([draft('10:30', '11:30')], worldOf([series]), { excludeSeriesId: 's1' });
    expect(row?.items).toEqual([]);
    const [other] = checkConflicts([draft('10:30', '11:30')], worldOf([series]), { excludeSeriesId: 's2' });
    expect(other?.items).toHaveLength(1);
  });

  test('not counted: another day', () => {
    expect(said(draft('10:15', '10:45', { date: '2026-09-27' }))).toEqual([]);
  });

  test('an online lesson takes no room, its teacher is taken all the same', () => {
    const online = lesson('线上编程班', { teachers: [main('王敏')], roomId: null });
    expect(said(draft('10:15', '10:45'), [online])).toEqual([
      ['hard', '王敏老师 10:00–11:00 已有课：线上编程班（线上）'],
    ]);
    expect(said(draft('10:15', '10:45', { roomId: null, teachers: [main('李强')] }))).toEqual([]);
  });
});

describe('several drafts at once', () => {
  test('one row a draft, in order', () => {
    const rows = checkConflicts([draft('09:00', '10:00'), draft('10:15', '10:45')], worldOf([wedExtra]));
    expect(rows.map((row) => row.items.length)).toEqual([0, 1]);
  });

  test('lessons that move together are not compared with where they stood, but with each other', () => {
    const a = lesson('A班', { teachers: [main('王敏')], roomId: 'A101' });
    const b = lesson('B班', { teachers: [main('王敏')], roomId: 'A102', start: '11:00', end: '12:00' });
    const move = (one: LessonSlot, start: string, end: string) => ({ ...one, start, end });
    const swap = [move(a, '11:00', '12:00'), move(b, '10:00', '11:00')];
    expect(checkConflicts(swap, worldOf([a, b]), { together: true }).map((row) => row.items)).toEqual([[], []]);
    const pile = [move(a, '11:00', '12:00'), move(b, '11:30', '12:30')];
    const rows = checkConflicts(pile, worldOf([a, b]), { together: true });
    expect(rows.map((row) => row.items.map(({ message }) => message))).toEqual([
      ['王敏老师 11:30–12:30 已有课：B班（A102）'],
      ['王敏老师 11:00–12:00 已有课：A班（A101）'],
    ]);
  });

  test('new drafts of one class on the same time clash with each other', () => {
    const rows = checkConflicts([draft('10:00', '11:00'), draft('10:30', '11:30')], worldOf([]), { together: true });
    expect(rows.map((row) => row.items[0]?.message)).toEqual([
      '编程入门C班 10:30–11:30 已有课',
      '编程入门C班 10:00–11:00 已有课',
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { checkConflicts } from '../../../src/domain/schedule/conflicts.ts';
import { draftAt, localIndex, refusedVerdict, slotOf, verdictOf } from '../../../src/features/schedule/localWorld.ts';
import { monthSpan } from '../../../src/features/schedule/monthSpan.ts';
import { rangeTitle, shortRangeTitle } from '../../../src/features/schedule/rangeTitle.ts';
import { shown } from '../../../src/features/schedule/shownLessons.ts';
import { demoCampuses, demoClassrooms, demoHolidays } from '../../../src/testing/demo/index.ts';
import { clash, lessonsOf, roomTaken, theLesson } from '../../../stories/features/schedule/scheduleWorld.ts';

const week = lessonsOf('2026-09-21', '2026-09-27');
const tuesday = theLesson('机器人L2-周二班');
const index = localIndex({ lessons: week, blocks: [], holidays: demoHolidays() }, demoClassrooms('21'), demoCampuses());
const at = (lesson: typeof tuesday, date: string, start: string, end: string) =>
  verdictOf(checkConflicts([draftAt(lesson, { date, start, end })], index)[0]?.items ?? []);

describe('the conflict rule over what is loaded', () => {
  test('a free day is 可排, its own place too', () => {
    expect(at(tuesday, '2026-09-21', '18:30', '20:00')).toMatchObject({
      level: 'ok',
      title: '可排',
      lines: [],
      hits: [],
    });
    expect(at(tuesday, '2026-09-22', '18:30', '20:00').level).toBe('ok');
  });
  test('the teacher’s other lesson is 不可排 and is pointed at', () => {
    const verdict = at(tuesday, '2026-09-24', '18:30', '20:00');
    expect(verdict.level).toBe('hard');
    expect(verdict.lines[0]).toEqual({ level: 'hard', text: '李强老师 18:30–20:00 已有课：机器人L2-周四班（A102）' });
    expect(verdict.hits).toContain(theLesson('机器人L2-周四班').lessonId);
  });
  test('one lesson ending as the other begins is no clash', () => {
    expect(at(tuesday, '2026-09-24', '17:00', '18:30').lines.some(({ level }) => level === 'hard')).toBe(false);
  });
  test('says why a soft clash may not be forced', () => {
    expect(verdictOf([roomTaken])).toMatchObject({ level: 'soft', noOverride: '存在教室冲突，您没有“强制排课”权限' });
    expect(verdictOf([clash, roomTaken]).title).toBe('不可排 1 · 可强排 1');
  });
  test('a lesson whose students are hidden is compared without them', () => {
    expect(slotOf({ ...tuesday, students: null }).students).toEqual([]);
  });
});

test('the server’s refusal takes the place of what was known here', () => {
  const before = verdictOf([]);
  const refusal = { text: '排课冲突：A101 被占用', refusals: [{ text: '一' }, { text: '二' }], canOverride: true };
  expect(refusedVerdict(refusal, before)).toMatchObject({ level: 'soft', lines: [{ text: '一' }, { text: '二' }] });
  expect(refusedVerdict({ ...refusal, canOverride: false, refusals: [] }, before)).toMatchObject({
    level: 'hard',
    lines: [{ level: 'hard', text: '排课冲突：A101 被占用' }],
  });
});

describe('what is shown', () => {
  const all = { classId: null, teacherId: null, state: null, cancelled: false } as const;
  const cancelled = { ...tuesday, lessonId: 'off', state: 'cancelled' as const };
  test('cancelled lessons only where asked for', () => {
    expect(shown([tuesday, cancelled], all)).toEqual([tuesday]);
    expect(shown([tuesday, cancelled], { ...all, cancelled: true })).toHaveLength(2);
  });
  test('by class, teacher and state', () => {
    expect(shown(week, { ...all, classId: tuesday.classId })).toEqual([tuesday]);
    expect(
      shown(week, { ...all, teacherId: '1005' }).every(({ teachers }) => teachers.some(({ uid }) => uid === '1005')),
    ).toBe(true);
    expect(shown(week, { ...all, state: 'rolled' })).toEqual([]);
  });
});

test.each([
  ['2026-09-21', '2026-09-27', '2026 年 9 月 21 日 – 27 日', '9 月 21 日 – 27 日'],
  ['2026-09-28', '2026-10-04', '2026 年 9 月 28 日 – 10 月 4 日', '9 月 28 日 – 10 月 4 日'],
  ['2026-12-28', '2027-01-03', '2026 年 12 月 28 日 – 2027 年 1 月 3 日', '2026 年 12 月 28 日 – 2027 年 1 月 3 日'],
  ['2026-09-23', '2026-09-23', '2026 年 9 月 23 日 周三', '9 月 23 日 周三'],
  ['2027-03-01', '2027-03-07', '2027 年 3 月 1 日 – 7 日', '2027 年 3 月 1 日 – 7 日'],
])('%s … %s is %s', (from, to, title, short) => {
  expect(rangeTitle(from, to)).toBe(title);
  expect(shortRangeTitle(from, to, '2026-09-21')).toBe(short);
});

test('the page of a month is whole weeks, never more than the 42 days the call allows', () => {
  expect(monthSpan('2026-09')).toEqual({ from: '2026-08-31', to: '2026-10-04' });
  expect(monthSpan('2026-02')).toEqual({ from: '2026-01-26', to: '2026-03-01' });
  expect(monthSpan('2026-08')).toEqual({ from: '2026-07-27', to: '2026-09-06' });
  expect(monthSpan('2026-12')).toEqual({ from: '2026-11-30', to: '2027-01-03' });
});

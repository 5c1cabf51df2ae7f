import { describe, expect, test } from 'vitest';
import { coursewareOf, readerHref } from '../../../src/features/schedule/courseware.ts';
import {
  badgesOf,
  type CardContext,
  cardOf,
  headsText,
  lessonLabel,
} from '../../../src/features/schedule/lessonCards.ts';
import { isRunning, minutesLeft, nextLesson } from '../../../src/features/schedule/lessonClock.ts';
import { loadText, seqText, teachersText, whenText } from '../../../src/features/schedule/lessonText.ts';
import { theLesson } from '../../../stories/features/schedule/scheduleWorld.ts';

const lesson = theLesson('机器人L2-周三A班');
const counts = { ...lesson.counts, seats: 8, capacity: 10, due: 8, leave: 0, trial: 0, makeUp: 0, came: null };
const now = { date: '2026-09-23', time: '18:42' };
const context: CardContext = { now, scope: 'campus', maySchedule: true, manyCampuses: false };

describe('heads', () => {
  test('before roll-call seats of capacity and who is special', () => {
    expect(headsText({ counts })).toBe('8/10');
    expect(headsText({ counts: { ...counts, leave: 1, trial: 1, makeUp: 2 } })).toBe('8/10 请假1 试听1 补课2');
  });
  test('after it who came of who was due', () => {
    expect(headsText({ counts: { ...counts, came: 7, leave: 1 } })).toBe('到 7/8');
  });
});

describe('a card', () => {
  test('never repeats what its column says: own week without teacher, a campus with', () => {
    expect(cardOf(lesson, { ...context, scope: 'mine' }).lines?.third).toBe(`A101 · 第 4 次 ${lesson.sectionName}`);
    expect(cardOf(lesson, context).lines?.third).toBe('王敏 · A101');
    expect(cardOf(lesson, { ...context, manyCampuses: true }).lines?.third).toBe('王敏 · 东湖 A101');
  });
  test('says my duty only where it is not the usual one', () => {
    const role = (myDuty: typeof lesson.myDuty) =>
      cardOf({ ...lesson, myDuty }, { ...context, scope: 'mine' }).lines?.role;
    expect(role('main')).toBeUndefined();
    expect(role('assistant')).toBe('助教');
    expect(cardOf({ ...lesson, myDuty: 'substituted' }, context).state).toBe('substituted');
  });
  test('shows 上课中 by the clock, not as a state of the record', () => {
    expect(cardOf(lesson, context).state).toBe('running');
    expect(cardOf({ ...lesson, state: 'rolled' }, context).state).toBe('rolled');
  });
  test('says why it cannot be moved', () => {
    expect(cardOf(lesson, context).movable).toBe(true);
    expect(cardOf({ ...lesson, state: 'rolled' }, context).movable).toEqual({ reason: '已点名课次不能移动' });
    expect(cardOf({ ...lesson, state: 'cancelled' }, context).movable).toEqual({ reason: '已取消课次不能移动' });
    expect(cardOf(lesson, { ...context, maySchedule: false }).movable).toEqual({
      reason: '您没有“排课”权限，如需调课请联系教务',
    });
  });
  test('is one sentence for assistive technology', () => {
    expect(lessonLabel(lesson, { date: '2026-09-21', time: '09:00' })).toBe(
      '周三 18:30 到 20:00，机器人L2-周三A班，王敏老师，A101，8 人，待上课',
    );
  });
  test('names every badge', () => {
    const all = badgesOf({
      ...lesson,
      counts: { ...counts, trial: 1, makeUp: 1, booked: 2 },
      substituteOf: { uid: '1', name: '李强' },
      moved: true,
      forcedReason: '比赛前加课',
      roomId: null,
    });
    expect(all.map(({ glyph }) => glyph)).toEqual(['试', '补', '代', '调', '强', '线上', '约']);
    expect(all.map(({ label }) => label)).toContain('强排：比赛前加课');
    expect(badgesOf(lesson)).toEqual([]);
  });
});

describe('the clock', () => {
  test('a lesson runs from its start until just before its end', () => {
    const at = (time: string) => isRunning(lesson, { date: '2026-09-23', time });
    expect([at('18:29'), at('18:30'), at('19:59'), at('20:00')]).toEqual([false, true, true, false]);
    expect(isRunning({ ...lesson, state: 'cancelled' }, now)).toBe(false);
    expect(minutesLeft(lesson, now)).toBe(78);
    expect(minutesLeft(lesson, { date: '2026-09-23', time: '18:00' })).toBe(30);
  });
  test('next is what runs, else what comes; cancelled and rolled ones never', () => {
    const later = { ...lesson, lessonId: 'later', date: '2026-09-24' };
    expect(nextLesson([later, lesson], now)?.lessonId).toBe(lesson.lessonId);
    expect(nextLesson([later, { ...lesson, state: 'rolled' }], now)?.lessonId).toBe('later');
    expect(nextLesson([lesson], { date: '2026-09-23', time: '20:00' })).toBeUndefined();
  });
});

describe('words', () => {
  test('when, who, which', () => {
    expect(whenText(lesson)).toBe('9 月 23 日 周三 18:30–20:00 · 90 分钟');
    expect(teachersText(lesson)).toBe('主讲 王敏，助教 陈晨');
    expect(seqText(lesson)).toBe('第 4 次');
    expect(seqText({ seqNo: null, hourTypeName: '试听课' })).toBe('试听课');
    expect(seqText({ seqNo: null, hourTypeName: null })).toBe('');
  });
  test('the load of a day', () => {
    expect(loadText([])).toBe('0 节');
    expect(loadText([lesson, { start: '10:00', end: '10:50' }])).toBe('2 节 · 2.33 小时');
  });
});

test('courseware is the slides, else the first PDF; other formats are not opened here', () => {
  const file = (
    resourceId: string,
    listName: 'teachingPlanResourceList' | 'pptResourceList',
    mime = 'application/pdf',
  ) => ({
    resourceId,
    revId: `r${resourceId}`,
    listName,
    name: '',
    mime,
    pages: 1,
  });
  const section = { id: '1', no: 1, name: '', goal: '' };
  const plan = file('1', 'teachingPlanResourceList');
  const slides = file('2', 'pptResourceList');
  expect(coursewareOf({ section: { ...section, resources: [plan, slides] } })).toBe(slides);
  expect(coursewareOf({ section: { ...section, resources: [plan] } })).toBe(plan);
  expect(
    coursewareOf({ section: { ...section, resources: [file('3', 'pptResourceList', 'video/mp4')] } }),
  ).toBeUndefined();
  expect(coursewareOf({ section: null })).toBeUndefined();
  expect(readerHref(slides, '205')).toBe('/docViewer?resourceId=2&revId=r2&classId=205');
  expect(readerHref(slides, null)).toBe('/docViewer?resourceId=2&revId=r2');
});

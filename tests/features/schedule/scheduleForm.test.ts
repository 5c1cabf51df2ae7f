import { describe, expect, test } from 'vitest';
import { placeErrors } from '../../../src/components/form/errorPaths.ts';
import { changedFields, keptForm, mergeValues } from '../../../src/components/form/keptValues.ts';
import { compareRows } from '../../../src/features/schedule/compareRows.ts';
import {
  draftOf,
  emptyValues,
  fieldErrors,
  onlineRoom,
  patchOf,
  placeOf,
  type ScheduleValues,
  valuesFromQuery,
  valuesOfClass,
  valuesOfLesson,
} from '../../../src/features/schedule/scheduleForm.ts';
import { demoClasses, demoLessonDetail } from '../../../src/testing/demo/index.ts';
import { theLesson } from '../../../stories/features/schedule/scheduleWorld.ts';

const today = '2026-09-21';
const full: ScheduleValues = {
  ...emptyValues,
  hourTypeId: '1',
  classId: '201',
  date: '2026-09-26',
  start: '10:00',
  end: '11:00',
  teacherIds: ['1003'],
  campusId: '21',
  roomId: '2101',
  k: 200,
};
const errors = (part: Partial<ScheduleValues>) => fieldErrors({ ...full, ...part }, today);
const lesson = demoLessonDetail(theLesson('机器人L2-周三A班').lessonId);

describe('validation', () => {
  test('a filled form has none', () => expect(errors({})).toEqual({}));
  test.each<[Partial<ScheduleValues>, Partial<Record<keyof ScheduleValues, string>>]>([
    [{ hourTypeId: '' }, { hourTypeId: '请选择课次类型' }],
    [{ classId: '' }, { classId: '请选择班级' }],
    [{ target: 'student', stuIds: [] }, { stuIds: '请选择学员' }],
    [{ campusId: '' }, { campusId: '请选择校区' }],
    [{ date: '' }, { date: '请选择日期' }],
    [{ start: '' }, { start: '请选择开始时间' }],
    [{ end: '' }, { end: '请选择结束时间' }],
    [{ end: '09:00' }, { end: '结束时间必须晚于开始时间' }],
    [{ end: '10:10' }, { end: '课次时长应在 15–480 分钟之间' }],
    [{ start: '10:02' }, { start: '时间应为 5 分钟的倍数' }],
    [{ teacherIds: [] }, { teacherIds: '请选择主讲老师' }],
    [{ teacherIds: ['1', '2', '3', '4'] }, { teacherIds: '主讲最多 3 位' }],
    [{ assistantIds: ['1003'] }, { assistantIds: '同一位老师不能既是主讲又是助教' }],
    [{ roomId: '' }, { roomId: '请选择教室或线上' }],
    [{ k: null }, { k: '请填写单次扣课时' }],
    [{ k: 210 }, { k: '单次扣课时应为 0–20.00，步长 0.25' }],
    [{ date: '2026-09-20' }, { backfillReason: '日期早于今天，将作为补录，请填写原因' }],
    [{ remark: '长'.repeat(201) }, { remark: '备注最多 200 字' }],
  ])('%j', (part, expected) => expect(errors(part)).toEqual(expected));
  test('a past date with its reason is 补录', () => {
    expect(errors({ date: '2026-09-20', backfillReason: '漏排' })).toEqual({});
    expect(draftOf({ ...full, date: '2026-09-20', backfillReason: '漏排' }).backfillReason).toBe('漏排');
  });
});

describe('what is sent', () => {
  test('nothing to check while too little is filled in', () => {
    for (const part of [{ date: '' }, { end: '09:00' }, { teacherIds: [] }, { roomId: '' }, { campusId: '' }]) {
      expect(placeOf({ ...full, ...part })).toBeNull();
    }
    expect(() => draftOf({ ...full, date: '' })).toThrow('fieldErrors');
  });
  test('online has no room; single students no class', () => {
    expect(placeOf({ ...full, roomId: onlineRoom })?.roomId).toBeNull();
    const single = placeOf({ ...full, target: 'student', stuIds: ['101'] });
    expect(single).toMatchObject({ stuIds: ['101'] });
    expect(single).not.toHaveProperty('classId');
  });
  test('an edit sends only what changed', () => {
    const before = valuesOfLesson(lesson);
    expect(patchOf(before, lesson)).toEqual({});
    expect(patchOf({ ...before, date: '2026-09-24', remark: '换一天' }, lesson)).toEqual({
      date: '2026-09-24',
      remark: '换一天',
    });
    expect(patchOf({ ...before, roomId: onlineRoom, teacherIds: ['1005'], sectionId: '' }, lesson)).toEqual({
      roomId: null,
      teacherIds: ['1005'],
      sectionId: null,
    });
  });
});

describe('what is filled in', () => {
  test('by the address', () => {
    expect(valuesFromQuery('?date=2026-09-26&start=10:00&teacherId=1003&roomId=2101&classId=201&campusId=21')).toEqual({
      date: '2026-09-26',
      start: '10:00',
      end: '11:30',
      teacherIds: ['1003'],
      roomId: '2101',
      classId: '201',
      campusId: '21',
    });
    expect(valuesFromQuery('?stuId=101&date=soon&start=25:00')).toEqual({ target: 'student', stuIds: ['101'] });
    expect(valuesFromQuery('?start=23:30')).toMatchObject({ end: '23:59' });
  });
  test('by the class: teachers, room, cost; what was typed stays', () => {
    const group = demoClasses().find(({ name }) => name === '机器人L2-周三A班');
    if (!group) throw new Error('the demo has no 周三A班');
    expect(valuesOfClass(group, emptyValues)).toMatchObject({ teacherIds: ['1003'], campusId: '21', k: 200 });
    expect(valuesOfClass(group, { ...emptyValues, teacherIds: ['1005'] })).toMatchObject({ teacherIds: ['1005'] });
    expect(valuesOfClass({ ...group, roomId: null }, emptyValues).roomId).toBe(onlineRoom);
  });
});

describe('two versions', () => {
  test('only touched fields win over a newer beginning', () => {
    const start = valuesOfLesson(lesson);
    const mine = { ...start, date: '2026-09-27', remark: '周日' };
    const newest = { ...start, date: '2026-09-26', roomId: '2102' };
    expect(changedFields(mine, start)).toEqual(['date', 'remark']);
    expect(mergeValues(mine, start, newest)).toMatchObject({ date: '2026-09-27', roomId: '2102', remark: '周日' });
  });
  test('a kept form of another shape, or with nothing typed, is no draft', () => {
    expect(keptForm({ values: full, start: emptyValues }, emptyValues)?.values.date).toBe('2026-09-26');
    expect(keptForm({ values: full, start: full }, emptyValues)).toBeNull();
    expect(keptForm({ values: { date: 1 }, start: emptyValues }, emptyValues)).toBeNull();
    expect(keptForm('x', emptyValues)).toBeNull();
  });
  test('are compared in words, unchanged fields left out', () => {
    const mine = { ...valuesOfLesson(lesson), date: '2026-09-27' };
    const newest = { ...lesson, date: '2026-09-26', roomId: '2102', roomName: 'A102' };
    const options = { staff: [], rooms: [], sections: [], campuses: [] };
    expect(compareRows({ base: lesson, newest, mine, options })).toEqual([
      { label: '日期', latest: '9 月 26 日 周六', typed: '9 月 27 日 周日', differs: true },
      { label: '教室', latest: 'A102', typed: 'A101', differs: true },
    ]);
  });
});

test('the server’s field paths find the fields of the form', () => {
  const errors = { 'draft.start': '太早', 'patch.roomId': '该校区没有此教室', somethingElse: 'x' };
  const { placed, loose } = placeErrors(Object.entries(errors), new Set(Object.keys(emptyValues)));
  expect(Object.fromEntries(placed)).toEqual({
    start: '太早',
    roomId: '该校区没有此教室',
  });
  expect(loose).toEqual(['x']);
});

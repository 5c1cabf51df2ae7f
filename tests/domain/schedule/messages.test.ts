import { describe, expect, test } from 'vitest';
import { checkConflicts } from '../../../src/domain/schedule/conflicts.ts';
import type { LessonDraft, LessonSlot } from '../../../src/domain/schedule/types.ts';
import { assistant, draft, lesson, main, member, rooms, saturday, wedExtra, wedStudents, worldOf } from './world.ts';

type More = Parameters<typeof worldOf>[1];
const items = (one: LessonDraft, lessons: readonly LessonSlot[] = [], more: More = {}) =>
  checkConflicts([one], worldOf(lessons, more))[0]?.items ?? [];
const said = (one: LessonDraft, lessons: readonly LessonSlot[] = [], more: More = {}) =>
  items(one, lessons, more).map(({ face, level, message }) => `${face} ${level} ${message}`);
const alone = (start: string, end: string, more: Partial<LessonDraft> = {}) =>
  draft(start, end, { classId: null, roomId: null, teachers: [], students: [], ...more });

describe('the messages of the S1 table', () => {
  test('班级', () => {
    expect(said(alone('10:30', '11:30', { classId: '机器人L2-周三A班' }), [wedExtra])).toEqual([
      'class hard 机器人L2-周三A班 10:00–11:00 已有第 4 次课',
    ]);
  });

  test('老师: an approved leave', () => {
    const teacherLeaves = [{ teacherId: '王敏', date: saturday, start: '09:00', end: '12:00' }];
    expect(said(alone('11:30', '12:30', { teachers: [main('王敏')] }), [], { teacherLeaves })).toEqual([
      'teacher hard 王敏老师 09:00–12:00 请假',
    ]);
    expect(said(alone('12:00', '13:00', { teachers: [main('王敏')] }), [], { teacherLeaves })).toEqual([]);
    expect(said(alone('11:30', '12:30', { teachers: [assistant('王敏')] }), [], { teacherLeaves })).toEqual([
      'teacher hard 助教 王敏 09:00–12:00 请假',
    ]);
  });

  test('学员: one line for each, the list is never cut', () => {
    expect(said(alone('10:30', '11:30', { students: wedStudents }), [wedExtra])).toEqual(
      wedStudents.map(({ name }) => `student hard 学员 ${name} 10:00–11:00 已有课：机器人L2-周三A班`),
    );
  });

  test('教室: other lessons in the room, closures', () => {
    const closures = [{ from: `${saturday} 08:00:00`, to: `${saturday} 12:00:00`, reason: '空调检修' }];
    const closed = rooms.map((room) => (room.id === 'A101' ? { ...room, closures } : room));
    expect(said(alone('11:00', '12:30', { roomId: 'A101' }), [], { rooms: closed })).toEqual([
      'room soft A101 08:00–12:00 停用：空调检修',
    ]);
    expect(said(alone('12:00', '12:30', { roomId: 'A101' }), [], { rooms: closed })).toEqual([]);
  });

  test('教室: a closure over several days counts from midnight to midnight', () => {
    const closures = [{ from: '2026-09-25 13:00:00', to: '2026-09-27 12:00:00', reason: '装修' }];
    const closed = rooms.map((room) => (room.id === 'A101' ? { ...room, closures } : room));
    const on = (date: string, start: string, end: string) =>
      said(alone(start, end, { roomId: 'A101', date }), [], { rooms: closed });
    expect(on('2026-09-25', '12:00', '13:00')).toEqual([]);
    expect(on(saturday, '08:00', '09:00')).toEqual(['room soft A101 00:00–24:00 停用：装修']);
    expect(on('2026-09-27', '11:55', '13:00')).toEqual(['room soft A101 00:00–12:00 停用：装修']);
    expect(on('2026-09-28', '09:00', '10:00')).toEqual([]);
  });

  test('教室: skipped for 可共用 rooms, their seats are counted', () => {
    const other = lesson('科学启蒙-周六班', { roomId: 'B201', students: wedStudents.slice(0, 4) });
    const three = wedStudents.slice(4, 7);
    expect(said(alone('10:30', '11:30', { roomId: 'B201', students: three }), [other])).toEqual([
      'seats soft B201 容量 6，同时段合计需 7 座',
    ]);
    expect(said(alone('10:30', '11:30', { roomId: 'B201', students: three.slice(1) }), [other])).toEqual([]);
  });

  test('座位: the lesson alone needs more than there are', () => {
    const nine = [...wedStudents, { id: '刘思远B', name: '刘思远B', kind: 'makeUp' as const }];
    expect(said(alone('10:00', '11:00', { roomId: 'A102', students: nine }))).toEqual([
      'seats soft A102 容量 8，需 9 座（在班 8、补课 1）',
    ]);
  });

  test('座位: what is not at the same time is not added up', () => {
    const a = lesson('A班', { roomId: 'B201', start: '10:00', end: '10:30', students: wedStudents.slice(0, 4) });
    const b = lesson('B班', { roomId: 'B201', start: '10:30', end: '11:00', students: wedStudents.slice(4, 8) });
    expect(said(alone('10:00', '11:00', { roomId: 'B201', students: [member('甲'), member('乙')] }), [a, b])).toEqual(
      [],
    );
  });

  test('座位: where the names are not known, the number of seats is enough', () => {
    expect(said(alone('10:00', '11:00', { roomId: 'A102', seats: 9 }))).toEqual(['seats soft A102 容量 8，需 9 座']);
  });

  test('附加·路程: the neighbouring lesson in another campus', () => {
    const at = (start: string, end: string) =>
      lesson('竞赛集训营', { campusId: 'GG', roomId: 'G101', start, end, teachers: [main('王敏')] });
    const one = alone('11:30', '12:30', { roomId: 'A101', teachers: [main('王敏')] });
    expect(said(one, [at('10:00', '11:00')])).toEqual([
      'travel soft 王敏老师 11:00 下课于光谷校区，路程 40 分钟，间隔只有 30 分钟',
    ]);
    expect(said(one, [at('09:50', '10:50')])).toEqual([]);
    expect(said(one, [at('13:00', '14:00')])).toEqual([
      'travel soft 王敏老师 13:00 上课于光谷校区，路程 40 分钟，间隔只有 30 分钟',
    ]);
    expect(said(one, [at('10:00', '11:00')], { settings: { travelCheck: false } })).toEqual([]);
  });

  test('附加·路程: assistants and students travel too, online lessons do not', () => {
    const gg = lesson('竞赛集训营', { campusId: 'GG', roomId: 'G101', students: [member('周小满')] });
    const one = alone('11:10', '12:10', { roomId: 'A101', students: [member('周小满')] });
    expect(said(one, [gg])).toEqual(['travel soft 学员 周小满 11:00 下课于光谷校区，路程 40 分钟，间隔只有 10 分钟']);
    expect(said({ ...one, roomId: null }, [gg])).toEqual([]);
    expect(said(one, [{ ...gg, roomId: null }])).toEqual([]);
  });

  test('附加·间隔: the neighbouring lesson, when 最小间隔 > 0', () => {
    const settings = { gapMinutes: 10 };
    const one = alone('11:05', '12:05', { teachers: [main('王敏')] });
    expect(said(one, [wedExtra])).toEqual([]);
    expect(said(one, [wedExtra], { settings })).toEqual(['gap soft 王敏老师 与上一节间隔 5 分钟，要求 10 分钟']);
    expect(said({ ...one, start: '09:00', end: '09:55' }, [wedExtra], { settings })).toEqual([
      'gap soft 王敏老师 与下一节间隔 5 分钟，要求 10 分钟',
    ]);
    expect(said({ ...one, start: '11:10' }, [wedExtra], { settings })).toEqual([]);
  });

  test('附加·可排时间: the teacher’s windows', () => {
    const teacherWindows = [{ teacherId: '李强', weekday: 3, start: '14:00', end: '20:00' }];
    const on = (date: string, start: string, end: string) =>
      said(alone(start, end, { date, teachers: [main('李强')] }), [], { teacherWindows });
    const wednesday = '2026-09-23';
    expect(on(wednesday, '13:30', '15:00')).toEqual(['window soft 李强老师 周三可排 14:00–20:00，本课次 13:30 开始']);
    expect(on(wednesday, '19:30', '20:15')).toEqual(['window soft 李强老师 周三可排 14:00–20:00，本课次 20:15 结束']);
    expect(on(wednesday, '14:00', '20:00')).toEqual([]);
    expect(on(saturday, '14:00', '15:00')).toEqual(['window soft 李强老师 周六不可排']);
    expect(said(alone('14:00', '15:00', { teachers: [main('王敏')] }), [], { teacherWindows })).toEqual([]);
  });

  test('附加·可排时间: windows that touch are one; opening hours of the campus', () => {
    const teacherWindows = [
      { teacherId: '李强', weekday: 6, start: '09:00', end: '12:00' },
      { teacherId: '李强', weekday: 6, start: '12:00', end: '14:00' },
    ];
    expect(said(alone('11:00', '13:00', { teachers: [main('李强')] }), [], { teacherWindows })).toEqual([]);
    expect(said(alone('07:30', '08:30', { roomId: 'A101' }))).toEqual([
      'window soft 东湖校区 周六开放 08:00–21:00，本课次 07:30 开始',
    ]);
  });

  test('附加·节假日: a 调休上班日 is a normal day', () => {
    const holidays = [
      { date: '2026-10-05', type: 'holiday' as const, name: '国庆节' },
      { date: '2026-10-10', type: 'makeupWorkday' as const, name: '国庆节调休' },
      { date: '2026-10-06', type: 'holiday' as const, name: '校庆', campusIds: ['GG'] },
    ];
    const on = (date: string) => said(alone('10:00', '11:00', { date }), [], { holidays });
    expect(on('2026-10-05')).toEqual(['holiday soft 2026-10-05 国庆节']);
    expect([...on('2026-10-10'), ...on('2026-10-06')]).toEqual([]);
  });

  test('附加·结束时间: on site 20:30, online 21:00', () => {
    expect(said(alone('19:15', '20:45', { roomId: 'A101' }))).toEqual(['endTime soft 线下课 20:45 结束，晚于 20:30']);
    expect(said(alone('19:15', '20:45'))).toEqual([]);
    expect(said(alone('20:00', '21:05'))).toEqual(['endTime soft 线上课 21:05 结束，晚于 21:00']);
    expect(said(alone('19:00', '20:30', { roomId: 'A101' }))).toEqual([]);
  });
});

describe('what a line carries', () => {
  test('the resource, the other lesson and its times', () => {
    expect(items(draft('10:30', '11:30'), [wedExtra])).toEqual([
      {
        face: 'teacher',
        level: 'hard',
        resourceId: '王敏',
        resourceName: '王敏',
        otherLessonId: wedExtra.lessonId,
        start: '10:00',
        end: '11:00',
        message: '王敏老师 10:00–11:00 已有课：机器人L2-周三A班（A101）',
      },
    ]);
  });

  test('lines ordered 不可排 first, then 班级, 老师, 学员, 教室, 座位, 附加, then by time', () => {
    const early = lesson('早课', { start: '09:30', end: '10:20', teachers: [main('王敏')], roomId: 'A101' });
    const one = alone('10:00', '10:45', {
      classId: wedExtra.classId,
      roomId: 'A101',
      teachers: [main('王敏')],
      students: [member('张浩然'), ...Array.from({ length: 3 }, (_, n) => member(`新${n}`))],
      date: saturday,
    });
    const holidays = [{ date: saturday, type: 'holiday' as const, name: '校庆' }];
    const lines = items(one, [wedExtra, early], { holidays });
    expect(lines.map(({ face, start }) => `${face} ${start}`)).toEqual([
      'class 10:00',
      'teacher 09:30',
      'teacher 10:00',
      'student 10:00',
      'room 09:30',
      'room 10:00',
      'seats 10:00',
      'holiday 10:00',
    ]);
  });

  test('somebody named twice is compared once', () => {
    expect(said(alone('10:30', '11:30', { teachers: [main('王敏'), assistant('王敏')] }), [wedExtra])).toHaveLength(1);
  });
});

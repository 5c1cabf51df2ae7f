import { expect, test } from 'vitest';
import { getLessonDetail, getMyTimetable, getTimetable } from 'jiaowu/contract';
import { gaoYuan, linNa, liTing, liQiang, luoQi, wangMin, zhaoQiang } from './support/people.ts';
import { onEveryDatabase } from './support/suite.ts';

const week = { from: '2026-09-21', to: '2026-09-27' };
const lastWeek = { from: '2026-09-14', to: '2026-09-20' };
const donghu = '21';
const guanggu = '22';
const wedA = '201';

onEveryDatabase(({ undone }) => {
  test('the teacher sees her own week, in order, with heads and her duty', () =>
    undone(async (world) => {
      const me = await world.signIn(...wangMin);
      const mine = await world.get(getMyTimetable, week, me);
      expect(mine.lessons.map(({ title, date, start, end, roomName }) => [title, date, start, end, roomName])).toEqual([
        ['机器人L2-周三A班', '2026-09-23', '18:30', '20:00', 'A101'],
        ['机器人L2-周五班', '2026-09-25', '18:30', '20:00', 'A201'],
      ]);
      expect(mine.lessons[0]).toMatchObject({
        myDuty: 'main',
        state: 'planned',
        seqNo: 4,
        plannedLessons: 12,
        k: 200,
        mayOpen: true,
        counts: { members: 8, seats: 8, capacity: 8, due: 8, came: null },
      });
      expect(mine.lessons[0]?.students?.map(({ name }) => name)).toEqual(
        '李子涵 王一诺 张浩然 刘思远 赵梓萱 何嘉 吴越 郑好'.split(' '),
      );
      expect(mine.next?.date).toBe('2026-09-23');
      expect(mine.todos).toEqual({ unrolled: 0 });
    }));

  test('what was not rolled waits, oldest first, whatever the range', () =>
    undone(async (world) => {
      const me = await world.signIn(...liQiang);
      const mine = await world.get(getMyTimetable, week, me);
      expect(mine.todos).toEqual({ unrolled: 1 });
      expect(mine.unrolledBefore).toMatchObject([{ title: '科学启蒙-周六班', date: '2026-09-19', state: 'overdue' }]);
    }));

  test('a rolled lesson tells who came: leave and absence of 09-16', () =>
    undone(async (world) => {
      const me = await world.signIn(...wangMin);
      const { lessons } = await world.get(getMyTimetable, lastWeek, me);
      const wednesday = lessons.find(({ classId }) => classId === wedA);
      expect(wednesday).toMatchObject({ state: 'rolled', counts: { due: 8, came: 6, leave: 1 } });
      const detail = await world.get(getLessonDetail, { lessonId: wednesday?.lessonId ?? '' }, me);
      expect(detail.roster.map(({ name, mark }) => [name, mark]).slice(0, 4)).toEqual([
        ['李子涵', 'leave'],
        ['王一诺', 'present'],
        ['张浩然', 'present'],
        ['刘思远', 'absent'],
      ]);
      expect(detail.mayDo.move.ok).toBe(false);
      expect(detail.roster[0]?.guardianPhone).toBe('138****0101');
    }));

  test('the operator sees every lesson of a campus by resource', () =>
    undone(async (world) => {
      const me = await world.signIn(...linNa);
      const byRoom = await world.get(getTimetable, { pivot: 'room', ...week, campusId: donghu }, me);
      expect(byRoom.resources.map(({ name, capacity }) => [name, capacity])).toEqual([
        ['A101', 10],
        ['A102', 8],
        ['A201', 12],
        ['B201', 6],
      ]);
      expect(byRoom.lessons.every(({ campusId, students }) => campusId === donghu && students !== null)).toBe(true);
      const byTeacher = await world.get(getTimetable, { pivot: 'teacher', ...week, ids: ['1003'] }, me);
      expect(byTeacher.lessons).toHaveLength(2);
      const all = await world.get(getTimetable, { pivot: 'class', ...week }, me);
      expect(new Set(all.lessons.map(({ campusId }) => campusId))).toEqual(new Set([donghu, guanggu]));
      expect(all.totals.lessons).toBe(all.lessons.length);
    }));

  test('a teacher sees the rest of the campus without names, and another campus not at all', () =>
    undone(async (world) => {
      const me = await world.signIn(...liQiang);
      const { lessons } = await world.get(getTimetable, { pivot: 'room', ...week }, me);
      const other = lessons.find(({ classId }) => classId === wedA);
      expect(other).toMatchObject({ students: null, mayOpen: false, counts: { seats: 8 } });
      expect(JSON.stringify(other)).not.toContain('李子涵');
      expect(lessons.some(({ campusId }) => campusId === guanggu)).toBe(false);
      expect(await world.call(getTimetable, { pivot: 'room', ...week, campusId: guanggu }, me)).toMatchObject({
        code: 404,
      });
      const refused = await world.call(getLessonDetail, { lessonId: other?.lessonId ?? '' }, me);
      const absent = await world.call(getLessonDetail, { lessonId: 'nothing' }, me);
      expect(refused).toEqual(absent);
      expect(refused).toMatchObject({ code: 404, msg: '该记录不存在，或您无权查看' });
      const students = await world.get(getTimetable, { pivot: 'student', ...week }, me);
      expect(students.resources.map(({ name }) => name)).toContain('林小满');
      expect(students.resources.map(({ name }) => name)).not.toContain('李子涵');
    }));

  test('a consultant sees no names but those of own customers', () =>
    undone(async (world) => {
      const me = await world.signIn(...zhaoQiang);
      const { lessons } = await world.get(getTimetable, { pivot: 'class', ...week }, me);
      const wednesday = lessons.find(({ classId }) => classId === wedA);
      expect(wednesday?.students?.length ?? 0).toBeLessThan(8);
    }));

  test('a parent has no timetable of the house; a range is at most 42 real days', () =>
    undone(async (world) => {
      const parent = await world.signIn(...liTing);
      expect(await world.call(getTimetable, { pivot: 'room', ...week }, parent)).toMatchObject({
        code: 403,
        data: { permission: 'schedule.view' },
      });
      const me = await world.signIn(...gaoYuan);
      const from = '2026-09-01';
      expect(await world.call(getTimetable, { pivot: 'room', from, to: '2026-10-12' }, me)).toMatchObject({ code: 0 });
      expect(await world.call(getTimetable, { pivot: 'room', from, to: '2026-10-13' }, me)).toMatchObject({
        code: 400,
      });
      expect(await world.call(getTimetable, { pivot: 'room', from, to: '2026-02-30' }, me)).toMatchObject({
        code: 400,
      });
      const oct = await world.get(getTimetable, { pivot: 'room', from: '2026-09-28', to: '2026-10-11' }, me);
      expect(oct.holidays.map(({ date, type }) => `${date} ${type}`)).toContain('2026-10-10 makeupWorkday');
    }));

  test('another institution sees nothing of this one', () =>
    undone(async (world) => {
      const me = await world.signIn(...luoQi);
      const { lessons, resources } = await world.get(getTimetable, { pivot: 'class', ...week }, me);
      expect([lessons, resources]).toEqual([[], []]);
      expect(await world.call(getLessonDetail, { lessonId: '20104' }, me)).toMatchObject({ code: 404 });
    }));
});

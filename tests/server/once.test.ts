import { expect, test } from 'vitest';
import {
  addSchedule,
  createCompany,
  getLessonDetail,
  getMyTimetable,
  getTimetable,
  previewSchedule,
  updateLesson,
} from 'jiaowu/contract';
import { gaoYuan, linNa, wangMin } from './support/people.ts';
import { onEveryDatabase } from './support/suite.ts';
import type { Caller, World } from './support/world.ts';

const base = {
  hourTypeId: '421',
  date: '2026-09-27',
  start: '14:00',
  end: '15:00',
  campusId: '21',
  roomId: '2101',
  k: 100,
};
const ofWang = { ...base, classId: '210', teacherIds: ['1003'] };
const ofLi = { ...base, classId: '211', teacherIds: ['1005'] };
const day = { from: base.date, to: base.date };

const saved = async (world: World, me: Caller) =>
  (await world.get(getTimetable, { pivot: 'room', ...day, campusId: '21' }, me)).lessons.filter(
    ({ start }) => start === '14:00',
  );

onEveryDatabase(({ undone, kept }) => {
  test('the same key answers the first result for a day; other content is refused', () =>
    undone(async (world) => {
      const me = await world.signIn(...linNa);
      const vo = { name: '远航教育', bossName: '林娜', mobile: '13900000002' };
      const first = await world.call(createCompany, { compBaseInfoVO: vo }, me, 'key-1');
      expect(first.code).toBe(0);
      expect(await world.call(createCompany, { compBaseInfoVO: vo }, me, 'key-1')).toEqual(first);
      expect(await world.call(createCompany, { compBaseInfoVO: { ...vo, name: '别的' } }, me, 'key-1')).toMatchObject({
        code: 400,
      });
      expect(await world.call(createCompany, { compBaseInfoVO: vo }, me, 'key-2')).toMatchObject({
        code: 409,
        msg: '机构名称「远航教育」已被使用，请换一个名称',
      });
      // Another person's key of the same text is another key.
      const other = await world.signIn(...gaoYuan);
      expect(
        await world.call(createCompany, { compBaseInfoVO: { ...vo, name: '三号' } }, other, 'key-1'),
      ).toMatchObject({
        code: 0,
      });
    }));

  test('a refused write is not remembered: put right, the same key may be sent again', () =>
    undone(async (world) => {
      const me = await world.signIn(...linNa);
      const { previewId } = await world.get(previewSchedule, { draft: ofWang }, me);
      const save = { previewId, mode: 'onlyOk' as const };
      world.later(1900);
      expect(await world.call(addSchedule, save, me, 'k')).toMatchObject({ code: 409 });
      const again = await world.get(previewSchedule, { draft: ofWang }, me);
      const done = await world.call(addSchedule, { ...save, previewId: again.previewId }, me, 'k');
      expect(done.code).toBe(0);
      expect(await world.call(addSchedule, { ...save, previewId: again.previewId }, me, 'k')).toEqual(done);
      expect(await saved(world, me)).toHaveLength(1);
    }));

  test('ten times the same write at once: it happens once', () =>
    kept(async (world) => {
      const me = await world.signIn(...linNa);
      const [lesson] = (
        await world.get(getMyTimetable, { from: '2026-09-25', to: '2026-09-25' }, await world.signIn(...wangMin))
      ).lessons;
      const change = { lessonId: lesson?.lessonId ?? '', version: lesson?.version ?? 0, patch: { remark: '一次' } };
      const all = await Promise.all(Array.from({ length: 10 }, () => world.call(updateLesson, change, me, 'same key')));
      expect(new Set(all.map((reply) => JSON.stringify(reply))).size).toBe(1);
      expect(all[0]?.code).toBe(0);
      const detail = await world.get(getLessonDetail, { lessonId: change.lessonId }, me);
      expect(detail.version).toBe(change.version + 1);
      expect(detail.changes.filter(({ action }) => action === '修改课次')).toHaveLength(1);
    }));

  test('two operators save into one room at once: one has it, the other is told who', () =>
    kept(async (world) => {
      const lin = await world.signIn(...linNa);
      const gao = await world.signIn(...gaoYuan);
      const mine = await world.get(previewSchedule, { draft: ofWang }, lin);
      const theirs = await world.get(previewSchedule, { draft: ofLi }, gao);
      expect([mine.totals.ok, theirs.totals.ok]).toEqual([1, 1]);
      const both = await Promise.all([
        world.call(addSchedule, { previewId: mine.previewId, mode: 'onlyOk' }, lin),
        world.call(addSchedule, { previewId: theirs.previewId, mode: 'onlyOk' }, gao),
      ]);
      expect(new Set(both.map(({ code }) => code))).toEqual(new Set([0, 422]));
      const winner = both[0].code === 0 ? '编程入门C班' : '机器人L1班';
      expect(both.find(({ code }) => code === 422)?.msg).toBe(`排课冲突：A101 14:00–15:00 已被 ${winner} 占用`);
      expect(await saved(world, lin)).toHaveLength(1);
    }));

  test('two operators change one lesson at once: one is told of the other', () =>
    kept(async (world) => {
      const lin = await world.signIn(...linNa);
      const gao = await world.signIn(...gaoYuan);
      const [lesson] = (
        await world.get(getMyTimetable, { from: '2026-09-23', to: '2026-09-23' }, await world.signIn(...wangMin))
      ).lessons;
      const change = (remark: string) => ({
        lessonId: lesson?.lessonId ?? '',
        version: lesson?.version ?? 0,
        patch: { remark },
      });
      const both = await Promise.all([
        world.call(updateLesson, change('林'), lin),
        world.call(updateLesson, change('高'), gao),
      ]);
      expect(new Set(both.map(({ code }) => code))).toEqual(new Set([0, 409]));
    }));

  test('many writers on many rooms and teachers: none is lost, none doubles, no deadlock', () =>
    kept(async (world) => {
      const me = await world.signIn(...linNa);
      const slots = ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30'];
      const drafts = slots.flatMap((start, i) =>
        ['2101', '2102', '2103'].map((roomId, j) => ({
          ...base,
          date: '2026-09-28',
          start,
          end: `${String(8 + Math.floor((i + 1) / 2)).padStart(2, '0')}:${(i + 1) % 2 === 0 ? '00' : '30'}`,
          roomId,
          classId: ['210', '211', '213'][(i + j) % 3],
          teacherIds: [['1003', '1005', '1006'][(i * 2 + j) % 3] ?? ''],
        })),
      );
      const previews = [];
      for (const draft of drafts) previews.push(await world.get(previewSchedule, { draft }, me));
      const replies = await Promise.all(
        previews.map(({ previewId }) => world.call(addSchedule, { previewId, mode: 'onlyOk' }, me)),
      );
      expect(new Set(replies.map(({ code }) => code)).has(500)).toBe(false);
      const { lessons } = await world.get(
        getTimetable,
        { pivot: 'room', from: '2026-09-28', to: '2026-09-28', campusId: '21' },
        me,
      );
      const done = replies.filter(({ code }) => code === 0).length;
      expect(lessons.filter(({ end }) => end <= '11:00')).toHaveLength(done);
      for (const a of lessons) {
        for (const b of lessons) {
          if (a.lessonId === b.lessonId || a.end <= b.start || b.end <= a.start) continue;
          expect(a.roomId, `${a.title} and ${b.title} at ${a.start}`).not.toBe(b.roomId);
          expect(a.teachers[0]?.uid).not.toBe(b.teachers[0]?.uid);
        }
      }
    }));
});

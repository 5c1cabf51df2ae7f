import { expect, test } from 'vitest';
import {
  addSchedule,
  checkConflict,
  getFreeSlots,
  getLessonDetail,
  getMyTimetable,
  previewSchedule,
  undoBatch,
  updateLesson,
} from 'jiaowu/contract';
import { gaoYuan, linNa, wangMin } from './support/people.ts';
import { onEveryDatabase } from './support/suite.ts';
import type { Caller, World } from './support/world.ts';

const wedA = '201';
const codingC = '210';
const A101 = '2101';
const A102 = '2102';
const [wangMinId, liQiangId, chenChenId] = ['1003', '1005', '1006'];
const saturday = '2026-09-26';
const lesson = {
  hourTypeId: '421',
  classId: wedA,
  date: saturday,
  start: '10:00',
  end: '11:00',
  teacherIds: [wangMinId],
  assistantIds: [chenChenId],
  campusId: '21',
  roomId: A101,
  k: 200,
};

async function place(world: World, me: Caller, draft: Partial<typeof lesson>) {
  const { previewId } = await world.get(previewSchedule, { draft: { ...lesson, ...draft } }, me);
  return world.get(addSchedule, { previewId, mode: 'onlyOk' }, me);
}

/** The lesson of 2026-09-23 of 机器人L2-周三A班, as the teacher opens it. */
async function wednesday(world: World, me: Caller) {
  const { lessons } = await world.get(getMyTimetable, { from: '2026-09-23', to: '2026-09-23' }, me);
  const [first] = lessons;
  if (!first) throw new Error('the demo has a lesson on 2026-09-23');
  return first;
}

const change = (lessonId: string, version: number, patch: object) => ({ lessonId, version, patch, reason: '家长要求' });

onEveryDatabase(({ undone }) => {
  test('四向冲突: every overlap is found, what only touches is not', () =>
    undone(async (world) => {
      const me = await world.signIn(...linNa);
      await place(world, me, {});
      const ask = async (start: string, end: string, more: object = {}) => {
        const draft = {
          classId: codingC,
          date: saturday,
          start,
          end,
          teacherIds: [wangMinId],
          campusId: '21',
          roomId: A102,
        };
        const { rows } = await world.get(checkConflict, { drafts: [{ ...draft, ...more }] }, me);
        return rows[0]?.items.map(({ level, message }) => `${level} ${message}`);
      };
      const taken = 'hard 王敏老师 10:00–11:00 已有课：机器人L2-周三A班（A101）';
      for (const span of [
        '09:30–10:30',
        '10:15–10:45',
        '10:00–10:30',
        '10:30–11:30',
        '09:30–11:30',
        '10:00–11:30',
        '09:30–11:00',
      ]) {
        const [start = '', end = ''] = span.split('–');
        expect(await ask(start, end), `at ${span}`).toEqual([taken]);
      }
      expect(await ask('09:00', '10:00')).toEqual([]);
      expect(await ask('11:00', '12:00')).toEqual([]);
      expect(await ask('10:15', '10:45', { teacherIds: [liQiangId], assistantIds: [chenChenId] })).toEqual([
        'hard 助教 陈晨 10:00–11:00 已有课：机器人L2-周三A班（A101）',
      ]);
      expect(await ask('10:15', '10:45', { teacherIds: [liQiangId], roomId: A101 })).toEqual([
        'soft A101 10:00–11:00 已被 机器人L2-周三A班 占用',
        'soft A101 容量 10，同时段合计需 13 座',
      ]);
    }));

  test('moving a lesson: it stands at its new place, the log tells before and after, its leaves hold no longer', () =>
    undone(async (world) => {
      const me = await world.signIn(...linNa);
      const teacher = await world.signIn(...wangMin);
      const { lessonId, version } = await wednesday(world, teacher);
      const patch = { date: '2026-09-24', start: '16:00', end: '17:30', roomId: A102 };
      const { lessons } = await world.get(updateLesson, change(lessonId, version, patch), me);
      expect(lessons[0]).toMatchObject({ ...patch, roomName: 'A102', moved: true, version: version + 1, seqNo: 4 });
      const detail = await world.get(getLessonDetail, { lessonId }, teacher);
      expect(detail.changes[0]).toMatchObject({
        by: '林娜',
        action: '调课',
        reason: '家长要求',
        diff: [
          { field: '日期', before: '2026-09-23', after: '2026-09-24' },
          { field: '时间', before: '18:30–20:00', after: '16:00–17:30' },
          { field: '教室', before: 'A101', after: 'A102' },
        ],
      });
    }));

  test('leaves of a moved lesson become 已失效, and come back when the move is undone', () =>
    undone(async (world) => {
      const me = await world.signIn(...linNa);
      const { lessons } = await world.get(
        getMyTimetable,
        { from: '2026-09-30', to: '2026-09-30' },
        await world.signIn(...wangMin),
      );
      const [first] = lessons;
      expect(first?.counts).toMatchObject({ members: 8, trial: 1, makeUp: 1, leave: 1, seats: 9 });
      const input = change(first?.lessonId ?? '', first?.version ?? 0, { start: '18:00', end: '19:30' });
      const moved = await world.get(updateLesson, { ...input, forcedReason: '周三晚场调整时间' }, me);
      expect(moved.lessons[0]?.counts).toMatchObject({ leave: 0, seats: 10 });
      expect(await world.get(undoBatch, { batchId: moved.batchId }, me)).toEqual({ restored: 1, blocked: [] });
      const back = await world.get(getLessonDetail, { lessonId: first?.lessonId ?? '' }, me);
      expect(back).toMatchObject({ start: '18:30', end: '20:00', moved: false, counts: { leave: 1, seats: 9 } });
      expect(await world.call(undoBatch, { batchId: moved.batchId }, me)).toMatchObject({
        code: 422,
        msg: '该操作已撤销',
      });
    }));

  test('two at once: the second gets 409 with who and when, and the record as it now is', () =>
    undone(async (world) => {
      const me = await world.signIn(...linNa);
      const head = await world.signIn(...gaoYuan);
      const { lessonId, version } = await wednesday(world, await world.signIn(...wangMin));
      world.setNow('2026-09-21 10:02:30');
      await world.get(updateLesson, change(lessonId, version, { remark: '带充电线' }), head);
      world.later(60);
      const second = await world.call(updateLesson, change(lessonId, version, { remark: '带电池' }), me);
      expect(second).toMatchObject({
        code: 409,
        msg: '该记录已被高远于 10:02 修改，请查看最新',
        data: { by: '高远', at: '2026-09-21 10:02:30', current: { lessonId, version: version + 1 } },
      });
    }));

  test('a hard clash is refused with every line; rolled lessons never move', () =>
    undone(async (world) => {
      const me = await world.signIn(...linNa);
      const teacher = await world.signIn(...wangMin);
      const { lessonId, version } = await wednesday(world, teacher);
      const onFriday = { date: '2026-09-25', roomId: A101 };
      const clash = await world.call(
        updateLesson,
        { ...change(lessonId, version, onFriday), forcedReason: '必须这样安排' },
        me,
      );
      expect(clash).toMatchObject({ code: 422, data: { rule: 'conflict', canOverride: false } });
      expect(clash.msg).toBe('排课冲突：王敏老师 18:30–20:00 已有课：机器人L2-周五班（A201）');
      const { lessons } = await world.get(getMyTimetable, { from: '2026-09-16', to: '2026-09-16' }, teacher);
      const rolled = lessons[0];
      expect(
        await world.call(updateLesson, change(rolled?.lessonId ?? '', rolled?.version ?? 0, { remark: 'x' }), me),
      ).toMatchObject({
        code: 422,
        msg: '已点名课次不能调课',
      });
    }));

  test('a soft clash needs the right and a reason of five characters', () =>
    undone(async (world) => {
      const me = await world.signIn(...linNa);
      await place(world, me, {});
      const draft = { classId: codingC, teacherIds: [liQiangId], assistantIds: [], start: '10:15', end: '10:45' };
      const { lessonIds } = await place(world, me, { ...draft, roomId: A102 });
      const move = { lessonId: lessonIds[0] ?? '', version: 1, patch: { roomId: A101 } };
      expect(await world.call(updateLesson, move, me)).toMatchObject({
        code: 422,
        msg: '排课冲突：A101 10:00–11:00 已被 机器人L2-周三A班 占用',
        data: { canOverride: true, refusals: [{}, { text: 'A101 容量 10，同时段合计需 13 座' }] },
      });
      expect(await world.call(updateLesson, { ...move, forcedReason: '听' }, me)).toMatchObject({
        code: 400,
        msg: '请填写强排原因（至少 5 个字）',
      });
      const forced = await world.get(updateLesson, { ...move, forcedReason: '两班合上一节公开课' }, me);
      expect(forced.lessons[0]).toMatchObject({ roomName: 'A101', forcedReason: '两班合上一节公开课' });
    }));

  test('a plan is previewed, saved once, and taken back as a whole', () =>
    undone(async (world) => {
      const me = await world.signIn(...linNa);
      const preview = await world.get(previewSchedule, { draft: lesson }, me);
      expect(preview).toMatchObject({
        rows: [{ result: 'ok', items: [] }],
        totals: { ok: 1, conflict: 0, holiday: 0 },
      });
      const saved = await world.get(addSchedule, { previewId: preview.previewId, mode: 'allOrNothing' }, me);
      const detail = await world.get(getLessonDetail, { lessonId: saved.lessonIds[0] ?? '' }, me);
      // 第 n 次 counts by date: between 09-23 and 09-30.
      expect(detail).toMatchObject({ seqNo: 5, title: '机器人L2-周三A班', subjectId: expect.any(String) });
      expect(await world.call(addSchedule, { previewId: preview.previewId, mode: 'onlyOk' }, me)).toMatchObject({
        code: 409,
      });
      expect(await world.get(undoBatch, { batchId: saved.batchId }, me)).toEqual({ restored: 1, blocked: [] });
      expect(await world.call(getLessonDetail, { lessonId: saved.lessonIds[0] ?? '' }, me)).toMatchObject({
        code: 404,
      });
    }));

  test('what changed since the dry run is refused; a dry run holds 30 minutes', () =>
    undone(async (world) => {
      const me = await world.signIn(...linNa);
      const mine = await world.get(
        previewSchedule,
        { draft: { ...lesson, classId: codingC, teacherIds: [liQiangId], assistantIds: [] } },
        me,
      );
      await place(world, me, {});
      expect(await world.call(addSchedule, { previewId: mine.previewId, mode: 'onlyOk' }, me)).toMatchObject({
        code: 422,
        msg: '排课冲突：A101 10:00–11:00 已被 机器人L2-周三A班 占用',
      });
      const late = await world.get(previewSchedule, { draft: { ...lesson, start: '14:00', end: '15:00' } }, me);
      world.later(1801);
      expect(await world.call(addSchedule, { previewId: late.previewId, mode: 'onlyOk' }, me)).toMatchObject({
        code: 409,
      });
    }));

  test('what the form refuses, the server refuses', () =>
    undone(async (world) => {
      const me = await world.signIn(...linNa);
      const ask = async (draft: object) => {
        const { code, data } = await world.call(previewSchedule, { draft: { ...lesson, ...draft } }, me);
        return [code, Object.values((data as unknown as { fieldErrors: object }).fieldErrors ?? {})[0]];
      };
      expect(await ask({ start: '11:00', end: '10:00' })).toEqual([400, '结束时间必须晚于开始时间']);
      expect(await ask({ end: '10:10' })).toEqual([400, '课次时长应在 15–480 分钟之间']);
      expect(await ask({ date: '2026-09-20' })).toEqual([400, '日期早于今天，将作为补录，请填写原因']);
      expect(await ask({ date: '2026-02-30' })).toEqual([400, '请选择日期']);
      expect(await ask({ roomId: '2201' })).toEqual([400, '该校区没有此教室']);
      expect(await ask({ teacherIds: ['1015'] })).toEqual([400, '老师不存在或已离职']);
      expect(await ask({ hourTypeId: '411' })).toEqual([400, '请选择课次类型']);
      expect(await ask({ classId: '218' })).toEqual([422, undefined]);
      const past = await world.get(
        previewSchedule,
        { draft: { ...lesson, date: '2026-09-20', backfillReason: '系统上线前的课' } },
        me,
      );
      expect(past.warnings).toContain('日期早于今天，将作为补录');
      const holiday = await world.get(previewSchedule, { draft: { ...lesson, date: '2026-10-05' } }, me);
      expect(holiday.rows[0]).toMatchObject({ result: 'holiday', items: [{ message: '2026-10-05 国庆节' }] });
    }));

  test('free slots: nothing clashes in any of them', () =>
    undone(async (world) => {
      const me = await world.signIn(...linNa);
      const ask = { classId: wedA, teacherIds: [wangMinId], campusId: '21', roomId: A101, minutes: 90 };
      const { slots } = await world.get(getFreeSlots, { ...ask, from: '2026-09-23', to: '2026-09-26' }, me);
      expect(slots).toHaveLength(10);
      const drafts = slots.map((slot) => ({
        ...slot,
        classId: wedA,
        teacherIds: [wangMinId],
        campusId: '21',
        roomId: A101,
      }));
      const { rows } = await world.get(checkConflict, { drafts }, me);
      expect(rows.every(({ items }) => items.length === 0)).toBe(true);
    }));

  test('undo stops where somebody was there since, and says who', () =>
    undone(async (world) => {
      const me = await world.signIn(...linNa);
      const head = await world.signIn(...gaoYuan);
      const { lessonId, version } = await wednesday(world, await world.signIn(...wangMin));
      const first = await world.get(updateLesson, change(lessonId, version, { start: '18:00', end: '19:30' }), me);
      world.setNow('2026-09-21 11:20:00');
      await world.get(updateLesson, change(lessonId, version + 1, { remark: '投影坏了' }), head);
      expect(await world.get(undoBatch, { batchId: first.batchId }, me)).toEqual({
        restored: 0,
        blocked: [{ lessonId, title: '机器人L2-周三A班', why: '已被高远于 11:20 修改' }],
      });
      world.later(25 * 3600);
      expect((await world.call(undoBatch, { batchId: first.batchId }, await world.signIn(...linNa))).code).toBe(422);
    }));
});

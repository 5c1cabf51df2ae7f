import { describe, expect, it } from 'vitest';
import { lessonStateOf } from '../../../src/domain/lessonState.ts';
import { buildDemo, demoClassIds, demoNow, lessonIdOf } from '../../../src/testing/demo/index.ts';

const data = buildDemo({ size: 'cast' });
const { wedA, fri, tue } = demoClassIds;
const lessonOn = (classId: string, date: string) => {
  const found = data.lessons.find((row) => row.classId === classId && row.date === date);
  if (!found) throw new Error(`no lesson of ${classId} on ${date}`);
  return found;
};
const linesOf = (lessonId: string) => {
  const sheets = new Set(
    data.rollSheets.filter((row) => row.lessonId === lessonId && row.state === 'valid').map((row) => row.id),
  );
  return data.rollLines.filter((row) => sheets.has(row.sheetId));
};
const lineOf = (classId: string, date: string, stuId: string) =>
  linesOf(lessonOn(classId, date).id).find((row) => row.stuId === stuId);

describe('roll-call', () => {
  it('is missing for the two lessons of 09-19 only', () => {
    const overdue = data.lessons.filter((row) => lessonStateOf(row, demoNow) === 'overdue');
    expect(overdue.map((row) => [row.classId, row.date])).toEqual([
      [demoClassIds.science, '2026-09-19'],
      [demoClassIds.artB, '2026-09-19'],
    ]);
  });

  it('has one valid sheet for each rolled lesson, after its end', () => {
    for (const lesson of data.lessons.filter((row) => row.rolledAt !== null)) {
      const sheets = data.rollSheets.filter((row) => row.lessonId === lesson.id && row.state === 'valid');
      expect(sheets).toHaveLength(1);
      expect(sheets[0]?.at).toBe(lesson.rolledAt);
      expect((lesson.rolledAt ?? '') > `${lesson.date} ${lesson.end}:00`).toBe(true);
    }
    expect(lessonOn(tue, '2026-09-15').rolledAt).toBe('2026-09-15 20:05:00');
    expect(lessonOn(tue, '2026-09-01').rolledAt).toBe('2026-09-01 20:03:00');
  });

  it('gives 王敏 20 due, 15 到课, 2 迟到, 2 请假, 1 未到 in the week of 09-14; the trial is in none', () => {
    const lessons = data.lessons.filter(
      (row) =>
        row.teachers.some(({ uid, duty }) => uid === '1003' && duty === 'main') &&
        row.date >= '2026-09-14' &&
        row.date <= '2026-09-20',
    );
    const lines = lessons.flatMap((row) => linesOf(row.id)).filter((row) => row.kind === 'member');
    const of = (mark: string) => lines.filter((row) => row.mark === mark).length;
    expect([lines.length, of('present'), of('late'), of('leave'), of('absent')]).toEqual([20, 15, 2, 2, 1]);
  });

  it('marks everybody 到课 but those named', () => {
    const others = data.rollLines
      .filter((row) => row.mark !== 'present')
      .map((row) => {
        const lesson = data.lessons.find(({ id }) => id === row.lessonId);
        return `${lesson?.date} ${data.students.find(({ id }) => id === row.stuId)?.name} ${row.mark}`;
      });
    expect(others.sort()).toEqual(
      [
        '2026-03-14 陈一诺 leave',
        '2026-03-21 陈一诺 absent',
        '2026-09-01 林小满 absent',
        '2026-09-02 王一诺 leave',
        '2026-09-09 王一诺 leave',
        '2026-09-16 李子涵 leave',
        '2026-09-16 刘思远 absent',
        '2026-09-18 马思琪 late',
        '2026-09-18 罗诗涵 late',
        '2026-09-18 陈可欣 leave',
      ].sort(),
    );
  });

  it('says why', () => {
    expect(lineOf(wedA, '2026-09-16', '3')?.why).toBe('到课，扣 2 课时（单次扣课时 2）。');
    expect(lineOf(wedA, '2026-09-16', '4')?.why).toBe('未到，扣 2 课时，计违约课消。');
    expect(lineOf(demoClassIds.codingSpring, '2026-03-14', '58')?.why).toBe(
      '请假提前 24 小时 10 分（要求 24 小时），本月第 1 次（额度 2 次），不扣课时，补课权益 2026-05-13 前有效。',
    );
    expect(lineOf(demoClassIds.codingStarter, '2026-09-12', '63')).toMatchObject({
      cost: 200,
      owed: 100,
      why: '课时不足：需 2，可用 1；扣 1，欠 1 课时。',
    });
    expect(lineOf(fri, '2026-09-18', '69')).toMatchObject({ kind: 'trial', cost: 0, why: '试听，不扣课时。' });
  });

  it('asks families to confirm charged lessons since 09-14', () => {
    expect(lineOf(tue, '2026-09-15', '21')).toMatchObject({ parentConfirm: 'pending', confirmDueOn: '2026-09-23' });
    expect(lineOf(tue, '2026-09-08', '21')?.parentConfirm).toBeNull();
    expect(lineOf(wedA, '2026-09-16', '1')?.parentConfirm).toBeNull();
  });
});

describe('leaves, make-ups, trials, waiting', () => {
  it('grants the leaves named, all free', () => {
    const rows = data.leaveRequests.map((row) => [
      data.students.find(({ id }) => id === row.stuId)?.name,
      data.lessons.find(({ id }) => id === row.lessonId)?.date,
      row.state,
      row.promise.free,
    ]);
    expect(rows).toEqual([
      ['陈一诺', '2026-03-14', 'approved', true],
      ['林小满', '2026-09-01', 'approved', true],
      ['王一诺', '2026-09-02', 'approved', true],
      ['王一诺', '2026-09-09', 'approved', true],
      ['李子涵', '2026-09-16', 'approved', true],
      ['陈可欣', '2026-09-18', 'approved', true],
      ['吴越', '2026-09-30', 'approved', true],
    ]);
    expect(data.leaveRequests[1]?.applyAt).toBe('2026-08-31 09:00:00');
  });

  it('creates rights for absences, charged or not', () => {
    const right = (stuId: string, date: string) =>
      data.makeUpRights.find(
        (row) => row.stuId === stuId && data.lessons.find(({ id }) => id === row.lessonId)?.date === date,
      );
    expect(right('1', '2026-09-16')).toMatchObject({ charged: 0, expireOn: '2026-11-15', state: 'open' });
    expect(right('4', '2026-09-16')).toMatchObject({ charged: 200, expireOn: '2026-11-15', state: 'open' });
    expect(right('21', '2026-09-01')).toMatchObject({ charged: 200, state: 'open' });
    expect(right('9', '2026-09-18')).toMatchObject({ state: 'arranged', makeUpLessonId: lessonIdOf(wedA, 5) });
    const raised = data.makeUpRights.filter(
      (row) => row.state === 'open' && (data.lessons.find(({ id }) => id === row.lessonId)?.date ?? '') <= '2026-09-14',
    );
    expect(raised.map((row) => row.stuId).sort()).toEqual(['2', '2', '21']);
  });

  it('seats 09-30: 8 members, trial 周子墨, make-up 陈可欣, leave of 吴越', () => {
    const guests = data.lessonGuests.filter((row) => row.lessonId === lessonOn(wedA, '2026-09-30').id);
    expect(guests.map(({ kind, stuId, state }) => [kind, stuId, state])).toEqual([
      ['trial', '66', 'booked'],
      ['makeUp', '9', 'booked'],
    ]);
  });

  it('lets 孟想 have tried on 09-18, and two wait for 周三A班', () => {
    const trial = data.lessonGuests.find((row) => row.stuId === '69');
    expect(trial).toMatchObject({ lessonId: lessonOn(fri, '2026-09-18').id, state: 'came' });
    expect(data.waiting.map(({ classId, stuId, orderNo }) => [classId, stuId, orderNo])).toEqual([
      [wedA, '67', 1],
      [wedA, '68', 2],
    ]);
  });

  it('revoked the sheet of 03-21 on 03-22 and cancelled the lesson', () => {
    const lesson = lessonOn(demoClassIds.codingSpring, '2026-03-21');
    expect(lesson).toMatchObject({ rolledAt: null, seqNo: null, cancelledAt: '2026-03-22 10:20:00' });
    expect(data.rollSheets.find((row) => row.lessonId === lesson.id)?.state).toBe('revoked');
  });
});

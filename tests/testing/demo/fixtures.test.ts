import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  Business,
  Campus,
  ClassGroup,
  Classroom,
  DictionaryEntry,
  Holiday,
  Lesson,
  LessonDetail,
  LoginInfo,
  StaffEntry,
} from '../../../src/contract/index.ts';
import {
  buildDemo,
  demoBusiness,
  demoCampuses,
  demoClasses,
  demoClassIds,
  demoClassrooms,
  demoDictionary,
  demoHolidays,
  demoLesson,
  demoLessonDetail,
  demoLoginInfo,
  demoPeople,
  demoStaff,
  demoWeek,
  lessonIdOf,
} from '../../../src/testing/demo/index.ts';

const strict = <T extends z.ZodMiniObject>({ shape }: T) => z.strictObject<T['shape']>(shape);

describe('lessons', () => {
  it('of 王敏 in the demo week are 周三A班 and 周五班', () => {
    const week = demoWeek({ from: '2026-09-21', to: '2026-09-27', teacherUid: demoPeople.wangMin.uid });
    expect(week.map((row) => [row.title, row.date, row.start, row.myDuty, row.state])).toEqual([
      ['机器人L2-周三A班', '2026-09-23', '18:30', 'main', 'planned'],
      ['机器人L2-周五班', '2026-09-25', '18:30', 'main', 'planned'],
    ]);
  });

  it('of 东湖 show the two 未点名 of 09-19', () => {
    const week = demoWeek({ from: '2026-09-14', to: '2026-09-20', campusId: '21' });
    expect(week.filter((row) => row.state === 'overdue').map((row) => row.title)).toEqual([
      '科学启蒙-周六班',
      '美术B班',
    ]);
  });

  it('tell 占座 and 应到 of 09-30 with trial, make-up and leave', () => {
    const { counts, students } = demoLesson(lessonIdOf(demoClassIds.wedA, 5));
    expect(counts).toEqual({
      members: 8,
      trial: 1,
      makeUp: 1,
      booked: 0,
      leave: 1,
      seats: 9,
      capacity: 8,
      due: 8,
      came: null,
    });
    expect(students?.slice(-2)).toEqual([
      { id: '66', name: '周子墨', kind: 'trial' },
      { id: '9', name: '陈可欣', kind: 'makeUp' },
    ]);
  });

  it('tell who came on 09-16', () => {
    const detail = demoLessonDetail(lessonIdOf(demoClassIds.wedA, 3));
    expect(detail.counts).toMatchObject({ due: 8, leave: 1, came: 6 });
    expect(detail.roster.map((row) => row.mark)).toEqual([
      'leave',
      'present',
      'present',
      'absent',
      ...Array(4).fill('present'),
    ]);
    expect(detail.roster[0]).toMatchObject({
      name: '李子涵',
      available: 2000,
      attendanceRate: 6667,
      guardianPhone: '138****0101',
    });
    expect(detail.section).toMatchObject({ no: 3, name: '齿轮传动' });
    expect(detail.section?.resources.map((row) => row.listName)).toEqual([
      'teachingPlanResourceList',
      'pptResourceList',
      'teachingPlanResourceList',
    ]);
    expect(detail.mayDo.move).toEqual({ ok: false, why: '已点名课次不能调课' });
    expect([detail.prevLessonId, detail.nextLessonId]).toEqual([
      lessonIdOf(demoClassIds.wedA, 2),
      lessonIdOf(demoClassIds.wedA, 4),
    ]);
  });

  it('list what changed', () => {
    const { state, changes } = demoLessonDetail(lessonIdOf(demoClassIds.codingSpring, 3));
    expect(state).toBe('cancelled');
    expect(changes.map((row) => row.action)).toEqual(['取消课次', '撤销点名']);
  });

  it('do not exist by any other id', () => {
    expect(() => demoLesson('nope')).toThrow('no lesson nope');
  });

  it.each(['cast', 'full'] as const)('are what the contract promises: %s', (size) => {
    const data = buildDemo({ size });
    const all = demoWeek({ from: '2026-01-01', to: '2026-12-31', data });
    expect(all).toHaveLength(data.lessons.length);
    z.array(strict(Lesson)).parse(all);
    for (const row of all.filter((_, i) => i % 23 === 0))
      strict(LessonDetail).parse(demoLessonDetail(row.lessonId, { data }));
  });
});

describe('lists', () => {
  it('are what the contract promises', () => {
    const data = buildDemo({ size: 'full' });
    for (const options of [{}, { data }]) {
      expect(z.array(strict(Campus)).parse(demoCampuses(options))).toEqual(demoCampuses(options));
      expect(z.array(strict(Classroom)).parse(demoClassrooms(undefined, options))).not.toEqual([]);
      expect(z.array(strict(ClassGroup)).parse(demoClasses(options))).not.toEqual([]);
      expect(z.array(strict(StaffEntry)).parse(demoStaff(options))).not.toEqual([]);
      expect(z.array(strict(DictionaryEntry)).parse(demoDictionary(undefined, options))).toHaveLength(30);
      expect(z.array(strict(Holiday)).parse(demoHolidays(options))).toHaveLength(9);
    }
  });

  it('are those of 晨光教育', () => {
    expect(demoCampuses().map((row) => row.name)).toEqual(['东湖校区', '光谷校区']);
    expect(demoClassrooms('21').map((row) => row.name)).toEqual(['A101', 'A102', 'A201', 'B201']);
    expect(demoStaff()).toHaveLength(14);
    expect(demoStaff()[0]).toMatchObject({ name: '高远', phone: '139****0001', roleLabels: ['校长', '老师'] });
    expect(demoDictionary('Subject').map((row) => row.name)).toEqual([
      '科学',
      '编程',
      '机器人',
      '搭建',
      '数学思维',
      '美术',
    ]);
    expect(demoClasses()).toHaveLength(18);
    expect(demoClasses()[0]).toMatchObject({ members: 8, capacity: 8, scheduledLessons: 12, rolledLessons: 3 });
  });
});

describe('people', () => {
  it('sign in with what the contract promises', () => {
    for (const { uid } of Object.values(demoPeople)) {
      expect(strict(LoginInfo).parse(demoLoginInfo(uid))).toEqual(demoLoginInfo(uid));
    }
  });

  it('高远 is 校长 and 老师 at 晨光教育 and a parent without child at company 1', () => {
    const { compBaseInfos } = demoLoginInfo(demoPeople.gaoYuan.uid);
    expect(
      compBaseInfos.map((row) => [row.id, row.roleBaseInfos.map(({ label }) => label), row.stuInfos.length]),
    ).toEqual([
      ['1', ['家长'], 0],
      ['12', ['校长', '老师'], 0],
    ]);
  });

  it('林娜 comes back as 教务, 高远 has not chosen yet', () => {
    expect(demoLoginInfo(demoPeople.linNa.uid).lastIdentityIds).toBe('12-4');
    expect(demoLoginInfo(demoPeople.gaoYuan.uid).lastIdentityIds).toBeNull();
  });

  it('李婷 has 林小满, 赵倩 sells besides being a mother, 林小满 learns', () => {
    expect(demoLoginInfo(demoPeople.liTing.uid).compBaseInfos[0]).toMatchObject({
      roleId: '1',
      stuInfos: [{ id: '21', name: '林小满', type: 'vip' }],
    });
    const zhao = demoLoginInfo(demoPeople.zhaoQian.uid);
    expect(zhao.userInfo).toMatchObject({ sellerName: '赵倩', isStudent: false });
    expect(zhao.compBaseInfos.find(({ id }) => id === '12')?.roleBaseInfos.map(({ name }) => name)).toEqual([
      'parent',
      'seller',
    ]);
    const learner = demoLoginInfo('1421');
    expect(learner.userInfo.isStudent).toBe(true);
    expect(learner.compBaseInfos[0]?.roleBaseInfos.map(({ name }) => name)).toEqual(['student']);
  });

  it('hold the rights of their roles, duties and own grants', () => {
    const linNa = demoBusiness(demoPeople.linNa.uid);
    Business.parse(linNa);
    expect(linNa.auth).toMatchObject({ 'schedule.edit': true, 'auth.edit': true, 'finance.pay': false });
    expect(linNa.campusIds).toEqual(['21', '22']);
    expect(demoBusiness(demoPeople.wangMin.uid).auth).toMatchObject({ 'schedule.view': true, 'schedule.edit': false });
    expect(demoBusiness(demoPeople.shenLing.uid).auth['finance.pay']).toBe(true);
    expect(demoBusiness(demoPeople.liTing.uid).auth['schedule.view']).toBe(false);
  });
});

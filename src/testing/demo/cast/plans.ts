import { type Draft, must } from '../lib/draft.ts';
import { company, demoClassIds, demoStudents, lessonIdOf, uids } from './ids.ts';

const { wedA, fri, tue, codingSpring } = demoClassIds;
const { linXiaoman, chenKexin, chenYinuo, mengXiang } = demoStudents;

/** Leaves free and in quota: student, lesson, asked at, place in the month's quota. */
const leaves: [string, string, string, number, '生病' | '事假' | '学校活动'][] = [
  [chenYinuo, lessonIdOf(codingSpring, 2), '2026-03-13 18:20:00', 1, '事假'],
  [linXiaoman, lessonIdOf(tue, 2), '2026-08-31 09:00:00', 1, '学校活动'],
  [demoStudents.wangYinuo, lessonIdOf(wedA, 1), '2026-08-31 20:10:00', 1, '事假'],
  [demoStudents.wangYinuo, lessonIdOf(wedA, 2), '2026-09-07 12:30:00', 2, '学校活动'],
  [demoStudents.liZihan, lessonIdOf(wedA, 3), '2026-09-15 08:40:00', 1, '生病'],
  [chenKexin, lessonIdOf(fri, 3), '2026-09-16 21:05:00', 1, '事假'],
  [demoStudents.wuYue, lessonIdOf(wedA, 5), '2026-09-19 10:00:00', 1, '事假'],
];

export function addLeaves({ data, nextId }: Draft): void {
  for (const [stuId, lessonId, applyAt, quotaUsed, reasonType] of leaves) {
    data.leaveRequests.push({
      id: nextId('leaveRequests'),
      companyId: company,
      stuId,
      lessonId,
      applyAt,
      via: 'family',
      reasonType,
      note: '',
      promise: { free: true, hours: 0, quotaUsed, quotaTotal: 2 },
      state: 'approved',
      auditedAt: applyAt,
      auditedBy: null,
    });
  }
}

/** 孟想 tried 周五班 on 09-18; 周子墨 will try 周三A班 on 09-30. */
export function addTrials({ data, nextId }: Draft): void {
  const trial = (lessonId: string, stuId: string, createdAt: string): void => {
    data.lessonGuests.push({
      id: nextId('lessonGuests'),
      companyId: company,
      lessonId,
      kind: 'trial',
      stuId,
      leadName: null,
      ownerUid: uids.zhouMin,
      rightId: null,
      state: 'booked',
      createdAt,
    });
  };
  trial(lessonIdOf(fri, 3), mengXiang, '2026-09-14 15:20:00');
  trial(lessonIdOf(wedA, 5), demoStudents.zhouZimo, '2026-09-17 11:40:00');
}

/** 陈可欣 makes up for 09-18 in 周三A班 of 09-30; two wait for a place there. */
export function addPlans({ data, nextId }: Draft): void {
  const right = must(
    data.makeUpRights.find((row) => row.stuId === chenKexin),
    'make-up right of 陈可欣',
  );
  Object.assign(right, { state: 'arranged', makeUpLessonId: lessonIdOf(wedA, 5) });
  data.lessonGuests.push({
    id: nextId('lessonGuests'),
    companyId: company,
    lessonId: lessonIdOf(wedA, 5),
    kind: 'makeUp',
    stuId: chenKexin,
    leadName: null,
    ownerUid: null,
    rightId: right.id,
    state: 'booked',
    createdAt: '2026-09-19 09:30:00',
  });
  for (const [i, stuId] of [demoStudents.zhouYutong, demoStudents.sunYuxuan].entries()) {
    data.waiting.push({
      id: nextId('waiting'),
      companyId: company,
      classId: wedA,
      stuId,
      leadName: null,
      orderNo: i + 1,
      ownerUid: uids.zhouMin,
      state: 'queued',
      offerUntil: null,
      createdAt: `2026-09-1${i + 1} 16:00:00`,
    });
  }
}

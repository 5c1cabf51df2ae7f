import type { Lesson } from '../../../src/contract/lesson.ts';
import { theLesson } from './scheduleWorld.ts';

type Row = [
  day: number,
  span: string,
  color: number,
  title: string,
  room: string,
  seqNo: number,
  heads: string,
  more?: Partial<Lesson>,
];

/** 7/8: seats of capacity before roll-call, came of due after it. */
function countsOf(heads: string, rolled: boolean): Lesson['counts'] {
  const [a = 0, b = 0] = heads.split('/').map(Number);
  return {
    members: rolled ? b : a,
    trial: 0,
    makeUp: 0,
    booked: 0,
    leave: 0,
    seats: a,
    capacity: b,
    due: b,
    came: rolled ? a : null,
  };
}

const rolled = { state: 'rolled' } as const;

const rows: Row[] = [
  [21, '16:30-18:00', 1, '编程入门B班', 'A102', 5, '7/8', rolled],
  [21, '18:30-20:00', 7, '机器人L2-周一A班', 'A102', 1, '8/8', rolled],
  [22, '10:00-11:00', 5, '科学启蒙-进园班', '实验幼儿园', 3, '12/12', rolled],
  [22, '16:30-18:00', 3, '搭建S2班', 'B201', 6, '6/6', { state: 'overdue' }],
  [22, '18:30-20:00', 7, '机器人L3-周二班', 'A201', 4, '7/8', rolled],
  [23, '10:00-11:00', 5, '科学启蒙-进园班', '实验幼儿园', 4, '12/12', rolled],
  [23, '14:00-15:30', 1, '陈可欣', 'A201', 9, '1/1', rolled],
  [23, '16:00-17:30', 1, '编程入门C班', 'A102', 4, '5/8'],
  [23, '18:30-20:00', 7, '机器人L2-周三A班', 'A101', 4, '8/8'],
  [24, '15:30-17:00', 3, '搭建S1班', 'B201', 5, '5/6', { moved: true }],
  [24, '18:30-20:00', 7, '机器人L3-周四班', 'A101', 4, '8/8'],
  [25, '10:00-11:30', 2, '中秋科学开放日', 'A301', 1, '12/16', { hourTypeName: '活动课' }],
  [25, '16:30-18:00', 1, '编程入门B班', 'A102', 6, '8/8'],
  [25, '18:30-20:00', 7, '机器人L2-周五班', 'A201', 4, '11/12'],
  [26, '08:30-10:00', 7, '机器人L1-周六A班', 'B201', 4, '6/6'],
  [26, '10:00-11:00', 7, '机器人L2-周三A班', 'A101', 5, '8/8'],
  [26, '11:10-12:10', 7, '机器人L1体验课', 'A102', 1, '4/8', { hourTypeName: '试听课' }],
  [26, '13:00-16:00', 1, '竞赛集训营', 'A102', 2, '6/8', { forcedReason: '比赛前加课，家长已同意' }],
  [26, '16:30-18:00', 7, '机器人L1-周六B班', 'A101', 4, '8/8'],
  [26, '18:30-20:00', 11, '数学思维M2班', 'A201', 4, '7/8'],
  [27, '08:30-10:00', 7, '机器人L1-周日班', 'B201', 4, '5/6'],
  [27, '10:15-11:45', 1, '编程入门A班', 'A102', 4, '8/8'],
  [27, '13:00-14:30', 3, '搭建S3班', 'B201', 3, '6/6'],
  [27, '14:45-16:15', 5, '科学S2班', 'A201', 4, '7/8'],
  [27, '16:30-18:00', 11, '数学思维M1班', 'A201', 4, '8/8', { substituteOf: { uid: '1005', name: '李强' } }],
  [27, '18:30-20:00', 7, '机器人L3班', 'A101', 4, '5/8'],
];

/** A teacher's full week, as the design shows it: 26 lessons in every state. */
export function busyWeek(): Lesson[] {
  const base = theLesson('机器人L2-周三A班');
  return rows.map(([day, span, color, title, room, seqNo, heads, more = {}], index) => {
    const [start = '', end = ''] = span.split('-');
    return {
      ...base,
      lessonId: title === base.title && day === 23 ? base.lessonId : `busy-${index}`,
      classId: `class-${title}`,
      date: `2026-09-${day}`,
      start,
      end,
      title,
      subjectColor: color,
      roomName: room,
      seqNo,
      sectionName: null,
      myDuty: 'main',
      state: 'planned',
      counts: countsOf(heads, more.state === 'rolled'),
      ...more,
    };
  });
}

import type { TimetableBlock, TimetableLesson, TimetableResource } from '../../../src/components/Timetable/types.ts';

/** Saturday 2026-09-26 in six rooms of two campuses. */
export const saturday = '2026-09-26';

const east = { id: 'east', label: '东湖校区', note: '4 间 · 利用率 60%' };
const valley = { id: 'valley', label: '光谷校区', note: '2 间 · 利用率 46% · 距东湖约 40 分钟' };

export const rooms: TimetableResource[] = [
  { id: 'A101', name: 'A101', note: '容量 10 · 利用率 60%', group: east },
  { id: 'A102', name: 'A102', note: '容量 8 · 利用率 65%', group: east },
  { id: 'A201', name: 'A201', note: '容量 12 · 利用率 58%', group: east },
  { id: 'B201', name: 'B201', note: '容量 6 · 利用率 55%', tag: '可共用', group: east },
  { id: 'G101', name: 'G101', note: '容量 12 · 利用率 46%', group: valley },
  { id: 'G102', name: 'G102', note: '容量 8 · 利用率 46%', group: valley },
];

type Row = [room: string, span: string, color: number, title: string, teacher: string, used: number, of: number];

const rows: Row[] = [
  ['A101', '08:30-10:00', 7, '机器人L3-周六班', '李强（陈晨）', 8, 10],
  ['A101', '10:00-11:00', 7, '机器人L2-周三A班', '王敏', 8, 10],
  ['A101', '10:15-11:45', 1, '编程入门C班', '李强', 5, 10],
  ['A101', '13:00-14:30', 11, '数学思维M1班', '陈岚', 8, 10],
  ['A101', '14:45-16:15', 11, '数学思维M3班', '陈岚', 7, 10],
  ['A101', '16:30-18:00', 1, '编程入门D班', '周航', 8, 10],
  ['A102', '08:30-10:00', 1, '编程进阶A班', '周航', 8, 8],
  ['A102', '10:15-11:45', 1, '编程进阶B班', '周航', 7, 8],
  ['A102', '13:00-15:30', 1, '竞赛集训营', '周航', 6, 8],
  ['A102', '16:00-17:30', 7, '机器人L2-周六B班', '陈晨', 9, 8],
  ['A102', '18:30-20:00', 1, '编程入门E班', '周航', 6, 8],
  ['A201', '09:00-10:30', 11, '数学思维M2班', '陈岚', 7, 8],
  ['A201', '10:45-12:15', 5, '科学S2班', '何文', 8, 8],
  ['A201', '13:00-14:30', 5, '科学S1班', '李强', 8, 8],
  ['A201', '15:00-16:30', 5, '科学S3班', '何文', 5, 8],
  ['A201', '18:30-20:00', 11, '数学思维M4班', '陈岚', 7, 8],
  ['B201', '08:30-10:00', 7, '机器人L1-周六A班', '王敏', 6, 6],
  ['B201', '10:30-12:00', 3, '搭建S1班', '孙悦', 5, 6],
  ['B201', '13:30-15:00', 3, '搭建S4班', '孙悦', 6, 6],
  ['B201', '16:30-18:00', 9, '美术B班', '唐婉', 4, 6],
  ['B201', '16:30-18:00', 9, '一对一 何嘉', '孙悦', 1, 1],
  ['G101', '09:00-10:30', 7, '机器人L1-光谷A班', '李研', 11, 12],
  ['G101', '10:45-12:15', 7, '机器人L2-光谷A班', '李研', 9, 12],
  ['G101', '14:00-15:30', 7, '机器人L2-光谷B班', '李研', 10, 12],
  ['G101', '16:00-17:30', 7, '机器人L3-光谷班', '李研', 6, 12],
  ['G102', '09:00-10:30', 1, '编程入门F班', '许宁', 8, 8],
  ['G102', '11:30-13:00', 5, '科学S4班', '王敏', 6, 8],
  ['G102', '14:30-16:00', 1, '编程入门G班', '许宁', 7, 8],
  ['G102', '18:00-19:30', 1, '编程进阶D班', '许宁', 4, 8],
];

const conflicts: Record<string, 'hard' | 'soft'> = {
  '机器人L2-周三A班': 'hard',
  编程入门C班: 'hard',
  '机器人L2-周六B班': 'soft',
};

export const roomLessons = rows.map(([room, span, subjectColor, title, teacher, used, of]): TimetableLesson => {
  const [start = '', end = ''] = span.split('-');
  return {
    id: `${room}-${title}`,
    date: saturday,
    start,
    end,
    title,
    subjectColor,
    state: 'planned',
    lines: { third: teacher, seats: { used, of } },
    resourceIds: [room],
    conflict: conflicts[title],
    movable: true,
    data: undefined,
  };
});

export const roomBlocks: TimetableBlock[] = [
  {
    id: 'closed',
    date: saturday,
    start: '18:00',
    end: '20:00',
    kind: 'closure',
    title: '停用',
    note: '空调检修 18:00–20:00',
    resourceIds: ['B201'],
  },
];

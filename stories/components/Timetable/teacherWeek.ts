import type {
  LessonBadge,
  LessonState,
  TimetableBlock,
  TimetableHoliday,
  TimetableLesson,
  TimetableSpan,
} from '../../../src/components/Timetable/types.ts';

/** The week of 王敏 老师 from 2026-09-21; it is Wednesday, 16:42. */
export const monday = '2026-09-21';
export const today = '2026-09-23';
export const now = '16:42';

const badgeLabels: Record<string, string> = {
  试: '有试听学员',
  补: '有补课学员',
  代: '代课',
  强: '强排',
  欠: '有学员欠课时',
  未点评: '未点评 1',
};

type Row = [
  day: number,
  span: string,
  color: number,
  title: string,
  third: string,
  fourth?: string,
  glyph?: string,
  state?: LessonState,
];

const rows: Row[] = [
  [21, '16:30-18:00', 1, '编程入门B班', 'A102 · 第 5 次', '到 7/8', '', 'rolled'],
  [21, '18:30-20:00', 7, '机器人L2-周一A班', 'A102 · 第 1 次', '到 8/8', '', 'rolled'],
  [22, '10:00-11:00', 5, '科学启蒙-进园班', '实验幼儿园 · 第 3 次', '到 12/12', '', 'rolled'],
  [22, '16:30-18:00', 3, '搭建S2班', 'B201 · 第 6 次', '6/6', '', 'overdue'],
  [22, '18:30-20:00', 7, '机器人L3-周二班', 'A201 · 第 4 次', '到 7/8 请假1', '', 'rolled'],
  [23, '10:00-11:00', 5, '科学启蒙-进园班', '实验幼儿园 · 第 4 次', '到 12/12', '', 'rolled'],
  [23, '14:00-15:30', 1, '陈可欣', 'A201 · 第 9 次', '到 1/1', '未点评', 'rolled'],
  [23, '16:00-17:30', 1, '编程入门C班', 'A102 · 第 4 次', '5/8', '试', 'running'],
  [23, '18:30-20:00', 7, '机器人L2-周三A班', 'A101 · 第 4 次', '8/8'],
  [24, '15:30-17:00', 3, '搭建S1班', 'B201 · 第 5 次', '5/6'],
  [24, '17:10-18:10', 1, '郑好', '线上 · 第 12 次', '1/1'],
  [24, '18:30-20:00', 7, '机器人L3-周四班', 'A101 · 第 4 次', '8/8', '补'],
  [25, '10:00-11:00', 5, '科学启蒙-进园班', '实验幼儿园 · 第 5 次', '', '', 'cancelled'],
  [25, '10:00-11:30', 2, '中秋科学开放日', 'A301 · 活动课', '12/16'],
  [25, '16:30-18:00', 1, '编程入门B班', 'A102 · 第 6 次', '8/8 请假1'],
  [25, '18:30-20:00', 7, '机器人L2-周五班', 'A201 · 第 4 次', '11/12 请假1'],
  [26, '08:30-10:00', 7, '机器人L1-周六A班', 'B201 · 第 4 次', '6/6'],
  [26, '10:00-11:00', 7, '机器人L2-周三A班', 'A101 · 第 5 次', '8/8'],
  [26, '11:10-12:10', 7, '机器人L1体验课', 'A102 · 试听', '4/8'],
  [26, '13:00-14:30', 5, '科学S1班', 'A201 · 第 4 次', '', '', 'substituted'],
  [26, '13:00-16:00', 1, '竞赛集训营', 'A102 · 第 2 次', '6/8', '强'],
  [26, '16:30-18:00', 7, '机器人L1-周六B班', 'A101 · 第 4 次', '8/8', '补'],
  [26, '18:30-20:00', 11, '数学思维M2班', 'A201 · 第 4 次', '7/8'],
  [27, '08:30-10:00', 7, '机器人L1-周日班', 'B201 · 第 4 次', '5/6'],
  [27, '10:15-11:45', 1, '编程入门A班', 'A102 · 第 4 次', '8/8 请假2'],
  [27, '13:00-14:30', 3, '搭建S3班', 'B201 · 第 3 次', '6/6', '欠'],
  [27, '14:45-16:15', 5, '科学S2班', 'A201 · 第 4 次', '7/8'],
  [27, '16:30-18:00', 11, '数学思维M1班', 'A201 · 第 4 次', '8/8', '代'],
  [27, '18:30-20:00', 7, '机器人L3班', 'A101 · 第 4 次', '5/8'],
  [27, '19:00-20:30', 1, '线上编程班', '线上 · 第 2 次', '', '', 'cancelled'],
];

const refusals: Partial<Record<LessonState, string>> = {
  rolled: '已点名课次不能移动',
  cancelled: '已取消课次不能移动',
  substituted: '被代课次请由代课老师调整',
};

function lessonOf([
  day,
  span,
  subjectColor,
  title,
  third,
  fourth = '',
  glyph = '',
  state = 'planned',
]: Row): TimetableLesson<{
  hours: number;
}> {
  const [start = '', end = ''] = span.split('-');
  const refusal = refusals[state];
  const badges: LessonBadge[] = glyph ? [{ glyph, label: badgeLabels[glyph] ?? glyph }] : [];
  return {
    id: `${day}-${start}-${title}`,
    date: `2026-09-${day}`,
    start,
    end,
    title,
    subjectColor,
    state,
    lines: { third, fourth },
    badges,
    movable: refusal ? { reason: refusal } : true,
    data: { hours: 1.5 },
  };
}

export const lessons = rows.map(lessonOf);

export const blocks: TimetableBlock[] = [
  { id: 'b1', date: '2026-09-21', start: '08:00', end: '12:00', kind: 'leave', title: '本人调休', note: '不可排' },
  {
    id: 'b2',
    date: '2026-09-24',
    start: '09:30',
    end: '11:00',
    kind: 'busy',
    title: '集体备课',
    note: '教研室 · 每周四',
  },
];

export const holidays: TimetableHoliday[] = [{ date: '2026-09-25', name: '中秋节', kind: 'holiday' }];

const notes: Record<string, string> = {
  '21': '2 节 · 3.00 课时',
  '22': '3 节 · 4.00 课时',
  '23': '4 节 · 5.50 课时',
  '24': '3 节 · 4.00 课时',
  '25': '4 节 · 4.50 课时',
  '26': '7 节 · 11.00 课时',
  '27': '7 节 · 10.50 课时',
};
export const dayNote = (date: string) => notes[date.slice(8)] ?? '';

export const freeSpans: TimetableSpan[] = [
  { date: '2026-09-24', start: '13:00', end: '15:20' },
  { date: '2026-09-25', start: '13:30', end: '16:20' },
];

import type { LessonState, VerdictLevel } from './types.ts';

/** Every word the timetable says itself. Replace single entries by the `locale` prop. */
export interface TimetableTexts {
  grid: string;
  agenda: string;
  zone: string;
  states: Record<LessonState, string>;
  verdicts: Record<VerdictLevel, string>;
  count: (n: number) => string;
  makeupWorkday: string;
  free: (start: string, end: string) => string;
  more: (n: number) => string;
  moreLabel: (n: number, day: string, start: string) => string;
  slot: (place: string, canCreate: boolean) => string;
  empty: string;
  emptyToday: string;
  loading: string;
  today: string;
  now: string;
  grabbed: (title: string, place: string, snap: number) => string;
  resizing: (title: string, place: string) => string;
  at: (place: string, verdict: string) => string;
  dropped: (title: string, place: string) => string;
  cancelled: (title: string) => string;
  returned: (title: string, place: string) => string;
  unchanged: (title: string) => string;
  minutes: (n: number) => string;
  keyCancel: string;
  keyFine: (minutes: number) => string;
  keyDrop: string;
  keyResize: string;
  moreLines: (n: number) => string;
  willReturn: string;
  willForce: string;
  details: (title: string) => string;
}

export const timetableTexts: TimetableTexts = {
  grid: '课表',
  agenda: '课次列表',
  zone: 'GMT+8',
  states: {
    planned: '待上课',
    running: '上课中',
    overdue: '未点名',
    rolled: '已点名',
    cancelled: '已取消',
    substituted: '被代',
  },
  verdicts: { ok: '可排', soft: '可强排', hard: '不可排' },
  count: (n) => `${n} 节`,
  makeupWorkday: '调休上班',
  free: (start, end) => `可排 ${start}–${end}`,
  more: (n) => (n > 99 ? '99+' : `+${n}`),
  moreLabel: (n, day, start) => `${day} ${start} 还有 ${n} 节课`,
  slot: (place, canCreate) => (canCreate ? `${place}，空闲，按 N 新建课次` : `${place}，空闲`),
  empty: '没有课次',
  emptyToday: '今天没有课',
  loading: '加载中...',
  today: '今天',
  now: '现在',
  grabbed: (title, place, snap) =>
    `已拿起 ${title}，${place}。方向键移动 ${snap} 分钟，Shift 加方向键改时长，回车放下，Esc 取消`,
  resizing: (title, place) => `正在调整 ${title}，${place}`,
  at: (place, verdict) => (verdict ? `${place}，${verdict}` : place),
  dropped: (title, place) => `${title} 已放到 ${place}`,
  cancelled: (title) => `已取消移动 ${title}`,
  returned: (title, place) => `${title} 未能移动，已退回 ${place}`,
  unchanged: (title) => `${title} 位置未变`,
  minutes: (n) => `${n} 分钟`,
  keyCancel: '取消',
  keyFine: (minutes) => `按 ${minutes} 分钟移动`,
  keyDrop: '放下',
  keyResize: '改时长',
  moreLines: (n) => `还有 ${n} 条`,
  willReturn: '松开将退回原位',
  willForce: '需填写强排原因',
  details: (title) => `${title} 详情`,
};

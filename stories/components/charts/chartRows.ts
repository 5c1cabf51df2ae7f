/** Amounts in fen, rates in basis points. */
export const months = [
  { month: '2026-01', paid: 18_240_000, earned: 16_120_000, rate: 8120 },
  { month: '2026-02', paid: 9_680_000, earned: 11_450_000, rate: 7480 },
  { month: '2026-03', paid: 21_360_000, earned: 17_930_000, rate: 8460 },
  { month: '2026-04', paid: 19_870_000, earned: 18_610_000, rate: 8710 },
  { month: '2026-05', paid: 23_150_000, earned: 19_240_000, rate: 8840 },
  { month: '2026-06', paid: 25_920_000, earned: 20_370_000, rate: 9020 },
  { month: '2026-07', paid: 31_480_000, earned: 24_860_000, rate: 9310 },
  { month: '2026-08', paid: 27_760_000, earned: 23_510_000, rate: 9180 },
  { month: '2026-09', paid: 28_640_000, earned: 21_458_000, rate: 9240 },
];
export type Month = (typeof months)[number];

export const attendance = [
  { day: '2026-09-14', present: 62, leave: 5, absent: 3 },
  { day: '2026-09-15', present: 58, leave: 4, absent: 1 },
  { day: '2026-09-16', present: 71, leave: 8, absent: 2 },
  { day: '2026-09-17', present: 66, leave: 3, absent: 4 },
  { day: '2026-09-18', present: 84, leave: 6, absent: 2 },
  { day: '2026-09-19', present: 143, leave: 12, absent: 5 },
  { day: '2026-09-20', present: 156, leave: 9, absent: 6 },
];
export type Attendance = (typeof attendance)[number];

export const sources = [
  { source: '转介绍', leads: 68 },
  { source: '地推（东湖校区周边幼儿园）', leads: 47 },
  { source: '公众号', leads: 39 },
  { source: '抖音本地生活', leads: 31 },
  { source: '自然到访', leads: 15 },
];
export type Source = (typeof sources)[number];

export const stages = [
  { stage: '新增线索', people: 200 },
  { stage: '有效沟通', people: 132 },
  { stage: '预约试听', people: 74 },
  { stage: '到店试听', people: 51 },
  { stage: '报名缴费', people: 18 },
];
export type Stage = (typeof stages)[number];

export const abilities = [
  { ability: '动手搭建', now: 88, before: 72 },
  { ability: '逻辑思维', now: 76, before: 70 },
  { ability: '空间想象', now: 82, before: 64 },
  { ability: '表达展示', now: 64, before: 58 },
  { ability: '团队协作', now: 90, before: 81 },
  { ability: '专注力', now: 71, before: 74 },
];
export type Ability = (typeof abilities)[number];

export const weekdays = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];
export const hours = ['09:00', '10:30', '14:00', '15:30', '16:30', '18:30'];

/** Occupied share of the rooms, basis points; nobody teaches on weekday mornings. */
export const occupancy = weekdays.flatMap((weekday, day) =>
  hours.flatMap((hour, slot) => {
    const weekend = day >= 5;
    if (!weekend && slot < 2) return [];
    return [{ weekday, hour, rate: Math.min(10_000, (weekend ? 5200 : 1800) + ((day * 7 + slot * 11) % 9) * 560) }];
  }),
);
export type Occupancy = (typeof occupancy)[number];

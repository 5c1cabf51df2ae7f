import type { LessonState, TimetableLesson } from '../../../src/components/Timetable/types.ts';

const states: LessonState[] = ['planned', 'running', 'overdue', 'rolled', 'cancelled', 'substituted'];
const lengths = [90, 75, 60, 45, 30, 15];

const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Every state (a day each) in every length, and on Sunday the colours and conflicts. */
export const statesAndSizes: TimetableLesson[] = states.flatMap((state, day) => {
  let start = 480;
  return lengths.map((length, index): TimetableLesson => {
    const from = start;
    start += length + 30;
    return {
      id: `${state}-${length}`,
      date: `2026-09-${21 + day}`,
      start: time(from),
      end: time(from + length),
      title: index % 2 === 0 ? '机器人L2-周三A班' : '数学思维M1班',
      subjectColor: ((day * 6 + index) % 12) + 1,
      state,
      lines: { third: 'A101 · 第 4 次', fourth: state === 'rolled' ? '到 7/8' : '8/8 请假1' },
      badges: [{ glyph: '试', label: '有试听学员' }],
      movable: true,
      data: undefined,
    };
  });
});

export const twelveColours: TimetableLesson[] = Array.from(
  { length: 12 },
  (_, i): TimetableLesson => ({
    id: `colour-${i + 1}`,
    date: '2026-09-27',
    start: time(480 + i * 60),
    end: time(535 + i * 60),
    title: `${i + 1} 号色`,
    subjectColor: i + 1,
    state: 'planned',
    conflict: i === 3 ? 'hard' : i === 4 ? 'soft' : undefined,
    lines: { role: '助教', third: 'A101 · 第 4 次' },
    movable: true,
    data: undefined,
  }),
);

/** Two, three, four and seven at once; with cancelled ones between. */
export const crowded: TimetableLesson[] = [
  { date: '2026-09-21', count: 2 },
  { date: '2026-09-22', count: 3 },
  { date: '2026-09-23', count: 4 },
  { date: '2026-09-24', count: 7 },
  { date: '2026-09-25', count: 2, gone: 1 },
  { date: '2026-09-26', count: 3, gone: 1 },
].flatMap(({ date, count, gone = 0 }) =>
  Array.from(
    { length: count + gone },
    (_, i): TimetableLesson => ({
      id: `${date}-${i}`,
      date,
      start: time(600 + (i % 3) * 15),
      end: time(690 + (i % 3) * 15),
      title: ['机器人L2-周三A班', '编程入门C班', '搭建S1班', '数学思维M1班'][i % 4] ?? '',
      subjectColor: [7, 1, 3, 11][i % 4] ?? 1,
      state: i < gone ? 'cancelled' : 'planned',
      lines: { third: 'A101 · 第 4 次', fourth: '8/8' },
      movable: true,
      data: undefined,
    }),
  ),
);

/** 210 lessons in three weeks. */
export const longList: TimetableLesson[] = Array.from(
  { length: 210 },
  (_, i): TimetableLesson => ({
    id: `long-${i}`,
    date: `2026-09-${String(7 + Math.floor(i / 10)).padStart(2, '0')}`,
    start: time(480 + (i % 10) * 70),
    end: time(540 + (i % 10) * 70),
    title: `班级 ${i + 1}`,
    subjectColor: (i % 12) + 1,
    state: i < 160 ? 'rolled' : 'planned',
    lines: { third: 'A101 · 第 4 次', fourth: '8/8' },
    movable: true,
    data: undefined,
  }),
);

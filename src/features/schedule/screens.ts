import type { Screen } from '../../kit/screen.ts';

/** Screens of the timetable area. CreateSchedule and ClassDetail light the menu entry 课表. */
export const screens: readonly Screen[] = [
  {
    name: 'ClassSchedule',
    load: () =>
      import('./ClassScheduleScreen.tsx').then(({ ClassScheduleScreen }) => ({ Component: ClassScheduleScreen })),
  },
  {
    name: 'CreateSchedule',
    menu: 'ClassSchedule',
    load: () =>
      import('./CreateScheduleScreen.tsx').then(({ CreateScheduleScreen }) => ({ Component: CreateScheduleScreen })),
  },
  {
    name: 'ClassDetail',
    menu: 'ClassSchedule',
    load: () => import('./ClassDetailScreen.tsx').then(({ ClassDetailScreen }) => ({ Component: ClassDetailScreen })),
  },
];

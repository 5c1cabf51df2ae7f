export { ClassDetailScreen } from './ClassDetailScreen.tsx';
export { ClassScheduleScreen } from './ClassScheduleScreen.tsx';
export { CreateScheduleScreen } from './CreateScheduleScreen.tsx';
export { screens } from './screens.ts';

import { getLessonDetail, getMyTimetable, getTimetable } from 'jiaowu/contract';
import { serve } from '../http/serve.ts';
import { deskTimetable } from './desk.ts';
import { lessonDetail } from './detail.ts';
import { myTimetable } from './mine.ts';

export const timetableCalls = [
  serve(getMyTimetable, myTimetable),
  serve(getTimetable, deskTimetable),
  serve(getLessonDetail, lessonDetail),
];

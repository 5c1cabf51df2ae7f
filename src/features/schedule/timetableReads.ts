import { getClassSectionList, getLineClassList } from '../../contract/classGroup.ts';
import { getLessonDetail, getMyTimetable, getTimetable } from '../../contract/timetable.ts';

/** Reads that show what a saved lesson changes. */
export const timetableReads = [
  getMyTimetable,
  getTimetable,
  getLessonDetail,
  getClassSectionList,
  getLineClassList,
] as const;

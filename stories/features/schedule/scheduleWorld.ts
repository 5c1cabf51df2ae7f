import type { HttpHandler } from 'msw/http';
import { getClassSectionList, getLineClassList, selectKidList } from '../../../src/contract/classGroup.ts';
import { getCampusList, getClassroom, getStaffList } from '../../../src/contract/company.ts';
import { listDictionary } from '../../../src/contract/dictionary.ts';
import type { Lesson } from '../../../src/contract/lesson.ts';
import {
  addSchedule,
  checkConflict,
  type ConflictItem,
  getFreeSlots,
  previewSchedule,
  undoBatch,
  updateLesson,
} from '../../../src/contract/schedule.ts';
import { getLessonDetail, getMyTimetable, getTimetable } from '../../../src/contract/timetable.ts';
import {
  demoCampuses,
  demoClasses,
  demoClassrooms,
  demoDictionary,
  demoHolidays,
  demoLessonDetail,
  demoStaff,
  demoWeek,
} from '../../../src/testing/demo/index.ts';
import { mock } from '../../../src/testing/mock.ts';

/** Monday 2026-09-21, 09:00: 林娜 plans the week. */
export const monday = '2026-09-21 09:00';
/** Wednesday afternoon, in the middle of a teacher's day. */
export const wednesday = '2026-09-23 16:42';
export const wangMin = '1003';

const seconds = (now: string) => `${now}:00`;

export interface Facts {
  /** `YYYY-MM-DD HH:mm` */
  now?: string;
  /** In place of the demo's lessons. */
  lessons?: readonly Lesson[];
  unrolledBefore?: readonly Lesson[];
}

/** What a lesson stands for that a call answers with. */
export const lessonsOf = (from: string, to: string, now = monday, teacherUid?: string): Lesson[] =>
  demoWeek({ from, to, now: seconds(now), ...(teacherUid ? { teacherUid } : {}) });

/** One lesson of the week by its class: `theLesson('机器人L2-周三A班')`. */
export function theLesson(title: string, now = monday): Lesson {
  const found = lessonsOf('2026-09-21', '2026-09-27', now).find((one) => one.title === title);
  if (!found) throw new Error(`theLesson("${title}"): no lesson of this class in the week of 2026-09-21.`);
  return found;
}

export const clash: ConflictItem = {
  face: 'teacher',
  level: 'hard',
  resourceId: '1005',
  resourceName: '李强',
  otherLessonId: theLesson('机器人L2-周四班').lessonId,
  start: '18:30',
  end: '20:00',
  message: '李强老师 18:30–20:00 已有课：机器人L2-周四班（A102）',
};

export const roomTaken: ConflictItem = {
  face: 'room',
  level: 'soft',
  resourceId: '2102',
  resourceName: 'A102',
  otherLessonId: theLesson('机器人L2-周四班').lessonId,
  start: '18:30',
  end: '20:00',
  message: 'A102 18:30–20:00 已被 机器人L2-周四班 占用',
};

/** Lists the form chooses from. */
export function choiceHandlers(): HttpHandler[] {
  return [
    mock(getCampusList, { campusVOS: demoCampuses() }),
    mock(getClassroom, ({ campusId }) => ({ list: demoClassrooms(String(campusId)) })),
    mock(listDictionary, ({ type }) => demoDictionary(type)),
    mock(getLineClassList, ({ campusId }) => {
      const list = demoClasses().filter((one) => !campusId || one.campusId === campusId);
      return { list, total: list.length };
    }),
    mock(getStaffList, ({ staffRoleId }) => {
      const list = demoStaff().filter(({ roleIds }) => !staffRoleId || roleIds.includes(staffRoleId));
      return { list, total: list.length };
    }),
    mock(getClassSectionList, {
      list: [
        { sectionId: 's1', no: 1, name: '灰度传感器', usedOn: '2026-09-04' },
        { sectionId: 's2', no: 2, name: '巡线原理', usedOn: null },
        { sectionId: 's3', no: 3, name: '转弯策略', usedOn: null },
      ],
    }),
    mock(selectKidList, ({ kidQuery }) => {
      const all = [
        { stuId: '101', name: '李子涵', guardianPhone: '138****0101', campusId: '21' },
        { stuId: '103', name: '张浩然', guardianPhone: '138****0103', campusId: '21' },
      ];
      const list = all.filter(({ name }) => name.includes(kidQuery ?? ''));
      return { list, total: list.length };
    }),
  ];
}

/** The server of a quiet week: everything is answered, nothing clashes. Later handlers of a story win over these. */
export function scheduleHandlers({ now = monday, lessons, unrolledBefore = [] }: Facts = {}): HttpHandler[] {
  const asOf = seconds(now);
  const holidays = demoHolidays();
  const within = (from: string, to: string, uid?: string) =>
    lessons ? lessons.filter(({ date }) => date >= from && date <= to) : lessonsOf(from, to, now, uid);
  return [
    ...choiceHandlers(),
    mock(getMyTimetable, ({ from, to }) => {
      const found = within(from, to, wangMin);
      return {
        lessons: [...found],
        blocks: [],
        holidays,
        todos: { unrolled: unrolledBefore.length },
        unrolledBefore: [...unrolledBefore],
        next: found.find(({ date, start }) => `${date} ${start}` > now) ?? null,
        asOf,
      };
    }),
    mock(getTimetable, ({ from, to, campusId }) => ({
      lessons: [...within(from, to)].filter((one) => !campusId || one.campusId === campusId),
      blocks: [],
      holidays,
      resources: [],
      totals: { lessons: 0, unrolled: 0, forced: 0 },
      asOf,
    })),
    mock(getLessonDetail, ({ lessonId }) => demoLessonDetail(String(lessonId), { now: asOf, viewerUid: wangMin })),
    mock(checkConflict, ({ drafts }) => ({ rows: drafts.map(() => ({ items: [] })) })),
    mock(getFreeSlots, {
      slots: [
        { date: '2026-09-25', start: '16:30', end: '18:00' },
        { date: '2026-09-26', start: '13:00', end: '14:30' },
      ],
    }),
    mock(previewSchedule, ({ draft }) => ({
      previewId: 'p1',
      rows: [
        {
          index: 0,
          date: draft.date,
          start: draft.start,
          end: draft.end,
          teacherNames: [],
          roomName: null,
          sectionName: null,
          result: 'ok' as const,
          items: [],
        },
      ],
      totals: { ok: 1, conflict: 0, holiday: 0 },
      warnings: [],
    })),
    mock(addSchedule, { batchId: 'b1', seriesId: null, lessonIds: ['9001'] }),
    mock(updateLesson, { batchId: 'b2', lessons: [theLesson('机器人L2-周三A班')] }),
    mock(undoBatch, { restored: 1, blocked: [] }),
  ];
}

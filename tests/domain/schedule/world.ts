import {
  type CampusFacts,
  defaultScheduleSettings,
  type LessonDraft,
  type LessonSlot,
  type RoomFacts,
  type ScheduleSettings,
  type ScheduleWorld,
  type SlotStudent,
  type SlotTeacher,
} from '../../../src/domain/schedule/types.ts';

/** Saturday, the day of the acceptance journey. */
export const saturday = '2026-09-26';

export const main = (name: string): SlotTeacher => ({ id: name, name, duty: 'main' });
export const assistant = (name: string): SlotTeacher => ({ id: name, name, duty: 'assistant' });
export const member = (name: string): SlotStudent => ({ id: name, name, kind: 'member' });

export const wedStudents = ['李子涵', '王一诺', '张浩然', '刘思远', '赵梓萱', '何嘉', '吴越', '郑好'].map(member);
export const codingStudents = ['编程一', '编程二', '编程三', '编程四', '编程五'].map(member);

const open = { from: '08:00', to: '21:00' };
const daily = Object.fromEntries(['1', '2', '3', '4', '5', '6', '7'].map((day) => [day, open]));
export const campuses: CampusFacts[] = [
  { id: 'DH', name: '东湖校区', openHours: daily, travelMinutes: { GG: 40 } },
  { id: 'GG', name: '光谷校区', openHours: daily, travelMinutes: { DH: 40 } },
];

const room = (name: string, capacity: number, more: Partial<RoomFacts> = {}): RoomFacts => ({
  id: name,
  name,
  capacity,
  shared: false,
  closures: [],
  ...more,
});
export const rooms = [room('A101', 10), room('A102', 8), room('A201', 12), room('B201', 6, { shared: true })];

export function lesson(title: string, more: Partial<LessonSlot> = {}): LessonSlot {
  return {
    lessonId: title,
    title,
    classId: title,
    seqNo: null,
    date: saturday,
    start: '10:00',
    end: '11:00',
    campusId: 'DH',
    roomId: null,
    teachers: [],
    students: [],
    state: 'planned',
    seriesId: null,
    ...more,
  };
}

/** The extra lesson of the journey: 机器人L2-周三A班 on Saturday 10:00–11:00. */
export const wedExtra = lesson('机器人L2-周三A班', {
  seqNo: 4,
  roomId: 'A101',
  teachers: [main('王敏'), assistant('陈晨')],
  students: wedStudents,
});

export function worldOf(
  lessons: readonly LessonSlot[],
  { settings, ...more }: Partial<Omit<ScheduleWorld, 'settings'>> & { settings?: Partial<ScheduleSettings> } = {},
): ScheduleWorld {
  return {
    lessons,
    rooms,
    campuses,
    teacherLeaves: [],
    teacherWindows: [],
    holidays: [],
    settings: { ...defaultScheduleSettings, ...settings },
    ...more,
  };
}

/** A new lesson of 编程入门C班 with 王敏 in A102, unless said otherwise. */
export function draft(start: string, end: string, more: Partial<LessonDraft> = {}): LessonDraft {
  return {
    classId: '编程入门C班',
    title: '编程入门C班',
    date: saturday,
    start,
    end,
    campusId: 'DH',
    roomId: 'A102',
    teachers: [main('王敏')],
    students: codingStudents,
    ...more,
  };
}

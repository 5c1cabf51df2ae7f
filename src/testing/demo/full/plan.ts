import { demoCourseIds } from '../cast/ids.ts';
import { must } from '../lib/draft.ts';
import type { Random } from '../lib/random.ts';
import type { ClassroomRow } from '../rows/institution.ts';
import { fillerTeacherUid, teacherSubject } from './staff.ts';
import { createBoard, weekSlots } from './slots.ts';

/** A class of the filler: where and when, before students and dates. */
export interface PlannedClass {
  id: string;
  name: string;
  campusId: string;
  courseId: string;
  subject: string;
  teacher: string;
  assistant: string | null;
  room: ClassroomRow;
  capacity: number;
  slots: number[];
}

/** One student, one teacher, once a week. */
export interface PlannedOwn {
  campusId: string;
  courseId: string;
  subject: string;
  teacher: string;
  room: ClassroomRow;
  slot: number;
}

const CLASSES = 14;
const OWN = 42;

const coursesOf: Record<string, { id: string; label: string; size: number }[]> = {
  机器人: [
    { id: demoCourseIds.robotL1, label: '机器人L1', size: 10 },
    { id: demoCourseIds.robotL2, label: '机器人L2', size: 12 },
    { id: demoCourseIds.lineRobot, label: '巡线', size: 10 },
  ],
  编程: [{ id: demoCourseIds.coding, label: '编程入门', size: 12 }],
  科学: [{ id: demoCourseIds.science, label: '科学启蒙', size: 8 }],
  美术: [{ id: demoCourseIds.art, label: '美术', size: 8 }],
};

const weekdayNames = ['', '周一', '周二', '周三', '周四', '周五', '周六', '周日'];

/** Classes and own lessons of one campus: every booking takes a teacher and a room in a free slot. */
export function planCampus(
  random: Random,
  campus: number,
  rooms: readonly ClassroomRow[],
  firstClass: number,
): { classes: PlannedClass[]; own: PlannedOwn[] } {
  const board = createBoard();
  const names = new Map<string, number>();
  const slotNumbers = weekSlots.map((_, i) => i);
  const campusId = must(rooms[0], 'room').campusId;
  const large = rooms.filter((room) => room.capacity >= 8);

  const findSlots = (teacher: string, room: ClassroomRow): number[] | null => {
    const free = random.shuffle(slotNumbers).filter((s) => board.isFree(s, teacher) && board.isFree(s, room.id));
    const first = free[0];
    const second = free.find((s) => first !== undefined && weekSlots[s]?.weekday !== weekSlots[first]?.weekday);
    return first === undefined || second === undefined ? null : [first, second].sort((a, b) => a - b);
  };

  const classes = Array.from({ length: CLASSES }, (_, i): PlannedClass => {
    const teacher = fillerTeacherUid(campus, i % 6);
    const subject = teacherSubject(i % 6);
    const list = must(coursesOf[subject], `course of ${subject}`);
    const course = must(list[Math.floor(i / 2) % list.length], 'course');
    const start = i % large.length;
    const choices = [...large.slice(start), ...large.slice(0, start)];
    for (const room of choices) {
      const slots = findSlots(teacher, room);
      if (!slots) continue;
      for (const slot of slots) board.take(slot, teacher, room.id);
      const spare = fillerTeacherUid(campus, (i + 1) % 6);
      const assistant = i % 4 === 1 && slots.every((slot) => board.isFree(slot, spare)) ? spare : null;
      if (assistant) for (const slot of slots) board.take(slot, assistant);
      const day = weekdayNames[weekSlots[slots[0] ?? 0]?.weekday ?? 0] ?? '';
      const base = `${course.label}-${day}`;
      const n = names.get(base) ?? 0;
      names.set(base, n + 1);
      return {
        id: String(firstClass + i),
        name: `${base}${'ABCD'[n] ?? n}班`,
        campusId,
        courseId: course.id,
        subject,
        teacher,
        assistant,
        room,
        capacity: Math.min(room.capacity, course.size),
        slots,
      };
    }
    throw new Error(`planCampus(): no slot for class ${i} of campus ${campusId}.`);
  });

  const small = [...rooms].sort((a, b) => a.capacity - b.capacity);
  const own = Array.from({ length: OWN }, (_, i): PlannedOwn => {
    const teacher = fillerTeacherUid(campus, i % 6);
    const subject = teacherSubject(i % 6);
    const course = must(coursesOf[subject]?.[i % 2] ?? coursesOf[subject]?.[0], `course of ${subject}`);
    for (const slot of random.shuffle(slotNumbers)) {
      const room = small.find((candidate) => board.isFree(slot, candidate.id));
      if (!room || !board.isFree(slot, teacher)) continue;
      board.take(slot, teacher, room.id);
      return { campusId, courseId: course.id, subject, teacher, room, slot };
    }
    throw new Error(`planCampus(): no slot for own lesson ${i} of campus ${campusId}.`);
  });
  return { classes, own };
}

import { minutesOf } from '../dates.ts';
import { checkOf } from './check.ts';
import { endTimeFace, gapFace, holidayFace, travelFace, windowFace } from './extras.ts';
import { classFace, roomFace, seatsFace, studentFace, teacherFace } from './faces.ts';
import { buildScheduleIndex, type IndexedLesson, type ScheduleIndex } from './scheduleIndex.ts';
import type { ConflictFace, ConflictItem, ConflictRow, LessonDraft, LessonSlot, ScheduleWorld } from './types.ts';

export interface ConflictOptions {
  /** Lessons not compared with, such as those that move together. */
  readonly excludeLessonIds?: readonly string[] | undefined;
  /** On a series edit: the series' own lessons are not compared with. */
  readonly excludeSeriesId?: string | null | undefined;
  /** Also compare the drafts with each other, as they would stand once saved. */
  readonly together?: boolean | undefined;
}

const faces = [
  classFace,
  teacherFace,
  studentFace,
  roomFace,
  seatsFace,
  travelFace,
  gapFace,
  windowFace,
  holidayFace,
  endTimeFace,
];

/** 班级, 老师, 学员, 教室, 座位, 附加: the order of the panel. */
export const faceOrder: readonly ConflictFace[] = [
  'class',
  'teacher',
  'student',
  'room',
  'seats',
  'travel',
  'gap',
  'window',
  'holiday',
  'endTime',
];
const extraRank = faceOrder.indexOf('travel');
const rank = new Map(faceOrder.map((face, at) => [face, Math.min(at, extraRank)]));

/** 不可排 first, then by face, then by time; what is equal keeps its order. */
function byPanelOrder(a: ConflictItem, b: ConflictItem): number {
  if (a.level !== b.level) return a.level === 'hard' ? -1 : 1;
  return (
    (rank.get(a.face) ?? 0) - (rank.get(b.face) ?? 0) ||
    minutesOf(a.start) - minutesOf(b.start) ||
    minutesOf(a.end) - minutesOf(b.end)
  );
}

function isIndex(world: ScheduleWorld | ScheduleIndex): world is ScheduleIndex {
  return 'lessonsOf' in world;
}

/** A draft as a lesson others are compared with. */
function asLesson(draft: LessonDraft, at: number): LessonSlot {
  const { lessonId = `draft:${at}`, title = '待排课次', seqNo = null } = draft;
  return { ...draft, lessonId, title, seqNo, state: 'planned', seriesId: null };
}

/**
 * The conflict rule of the house: says for every draft what it clashes with and in which words. The screen asks it while
 * a lesson is filled in or dragged, the server inside the transaction.
 * @param world what stands in the timetable, or the index built of it (build it once for many checks)
 * @returns one row a draft, in order; its items in the order of the panel, none: 无冲突
 */
export function checkConflicts(
  drafts: readonly LessonDraft[],
  world: ScheduleWorld | ScheduleIndex,
  { excludeLessonIds = [], excludeSeriesId = null, together = false }: ConflictOptions = {},
): ConflictRow[] {
  const index = isIndex(world) ? world : buildScheduleIndex(world);
  const asLessons = together ? drafts.map(asLesson) : [];
  const among = together
    ? buildScheduleIndex({
        lessons: asLessons,
        rooms: [],
        campuses: [],
        teacherLeaves: [],
        teacherWindows: [],
        holidays: [],
        settings: index.settings,
      })
    : null;
  const excluded = new Set(excludeLessonIds);
  if (together) for (const { lessonId } of drafts) if (lessonId !== undefined) excluded.add(lessonId);

  return drafts.map((draft, at) => {
    const counts = ({ slot }: IndexedLesson) =>
      !excluded.has(slot.lessonId) &&
      slot.lessonId !== draft.lessonId &&
      (excludeSeriesId === null || slot.seriesId !== excludeSeriesId);
    const check = checkOf(draft, index, (face, id) => {
      const stored = index.lessonsOf(face, id, draft.date).filter(counts);
      const others = among?.lessonsOf(face, id, draft.date).filter(({ slot }) => slot !== asLessons[at]) ?? [];
      return others.length > 0 ? [...stored, ...others].sort((a, b) => a.start - b.start) : stored;
    });
    return { items: faces.flatMap((face) => face(check)).sort(byPanelOrder) };
  });
}

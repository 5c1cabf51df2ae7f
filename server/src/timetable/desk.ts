import { and, arrayContains, between, inArray } from 'drizzle-orm';
import type { AnswerOf, getTimetable, ParsedInputOf } from 'jiaowu/contract';
import { classGroup, lesson, staff } from '../db/schema/index.ts';
import type { Tx } from '../db/open.ts';
import type { Call } from '../http/call.ts';
import { missing } from '../http/refusal.ts';
import { closureBlocks, leaveBlocks } from './blocks.ts';
import { type Books, loadBooks } from './books.ts';
import { loadLessons, type LessonFacts } from './facts.ts';
import { checkRange } from './range.ts';
import { namesSeen, type Viewer, viewerOf } from './sight.ts';
import { lessonView } from './view.ts';

type Answer = AnswerOf<typeof getTimetable>;
type Resource = Answer['resources'][number];
type Pivot = ParsedInputOf<typeof getTimetable>['pivot'];

const plain = (id: string, name: string, capacity: number | null = null, shared = false): Resource => ({
  id,
  name,
  capacity,
  shared,
});

/** Ids of the resources a lesson occupies, seen from a pivot. */
function touched(facts: LessonFacts, pivot: Pivot, viewer: Viewer): string[] {
  switch (pivot) {
    case 'teacher':
      return facts.teachers.map(({ uid }) => uid);
    case 'room':
      return facts.row.roomId === null ? [] : [facts.row.roomId];
    case 'class':
      return facts.row.classId === null ? [] : [facts.row.classId];
    case 'student':
      return pupilsSeen(facts, viewer).map(({ id }) => id);
  }
}

function pupilsSeen(facts: LessonFacts, viewer: Viewer): { id: string; name: string }[] {
  const seen = namesSeen(viewer, facts);
  if (seen === 'none') return [];
  return [...facts.members, ...facts.guests]
    .filter(({ ownerUid }) => seen === 'all' || ownerUid === viewer.uid)
    .flatMap(({ stuId, name }) => (stuId === null ? [] : [{ id: stuId, name }]));
}

async function teachersOf(tx: Tx, campusIds: string[], lessons: LessonFacts[], books: Books): Promise<Resource[]> {
  const people = await tx
    .select()
    .from(staff)
    .where(and(inArray(staff.state, ['active', 'pending']), arrayContains(staff.roleIds, ['2'])));
  const teaching = new Set(lessons.flatMap((facts) => facts.teachers.map(({ uid }) => uid)));
  const here = people.filter((p) => p.campusIds.some((id) => campusIds.includes(id))).map(({ uid }) => uid);
  return [...new Set([...here, ...teaching])].map((uid) => plain(uid, books.staff.get(uid) ?? '')).sort(byName);
}

const byName = (a: Resource, b: Resource) => a.name.localeCompare(b.name, 'zh');

/** The columns of a pivot: those of the campuses, and whatever a lesson of the range touches besides. */
async function resourcesOf(
  tx: Tx,
  pivot: Pivot,
  scope: { campusIds: string[]; lessons: LessonFacts[]; books: Books; viewer: Viewer },
): Promise<Resource[]> {
  const { campusIds, lessons, books, viewer } = scope;
  const used = new Set(lessons.flatMap((facts) => touched(facts, pivot, viewer)));
  if (pivot === 'teacher') return teachersOf(tx, campusIds, lessons, books);
  if (pivot === 'room') {
    return [...books.rooms.values()]
      .filter((room) => campusIds.includes(room.campusId) && (!room.disabled || used.has(room.id)))
      .sort((a, b) => a.campusId.localeCompare(b.campusId) || a.sort - b.sort)
      .map(({ id, name, capacity, shared }) => plain(id, name, capacity, shared));
  }
  if (pivot === 'class') {
    const classes = await tx.select().from(classGroup).where(inArray(classGroup.campusId, campusIds));
    return classes
      .filter(({ id, state }) => state === 'open' || state === 'planned' || used.has(id))
      .map(({ id, name, capacity }) => plain(id, name, capacity))
      .sort(byName);
  }
  const names = new Map(lessons.flatMap((facts) => pupilsSeen(facts, viewer)).map(({ id, name }) => [id, name]));
  return [...names].map(([id, name]) => plain(id, name)).sort(byName);
}

/** Lessons of the campuses the viewer may look into, by resource. */
export async function deskTimetable(input: ParsedInputOf<typeof getTimetable>, call: Call): Promise<Answer> {
  const { tx, now, person, post } = call;
  const { from, to, pivot, campusId, ids } = input;
  checkRange(from, to);
  const viewer = viewerOf(person.uid, post);
  if (campusId !== undefined && !viewer.campusIds.includes(campusId)) throw missing();
  const campusIds = campusId === undefined ? [...viewer.campusIds] : [campusId];
  const books = await loadBooks(tx);
  const rooms = [...books.rooms.values()].filter((room) => campusIds.includes(room.campusId));

  const here = and(between(lesson.date, from, to), inArray(lesson.campusId, campusIds));
  const all = campusIds.length === 0 ? [] : await loadLessons(tx, here);
  const wanted = ids && ids.length > 0 ? new Set(ids) : null;
  const lessons = wanted ? all.filter((facts) => touched(facts, pivot, viewer).some((id) => wanted.has(id))) : all;
  const resources = await resourcesOf(tx, pivot, { campusIds, lessons, books, viewer });
  const shown = wanted ? resources.filter(({ id }) => wanted.has(id)) : resources;
  const teachers =
    pivot === 'teacher' ? shown.map(({ id }) => id) : lessons.flatMap((facts) => facts.teachers.map(({ uid }) => uid));
  const views = lessons.map((facts) => lessonView(facts, books, viewer, now));
  const live = views.filter(({ state }) => state !== 'cancelled');
  return {
    lessons: views,
    blocks: [
      ...(await leaveBlocks(tx, teachers, input, (uid) => viewer.plans === 'campuses' || uid === viewer.uid)),
      ...closureBlocks(rooms, input),
    ],
    holidays: books.holidays.filter(({ date }) => date >= from && date <= to),
    resources: shown,
    totals: {
      lessons: live.length,
      unrolled: live.filter(({ state }) => state === 'overdue').length,
      forced: live.filter(({ forcedReason }) => forcedReason !== null).length,
    },
    asOf: now,
  };
}

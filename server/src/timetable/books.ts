import { campus, classroom, course, dictionary, holiday, staff } from '../db/schema/index.ts';
import type { Tx } from '../db/open.ts';

export type CampusRow = typeof campus.$inferSelect;
export type RoomRow = typeof classroom.$inferSelect;
export type HolidayRow = typeof holiday.$inferSelect;

/** What lessons refer to by id: the small tables of one institution. */
export interface Books {
  campuses: Map<string, CampusRow>;
  rooms: Map<string, RoomRow>;
  /** uid → name */
  staff: Map<string, string>;
  courses: Map<string, string>;
  dictionary: Map<string, { name: string; color: number | null }>;
  holidays: HolidayRow[];
}

const byId = <T extends { id: string }>(rows: T[]) => new Map(rows.map((row) => [row.id, row]));

export async function loadBooks(tx: Tx): Promise<Books> {
  const entries = await tx
    .select({ id: dictionary.id, name: dictionary.name, color: dictionary.color })
    .from(dictionary);
  const people = await tx.select({ uid: staff.uid, name: staff.name }).from(staff);
  const courses = await tx.select({ id: course.id, name: course.name }).from(course);
  return {
    campuses: byId(await tx.select().from(campus)),
    rooms: byId(await tx.select().from(classroom)),
    staff: new Map(people.map(({ uid, name }) => [uid, name])),
    courses: new Map(courses.map(({ id, name }) => [id, name])),
    dictionary: byId(entries),
    holidays: await tx.select().from(holiday).orderBy(holiday.date),
  };
}

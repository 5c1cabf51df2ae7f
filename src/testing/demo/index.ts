export { buildDemo } from './build.ts';
export {
  demoCampusIds,
  demoClassIds,
  demoCourseIds,
  demoNow,
  demoRoomIds,
  demoStudents,
  demoToday,
  lessonIdOf,
} from './cast/ids.ts';
export { demoBusiness, demoLoginInfo } from './fixtures/identity.ts';
export {
  demoCampuses,
  demoClasses,
  demoClassrooms,
  demoDictionary,
  demoHolidays,
  demoStaff,
} from './fixtures/institution.ts';
export { demoLessonDetail } from './fixtures/lessonDetail.ts';
export { demoLesson, demoWeek } from './fixtures/lessons.ts';
export type { FixtureOptions } from './fixtures/source.ts';
export { demoFileBytes } from './pdf/files.ts';
export { demoCompanies, type DemoPerson, demoPeople } from './people.ts';
export type { DemoData, DemoOptions, DemoSize } from './types.ts';

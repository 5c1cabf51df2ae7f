import type {
  HourDebtRow,
  HourEntryRow,
  HourLotRow,
  LeaveRequestRow,
  MakeUpRightRow,
  RollLineRow,
  RollSheetRow,
} from './rows/attendance.ts';
import type {
  CourseGrantRow,
  CourseRow,
  CourseVersionRow,
  FileRow,
  ResourceRevRow,
  ResourceRow,
  SectionResourceRow,
  SectionRow,
  StageRow,
} from './rows/courses.ts';
import type { CampusRow, ClassroomRow, DictionaryRow, HolidayRow, SettingRow } from './rows/institution.ts';
import type {
  CompanyRow,
  GuardianRow,
  IdentityUseRow,
  InviteCodeRow,
  OperationLogRow,
  RoleRow,
  StaffRow,
  StuAccountRow,
  StudentRow,
  UserRoleRow,
  UserRow,
} from './rows/people.ts';
import type {
  ClassGroupRow,
  ClassMemberRow,
  LessonGuestRow,
  LessonRow,
  SeriesRow,
  TeacherBlockRow,
  TeacherWindowRow,
  WaitingRow,
} from './rows/teaching.ts';

/**
 * The demo institution as tables of plain rows. Ids are text; dates and times are wall-clock strings
 * (`YYYY-MM-DD`, `HH:mm`, `YYYY-MM-DD HH:mm:ss`); hours are integer hundredths, money integer fen.
 */
export interface DemoData {
  companies: CompanyRow[];
  users: UserRow[];
  staff: StaffRow[];
  /** Parents without a child and sellers. */
  userRoles: UserRoleRow[];
  identityUses: IdentityUseRow[];
  roles: RoleRow[];
  students: StudentRow[];
  guardians: GuardianRow[];
  stuAccounts: StuAccountRow[];
  inviteCodes: InviteCodeRow[];
  campuses: CampusRow[];
  classrooms: ClassroomRow[];
  holidays: HolidayRow[];
  settings: SettingRow[];
  dictionary: DictionaryRow[];
  courses: CourseRow[];
  courseVersions: CourseVersionRow[];
  stages: StageRow[];
  sections: SectionRow[];
  resources: ResourceRow[];
  resourceRevs: ResourceRevRow[];
  sectionResources: SectionResourceRow[];
  courseGrants: CourseGrantRow[];
  files: FileRow[];
  classGroups: ClassGroupRow[];
  classMembers: ClassMemberRow[];
  series: SeriesRow[];
  lessons: LessonRow[];
  lessonGuests: LessonGuestRow[];
  teacherBlocks: TeacherBlockRow[];
  teacherWindows: TeacherWindowRow[];
  waiting: WaitingRow[];
  leaveRequests: LeaveRequestRow[];
  rollSheets: RollSheetRow[];
  rollLines: RollLineRow[];
  makeUpRights: MakeUpRightRow[];
  hourLots: HourLotRow[];
  hourEntries: HourEntryRow[];
  hourDebts: HourDebtRow[];
  operationLogs: OperationLogRow[];
}

/** `cast`: the people of the acceptance journeys only. `full`: them within an institution of 600 students. */
export type DemoSize = 'cast' | 'full';

export interface DemoOptions {
  size: DemoSize;
  /** `YYYY-MM-DD`: all dates move by whole weeks so that the demo's Monday falls in this day's week. */
  today?: string;
}

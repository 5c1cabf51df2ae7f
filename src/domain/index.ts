/** Pure rules and words of the trade: no React, no I/O, no clock. */
export {
  addDays,
  compareDates,
  datesBetween,
  dayNumberOf,
  daysBetween,
  emptyText,
  formatDay,
  formatTimeRange,
  isDate,
  isTime,
  minutesBetween,
  minutesOf,
  mondayOf,
  overlap,
  timeOf,
  weekNumberOf,
  weekOf,
  weekdayLabel,
  weekdayName,
  weekdayOf,
  yearRange,
} from './dates.ts';
export { formatDate, formatDateTime, formatDuration, formatShortDateTime, formatTime } from './dateFormats.ts';
export {
  type DictionaryType,
  choosableEntries,
  dictionaryTypeLabels,
  dictionaryTypes,
  effectiveEntries,
  starterDictionary,
} from './dictionary.ts';
export { type PermissionAsked, hasAnyRole, hasPermission } from './gates.ts';
export {
  type SmsLoginDecision,
  type SmsLoginFacts,
  afterSmsLogin,
  groupCompanies,
  identitiesOf,
  restoreIdentity,
} from './identities.ts';
export { companyGroupOf, displayNameOf, identityCodeOf, identityIdsOf, platformCompanyId } from './identityRecord.ts';
export type {
  ClientKind,
  CompBaseInfo,
  CompanyGroup,
  CompanyState,
  Identity,
  IdentityType,
  RoleBaseInfo,
  RoleKind,
  StuInfo,
  StuTag,
  StuType,
} from './identityTypes.ts';
export { guardNavigation } from './guard.ts';
export { type LandingPrefs, landingPath } from './landing.ts';
export {
  type HeadCounts,
  type LessonFacts,
  cardHeadNotes,
  cardHeads,
  isRunning,
  lessonStateLabels,
  lessonStateOf,
} from './lessonState.ts';
export { formatHours, formatMoney, formatRate, hoursInWords } from './money.ts';
export {
  type EntranceVerdict,
  type NavigationSession,
  type NavigationTarget,
  type NavigationVerdict,
  clearsLocalCache,
  guardEntrance,
  isIndexPath,
  learnerMayOpen,
  loginPath,
  pageViewPath,
  safeRedirect,
} from './navigation.ts';
export {
  type DataScope,
  type DefaultHolder,
  type Grant,
  type PermissionArea,
  type PermissionFacts,
  type PermissionKey,
  type Rights,
  type RightsFacts,
  dataScopeLabels,
  isPermissionKey,
  openingKeys,
  permissionLabel,
  permissionRegistry,
  rightsOf,
  widerScope,
} from './permissions.ts';
export { isPhone, maskPhone, normalisePhone } from './phone.ts';
export { addRecent, recentMax } from './recent.ts';
export {
  type Expansion,
  type LessonTime,
  type RecurrenceRow,
  type RecurrenceRule,
  bothHolidayWays,
  expandRecurrence,
  latestUntil,
  recurrenceFault,
  recurrenceMax,
} from './recurrence.ts';
export {
  type DutyName,
  type RoleFacts,
  type RoleName,
  addRole,
  compareLevel,
  customRoleLevel,
  dutyLabels,
  isEmployeeRole,
  kindOf,
  levelOf,
  roleById,
  roleByName,
  roleKindLabels,
  roleLabelOf,
  systemRoles,
} from './roles.ts';
export { type RouteFacts, type RouteGroup, routeByName, routeByPath, routeTable } from './routeTable.ts';
export { type ConflictOptions, checkConflicts, faceOrder } from './schedule/conflicts.ts';
export { seatsOf } from './schedule/faces.ts';
export { type FreeSlot, type FreeSlotRequest, freeSlots } from './schedule/freeSlots.ts';
export { type Guest, type Membership, activeTeachers, dueStudents, isOnRoster } from './schedule/roster.ts';
export { type ScheduleIndex, buildScheduleIndex } from './schedule/scheduleIndex.ts';
export {
  type AttendKind,
  type CampusFacts,
  type ConflictFace,
  type ConflictItem,
  type ConflictLevel,
  type ConflictRow,
  type HolidayFacts,
  type LessonDraft,
  type LessonSlot,
  type LessonState,
  type Placement,
  type RoomFacts,
  type ScheduleSettings,
  type ScheduleWorld,
  type SlotStudent,
  type SlotTeacher,
  type TeacherLeave,
  type TeacherWindow,
  type TeachingDuty,
  defaultScheduleSettings,
} from './schedule/types.ts';
export {
  type DraftContext,
  type DraftFault,
  type DraftReport,
  type DraftToValidate,
  lessonMinutes,
  mayCancel,
  mayMove,
  timeFault,
  validateDraft,
} from './schedule/validate.ts';
export {
  type SaveDecision,
  type VerdictTone,
  decideSave,
  dragVerdict,
  faceLabels,
  forcedReasonFault,
  forcedReasonMax,
  forcedReasonMin,
  needsReason,
  noOverrideText,
  refusalText,
  studentHeading,
  verdictHeading,
  verdictTone,
} from './schedule/verdict.ts';

export { addressOf, endpoint, isWrite } from './endpoint.ts';
export type { Allow, AnswerOf, AnyEndpoint, Endpoint, InputOf, Method, OutputOf, ParsedInputOf } from './endpoint.ts';
export { Envelope, FieldErrors, MissingRight, Raced, Refused, TooOften } from './errors.ts';
export { allEndpoints } from './registry.ts';
export type { Schema } from './schema.ts';
export {
  addCompanyRole,
  Business,
  checkUser,
  CompBaseInfo,
  getDevMailbox,
  getLoginInfo,
  loginBySms,
  LoginInfo,
  LoginResult,
  logout,
  phoneIsExist,
  RoleBaseInfo,
  sendAuthCode,
  StuInfo,
  UserInfo,
} from './login.ts';
export {
  Campus,
  Classroom,
  CompBaseInfoVO,
  createCompany,
  getCampusList,
  getClassroom,
  getMenuTree,
  getStaffList,
  Holiday,
  MenuNode,
  StaffEntry,
  updateCompany,
} from './company.ts';
export { DictionaryEntry, DictionaryType, listDictionary } from './dictionary.ts';
export {
  AttendKind,
  Block,
  DueStudent,
  Lesson,
  LessonChange,
  LessonDetail,
  LessonState,
  LessonStudent,
  MyDuty,
  SectionResource,
  TeachingDuty,
} from './lesson.ts';
export { getLessonDetail, getMyTimetable, getTimetable } from './timetable.ts';
export {
  addSchedule,
  checkConflict,
  ConflictFace,
  ConflictItem,
  DraftPlace,
  getFreeSlots,
  LessonDraft,
  LessonPatch,
  previewSchedule,
  undoBatch,
  updateLesson,
} from './schedule.ts';
export { ClassGroup, getClassSectionList, getLineClassList, selectKidList } from './classGroup.ts';
export { getReadUrl, reportReading } from './reading.ts';

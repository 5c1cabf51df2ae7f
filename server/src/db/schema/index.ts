export { hourDebt, hourEntry, hourLot, leaveRequest, makeUpRight, rollLine, rollSheet } from './attendance.ts';
export {
  course,
  courseGrant,
  courseVersion,
  file,
  readingLog,
  resource,
  resourceRev,
  section,
  sectionResource,
  stage,
} from './courses.ts';
export { campus, classroom, dictionary, holiday, setting } from './institution.ts';
export {
  company,
  guardian,
  inviteCode,
  operationLog,
  role,
  staff,
  stuAccount,
  student,
  userAccount,
  userRole,
} from './people.ts';
export { idempotency, identityUse, loginSession, platform, rateHit, smsCode, smsMail } from './session.ts';
export {
  classGroup,
  classMember,
  lesson,
  lessonGuest,
  lessonTeacher,
  scheduleBatch,
  schedulePreview,
  series,
  teacherBlock,
  teacherWindow,
  waiting,
} from './teaching.ts';

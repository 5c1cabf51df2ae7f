import { createCompany, getCampusList, getClassroom, getMenuTree, getStaffList, updateCompany } from './company.ts';
import { getClassSectionList, getLineClassList, selectKidList } from './classGroup.ts';
import { listDictionary } from './dictionary.ts';
import type { AnyEndpoint } from './endpoint.ts';
import {
  addCompanyRole,
  checkUser,
  getDevMailbox,
  getLoginInfo,
  loginBySms,
  logout,
  phoneIsExist,
  sendAuthCode,
} from './login.ts';
import { getReadUrl, reportReading } from './reading.ts';
import { addSchedule, checkConflict, getFreeSlots, previewSchedule, undoBatch, updateLesson } from './schedule.ts';
import { getLessonDetail, getMyTimetable, getTimetable } from './timetable.ts';

/** Every declared call. The server must serve each; the rights matrix is tested over this list. */
export const allEndpoints: readonly AnyEndpoint[] = [
  sendAuthCode,
  loginBySms,
  getLoginInfo,
  addCompanyRole,
  logout,
  phoneIsExist,
  getDevMailbox,
  checkUser,
  createCompany,
  updateCompany,
  getCampusList,
  getClassroom,
  getStaffList,
  getMenuTree,
  listDictionary,
  getMyTimetable,
  getTimetable,
  getLessonDetail,
  checkConflict,
  getFreeSlots,
  previewSchedule,
  addSchedule,
  updateLesson,
  undoBatch,
  getLineClassList,
  getClassSectionList,
  selectKidList,
  getReadUrl,
  reportReading,
];

import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Hundredths, Id, IdList, listInput, shortText } from './wire.ts';

/** A class (班级) as lists and pickers carry it. */
export const ClassGroup = z.object({
  classId: z.string(),
  name: z.string(),
  campusId: z.string(),
  campusName: z.string(),
  courseId: z.string(),
  courseName: z.string(),
  subjectId: z.string(),
  capacity: z.int(),
  members: z.int(),
  teacherIds: z.array(z.string()),
  assistantIds: z.array(z.string()),
  roomId: z.nullable(z.string()),
  k: Hundredths,
  state: z.enum(['planned', 'open', 'closed', 'cancelled']),
  plannedLessons: z.int(),
  scheduledLessons: z.int(),
  rolledLessons: z.int(),
});
export type ClassGroup = z.infer<typeof ClassGroup>;

export const getLineClassList = endpoint({
  method: 'get',
  path: 'lineClassMeg/getLineClassList',
  input: z.object({
    keyword: z.optional(shortText(40)),
    states: z.optional(IdList),
    campusId: z.optional(Id),
    courseId: z.optional(Id),
    ...listInput,
  }),
  output: z.object({ list: z.array(ClassGroup), total: z.int() }),
  allow: { permission: ['class.view'] },
});

/** Sections of the version a class is on, in order, with those already taught or planned. */
export const getClassSectionList = endpoint({
  method: 'get',
  path: 'course/lineCourse/getClassSectionList',
  input: z.object({ classId: Id }),
  output: z.object({
    list: z.array(z.object({ sectionId: z.string(), no: z.int(), name: z.string(), usedOn: z.nullable(z.string()) })),
  }),
  allow: { permission: ['schedule.view', 'course.view'] },
});

/** Students for pickers (select kid list of product.md section 7); phones are masked. */
export const selectKidList = endpoint({
  method: 'get',
  path: 'memberMegV1/selectKidList',
  input: z.object({ kidQuery: z._default(shortText(40), ''), ...listInput }),
  output: z.object({
    list: z.array(z.object({ stuId: z.string(), name: z.string(), guardianPhone: z.string(), campusId: z.string() })),
    total: z.int(),
  }),
  allow: { permission: ['member.view', 'schedule.edit'] },
});

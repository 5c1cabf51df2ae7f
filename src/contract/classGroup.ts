import { z } from 'zod';
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
  capacity: z.number().int(),
  members: z.number().int(),
  teacherIds: z.array(z.string()),
  assistantIds: z.array(z.string()),
  roomId: z.string().nullable(),
  k: Hundredths,
  state: z.enum(['planned', 'open', 'closed', 'cancelled']),
  plannedLessons: z.number().int(),
  scheduledLessons: z.number().int(),
  rolledLessons: z.number().int(),
});
export type ClassGroup = z.infer<typeof ClassGroup>;

export const getLineClassList = endpoint({
  method: 'get',
  path: 'lineClassMeg/getLineClassList',
  input: z.object({
    keyword: shortText(40).optional(),
    states: IdList.optional(),
    campusId: Id.optional(),
    courseId: Id.optional(),
    ...listInput,
  }),
  output: z.object({ list: z.array(ClassGroup), total: z.number().int() }),
  allow: { permission: ['class.view'] },
});

/** Sections of the version a class is on, in order, with those already taught or planned. */
export const getClassSectionList = endpoint({
  method: 'get',
  path: 'course/lineCourse/getClassSectionList',
  input: z.object({ classId: Id }),
  output: z.object({
    list: z.array(
      z.object({ sectionId: z.string(), no: z.number().int(), name: z.string(), usedOn: z.string().nullable() }),
    ),
  }),
  allow: { permission: ['schedule.view', 'course.view'] },
});

/** Students for pickers (select kid list of product.md section 7); phones are masked. */
export const selectKidList = endpoint({
  method: 'get',
  path: 'memberMegV1/selectKidList',
  input: z.object({ kidQuery: shortText(40).default(''), ...listInput }),
  output: z.object({
    list: z.array(z.object({ stuId: z.string(), name: z.string(), guardianPhone: z.string(), campusId: z.string() })),
    total: z.number().int(),
  }),
  allow: { permission: ['member.view', 'schedule.edit'] },
});

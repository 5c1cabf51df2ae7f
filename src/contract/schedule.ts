import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Lesson } from './lesson.ts';
import { DateText, FlagText, Hundredths, Id, IdList, IntText, shortText, TimeText } from './wire.ts';

const edit = { permission: ['schedule.edit'] } as const;
const view = { permission: ['schedule.view'] } as const;

/** The faces of the conflict check: 班级, 老师, 学员, 教室, 座位 and the additional ones. */
export const ConflictFace = z.enum([
  'class',
  'teacher',
  'student',
  'room',
  'seats',
  'travel',
  'gap',
  'window',
  'holiday',
  'endTime',
]);

/** One line of the conflict panel. hard = 不可排, soft = 可强排 (needs the right and a reason). */
export const ConflictItem = z.object({
  face: ConflictFace,
  level: z.enum(['hard', 'soft']),
  resourceId: z.string(),
  resourceName: z.string(),
  otherLessonId: z.string().optional(),
  start: TimeText,
  end: TimeText,
  message: z.string(),
});
export type ConflictItem = z.infer<typeof ConflictItem>;

/** A lesson to be placed. */
export const LessonDraft = z.object({
  hourTypeId: Id,
  classId: Id.optional(),
  /** Of a lesson without a class (own lesson). */
  stuIds: z.array(Id).max(30).default([]),
  sectionId: Id.nullable().optional(),
  date: DateText,
  start: TimeText,
  end: TimeText,
  teacherIds: z.array(Id).min(1, '请选择主讲老师').max(3, '主讲最多 3 位'),
  assistantIds: z.array(Id).max(3, '助教最多 3 位').default([]),
  campusId: Id,
  /** null: online. */
  roomId: Id.nullable(),
  k: Hundredths.min(0).max(2000).multipleOf(25, '单次扣课时应为 0.25 的倍数'),
  remark: shortText(200).default(''),
  /** Why a date before today is planned (补录). */
  backfillReason: shortText(100).optional(),
});
export type LessonDraft = z.input<typeof LessonDraft>;

/** Placement only: what the conflict check needs. */
export const DraftPlace = z.object({
  classId: Id.optional(),
  stuIds: z.array(Id).max(30).default([]),
  date: DateText,
  start: TimeText,
  end: TimeText,
  teacherIds: z.array(Id).max(6),
  assistantIds: z.array(Id).max(6).default([]),
  campusId: Id,
  roomId: Id.nullable(),
});

export const checkConflict = endpoint({
  method: 'post',
  path: 'timetable/checkConflict',
  input: z.object({
    drafts: z.array(DraftPlace).min(1).max(200),
    excludeLessonId: Id.optional(),
    excludeSeriesId: Id.optional(),
  }),
  output: z.object({ rows: z.array(z.object({ items: z.array(ConflictItem) })) }),
  allow: view,
  latest: true,
});

/** Up to 10 nearest free slots in which all four faces are free. */
export const getFreeSlots = endpoint({
  method: 'get',
  path: 'timetable/getFreeSlots',
  input: z.object({
    classId: Id.optional(),
    stuIds: IdList.optional(),
    teacherIds: IdList,
    assistantIds: IdList.optional(),
    campusId: Id,
    roomId: Id.optional(),
    minutes: IntText,
    from: DateText,
    to: DateText,
    excludeLessonId: Id.optional(),
  }),
  output: z.object({ slots: z.array(z.object({ date: DateText, start: TimeText, end: TimeText })) }),
  allow: view,
});

const PreviewRow = z.object({
  index: z.number().int(),
  date: DateText,
  start: TimeText,
  end: TimeText,
  teacherNames: z.array(z.string()),
  roomName: z.string().nullable(),
  sectionName: z.string().nullable(),
  result: z.enum(['ok', 'conflict', 'holiday', 'forced']),
  items: z.array(ConflictItem),
});

/** Dry run of a plan: writes nothing; `previewId` holds 30 minutes. */
export const previewSchedule = endpoint({
  method: 'post',
  path: 'timetable/previewSchedule',
  input: z.object({ draft: LessonDraft }),
  output: z.object({
    previewId: z.string(),
    rows: z.array(PreviewRow),
    totals: z.object({ ok: z.number().int(), conflict: z.number().int(), holiday: z.number().int() }),
    warnings: z.array(z.string()),
  }),
  allow: edit,
  latest: true,
});

/** Saves what was previewed. Result would differ: 409 数据已变化，请重新预览; refused by a rule: 422. */
export const addSchedule = endpoint({
  method: 'post',
  path: 'timetable/addSchedule',
  input: z.object({
    previewId: Id,
    mode: z.enum(['onlyOk', 'allOrNothing']),
    /** Rows forced although softly clashing, each with its reason (5–100 characters). */
    forced: z.array(z.object({ index: z.number().int(), reason: shortText(100) })).default([]),
    notify: FlagText.default(true),
  }),
  output: z.object({ batchId: z.string(), seriesId: z.string().nullable(), lessonIds: z.array(z.string()) }),
  allow: edit,
});

/** What of a lesson may change; fields left out stay. */
export const LessonPatch = z.object({
  date: DateText.optional(),
  start: TimeText.optional(),
  end: TimeText.optional(),
  roomId: Id.nullable().optional(),
  campusId: Id.optional(),
  teacherIds: z.array(Id).min(1).max(3).optional(),
  assistantIds: z.array(Id).max(3).optional(),
  sectionId: Id.nullable().optional(),
  k: Hundredths.min(0).max(2000).multipleOf(25).optional(),
  remark: shortText(200).optional(),
});

/** Moves or edits one lesson. Stale version: 409 with who and when; clash: 422 with every line. */
export const updateLesson = endpoint({
  method: 'post',
  path: 'timetable/updateLesson',
  input: z.object({
    lessonId: Id,
    version: z.number().int(),
    patch: LessonPatch,
    scope: z.literal('this').default('this'),
    reason: shortText(100).default(''),
    forcedReason: shortText(100).optional(),
    notify: FlagText.default(true),
  }),
  output: z.object({ batchId: z.string(), lessons: z.array(Lesson) }),
  allow: edit,
});

/** Takes a batch back while none of its lessons changed or was rolled since. */
export const undoBatch = endpoint({
  method: 'post',
  path: 'timetable/undoBatch',
  input: z.object({ batchId: Id }),
  output: z.object({
    restored: z.number().int(),
    blocked: z.array(z.object({ lessonId: z.string(), title: z.string(), why: z.string() })),
  }),
  allow: edit,
});

import * as z from 'zod/mini';
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
  otherLessonId: z.optional(z.string()),
  start: TimeText,
  end: TimeText,
  message: z.string(),
});
export type ConflictItem = z.infer<typeof ConflictItem>;

/** A lesson to be placed. */
export const LessonDraft = z.object({
  hourTypeId: Id,
  classId: z.optional(Id),
  /** Of a lesson without a class (own lesson). */
  stuIds: z._default(z.array(Id).check(z.maxLength(30)), []),
  sectionId: z.optional(z.nullable(Id)),
  date: DateText,
  start: TimeText,
  end: TimeText,
  teacherIds: z.array(Id).check(z.minLength(1, '请选择主讲老师'), z.maxLength(3, '主讲最多 3 位')),
  assistantIds: z._default(z.array(Id).check(z.maxLength(3, '助教最多 3 位')), []),
  campusId: Id,
  /** null: online. */
  roomId: z.nullable(Id),
  k: Hundredths.check(z.minimum(0), z.maximum(2000), z.multipleOf(25, '单次扣课时应为 0.25 的倍数')),
  remark: z._default(shortText(200), ''),
  /** Why a date before today is planned (补录). */
  backfillReason: z.optional(shortText(100)),
});
export type LessonDraft = z.input<typeof LessonDraft>;

/** Placement only: what the conflict check needs. */
export const DraftPlace = z.object({
  classId: z.optional(Id),
  stuIds: z._default(z.array(Id).check(z.maxLength(30)), []),
  date: DateText,
  start: TimeText,
  end: TimeText,
  teacherIds: z.array(Id).check(z.maxLength(6)),
  assistantIds: z._default(z.array(Id).check(z.maxLength(6)), []),
  campusId: Id,
  roomId: z.nullable(Id),
});

export const checkConflict = endpoint({
  method: 'post',
  path: 'timetable/checkConflict',
  input: z.object({
    drafts: z.array(DraftPlace).check(z.minLength(1), z.maxLength(200)),
    excludeLessonId: z.optional(Id),
    excludeSeriesId: z.optional(Id),
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
    classId: z.optional(Id),
    stuIds: z.optional(IdList),
    teacherIds: IdList,
    assistantIds: z.optional(IdList),
    campusId: Id,
    roomId: z.optional(Id),
    minutes: IntText,
    from: DateText,
    to: DateText,
    excludeLessonId: z.optional(Id),
  }),
  output: z.object({ slots: z.array(z.object({ date: DateText, start: TimeText, end: TimeText })) }),
  allow: view,
});

const PreviewRow = z.object({
  index: z.int(),
  date: DateText,
  start: TimeText,
  end: TimeText,
  teacherNames: z.array(z.string()),
  roomName: z.nullable(z.string()),
  sectionName: z.nullable(z.string()),
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
    totals: z.object({ ok: z.int(), conflict: z.int(), holiday: z.int() }),
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
    forced: z._default(z.array(z.object({ index: z.int(), reason: shortText(100) })), []),
    notify: z._default(FlagText, true),
  }),
  output: z.object({ batchId: z.string(), seriesId: z.nullable(z.string()), lessonIds: z.array(z.string()) }),
  allow: edit,
});

/** What of a lesson may change; fields left out stay. */
export const LessonPatch = z.object({
  date: z.optional(DateText),
  start: z.optional(TimeText),
  end: z.optional(TimeText),
  roomId: z.optional(z.nullable(Id)),
  campusId: z.optional(Id),
  teacherIds: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(3))),
  assistantIds: z.optional(z.array(Id).check(z.maxLength(3))),
  sectionId: z.optional(z.nullable(Id)),
  k: z.optional(Hundredths.check(z.minimum(0), z.maximum(2000), z.multipleOf(25))),
  remark: z.optional(shortText(200)),
});

/** Moves or edits one lesson. Stale version: 409 with who and when; clash: 422 with every line. */
export const updateLesson = endpoint({
  method: 'post',
  path: 'timetable/updateLesson',
  input: z.object({
    lessonId: Id,
    version: z.int(),
    patch: LessonPatch,
    scope: z._default(z.literal('this'), 'this'),
    reason: z._default(shortText(100), ''),
    forcedReason: z.optional(shortText(100)),
    notify: z._default(FlagText, true),
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
    restored: z.int(),
    blocked: z.array(z.object({ lessonId: z.string(), title: z.string(), why: z.string() })),
  }),
  allow: edit,
});

import { useRef } from 'react';
import { type ApiError, isApiError } from '../../api/ApiError.ts';
import { isTransport } from '../../api/catalogue.ts';
import type { LessonDetail } from '../../contract/lesson.ts';
import { addSchedule, previewSchedule, updateLesson } from '../../contract/schedule.ts';
import { forcedReasonFault } from '../../domain/schedule/verdict.ts';
import { useAction } from '../../hooks/useAction.ts';
import { useNotify } from '../../kit/context.ts';
import { draftOf, emptyValues, patchOf, type ScheduleErrors, type ScheduleValues } from './scheduleForm.ts';
import { timetableReads } from './timetableReads.ts';
import { undoSeconds, useUndoBatch } from './useUndoBatch.ts';

interface SaveOptions {
  lesson: LessonDetail | null;
  /** Field errors the server found. */
  setErrors: (errors: ScheduleErrors) => void;
  /** It was not saved; what was typed stays. */
  onFailed: (error: ApiError) => void;
}

const fieldNames = Object.keys(emptyValues) as (keyof ScheduleValues)[];

/** Server paths such as `draft.start` or `patch.roomId`, back to the fields of the form. */
export function fieldsOf(errors: Readonly<Record<string, string>>): ScheduleErrors {
  const rows = Object.entries(errors).flatMap(([path, text]) => {
    const name = fieldNames.find((one) => path.split('.').includes(one));
    return name ? [[name, text] as const] : [];
  });
  return Object.fromEntries(rows);
}

/** 已移动 where its place in the timetable changed, else 已修改. */
function changeWords(patch: object, count: number): string {
  return ['date', 'start', 'end'].some((name) => name in patch) ? `已移动 ${count} 节课` : `已修改 ${count} 节课`;
}

/** Saves a new lesson (dry run, then commit) or the changes of one. Answers whether it was saved. */
export function useSaveLesson({ lesson, setErrors, onFailed }: SaveOptions) {
  const notify = useNotify();
  const preview = useAction(previewSchedule);
  const add = useAction(addSchedule, { invalidates: timetableReads });
  const update = useAction(updateLesson, { invalidates: timetableReads });
  const undo = useUndoBatch();
  // A commit whose answer was lost is sent again as it was: a second dry run would make it another plan, saved twice.
  const sent = useRef<{ text: string; previewId: string; warnings: readonly string[] } | null>(null);

  const plan = async (values: ScheduleValues, forced: boolean) => {
    const text = JSON.stringify([values, forced]);
    const { previewId, warnings } =
      sent.current?.text === text ? sent.current : await preview.run({ draft: draftOf(values) });
    sent.current = { text, previewId, warnings };
    const { batchId, lessonIds } = await add.run({
      previewId,
      mode: 'allOrNothing',
      forced: forced ? [{ index: 0, reason: values.forcedReason.trim() }] : [],
      notify: values.notify,
    });
    sent.current = null;
    notify.undo(`已排 ${lessonIds.length} 节课`, { seconds: undoSeconds, onUndo: () => void undo(batchId) });
    for (const warning of warnings) notify.info(warning);
  };

  const change = async (values: ScheduleValues, before: LessonDetail, forced: boolean) => {
    const patch = patchOf(values, before);
    if (Object.keys(patch).length === 0) return notify.info('没有需要保存的修改');
    const { batchId, lessons } = await update.run({
      lessonId: before.lessonId,
      version: before.version,
      patch,
      notify: values.notify,
      ...(forced ? { forcedReason: values.forcedReason.trim() } : {}),
    });
    notify.undo(changeWords(patch, lessons.length), { seconds: undoSeconds, onUndo: () => void undo(batchId) });
  };

  const save = async (values: ScheduleValues, { forced }: { forced: boolean }): Promise<boolean> => {
    const fault = forced ? forcedReasonFault(values.forcedReason) : null;
    if (fault) {
      setErrors({ forcedReason: fault });
      return false;
    }
    try {
      await (lesson ? change(values, lesson, forced) : plan(values, forced));
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!isTransport(error.kind)) sent.current = null;
      if (error.kind === 'fields') setErrors(fieldsOf(error.fieldErrors));
      onFailed(error);
      return false;
    }
  };
  return { save, busy: preview.busy || add.busy || update.busy };
}

import { useRef } from 'react';
import { isApiError } from '../../api/ApiError.ts';
import { isTransport } from '../../api/catalogue.ts';
import type { LessonDetail } from '../../contract/lesson.ts';
import { addSchedule, previewSchedule, updateLesson } from '../../contract/schedule.ts';
import { useAction } from '../../hooks/useAction.ts';
import { useNotify } from '../../kit/context.ts';
import { draftOf, patchOf, type ScheduleValues } from './scheduleForm.ts';
import { timetableReads } from './timetableReads.ts';
import { undoSeconds, useUndoBatch } from './useUndoBatch.ts';

/** 已移动 where its place in the timetable changed, else 已修改. */
function changeWords(patch: object, count: number): string {
  return ['date', 'start', 'end'].some((name) => name in patch) ? `已移动 ${count} 节课` : `已修改 ${count} 节课`;
}

/** Saves a new lesson (dry run, then commit) or the changes of one. Rejects with `ApiError` where it was not saved. */
export function useSaveLesson(lesson: LessonDetail | null) {
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

  return async (values: ScheduleValues, forced: boolean): Promise<void> => {
    try {
      await (lesson ? change(values, lesson, forced) : plan(values, forced));
    } catch (error) {
      if (isApiError(error) && !isTransport(error.kind)) sent.current = null;
      throw error;
    }
  };
}

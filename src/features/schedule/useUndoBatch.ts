import { isApiError } from '../../api/ApiError.ts';
import { undoBatch } from '../../contract/schedule.ts';
import { useAction } from '../../hooks/useAction.ts';
import { useNotify } from '../../kit/context.ts';
import { timetableReads } from './timetableReads.ts';

/** How long 撤销 is offered (S3). */
export const undoSeconds = 10;

/** Takes a batch back and says what came of it. */
export function useUndoBatch() {
  const notify = useNotify();
  const undo = useAction(undoBatch, { invalidates: timetableReads });
  return async (batchId: string) => {
    try {
      const { restored, blocked } = await undo.run({ batchId });
      const [first] = blocked;
      if (first) notify.error(`有 ${blocked.length} 节未能撤销：${first.title}，${first.why}`);
      else notify.success(`已撤销 ${restored} 节课的改动`);
    } catch (error) {
      // The kit has told the user; the batch stays as it is and can be undone from the log.
      if (!isApiError(error)) throw error;
    }
  };
}

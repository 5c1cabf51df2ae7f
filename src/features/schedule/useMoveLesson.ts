import { useCallback, useState } from 'react';
import { type ApiError, isApiError } from '../../api/ApiError.ts';
import { isTransport } from '../../api/catalogue.ts';
import type { TimetableTarget } from '../../components/Timetable/types.ts';
import type { Lesson } from '../../contract/lesson.ts';
import { updateLesson } from '../../contract/schedule.ts';
import { useAction } from '../../hooks/useAction.ts';
import { useKit, useNotify } from '../../kit/context.ts';
import { callPrefix } from '../../kit/queryKeys.ts';
import { type MoveVerdict, refusedVerdict } from './localWorld.ts';
import { timetableReads } from './timetableReads.ts';
import { undoSeconds, useUndoBatch } from './useUndoBatch.ts';

/** Why a move that was confirmed has not happened; the dialog stays with what was typed. */
export type MoveProblem = Pick<ApiError, 'text'> & { readonly kind: 'lost' | 'raced' | 'refused' };

/** A move that waits for the operator's word. */
export interface AskedMove {
  readonly lesson: Lesson;
  readonly target: TimetableTarget;
  /** By what is loaded, and after a refusal by the server. */
  readonly verdict: MoveVerdict;
  readonly problem: MoveProblem | null;
  readonly settle: (moved: boolean) => void;
}

export interface MoveAnswer {
  readonly reason: string;
  readonly forcedReason?: string;
  readonly notify: boolean;
}

/** The move was called off or refused; the grid puts the card back. */
class MoveCalledOff extends Error {}

/** What a failed save does to the question; null: nothing more can be done in the dialog. */
function after(asked: AskedMove, error: ApiError): AskedMove | null {
  const { text } = error;
  // The way failed, nothing is known: 重试 sends the same intent again.
  if (isTransport(error.kind)) return { ...asked, problem: { kind: 'lost', text } };
  if (error.kind === 'raced') return { ...asked, problem: { kind: 'raced', text } };
  if (error.kind !== 'refused') return null;
  return { ...asked, verdict: refusedVerdict(error, asked.verdict), problem: { kind: 'refused', text } };
}

/**
 * Moves a lesson on the grid: asks first (what changes, whom to tell, 强排原因), saves, offers 撤销. The promise of `move`
 * rejects when it was called off or refused, so that the card returns.
 * @param show opens the lesson as it now is, after somebody else was faster
 */
export function useMoveLesson(
  verdictOf: (lesson: Lesson, target: TimetableTarget) => MoveVerdict,
  show: (lessonId: string) => void,
) {
  const { queryClient } = useKit();
  const notify = useNotify();
  const undo = useUndoBatch();
  const update = useAction(updateLesson);
  const [asked, setAsked] = useState<AskedMove | null>(null);

  /** Waits until the grid's own reads know the truth, so that the card never jumps. */
  const reread = useCallback(
    () => Promise.all(timetableReads.map((one) => queryClient.invalidateQueries({ queryKey: callPrefix(one) }))),
    [queryClient],
  );

  const move = useCallback(
    (lesson: Lesson, target: TimetableTarget) =>
      new Promise<void>((resolve, reject) => {
        const settle = (moved: boolean) => {
          setAsked(null);
          if (moved) resolve();
          else reject(new MoveCalledOff());
        };
        setAsked({ lesson, target, verdict: verdictOf(lesson, target), problem: null, settle });
      }),
    [verdictOf],
  );

  const confirm = async ({ reason, forcedReason, notify: tell }: MoveAnswer) => {
    if (!asked) return;
    const { lesson, target, settle } = asked;
    try {
      const { batchId } = await update.run({
        lessonId: lesson.lessonId,
        version: lesson.version,
        patch: { date: target.date, start: target.start, end: target.end },
        reason,
        notify: tell,
        ...(forcedReason ? { forcedReason } : {}),
      });
      await reread();
      settle(true);
      notify.undo('已移动 1 节课', { seconds: undoSeconds, onUndo: () => void undo(batchId) });
    } catch (error) {
      if (!isApiError(error)) throw error;
      const next = after(asked, error);
      if (next) return setAsked(next);
      settle(false);
      void reread();
    }
  };

  const cancel = () => {
    if (!asked) return;
    asked.settle(false);
    // Somebody changed it, or took the place: the grid must not go on showing what was.
    if (asked.problem) void reread();
  };
  const showLatest = () => {
    if (!asked) return;
    cancel();
    show(asked.lesson.lessonId);
  };
  return { move, asked, confirm, cancel, showLatest, busy: update.busy };
}

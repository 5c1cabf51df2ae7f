import { useCallback, useMemo, useState } from 'react';
import type { TimetableLesson, TimetableTarget } from './types.ts';

/** A dropped lesson whose move has not been confirmed yet. */
export interface PendingMove {
  target: TimetableTarget;
  /** The resource it was dragged away from. */
  fromResource: string | undefined;
}

function moved<T>(lesson: TimetableLesson<T>, { target, fromResource }: PendingMove): TimetableLesson<T> {
  const { date, start, end, resourceId } = target;
  if (!resourceId || resourceId === fromResource) return { ...lesson, date, start, end };
  const others = (lesson.resourceIds ?? []).filter((id) => id !== fromResource && id !== resourceId);
  return { ...lesson, date, start, end, resourceIds: [...others, resourceId] };
}

/** The lessons with dropped ones already at their new place, until the caller's promise settles. */
export function usePendingMoves<T>(lessons: readonly TimetableLesson<T>[]) {
  const [pending, setPending] = useState<ReadonlyMap<string, PendingMove>>(new Map());
  const shown = useMemo(() => {
    if (pending.size === 0) return lessons;
    return lessons.map((lesson) => {
      const move = pending.get(lesson.id);
      return move ? moved(lesson, move) : lesson;
    });
  }, [lessons, pending]);

  /** Shows the lesson at its target while `work` runs. Resolves to false when it was rejected. */
  const hold = useCallback(async (id: string, move: PendingMove, work: Promise<unknown>): Promise<boolean> => {
    setPending((now) => new Map(now).set(id, move));
    const settle = () =>
      setPending((now) => {
        const rest = new Map(now);
        if (rest.get(id) === move) rest.delete(id);
        return rest;
      });
    try {
      await work;
      settle();
      return true;
    } catch {
      // The caller made the promise and tells why it failed; here the card only returns.
      settle();
      return false;
    }
  }, []);

  return { shown, pending, hold };
}

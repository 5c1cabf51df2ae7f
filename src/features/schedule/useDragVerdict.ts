import { useCallback, useMemo } from 'react';
import type { TimetableTarget } from '../../components/Timetable/types.ts';
import { type Campus, getClassroom } from '../../contract/company.ts';
import type { Lesson } from '../../contract/lesson.ts';
import { checkConflicts } from '../../domain/schedule/conflicts.ts';
import { skipToken, useCall } from '../../hooks/useCall.ts';
import { draftAt, localIndex, type MoveVerdict, verdictOf } from './localWorld.ts';
import type { TimetableData } from './useTimetableData.ts';

const noRooms: readonly never[] = [];

/**
 * The conflict rule over what is loaded, as a function a drag can ask for every place it passes.
 * @param campusId whose rooms are known: of the campus in view, or of the lesson in hand
 */
export function useDragVerdict(
  data: Pick<TimetableData, 'lessons' | 'blocks' | 'holidays'>,
  campusId: string | null,
  campuses: readonly Campus[],
): (lesson: Lesson, target: TimetableTarget) => MoveVerdict {
  const read = useCall(getClassroom, campusId ? { campusId } : skipToken, { staleMs: 300_000, quiet: true });
  const rooms = read.state === 'ready' ? read.data.list : noRooms;
  const index = useMemo(() => localIndex(data, rooms, campuses), [data, rooms, campuses]);
  return useCallback(
    (lesson, target) => verdictOf(checkConflicts([draftAt(lesson, target)], index)[0]?.items ?? []),
    [index],
  );
}

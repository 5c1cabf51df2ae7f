import type { Holiday } from '../../contract/company.ts';
import type { Block, Lesson } from '../../contract/lesson.ts';
import { getMyTimetable, getTimetable } from '../../contract/timetable.ts';
import { type CallResult, skipToken, useCall } from '../../hooks/useCall.ts';
import type { ScheduleScope } from './scheduleView.ts';

/** Lessons of the range, whoever's they are. */
export interface TimetableData {
  readonly lessons: readonly Lesson[];
  readonly blocks: readonly Block[];
  readonly holidays: readonly Holiday[];
  /** Past lessons without roll-call outside the range. */
  readonly unrolledBefore: readonly Lesson[];
  readonly next: Lesson | null;
  readonly asOf: string;
}

interface Wanted {
  readonly from: string;
  readonly to: string;
  readonly scope: ScheduleScope;
  /** null: all the viewer sees. */
  readonly campusId: string | null;
}

const options = { keepPrevious: true, staleMs: 30_000, quiet: true } as const;

function mapped<T>(result: CallResult<T>, read: (data: T) => TimetableData): CallResult<TimetableData> {
  return result.state === 'ready' ? { ...result, data: read(result.data) } : result;
}

/**
 * Own lessons, or those of a campus: the same shape for the screen. Filters narrow what is shown, never what is read:
 * the conflict rule of a drag needs all of it.
 * @param wanted null: nothing is asked, the answer stays pending.
 */
export function useTimetableData(wanted: Wanted | null): CallResult<TimetableData> {
  const range = wanted && { from: wanted.from, to: wanted.to };
  const campusId = wanted?.campusId;
  const mine = useCall(getMyTimetable, range && wanted?.scope === 'mine' ? range : skipToken, options);
  const campus = useCall(
    getTimetable,
    range && wanted?.scope === 'campus' ? { pivot: 'room', ...range, ...(campusId ? { campusId } : {}) } : skipToken,
    options,
  );
  return wanted?.scope === 'campus'
    ? mapped(campus, ({ lessons, blocks, holidays, asOf }) => ({
        lessons,
        blocks,
        holidays,
        unrolledBefore: [],
        next: null,
        asOf,
      }))
    : mapped(mine, (data) => data);
}

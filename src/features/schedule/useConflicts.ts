import { checkConflict, type ConflictItem } from '../../contract/schedule.ts';
import type { InputOf } from '../../contract/endpoint.ts';
import { skipToken, useCall } from '../../hooks/useCall.ts';
import { useDebounced } from '../../hooks/useDebounced.ts';

type Place = InputOf<typeof checkConflict>['drafts'][number];

/**
 * The four-way check of a place, asked of the server when typing rests. The lines of the last place stay in view while a
 * new one is checked. `recheck` after a save that the server refused: somebody took the slot in between.
 */
export function useConflicts(place: Place | null, excludeLessonId: string | undefined) {
  const key = place ? JSON.stringify(place) : '';
  const settled = useDebounced(key, 400);
  const wanted = settled ? (JSON.parse(settled) as Place) : null;
  const answer = useCall(
    checkConflict,
    wanted ? { drafts: [wanted], ...(excludeLessonId ? { excludeLessonId } : {}) } : skipToken,
    { keepPrevious: true, quiet: true },
  );
  const checked = wanted && answer.state === 'ready' ? (answer.data.rows[0]?.items ?? []) : null;
  const items: readonly ConflictItem[] | null = place ? checked : null;
  return {
    items,
    hard: items?.some(({ level }) => level === 'hard') ?? false,
    checking:
      place !== null &&
      (settled !== key || answer.state === 'pending' || (answer.state === 'ready' && answer.refreshing)),
    failure: place && answer.state === 'error' ? `冲突检查失败：${answer.error.text}，保存时会再次检查` : undefined,
    recheck: () => {
      if (answer.state === 'ready') answer.refresh();
      if (answer.state === 'error') answer.retry();
    },
  };
}

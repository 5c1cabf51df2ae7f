import { useCallback, useMemo } from 'react';
import { type Campus, getCampusList } from '../contract/company.ts';
import { useNavigation, useSession, useSessionActions } from '../kit/context.ts';
import { type CallResult, useCall } from './useCall.ts';

export interface CampusChoice {
  /** The campus all lists show; null: 全部校区, as far as the identity sees them. */
  readonly campusId: string | null;
  /** The campus a new record starts with: the one shown, else the first; null while the list is not known. */
  readonly homeId: string | null;
  /** Campuses the identity may see; none while the list is not known. */
  readonly campuses: readonly Campus[];
  readonly list: CallResult<{ campusVOS: Campus[] }>;
  readonly choose: (campusId: string | null) => void;
}

/** The campus the user works at: `?campusId=` of the address wins, then the one chosen in the shell's switch. */
export function useCampus(): CampusChoice {
  const { search } = useNavigation();
  const actions = useSessionActions();
  const chosen = useSession((state) => state.campusId);
  const allowed = useSession((state) => state.business?.campusIds);
  const list = useCall(getCampusList, {}, { staleMs: 300_000, quiet: true });
  const choose = useCallback((campusId: string | null) => actions.remember({ campusId }), [actions]);
  const wanted = new URLSearchParams(search).get('campusId') ?? chosen;
  return useMemo(() => {
    const all = list.state === 'ready' ? list.data.campusVOS.filter(({ state }) => state !== 'disabled') : [];
    const campuses = allowed?.length ? all.filter(({ id }) => allowed.includes(id)) : all;
    // Until the list is known the wish is taken at its word: the server decides about rights anyway.
    const campusId = list.state !== 'ready' || campuses.some(({ id }) => id === wanted) ? wanted : null;
    return { campusId, homeId: campusId ?? campuses[0]?.id ?? null, campuses, list, choose };
  }, [list, allowed, wanted, choose]);
}

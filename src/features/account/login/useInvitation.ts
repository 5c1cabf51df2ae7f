import { useEffect, useMemo } from 'react';
import { useKit, useNavigation } from '../../../kit/context.ts';
import { type Invitation, invitationOf, keepInvitation, keptInvitation } from './invitation.ts';

const preference = 'invitation';

/** The invitation of the link, or that of one opened in this browser within the last 24 hours. */
export function useInvitation(): Invitation {
  const { preferences, clock } = useKit();
  const { search } = useNavigation();
  const fresh = useMemo(() => invitationOf(search), [search]);
  const isFresh = Object.keys(fresh).length > 0;

  useEffect(() => {
    if (isFresh) preferences.set(preference, keepInvitation(fresh, clock.ownMs()));
  }, [fresh, isFresh, preferences, clock]);

  return isFresh ? fresh : keptInvitation(preferences.get(preference), clock.ownMs());
}

import { isApiError } from '../api/ApiError.ts';
import { checkUser, getLoginInfo } from '../contract/login.ts';
import { restoreIdentity } from '../domain/identities.ts';
import type { Identity } from '../domain/identityTypes.ts';
import type { SessionActions, SessionDeps } from './actions.ts';
import { contextFieldsAs, isSignedIn } from './state.ts';
import * as to from './transitions.ts';

export type Loading = Pick<SessionActions, 'reload' | 'ensureLoaded' | 'choose' | 'refreshRights'>;

/** Reading login info, choosing an identity, keeping its rights. */
export function createLoading({ client, session, onCacheCleared }: SessionDeps): Loading {
  let reloading: Promise<Identity | null> | undefined;
  let refreshing: Promise<void> | undefined;

  const rightsOf = (identity: Identity, quiet: boolean) => {
    const { companyId, roleId, stuId } = identity;
    const context = contextFieldsAs(session.getState(), identity);
    return client.call(checkUser, { companyId, roleId, ...(stuId ? { stuId } : {}) }, { context, quiet });
  };

  const choose = async (identity: Identity) => {
    if (!identity.choosable) {
      throw new Error(
        `choose(): the identity ${identity.ids} cannot be chosen (${identity.reason ?? 'no reason given'}).`,
      );
    }
    const rights = await rightsOf(identity, false);
    const before = session.getState();
    if (!isSignedIn(before)) return;
    session.setState(to.identityChosen(before, identity, rights), true);
    // A mere change of child in the same institution keeps what was read: its key names the child.
    const sameHat = before.identity?.companyId === identity.companyId && before.identity.roleId === identity.roleId;
    if (!sameHat) onCacheCleared?.('session');
    if (before.identity?.ids !== identity.ids) {
      session.tabs.post({ type: 'identity', ids: identity.ids, displayName: identity.displayName });
    }
  };

  const load = async (prefer?: string) => {
    session.setState({ loadError: null });
    try {
      const info = await client.call(getLoginInfo, {});
      if (!isSignedIn(session.getState())) return null;
      session.setState(to.infoLoaded(session.getState(), info), true);
      const { identities, lastRole } = session.getState();
      const identity = restoreIdentity(identities, prefer ?? lastRole ?? info.lastIdentityIds);
      if (identity) await choose(identity);
      else session.setState(to.mustChoose(session.getState()), true);
      return identity;
    } catch (error) {
      if (isApiError(error) && isSignedIn(session.getState())) {
        session.setState(to.loadFailed(session.getState(), error.text), true);
      }
      throw error;
    }
  };

  const reload = (prefer?: string) => {
    reloading ??= load(prefer).finally(() => {
      reloading = undefined;
    });
    return reloading;
  };

  return {
    choose,
    reload,
    async ensureLoaded() {
      if (session.getState().status !== 'loading') return;
      try {
        await reload();
      } catch (error) {
        if (!isApiError(error)) throw error;
      }
    },
    refreshRights() {
      const { identity, status } = session.getState();
      if (!identity || status !== 'ready') return Promise.resolve();
      refreshing ??= rightsOf(identity, true)
        .then((rights) => {
          const now = session.getState();
          if (now.identity?.ids === identity.ids) session.setState(to.rightsLoaded(now, rights), true);
        })
        .catch((error: unknown) => {
          if (!isApiError(error)) throw error;
        })
        .finally(() => {
          refreshing = undefined;
        });
      return refreshing;
    },
  };
}

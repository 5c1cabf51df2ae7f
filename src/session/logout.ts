import { isApiError } from '../api/ApiError.ts';
import { logout as logoutCall } from '../contract/login.ts';
import type { SessionDeps } from './actions.ts';
import { contextFields, isSignedIn, type LoginNotice } from './state.ts';
import * as to from './transitions.ts';

export interface Logout {
  /** Ends the session here, on the server and in the other tabs. Works without a network too. */
  logout: () => void;
  /** Codes 102 and 103: the same, with the reason for the login card. */
  forceLogout: (notice: LoginNotice) => void;
  /** Code 2: resets uid, token and companyId; the last role stays. */
  expire: () => void;
}

export function createLogout({ client, session, onLoggedOut, onCacheCleared }: SessionDeps): Logout {
  const end = (notice: LoginNotice | null) => {
    const before = session.getState();
    if (isSignedIn(before)) {
      // The server hears of it in the old session's name; whether it does changes nothing here.
      client.call(logoutCall, {}, { context: contextFields(before), quiet: true }).catch((error: unknown) => {
        if (!isApiError(error)) throw error;
      });
    }
    session.setState(to.loggedOut(before, notice), true);
    onCacheCleared?.('session');
    session.tabs.post({ type: 'loggedOut' });
  };
  return {
    logout() {
      end(null);
      onLoggedOut?.();
    },
    forceLogout: end,
    expire() {
      session.setState(to.expired(session.getState()), true);
      onCacheCleared?.('session');
    },
  };
}

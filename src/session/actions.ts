import { ApiError } from '../api/ApiError.ts';
import { catalogueOfKind } from '../api/catalogue.ts';
import type { ApiClient } from '../api/client.ts';
import type { Identity } from '../domain/identityTypes.ts';
import type { SessionStore } from './createSession.ts';
import { createLoading } from './loading.ts';
import { createLogout, type Logout } from './logout.ts';
import { createMemory, type Memory } from './memory.ts';
import { createSignIn, type SmsSignIn } from './signIn.ts';

export interface SessionDeps {
  client: ApiClient;
  session: SessionStore;
  /** The user pressed 退出登录 and is out. */
  onLoggedOut?: () => void;
  /** What was remembered of the server is no longer to be shown: a page clears it, or the user or the hat changed. */
  onCacheCleared?: (why: 'page' | 'session') => void;
  /** A sign-in was refused because another tab is signing in. */
  onRefused?: (text: string) => void;
}

export interface SessionActions extends Logout, Memory {
  /**
   * Signs in by the code sent. While it runs a second attempt of this tab is ignored: it gets the running one.
   * @returns the identity chosen, or null where the user has to choose
   * @throws ApiError; of kind `aborted` while another tab signs in (正在登录，请稍候)
   */
  loginBySms: (form: SmsSignIn) => Promise<Identity | null>;
  /**
   * Reads login info anew and restores or finds the identity.
   * @param prefer ids of the identity to choose, e.g. of a student just added
   * @returns the identity chosen, or null where the user has to choose
   */
  reload: (prefer?: string) => Promise<Identity | null>;
  /** `reload` where it is due and not running; a failure is kept as `loadError`. */
  ensureLoaded: () => Promise<void>;
  /** Changes the identity. @throws Error when it cannot be chosen; ApiError when the server refuses. */
  choose: (identity: Identity) => Promise<void>;
  /** Reads the map of rights anew; failures change nothing. */
  refreshRights: () => Promise<void>;
}

/** The acts of a session. Reads and writes the store; shows nothing and goes nowhere. */
export function createSessionActions(deps: SessionDeps): SessionActions {
  const { session } = deps;
  const loading = createLoading(deps);
  const signIn = createSignIn(deps, loading);
  let running: Promise<Identity | null> | undefined;

  const refused = () => {
    const message = '正在登录，请稍候';
    deps.onRefused?.(message);
    return new ApiError({ entry: catalogueOfKind('aborted'), endpoint: 'as/login/smsauthcode', message });
  };

  const locked = async (form: SmsSignIn) => {
    const release = session.takeSignInLock();
    if (!release) throw refused();
    try {
      return await signIn(form);
    } finally {
      release();
    }
  };

  return {
    ...loading,
    async ensureLoaded() {
      // A sign-in under way loads everything itself.
      if (running) await running.catch(() => null);
      else await loading.ensureLoaded();
    },
    ...createLogout(deps),
    ...createMemory(session, deps.onCacheCleared),
    loginBySms(form) {
      running ??= locked(form).finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

import type { ContextFields } from '../api/request.ts';
import type { Identity } from '../domain/identityTypes.ts';
import type { NavigationSession } from '../domain/navigation.ts';
import { emptyPersisted, type Persisted } from './persisted.ts';

/**
 * - `anonymous`: no token or no uid;
 * - `loading`: signed in, login info or rights not read yet (again);
 * - `choosing`: signed in, the user has to choose an identity;
 * - `ready`: an identity is chosen and its rights are known.
 */
export type SessionStatus = 'anonymous' | 'loading' | 'choosing' | 'ready';

/** Why the session ended, for the banner of the login card. */
export interface LoginNotice {
  readonly reason: 'elsewhere' | 'disabled';
  readonly text: string;
}

/** Everything of the session. What `Persisted` names outlives the visit. */
export interface SessionState extends Persisted {
  readonly status: SessionStatus;
  /** All identities of the user, in the order of the chooser. */
  readonly identities: readonly Identity[];
  /** The chosen one. While `loading` after a reload it is the one of the last visit. */
  readonly identity: Identity | null;
  readonly loginNotice: LoginNotice | null;
  /** Chinese sentence; login info could not be read, 重试 is `reload()`. */
  readonly loadError: string | null;
  /** Display name of the identity another tab changed to: this tab must be loaded anew before it writes. */
  readonly changedElsewhere: string | null;
  /** ids of the identity the chooser stands on first. */
  readonly chooserFocus: string | null;
}

export const emptyState: SessionState = {
  ...emptyPersisted,
  status: 'anonymous',
  identities: [],
  identity: null,
  loginNotice: null,
  loadError: null,
  changedElsewhere: null,
  chooserFocus: null,
};

/** Signed in = a stored token **and** a user id (product.md section 4). */
export function isSignedIn({ token, uid }: Pick<SessionState, 'token' | 'uid'>): boolean {
  return token !== '' && uid !== '';
}

/** What the navigation guard asks of a session. */
export function guardFacts(state: SessionState): NavigationSession {
  return {
    signedIn: isSignedIn(state),
    isStudent: state.userInfo?.isStudent ?? false,
    identity: state.identity,
    auth: state.business?.auth ?? {},
    initSuccess: state.initSuccess,
  };
}

type Hat = Pick<Identity, 'companyId' | 'roleId' | 'stuId'>;

/** What every call carries. */
export function contextFields(
  state: Pick<SessionState, 'uid' | 'token' | 'companyId'> & { identity: Hat | null },
): ContextFields {
  const { uid, token, companyId, identity } = state;
  return {
    ...(uid ? { uid } : {}),
    ...(token ? { token } : {}),
    ...(companyId ? { companyId } : {}),
    ...(identity?.roleId ? { roleId: identity.roleId } : {}),
    ...(identity?.stuId ? { stuId: identity.stuId } : {}),
    loginChannel: 'pc',
  };
}

/** What a call carries that is made in the name of another identity. */
export function contextFieldsAs({ uid, token }: SessionState, identity: Hat): ContextFields {
  return contextFields({ uid, token, companyId: identity.companyId, identity });
}

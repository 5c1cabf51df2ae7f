import { isApiError } from '../api/ApiError.ts';
import { addCompanyRole, getLoginInfo, loginBySms } from '../contract/login.ts';
import { afterSmsLogin } from '../domain/identities.ts';
import { platformCompanyId } from '../domain/identityRecord.ts';
import type { Identity } from '../domain/identityTypes.ts';
import type { SessionDeps } from './actions.ts';
import type { Loading } from './loading.ts';
import { isSignedIn } from './state.ts';
import * as to from './transitions.ts';

export interface SmsSignIn {
  phone: string;
  /** Six digits. */
  authCode: string;
  /** 7天免登录. @default false */
  keep7d?: boolean;
  /** Version of the terms the user ticked. */
  consentVersion?: string;
  /** Institution a shared link names. */
  companyId?: string;
  /** Who shared it. */
  recommendUid?: string;
  inviteCode?: string;
}

/** Sign-in by SMS, step by step as the decision of the trade's rules says. */
export function createSignIn({ client, session }: SessionDeps, { choose }: Pick<Loading, 'choose'>) {
  const addRole = async (companyId: string, addParentRole: 0 | 1, recommendUid: string | undefined) => {
    await client.call(addCompanyRole, { companyId, addParentRole, ...(recommendUid ? { recommendUid } : {}) });
    const info = await client.call(getLoginInfo, {});
    session.setState(to.infoLoaded(session.getState(), info), true);
  };

  const settle = async (
    { companyId, recommendUid }: SmsSignIn,
    remembered: string | null,
  ): Promise<Identity | null> => {
    const added: string[] = [];
    for (;;) {
      const { identities, lastRole } = session.getState();
      const decision = afterSmsLogin({
        identities,
        lastIds: lastRole ?? remembered,
        inviteCompanyId: companyId,
        added,
      });
      if (decision.act === 'addRole') {
        added.push(decision.companyId);
        await addRole(decision.companyId, decision.addParentRole, recommendUid);
      } else if (decision.act === 'ask') {
        session.setState(to.mustChoose(session.getState(), decision.focus), true);
        return null;
      } else {
        // Also where the last role stays ("done"): its rights are still to be read.
        await choose(decision.identity);
        return decision.identity;
      }
    }
  };

  return async function signIn(form: SmsSignIn): Promise<Identity | null> {
    const { phone, authCode, keep7d = false, consentVersion } = form;
    const result = await client.call(loginBySms, {
      phone,
      authCode,
      type: 'login',
      companyId: platformCompanyId,
      channel: 'pc',
      keep7d,
      ...(consentVersion === undefined ? {} : { consentVersion }),
    });
    session.setState(to.infoLoaded(to.signedIn(session.getState(), result.userToken), result), true);
    try {
      return await settle(form, result.lastIdentityIds);
    } catch (error) {
      const now = session.getState();
      if (isApiError(error) && isSignedIn(now)) session.setState(to.loadFailed(now, error.text), true);
      throw error;
    } finally {
      // Not before: the others read what was stored, the chosen role too.
      session.tabs.post({ type: 'signedIn' });
    }
  };
}

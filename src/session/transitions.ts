import type { OutputOf } from '../contract/endpoint.ts';
import type { checkUser, LoginInfo } from '../contract/login.ts';
import type { Identity } from '../domain/identityTypes.ts';
import { identitiesOf } from '../domain/identities.ts';
import { emptyPersisted } from './persisted.ts';
import { emptyState, isSignedIn, type LoginNotice, type SessionState } from './state.ts';

type Rights = OutputOf<typeof checkUser>;

/** Every answer remembered and every scratch value: what "the local cache is cleared" means (chapter 1.3). */
const localCache = {
  bucketUrl: emptyPersisted.bucketUrl,
  liveTokens: emptyPersisted.liveTokens,
  business: emptyPersisted.business,
  hasPermission: emptyPersisted.hasPermission,
  companyList: emptyPersisted.companyList,
  bindCompany: emptyPersisted.bindCompany,
  courseInfoIsEdit: emptyPersisted.courseInfoIsEdit,
  currentEditCourseKind: emptyPersisted.currentEditCourseKind,
  adminActivityPath: emptyPersisted.adminActivityPath,
  testIdentity: emptyPersisted.testIdentity,
  taskDefinitionKeyList: emptyPersisted.taskDefinitionKeyList,
};

/** A fresh token. Another person than before finds nothing of the one before but the flags kept per user. */
export function signedIn(state: SessionState, { token, uid }: { token: string; uid: string }): SessionState {
  const samePerson = state.userInfo === null || state.userInfo.uid === uid;
  const kept = samePerson ? state : { ...emptyState, guides: state.guides, showInitTip: state.showInitTip };
  return { ...kept, token, uid, status: 'loading', loginNotice: null, loadError: null, changedElsewhere: null };
}

export function infoLoaded(state: SessionState, info: LoginInfo): SessionState {
  return {
    ...state,
    userInfo: info.userInfo,
    companyList: info.compBaseInfos,
    identities: identitiesOf(info.compBaseInfos),
    loadError: null,
  };
}

export function loadFailed(state: SessionState, text: string): SessionState {
  return { ...state, loadError: text };
}

/** @param focus ids of the identity the chooser stands on first */
export function mustChoose(state: SessionState, focus: string | null = null): SessionState {
  const none = { identity: null, companyId: '', roleIds: [], chooserFocus: focus };
  return { ...state, ...localCacheOf(state), ...none, status: 'choosing' };
}

/** Keeps the institutions: the chooser lists them. */
function localCacheOf({ companyList }: SessionState) {
  return { ...localCache, companyList };
}

export function rightsLoaded(state: SessionState, { roleIds, business, initSuccess }: Rights): SessionState {
  const hasPermission = Object.values(business.auth).some(Boolean);
  return { ...state, roleIds, business, initSuccess, hasPermission };
}

/** The identity with its rights, remembered as the last role. */
export function identityChosen(state: SessionState, identity: Identity, rights: Rights): SessionState {
  const sameCompany = state.companyId === identity.companyId;
  return rightsLoaded(
    {
      ...state,
      ...localCacheOf(state),
      identity,
      companyId: identity.companyId,
      lastRole: identity.ids,
      // Work starts at one's own first campus; 全部校区 is a choice.
      campusId: sameCompany ? state.campusId : (rights.business.campusIds[0] ?? null),
      status: 'ready',
      loadError: null,
      changedElsewhere: null,
      chooserFocus: null,
    },
    rights,
  );
}

export function localCacheCleared(state: SessionState): SessionState {
  const status = state.status === 'ready' ? 'loading' : state.status;
  return { ...state, ...localCache, roleIds: [], status };
}

/** Kept over a logout: the guide flags and the tip flag, each per user. Drafts stand in a place of their own. */
export function loggedOut(state: SessionState, notice: LoginNotice | null = null): SessionState {
  return { ...emptyState, guides: state.guides, showInitTip: state.showInitTip, loginNotice: notice };
}

/** Code 2: uid, token and companyId are reset, the last role stays. */
export function expired(state: SessionState): SessionState {
  return {
    ...state,
    ...localCache,
    uid: '',
    token: '',
    companyId: '',
    roleIds: [],
    identities: [],
    identity: null,
    status: 'anonymous',
    loadError: null,
    changedElsewhere: null,
  };
}

/** What a page starts with: the identity of the last visit stands at once, its rights are asked anew. */
export function restored(state: SessionState): SessionState {
  if (!isSignedIn(state)) return { ...state, status: 'anonymous', identities: [], identity: null };
  const identities = identitiesOf(state.companyList);
  const identity = identities.find(({ ids }) => ids === state.lastRole) ?? null;
  return { ...state, identities, identity, status: 'loading' };
}

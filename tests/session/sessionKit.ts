import { ApiError } from '../../src/api/ApiError.ts';
import { catalogueOfCode } from '../../src/api/catalogue.ts';
import type { ApiClient, CallOptions } from '../../src/api/client.ts';
import type { AnyEndpoint, OutputOf } from '../../src/contract/endpoint.ts';
import {
  type CompBaseInfo,
  checkUser,
  getLoginInfo,
  type LoginInfo,
  type LoginResult,
  loginBySms,
} from '../../src/contract/login.ts';
import { createSessionActions } from '../../src/session/actions.ts';
import { createSession } from '../../src/session/createSession.ts';
import { createMemoryStorage, type StorageLike } from '../../src/session/storage.ts';
import type { TabChannel, TabMessage } from '../../src/session/tabs.ts';

type Role = CompBaseInfo['roleBaseInfos'][number];

const labels: Record<string, [string, string, number, Role['kind']]> = {
  '5': ['headmaster', '校长', 99, 'manager'],
  '4': ['operator', '教务', 98, 'manager'],
  '2': ['tch', '老师', 22, 'employee'],
  '1': ['parent', '家长', 11, 'none'],
  '0': ['unknown', '游客', 0, 'none'],
};

export const role = (roleId: string, choose = true): Role => {
  const [name = '', label = '', level = 0, kind = 'none'] = labels[roleId] ?? [];
  return { roleId, name, label, level, kind, choose };
};

export const company = (
  id: string,
  name: string,
  roleIds: string[],
  stuInfos: CompBaseInfo['stuInfos'] = [],
): CompBaseInfo => ({
  id,
  name,
  mainCompanyId: id,
  avatar: '',
  bossName: '',
  state: 'normal',
  lastUsedAt: null,
  roleBaseInfos: roleIds.map((roleId) => role(roleId)),
  stuInfos,
  children: [],
});

export const child = (id: string, name: string): CompBaseInfo['stuInfos'][number] => ({
  id,
  name,
  type: 'normal',
  tag: 'normal',
  choose: true,
  avatar: '',
});

export function infoOf(uid: string, companies: CompBaseInfo[], lastIdentityIds: string | null = null): LoginInfo {
  const mobile = '13900000001';
  const name = '高远';
  return {
    compBaseInfos: companies,
    userLogin: { mobile },
    userInfo: {
      uid,
      userId: uid,
      mobile,
      phone: mobile,
      nickname: name,
      nickName: name,
      avatar: '',
      image: '',
      isStudent: false,
      canSaveImage: false,
    },
    lastIdentityIds,
  };
}

export const resultOf = (info: LoginInfo, token = `token-of-${info.userInfo.uid}`): LoginResult => ({
  ...info,
  userToken: { token, uid: info.userInfo.uid },
});

export const rightsOf = (
  companyId: string,
  roleIds: string[],
  auth: Record<string, boolean> = {},
): OutputOf<typeof checkUser> => ({
  userVO: { ...infoOf('1', []).userInfo, name: '高远', companyName: '晨光教育' },
  roleIds,
  business: { companyId, campusIds: [], auth: { 'schedule.view': true, ...auth }, dataScopes: {} },
  initSuccess: true,
});

export interface Made {
  path: string;
  input: Record<string, unknown>;
  options: CallOptions;
}

type Answers = Record<string, (input: Record<string, unknown>) => unknown>;

/** A server of functions by path. */
export function fakeClient(answers: Answers): { client: ApiClient; made: Made[]; answers: Answers } {
  const made: Made[] = [];
  return {
    made,
    answers,
    client: {
      async call<E extends AnyEndpoint>(endpoint: E, input: unknown, options: CallOptions = {}): Promise<OutputOf<E>> {
        const fields = Object.fromEntries(Object.entries(Object(input)));
        made.push({ path: endpoint.path, input: fields, options });
        await Promise.resolve();
        const answer = answers[endpoint.path];
        if (!answer) throw new Error(`no answer for ${endpoint.path}`);
        return (await answer(fields)) as OutputOf<E>;
      },
    },
  };
}

export const refusal = (code: number, path = 'any', message = '') =>
  new ApiError({ entry: catalogueOfCode(code), endpoint: path, code, message });

/** A wire between tabs of one browser. */
export function tabWire() {
  const all = new Map<object, Set<(message: TabMessage) => void>>();
  return (): TabChannel => {
    const listeners = new Set<(message: TabMessage) => void>();
    const self = {};
    all.set(self, listeners);
    return {
      post(message) {
        for (const [tab, others] of all) if (tab !== self) for (const listener of others) listener(message);
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  };
}

interface TabParts {
  storage?: StorageLike;
  tabs?: TabChannel;
  answers?: Answers;
  clock?: () => Date;
}

/** One tab: its session, its actions and what it asked the server. */
export function openTab({ storage = createMemoryStorage(), tabs, answers = {}, clock }: TabParts = {}) {
  const session = createSession({
    storage,
    clock: clock ?? (() => new Date('2026-09-21T01:00:00Z')),
    ...(tabs ? { tabs } : {}),
  });
  const { client, made } = fakeClient(answers);
  const told = { loggedOut: 0, cleared: 0, refused: [] as string[] };
  const actions = createSessionActions({
    client,
    session,
    onLoggedOut: () => (told.loggedOut += 1),
    onCacheCleared: () => (told.cleared += 1),
    onRefused: (text) => told.refused.push(text),
  });
  session.listen();
  return { session, actions, storage, told, made, calls: () => made.map(({ path }) => path) };
}

/** A server that knows one person. */
export function serverOf(info: LoginInfo, roleIds: (companyId: string) => string[]): Answers {
  return {
    [loginBySms.path]: () => resultOf(info),
    [getLoginInfo.path]: () => info,
    [checkUser.path]: ({ companyId }) => rightsOf(String(companyId), roleIds(String(companyId))),
    'as/login/logout': () => ({}),
  };
}

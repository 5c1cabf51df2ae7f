import { HttpResponse } from 'msw';
import { type HttpHandler, http } from 'msw/http';
import { z } from 'zod';
import { createApiClient } from '../../src/api/client.ts';
import { endpoint } from '../../src/contract/endpoint.ts';
import type { LoginInfo } from '../../src/contract/login.ts';
import { createKit, type KitSeams } from '../../src/kit/createKit.ts';
import { createMemoryNavigation } from '../../src/kit/navigation.ts';
import { createSession } from '../../src/session/createSession.ts';
import { createMemoryStorage } from '../../src/session/storage.ts';
import { identityChosen, infoLoaded, signedIn } from '../../src/session/transitions.ts';
import { createInProcessNetwork } from '../../src/testing/inProcess.ts';

const declare = (path: string, method: 'get' | 'post', more: { quiet?: boolean; latest?: boolean } = {}) =>
  endpoint({
    method,
    path,
    input: z.object({ text: z.string().optional() }),
    output: z.object({ text: z.string() }),
    allow: 'user',
    ...more,
  });

/** Calls of these tests only. */
export const readNote = declare('demo/getNote', 'get');
export const searchNote = declare('demo/searchNote', 'get', { latest: true });
export const saveNote = declare('demo/saveNote', 'post');
export const collectInfo = declare('/planet/as/stu/getcollectinfo', 'post', { quiet: true });

export const answer = (body: object) => () => HttpResponse.json(body);
export const onApi = (path: string, respond: (request: Request) => Response | Promise<Response>): HttpHandler =>
  http.all(`*/${path.replace(/^\//, '')}`, ({ request }) => respond(request));

const linNa: LoginInfo = {
  compBaseInfos: [
    {
      id: '12',
      name: '晨光教育',
      mainCompanyId: '12',
      avatar: '',
      bossName: '高远',
      state: 'normal',
      lastUsedAt: null,
      roleBaseInfos: [{ roleId: '4', name: 'operator', label: '教务', level: 98, kind: 'manager', choose: true }],
      stuInfos: [],
      children: [],
    },
  ],
  userLogin: { mobile: '13900000002' },
  userInfo: {
    uid: '1002',
    userId: '1002',
    mobile: '13900000002',
    phone: '13900000002',
    nickname: '林娜',
    nickName: '林娜',
    avatar: '',
    image: '',
    isStudent: false,
    canSaveImage: false,
  },
  lastIdentityIds: null,
};

export const rights = (auth: Record<string, boolean> = { 'schedule.view': true }) => ({
  userVO: { ...linNa.userInfo, name: '林娜', companyName: '晨光教育' },
  roleIds: ['4'],
  business: { companyId: '12', campusIds: ['21'], auth, dataScopes: {} },
  initSuccess: true,
});

export const loginInfoAnswers: HttpHandler[] = [
  onApi('api/login/getUserInfoV1', answer({ code: 0, data: linNa })),
  onApi('api/meg/user/checkUser', answer({ code: 0, data: rights() })),
  onApi('api/as/login/logout', answer({ code: 0, data: {} })),
];

/** 林娜's session in a storage of its own. */
export function sessionOfLinNa(storage = createMemoryStorage()) {
  const session = createSession({ storage, clock: () => new Date('2026-09-21T01:00:00Z') });
  session.setState(infoLoaded(signedIn(session.getState(), { token: 't1', uid: '1002' }), linNa), true);
  const [identity] = session.getState().identities;
  if (!identity) throw new Error('林娜 has no identity');
  session.setState(identityChosen(session.getState(), identity, rights()), true);
  return session;
}

/** 林娜 at a place; everybody who answers is a handler. */
export function linNaAt(path: string, handlers: HttpHandler[] = [], seams: KitSeams = {}) {
  const storage = createMemoryStorage();
  const network = createInProcessNetwork([...handlers, ...loginInfoAnswers]);
  const navigation = createMemoryNavigation(path);
  const session = sessionOfLinNa(storage);
  const client: KitSeams['client'] = (wiring) => createApiClient({ ...wiring, fetch: network.fetch });
  const kit = createKit({ storage, session, client, ...seams }, () => navigation.current());
  return {
    kit,
    session,
    storage,
    network,
    navigation,
    asked: () => network.requests.map(({ url }) => new URL(url).pathname.replace('/api/', '')),
    toasts: () =>
      kit.toasts
        .getSnapshot()
        .map(({ kind, text, count }) => `${kind}: ${typeof text === 'string' ? text : ''} ×${count}`),
    place: () => {
      const { pathname, search } = navigation.current();
      return `${pathname}${search}`;
    },
  };
}

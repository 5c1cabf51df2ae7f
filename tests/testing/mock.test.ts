import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createApiClient } from '../../src/api/client.ts';
import { listDictionary } from '../../src/contract/dictionary.ts';
import { loginBySms, sendAuthCode } from '../../src/contract/login.ts';
import { clockAt } from '../../src/testing/demoClock.ts';
import { type DemoRole, demoSession } from '../../src/testing/demoSession.ts';
import { createInProcessNetwork } from '../../src/testing/inProcess.ts';
import { mock } from '../../src/testing/mock.ts';

const entry = { id: 'S1', type: 'Subject' as const, name: '机器人', color: null, sort: 1, disabled: false };

function clientOf(...handlers: Parameters<typeof createInProcessNetwork>[0] & object) {
  const network = createInProcessNetwork(handlers);
  return { network, client: createApiClient({ context: () => ({}), fetch: network.fetch, upload: network.upload }) };
}

describe('mock', () => {
  it('answers a call on any host with what the contract promises', async () => {
    const handler = mock(listDictionary, [entry]);
    for (const host of ['http://localhost', 'https://api.example.cn']) {
      const response = await getResponse(
        [handler],
        new Request(`${host}/api/sysConfig/dicDataConfigList?type=Subject`),
      );
      expect(await response?.json()).toEqual({ code: 0, msg: '', data: [entry] });
    }
  });

  it('a function is given the input as the server reads it', async () => {
    const { client } = clientOf(
      mock(sendAuthCode, ({ phone }) => ({ resendAfterS: phone === '13800000001' ? 60 : 1, expireInS: 300 })),
    );
    await expect(client.call(sendAuthCode, { phone: '138 0000 0001', type: 'login' })).resolves.toMatchObject({
      resendAfterS: 60,
    });
  });

  it('fails with a code, with broken bytes, without a network', async () => {
    const input = { type: 'Subject' } as const;
    const failure = (handler: ReturnType<typeof mock>) =>
      clientOf(handler)
        .client.call(listDictionary, input)
        .catch((error: unknown) => error);
    expect(await failure(mock.fails(listDictionary, { code: 422, msg: '使用中（3 处），只能停用' }))).toMatchObject({
      kind: 'refused',
      text: '使用中（3 处），只能停用',
    });
    expect(await failure(mock.offline(listDictionary))).toMatchObject({ kind: 'network' });
    const page = () => new Response('<html>', { status: 502 });
    expect(await failure(mock.raw(listDictionary, page))).toMatchObject({ kind: 'http' });
  });

  it('never answers until the caller leaves', async () => {
    const leaving = new AbortController();
    const { client } = clientOf(mock.never(listDictionary));
    const call = client.call(listDictionary, { type: 'Subject' }, { signal: leaving.signal });
    leaving.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('refuses an input outside the contract as a server would', async () => {
    const response = await getResponse(
      [mock(listDictionary, [])],
      new Request('http://localhost/api/sysConfig/dicDataConfigList?type=Colour'),
    );
    expect(await response?.json()).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/mock\(sysConfig\/dicDataConfigList\).*type/),
    });
  });
});

describe('the demo', () => {
  it('clockAt stands at a wall clock of the institution', () => {
    expect(clockAt('2026-09-23 16:42')().toISOString()).toBe('2026-09-23T08:42:00.000Z');
    expect(() => clockAt('tomorrow')).toThrow(/clockAt\("tomorrow"\)/);
  });

  it.each<[DemoRole, string, string, 1 | 3 | 5]>([
    ['headmaster', '12-5', '校长,老师', 3],
    ['operator', '12-4', '教务', 3],
    ['teacher', '12-2', '老师', 3],
    ['saler', '12-3', '课程顾问', 5],
    ['parent', '12-1-21', '家长', 1],
    ['student', '12-7-21', '学员', 1],
  ])('%s is signed in as %s %s', (role, ids, displayName, identityCode) => {
    const { status, identity, userInfo, business } = demoSession(role);
    expect(status).toBe('ready');
    expect(identity).toMatchObject({ ids, displayName, identityCode });
    expect(userInfo?.isStudent).toBe(role === 'student');
    expect(business?.auth['schedule.edit']).toBe(role === 'headmaster' || role === 'operator');
  });

  it('anonymous is nobody; 林娜 holds auth.edit and setting.rules besides her role', () => {
    expect(demoSession('anonymous')).toMatchObject({ status: 'anonymous', token: '', identity: null });
    expect(demoSession('operator').business?.auth).toMatchObject({ 'auth.edit': true, 'setting.rules': true });
    expect(demoSession('headmaster').identities.map(({ ids }) => ids)).toEqual(['12-5', '1-1']);
    expect(loginBySms.path).toBe('as/login/smsauthcode');
  });
});

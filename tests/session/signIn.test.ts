import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../src/session/storage.ts';
import { contextFields } from '../../src/session/state.ts';
import { company, infoOf, openTab, refusal, resultOf, rightsOf, serverOf, tabWire } from './sessionKit.ts';

const form = { phone: '13900000001', authCode: '123456' };
const gaoYuan = infoOf('1001', [company('1', '万物总部', ['1']), company('12', '晨光教育', ['2', '5'])]);
const hats = (companyId: string) => (companyId === '12' ? ['5', '2'] : ['1']);

describe('two hats: 高远 signs in by SMS with no last role', () => {
  it('晨光教育 is his only my institution: chosen without asking, main role 校长', async () => {
    const { actions, session, made } = openTab({ answers: serverOf(gaoYuan, hats) });
    const identity = await actions.loginBySms({ ...form, keep7d: true, consentVersion: '2026-01' });
    expect(identity).toMatchObject({ ids: '12-5', displayName: '校长,老师', identityCode: 3 });
    expect(made[0]?.input).toEqual({
      ...form,
      type: 'login',
      companyId: '1',
      channel: 'pc',
      keep7d: true,
      consentVersion: '2026-01',
    });
    expect(session.getState()).toMatchObject({
      status: 'ready',
      lastRole: '12-5',
      roleIds: ['5', '2'],
      initSuccess: true,
    });
    expect(contextFields(session.getState())).toEqual({
      uid: '1001',
      token: 'token-of-1001',
      companyId: '12',
      roleId: '5',
      loginChannel: 'pc',
    });
  });

  it('he changes to company 1; a reload of the page stays there', async () => {
    const storage = createMemoryStorage();
    const answers = serverOf(gaoYuan, hats);
    const first = openTab({ storage, answers });
    await first.actions.loginBySms(form);
    const parent = first.session.getState().identities.find(({ ids }) => ids === '1-1');
    if (parent) await first.actions.choose(parent);
    expect(first.made.at(-1)?.options.context).toMatchObject({ companyId: '1', roleId: '1' });
    expect(first.told.cleared).toBe(2);

    const again = openTab({ storage, answers });
    expect(again.session.getState()).toMatchObject({ status: 'loading', identity: { ids: '1-1' }, roleIds: ['1'] });
    await again.actions.ensureLoaded();
    expect(again.calls()).toEqual(['login/getUserInfoV1', 'meg/user/checkUser']);
    expect(again.session.getState()).toMatchObject({ status: 'ready', identity: { ids: '1-1', identityCode: 1 } });
  });

  it('the last role at company 1 stays: login is done, only its rights are read', async () => {
    const info = { ...gaoYuan, lastIdentityIds: '1-1' };
    const { actions, calls } = openTab({ answers: serverOf(info, hats) });
    expect(await actions.loginBySms(form)).toMatchObject({ ids: '1-1' });
    expect(calls()).toEqual(['as/login/smsauthcode', 'meg/user/checkUser']);
  });
});

describe('a new parent', () => {
  const fresh = infoOf('1088', []);
  const member = infoOf('1088', [company('1', '万物总部', ['1'])]);

  it('gets a role at company 1, once; login info is read anew and the role chosen', async () => {
    const answers = { ...serverOf(fresh, () => ['1']), 'login/getUserInfoV1': () => member };
    const { actions, calls, made } = openTab({
      answers: { ...answers, 'as/login/authnewcomp': () => ({ companyId: '1', roleId: '1' }) },
    });
    expect(await actions.loginBySms({ ...form, recommendUid: '1301' })).toMatchObject({ ids: '1-1', identityCode: 1 });
    expect(calls()).toEqual([
      'as/login/smsauthcode',
      'as/login/authnewcomp',
      'login/getUserInfoV1',
      'meg/user/checkUser',
    ]);
    expect(made[1]?.input).toEqual({ companyId: '1', addParentRole: 1, recommendUid: '1301' });
  });

  it('by a shared link of another institution: 游客 there, chosen so that the shared page opens', async () => {
    const visitor = infoOf('1088', [company('1', '万物总部', ['1']), company('12', '晨光教育', ['0'])]);
    const answers = { ...serverOf(member, () => ['0']), 'login/getUserInfoV1': () => visitor };
    const { actions, made } = openTab({
      answers: { ...answers, 'as/login/authnewcomp': () => ({ companyId: '12', roleId: '0' }) },
    });
    expect(await actions.loginBySms({ ...form, companyId: '12' })).toMatchObject({ ids: '12-0', kind: 'tourist' });
    expect(made[1]?.input).toEqual({ companyId: '12', addParentRole: 0 });
  });
});

describe('several institutions and no last role', () => {
  it('the user chooses', async () => {
    const info = infoOf('7', [company('1', '总部', ['1']), company('12', '晨光', ['4']), company('15', '启航', ['2'])]);
    const { actions, session } = openTab({ answers: serverOf(info, () => ['4']) });
    expect(await actions.loginBySms(form)).toBeNull();
    expect(session.getState()).toMatchObject({
      status: 'choosing',
      identity: null,
      chooserFocus: '1-1',
      companyId: '',
    });
    const [, second] = session.getState().identities;
    if (second) await actions.choose(second);
    expect(session.getState().status).toBe('ready');
  });

  it('refuses what cannot be chosen, saying why', async () => {
    const closed = { ...company('12', '晨光', ['4']), state: 'disabled' as const };
    const { actions, session } = openTab({ answers: serverOf(infoOf('7', [company('1', '总', ['1']), closed]), hats) });
    await actions.loginBySms(form);
    const grey = session.getState().identities.find(({ companyId }) => companyId === '12');
    if (!grey) throw new Error('the closed institution is not listed');
    await expect(actions.choose(grey)).rejects.toThrow(/12-4 cannot be chosen \(机构已停用\)/);
  });
});

describe('two attempts at once', () => {
  it('of one tab: the second is ignored, one call goes out', async () => {
    const { actions, calls } = openTab({ answers: serverOf(gaoYuan, hats) });
    const both = await Promise.all([actions.loginBySms(form), actions.loginBySms({ ...form, phone: '13900000002' })]);
    expect(both[0]).toBe(both[1]);
    expect(calls().filter((path) => path === 'as/login/smsauthcode')).toHaveLength(1);
  });

  it('of another tab: 正在登录，请稍候; free again afterwards', async () => {
    const storage = createMemoryStorage();
    const wire = tabWire();
    const answers = serverOf(gaoYuan, hats);
    const one = openTab({ storage, tabs: wire(), answers });
    const other = openTab({ storage, tabs: wire(), answers });
    const first = one.actions.loginBySms(form);
    await expect(other.actions.loginBySms(form)).rejects.toMatchObject({ kind: 'aborted', text: '正在登录，请稍候' });
    expect(other.told.refused).toEqual(['正在登录，请稍候']);
    await first;
    await expect(other.actions.loginBySms(form)).resolves.toMatchObject({ ids: '12-5' });
  });

  it('a tab closed in the middle blocks nobody for ever', async () => {
    const storage = createMemoryStorage();
    storage.setItem('jiaowu:signingIn', `gone@${Date.parse('2026-09-21T00:59:00Z')}`);
    const { actions } = openTab({ storage, answers: serverOf(gaoYuan, hats) });
    await expect(actions.loginBySms(form)).resolves.toMatchObject({ ids: '12-5' });
  });
});

describe('when it goes wrong', () => {
  it('a wrong code leaves nobody signed in and frees the button', async () => {
    const answers = serverOf(gaoYuan, hats);
    let tries = 0;
    const { actions, session } = openTab({
      answers: {
        ...answers,
        'as/login/smsauthcode': () => {
          tries += 1;
          if (tries === 1) throw refusal(422, 'as/login/smsauthcode', '验证码错误，还可尝试 4 次');
          return resultOf(gaoYuan);
        },
      },
    });
    await expect(actions.loginBySms(form)).rejects.toMatchObject({ text: '验证码错误，还可尝试 4 次' });
    expect(session.getState().status).toBe('anonymous');
    await expect(actions.loginBySms(form)).resolves.toMatchObject({ ids: '12-5' });
  });

  it('login info that cannot be read is told, and 重试 reads it', async () => {
    const storage = createMemoryStorage();
    await openTab({ storage, answers: serverOf(gaoYuan, hats) }).actions.loginBySms(form);
    let down = true;
    const answers = serverOf(gaoYuan, hats);
    const { actions, session } = openTab({
      storage,
      answers: {
        ...answers,
        'login/getUserInfoV1': () => {
          if (down) throw refusal(500);
          return gaoYuan;
        },
      },
    });
    await actions.ensureLoaded();
    expect(session.getState()).toMatchObject({ status: 'loading', loadError: '系统异常' });
    down = false;
    await actions.reload();
    expect(session.getState()).toMatchObject({ status: 'ready', loadError: null });
  });

  it('another person on the same computer finds nothing of the one before, but the flags per user', async () => {
    const storage = createMemoryStorage();
    const first = openTab({ storage, answers: serverOf(gaoYuan, hats) });
    await first.actions.loginBySms(form);
    first.actions.sawGuide('layout');
    first.actions.viewedCourse('501');
    first.actions.expire();
    const other = openTab({ storage, answers: serverOf(infoOf('1003', [company('1', '总', ['1'])]), hats) });
    await other.actions.loginBySms(form);
    expect(other.session.getState()).toMatchObject({
      recentlyCourseIds: [],
      lastRole: '1-1',
      guides: { 1001: ['layout'] },
    });
    expect(other.session.getState().companyList.map(({ id }) => id)).toEqual(['1']);
  });

  it('rights are refreshed quietly, for the same identity only', async () => {
    const answers = serverOf(gaoYuan, hats);
    const { actions, session, made } = openTab({ answers });
    await actions.loginBySms(form);
    answers['meg/user/checkUser'] = () => rightsOf('12', ['5', '2'], { 'order.view': true });
    await Promise.all([actions.refreshRights(), actions.refreshRights()]);
    expect(session.getState().business?.auth['order.view']).toBe(true);
    expect(made.filter(({ options }) => options.quiet)).toHaveLength(1);
    answers['meg/user/checkUser'] = () => {
      throw refusal(500);
    };
    await actions.refreshRights();
    expect(session.getState().business?.auth['order.view']).toBe(true);
  });
});

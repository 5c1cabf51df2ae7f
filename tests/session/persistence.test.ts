import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyPersisted, persistedNames, readPersisted, writeChanged } from '../../src/session/persisted.ts';
import { createMemoryStorage, createSafeStorage } from '../../src/session/storage.ts';
import { child, company, infoOf, openTab, serverOf, tabWire } from './sessionKit.ts';

const form = { phone: '13900000001', authCode: '123456' };
const info = infoOf('1002', [company('1', '万物总部', ['1']), company('12', '晨光教育', ['4'])]);
const answers = () => serverOf(info, (id) => (id === '12' ? ['4'] : ['1']));

describe('what is remembered between visits', () => {
  it('has every name of product.md section 3 "Persisted client state"', () => {
    const names =
      'initSuccess, userInfo, liveTokens, business, roleIds, testIdentity, taskDefinitionKeyList, recentlyCourseIds, recentlyCourseResourceList, hasPermission, guides, courseInfoIsEdit, bucketUrl, currentNavIndex, currentKidNavIndex, currentEditCourseKind, showInitTip, companyList, bindCompany, adminActivityPath';
    expect(persistedNames).toEqual(expect.arrayContaining(names.split(', ')));
  });

  it('comes back as it was left', () => {
    const storage = createMemoryStorage();
    const left = {
      ...emptyPersisted,
      uid: '1002',
      currentNavIndex: 3,
      guides: { 1002: ['layout'] },
      hasPermission: true,
    };
    writeChanged(storage, emptyPersisted, left);
    expect(readPersisted(storage)).toEqual(left);
    writeChanged(storage, left, emptyPersisted);
    expect(readPersisted(storage)).toEqual(emptyPersisted);
  });

  it('survives anything in the storage', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...persistedNames), fc.oneof(fc.json(), fc.string())), (junk) => {
        const storage = createMemoryStorage();
        storage.setItem('jiaowu:version', '1');
        for (const [name, text] of Object.entries(junk)) storage.setItem(`jiaowu:1:${name}`, text);
        expect(Object.keys(readPersisted(storage))).toEqual([...persistedNames]);
      }),
    );
  });

  it('drops what an older version stored', () => {
    const storage = createMemoryStorage();
    storage.setItem('jiaowu:version', '0');
    storage.setItem('jiaowu:0:token', '"old"');
    expect(readPersisted(storage).token).toBe('');
    expect(storage.getItem('jiaowu:0:token')).toBeNull();
    expect(storage.getItem('jiaowu:version')).toBe('1');
  });

  it('stays in memory where the storage is blocked or full', () => {
    const blocked = createSafeStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    blocked.setItem('a', '1');
    expect(blocked.getItem('a')).toBe('1');

    const real = createMemoryStorage();
    let full = false;
    const tight = createSafeStorage(() => ({
      ...real,
      setItem(key: string, value: string) {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        real.setItem(key, value);
      },
    }));
    tight.setItem('a', '1');
    full = true;
    tight.setItem('a', '2');
    expect(tight.getItem('a')).toBe('2');
    tight.removeItem('a');
    expect(tight.getItem('a')).toBeNull();
  });

  it('holds at most 5 recently viewed: a sixth drops the oldest, a duplicate is not added', () => {
    const { actions, session } = openTab();
    for (const id of ['1', '2', '3', '4', '5', '3', '6']) actions.viewedCourse(id);
    expect(session.getState().recentlyCourseIds).toEqual(['2', '3', '4', '5', '6']);
    for (const id of ['a', 'b', 'a']) actions.viewedResource({ id, title: id });
    expect(session.getState().recentlyCourseResourceList.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describe('the ends of a session', () => {
  const signedIn = async () => {
    const tab = openTab({ answers: answers() });
    await tab.actions.loginBySms(form);
    tab.actions.sawGuide('layout');
    tab.actions.sawGuide('layout');
    tab.actions.sawInitTip();
    tab.actions.remember({ bucketUrl: 'https://b', adminActivityPath: '/layout/activity' });
    return tab;
  };

  it('logout clears token, uid, user info and last role, keeps guides and the tip, and tells the server', async () => {
    const { actions, session, told, storage, made } = await signedIn();
    actions.logout();
    expect(session.getState()).toMatchObject({
      status: 'anonymous',
      token: '',
      uid: '',
      userInfo: null,
      lastRole: null,
      business: null,
      bucketUrl: '',
      companyList: [],
      guides: { 1002: ['layout'] },
      showInitTip: { 1002: true },
    });
    expect(made.at(-1)).toMatchObject({
      path: 'as/login/logout',
      options: { quiet: true, context: { token: 'token-of-1002' } },
    });
    expect(told.loggedOut).toBe(1);
    expect(storage.getItem('jiaowu:1:token')).toBeNull();
    const again = openTab({ storage });
    expect(again.session.getState()).toMatchObject({ status: 'anonymous', guides: { 1002: ['layout'] } });
  });

  it('a forced logout keeps its reason for the login card until the next sign-in', async () => {
    const { actions, session, told } = await signedIn();
    actions.forceLogout({ reason: 'disabled', text: '该账号已停用，如有疑问请联系机构' });
    expect(session.getState().loginNotice?.reason).toBe('disabled');
    expect(told.loggedOut).toBe(0);
    await actions.loginBySms(form);
    expect(session.getState().loginNotice).toBeNull();
  });

  it('expiry resets uid, token and companyId; the last role stays and is restored', async () => {
    const { actions, session } = await signedIn();
    actions.expire();
    expect(session.getState()).toMatchObject({
      status: 'anonymous',
      uid: '',
      token: '',
      companyId: '',
      lastRole: '12-4',
      roleIds: [],
      business: null,
      identity: null,
    });
    expect(await actions.loginBySms(form)).toMatchObject({ ids: '12-4' });
  });

  it('clearing the local cache keeps the session, recents, guides; rights are asked again', async () => {
    const { actions, session } = await signedIn();
    actions.viewedCourse('501');
    actions.clearLocalCache();
    expect(session.getState()).toMatchObject({
      status: 'loading',
      uid: '1002',
      token: 'token-of-1002',
      companyId: '12',
      lastRole: '12-4',
      userInfo: { uid: '1002' },
      recentlyCourseIds: ['501'],
      guides: { 1002: ['layout'] },
      business: null,
      bucketUrl: '',
      companyList: [],
      adminActivityPath: null,
    });
    await actions.ensureLoaded();
    expect(session.getState()).toMatchObject({ status: 'ready', business: { companyId: '12' } });
  });
});

describe('several tabs of one browser', () => {
  const family = infoOf('1121', [
    company('12', '晨光教育', ['1'], [child('21', '林小满'), child('22', '苏晓')]),
    company('1', '总部', ['1']),
  ]);

  const twoTabs = async () => {
    const storage = createMemoryStorage();
    const wire = tabWire();
    const server = serverOf(family, () => ['1']);
    const one = openTab({ storage, tabs: wire(), answers: server });
    const two = openTab({ storage, tabs: wire(), answers: server });
    await one.actions.loginBySms(form);
    const first = one.session.getState().identities.find(({ stuId }) => stuId === '21');
    if (first) await one.actions.choose(first);
    return { one, two, storage };
  };

  it('a sign-in reaches a tab where nobody is; a logout reaches all', async () => {
    const { one, two, storage } = await twoTabs();
    expect(two.session.getState()).toMatchObject({ status: 'loading', uid: '1121' });
    await two.actions.ensureLoaded();
    expect(two.session.getState().identity?.ids).toBe('12-1-21');
    one.actions.logout();
    expect(two.session.getState()).toMatchObject({ status: 'anonymous', token: '' });
    expect(storage.getItem('jiaowu:1:uid')).toBeNull();
  });

  it('another identity elsewhere: this tab must be loaded anew', async () => {
    const { one, two } = await twoTabs();
    await two.actions.ensureLoaded();
    const other = two.session.getState().identities.find(({ stuId }) => stuId === '22');
    const { cleared } = two.told;
    if (other) await two.actions.choose(other);
    expect(two.told.cleared).toBe(cleared);
    expect(one.session.getState().changedElsewhere).toBe('家长');
    expect(one.session.getState().identity?.ids).toBe('12-1-21');
  });
});

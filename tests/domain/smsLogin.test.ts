import { describe, expect, test } from 'vitest';
import { afterSmsLogin, identitiesOf } from '../../src/domain/identities.ts';
import type { CompBaseInfo } from '../../src/domain/identityTypes.ts';
import { landingPath } from '../../src/domain/landing.ts';
import { child, company, gaoYuan, role } from './identityKit.ts';

const decide = (
  companies: readonly CompBaseInfo[],
  facts: { lastIds?: string; inviteCompanyId?: string; added?: string[] } = {},
) => {
  const decision = afterSmsLogin({ identities: identitiesOf(companies), lastIds: facts.lastIds ?? null, ...facts });
  return 'identity' in decision ? { act: decision.act, ids: decision.identity.ids } : decision;
};
const home = company('1', '万物总部', { roleBaseInfos: [role('parent')] });
const staff = (id: string) => company(id, id, { roleBaseInfos: [role('tch')] });

describe('SMS login', () => {
  test('if the role for company id 1 exists and is already the last-used role, login is marked done', () => {
    expect(decide(gaoYuan, { lastIds: '1-1' })).toEqual({ act: 'done', ids: '1-1' });
  });

  test('it exists but is not the last-used one: a valid last identity stays', () => {
    expect(decide(gaoYuan, { lastIds: '12-5' })).toEqual({ act: 'choose', ids: '12-5' });
  });

  test('… else the only my identity', () => {
    expect(decide(gaoYuan)).toEqual({ act: 'choose', ids: '12-5' });
    expect(decide(gaoYuan, { lastIds: '99-1' })).toEqual({ act: 'choose', ids: '12-5' });
  });

  test('… else company 1 if it is the only one, else the chooser with company 1 focused', () => {
    expect(decide([home])).toEqual({ act: 'choose', ids: '1-1' });
    expect(decide([home, staff('12'), staff('15')])).toEqual({ act: 'ask', focus: '1-1' });
  });

  test('if no role exists, a new company role is created automatically, user info is reloaded, and the role is chosen', () => {
    expect(decide([])).toEqual({ act: 'addRole', companyId: '1', addParentRole: 1 });
    expect(decide([home], { added: ['1'] })).toEqual({ act: 'choose', ids: '1-1' });
    expect(decide([home, staff('12')], { added: ['1'] })).toEqual({ act: 'choose', ids: '1-1' });
  });

  test('a shared link naming another company where no role exists: 游客 there, chosen', () => {
    expect(decide([], { inviteCompanyId: '12' })).toEqual({ act: 'addRole', companyId: '1', addParentRole: 1 });
    expect(decide([home], { inviteCompanyId: '12', added: ['1'] })).toEqual({
      act: 'addRole',
      companyId: '12',
      addParentRole: 0,
    });
    const visit = company('12', '晨光教育', { roleBaseInfos: [role('unknown')] });
    expect(decide([home, visit], { inviteCompanyId: '12', added: ['1', '12'] })).toEqual({
      act: 'choose',
      ids: '12-0',
    });
    expect(decide(gaoYuan, { inviteCompanyId: '12', lastIds: '1-1' })).toEqual({ act: 'done', ids: '1-1' });
  });

  test('a role that was added but is not told on reload does not make it ask for ever', () => {
    expect(decide([], { added: ['1'] })).toEqual({ act: 'ask', focus: null });
  });
});

describe('landing', () => {
  const at = (names: string[], prefs = {}) => {
    const [identity = null] = identitiesOf([company('12', 'x', { roleBaseInfos: names.map((name) => role(name)) })]);
    return landingPath(identity, prefs);
  };

  test('headmaster, operator, saler, custom /layout/dashboard · tch only /layoutV2 · seller only /layout/sellerInfo', () => {
    expect(['headmaster', 'operator', 'saler', '前台'].map((name) => at([name]))).toEqual(
      Array.from({ length: 4 }, () => '/layout/dashboard'),
    );
    expect(at(['tch'])).toBe('/layoutV2');
    expect(at(['tch', 'headmaster'])).toBe('/layout/dashboard');
    expect(at(['seller'])).toBe('/layout/sellerInfo');
    expect(at(['seller', 'tch'])).toBe('/layoutV2');
  });

  test('agency first time in this institution /layout/welcomeIndex', () => {
    expect(at(['operator'], { firstTime: true })).toBe('/layout/welcomeIndex');
    expect(at(['seller'], { firstTime: true })).toBe('/layout/sellerInfo');
  });

  test('parent, student, tourist /home; isStudent /studentHome', () => {
    expect([at(['parent']), at(['unknown']), landingPath(null)]).toEqual(['/home', '/home', '/home']);
    const kid = company('12', 'x', { roleBaseInfos: [role('parent')], stuInfos: [child('1', '李子涵')] });
    expect(landingPath(identitiesOf([kid])[0] ?? null)).toBe('/home');
    expect(at(['student'])).toBe('/studentHome');
    expect(at(['tch'], { isStudent: true })).toBe('/studentHome');
  });

  test('own 默认首页 wins for staff, where it is a page for staff', () => {
    expect(at(['tch'], { homePage: '/layout/timetable?view=week', firstTime: true })).toBe(
      '/layout/timetable?view=week',
    );
    expect(at(['tch'], { homePage: '/home' })).toBe('/layoutV2');
    expect(at(['tch'], { homePage: '//evil.example' })).toBe('/layoutV2');
    expect(at(['parent'], { homePage: '/layout/timetable' })).toBe('/home');
  });
});

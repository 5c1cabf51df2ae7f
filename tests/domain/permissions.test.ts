import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasAnyRole, hasPermission } from '../../src/domain/gates.ts';
import {
  type DataScope,
  isPermissionKey,
  openingKeys,
  permissionLabel,
  permissionRegistry,
  rightsOf,
  widerScope,
} from '../../src/domain/permissions.ts';
import { dutyLabels, systemRoles } from '../../src/domain/roles.ts';
import { routeByName, routeTable } from '../../src/domain/routeTable.ts';

const held = (roles: string[], duties: string[] = []) => {
  const { auth } = rightsOf(roles, duties);
  return Object.keys(auth).filter((key) => auth[key]);
};
const scopes: DataScope[] = ['own', 'class', 'campus', 'company'];
const rank = (scope: DataScope | undefined) => (scope ? scopes.indexOf(scope) : -1);

describe('the one registry', () => {
  test('every key stands once, with a Chinese name; every page it opens exists', () => {
    const keys = permissionRegistry.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { label, opensScreens, defaultHolders } of permissionRegistry) {
      expect(label).toMatch(/^[\u4e00-\u9fff]+$/);
      for (const page of opensScreens) expect(routeByName(page).group).toMatch(/^\/layout/);
      expect(new Set(defaultHolders.map(({ name }) => name)).size).toBe(defaultHolders.length);
    }
    expect(isPermissionKey('schedule.edit')).toBe(true);
    expect(isPermissionKey('schedule.eat')).toBe(false);
    expect(permissionLabel('schedule.softOverride')).toBe('强制排课');
    expect(permissionLabel('schedule.eat')).toBe('schedule.eat');
  });

  test('every staff page has an opening key but userCenter and mytimetable', () => {
    const keyless = routeTable
      .filter(({ group }) => group === '/layout' || group === '/layoutV2')
      .filter(({ name }) => openingKeys(name).length === 0);
    expect(keyless.map(({ name }) => name).sort()).toEqual(['mytimetable', 'userCenter']);
    expect(openingKeys('CreateSchedule')).toEqual(['schedule.edit']);
    expect(openingKeys('lineAutoCourse')).toEqual(['schedule.bulk']);
  });

  test('H holds every key unless marked: then only those named', () => {
    const missing = permissionRegistry.map(({ key }) => key).filter((key) => !held(['headmaster']).includes(key));
    expect(missing.sort()).toEqual(
      [
        'user.disable',
        'user.merge',
        'platform.legal',
        'refund.hours',
        'refund.finance',
        'finance.pay',
        'seller.self',
        'eva.report',
        'eva.firstReview',
        'eva.secondReview',
        // Only in a 总部:
        'org.view',
        'org.edit',
        'org.renew',
        'org.disable',
        'org.share',
        'org.enter',
        'study.company',
      ].sort(),
    );
    const main = rightsOf(['headmaster'], [], [], { isMainCompany: true }).auth;
    expect([main['org.view'], main['study.company'], main['user.merge']]).toEqual([true, true, false]);
  });

  test('O of this area: all but rollCall.closedMonth, class.overCapacity, teacherHour.lock and pay', () => {
    const area = /^(class|schedule|rollCall|leave|makeUp|trial|waiting|comment|teacherHour|clock|report)\./;
    const keys = permissionRegistry.map(({ key }) => key).filter((key) => area.test(key));
    const missing = keys.filter((key) => !held(['operator']).includes(key));
    expect(missing.sort()).toEqual([
      'class.overCapacity',
      'rollCall.closedMonth',
      'teacherHour.lock',
      'teacherHour.pay',
    ]);
  });

  test('T schedules only if teacherMaySchedule', () => {
    expect(rightsOf(['tch']).auth['schedule.edit']).toBe(false);
    expect(rightsOf(['tch'], [], [], { teacherMaySchedule: true }).auth['schedule.edit']).toBe(true);
  });

  test('nobody holding F: H acts as 财务', () => {
    expect(rightsOf(['headmaster']).auth['finance.pay']).toBe(false);
    expect(rightsOf(['headmaster'], [], [], { financeVacant: true }).auth['finance.pay']).toBe(true);
    expect(rightsOf(['operator'], ['finance']).auth['finance.pay']).toBe(true);
    expect(rightsOf(['operator'], [], [], { financeVacant: true }).auth['finance.pay']).toBe(false);
  });

  test('students and parents have none of these keys; a custom role starts empty', () => {
    for (const name of ['parent', 'student', 'unknown', '前台主管']) expect(held([name])).toEqual([]);
  });
});

describe('rights are the union over all roles and duties of the identity', () => {
  const roles = systemRoles.map(({ name }) => name as string);
  const duties = Object.keys(dutyLabels);

  test('the same code from two roles takes the wider data range', () => {
    expect(rightsOf(['tch']).dataScopes['rollCall.do']).toBe('own');
    expect(rightsOf(['tch', 'operator']).dataScopes['rollCall.do']).toBe('campus');
    expect(rightsOf(['tch', 'headmaster']).dataScopes['rollCall.do']).toBe('company');
  });

  test('a grant to a person adds a key, as far as the person reaches or as it says', () => {
    const linNa = rightsOf(['operator'], [], [{ key: 'auth.edit' }, { key: 'setting.rules', scope: 'company' }]);
    expect(linNa.auth['auth.edit']).toBe(true);
    expect(linNa.dataScopes).toMatchObject({ 'auth.edit': 'campus', 'setting.rules': 'company' });
    expect(rightsOf(['前台'], [], [{ key: 'lead.view' }]).dataScopes['lead.view']).toBe('own');
  });

  test('property: more roles never take a right away nor narrow a range; order does not matter', () => {
    const some = fc.subarray([...roles]);
    const someDuties = fc.subarray(duties);
    fc.assert(
      fc.property(some, some, someDuties, (a, b, c) => {
        const less = rightsOf(a, c);
        const more = rightsOf([...b, ...a], c);
        const other = rightsOf([...a, ...b], [...c].reverse());
        expect(more).toEqual(other);
        for (const key of Object.keys(less.auth)) {
          expect(more.auth[key] || !less.auth[key]).toBe(true);
          expect(rank(more.dataScopes[key])).toBeGreaterThanOrEqual(rank(less.dataScopes[key]));
          expect(key in more.dataScopes).toBe(more.auth[key]);
        }
      }),
    );
  });

  test('property: the wider of two ranges is one of them and not narrower than either', () => {
    fc.assert(
      fc.property(fc.constantFrom(...scopes), fc.constantFrom(...scopes), (a, b) => {
        expect([a, b]).toContain(widerScope(a, b));
        expect(rank(widerScope(a, b))).toBe(Math.max(rank(a), rank(b)));
      }),
    );
  });
});

describe('element gates', () => {
  test('role restriction: one of the listed role ids; numbers and texts are equal', () => {
    expect(hasAnyRole(['4', '5'], ['5'])).toBe(true);
    expect(hasAnyRole([5], ['5'])).toBe(true);
    expect(hasAnyRole(['5'], [5])).toBe(true);
    expect(hasAnyRole(['4'], ['5', '2'])).toBe(false);
    expect(hasAnyRole(['4'], [])).toBe(false);
  });

  test('a missing or empty list is an error about needed roles that names the component', () => {
    for (const list of [[], null, undefined]) {
      expect(() => hasAnyRole(list, ['5'], '<RoleGate>')).toThrow(/<RoleGate> needs roles/);
    }
  });

  test('permission restriction: the key must be truthy in the map', () => {
    expect(hasPermission({ map: { 'schedule.edit': true }, key: 'schedule.edit' })).toBe(true);
    expect(hasPermission({ map: { 'schedule.edit': false }, key: 'schedule.edit' })).toBe(false);
    expect(hasPermission({ map: {}, key: 'toString' })).toBe(false);
  });

  test('a missing object, map or key is an error about needed roles', () => {
    for (const asked of [undefined, null, {}, { map: {} }, { key: 'a' }, { map: {}, key: '' }]) {
      expect(() => hasPermission(asked, '<PermissionGate>')).toThrow(/<PermissionGate> needs roles/);
    }
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupCompanies, identitiesOf, restoreIdentity } from '../../src/domain/identities.ts';
import type { CompBaseInfo } from '../../src/domain/identityTypes.ts';
import { addRole, compareLevel, levelOf, systemRoles } from '../../src/domain/roles.ts';
import { child, company, gaoYuan, role } from './identityKit.ts';

const idsOf = (companies: readonly CompBaseInfo[]) => identitiesOf(companies).map(({ ids }) => ids);
const only = (companies: readonly CompBaseInfo[]) => {
  const [one, ...others] = identitiesOf(companies);
  if (!one || others.length > 0) throw new Error('expected exactly one identity');
  return one;
};

describe('roles', () => {
  test('headmaster 99 > operator 98 > tch 22 > saler 21 > parent 11 > unknown 0', () => {
    const levels = ['headmaster', 'operator', 'tch', 'saler', 'parent', 'unknown'].map((name) => levelOf({ name }));
    expect(levels).toEqual([99, 98, 22, 21, 11, 0]);
    expect([...systemRoles].sort(compareLevel)).toEqual(systemRoles);
  });

  test('when a role is added, the role with the higher level becomes the main role', () => {
    const roles = addRole([role('tch')], role('headmaster'));
    expect(roles.map(({ name }) => name)).toEqual(['headmaster', 'tch']);
    expect(addRole(roles, role('saler')).map(({ name }) => name)).toEqual(['headmaster', 'tch', 'saler']);
    expect(addRole(roles, role('tch'))).toHaveLength(2);
  });
});

describe('identity records', () => {
  test('ids: company id, role id, student id joined as text', () => {
    const parent = company('12', '晨光教育', { roleBaseInfos: [role('parent')], stuInfos: [child('88', '小雨')] });
    expect(idsOf([parent])).toEqual(['12-1-88']);
    expect(idsOf(gaoYuan)).toEqual(['12-5', '1-1']);
  });

  test('the display name appends the names of all roles, separated by commas, main role first', () => {
    const one = only([company('12', '晨光教育', { roleBaseInfos: [role('tch'), role('saler'), role('headmaster')] })]);
    expect(one).toMatchObject({
      displayName: '校长,老师,课程顾问',
      roleName: 'headmaster',
      roleId: '5',
      type: 'agency',
    });
    expect(one.roleList.map(({ label }) => label)).toEqual(['校长', '老师', '课程顾问']);
  });

  test('employee roles make one agency identity; a parent role with students one student identity per child', () => {
    const both = company('12', '晨光教育', {
      roleBaseInfos: [role('operator'), role('parent')],
      stuInfos: [child('21', '林小满', { type: 'vip' }), child('22', '苏晓')],
    });
    const identities = identitiesOf([both]);
    expect(identities.map(({ ids, type }) => [ids, type])).toEqual([
      ['12-4', 'agency'],
      ['12-1-21', 'student'],
      ['12-1-22', 'student'],
    ]);
    expect(identities[1]).toMatchObject({ stuType: 'vip', kidIdentity: 3, stuName: '林小满', isStudent: false });
    expect(identities[2]).toMatchObject({ stuType: 'normal', kidIdentity: 1 });
  });

  test('whoever has a child is a parent there, even where the role is not told', () => {
    const told = company('12', 'x', { stuInfos: [child('8', '郑好')] });
    expect(only([told])).toMatchObject({ ids: '12-1-8', displayName: '家长', choosable: true });
  });

  test('an unknown role is a parent-type identity shown as 游客, and none beside another role', () => {
    const visit = company('12', '晨光教育', { roleBaseInfos: [role('unknown')] });
    expect(only([visit])).toMatchObject({ type: 'parent', kind: 'tourist', displayName: '游客', group: 'unknown' });
    const known = company('12', '晨光教育', { roleBaseInfos: [role('unknown'), role('saler')] });
    expect(idsOf([known])).toEqual(['12-3']);
  });

  test('a learner’s own account is a student identity with isStudent', () => {
    const own = company('12', '晨光教育', { roleBaseInfos: [role('student')], stuInfos: [child('1', '李子涵')] });
    expect(only([own])).toMatchObject({ ids: '12-7-1', type: 'student', isStudent: true, identityCode: 1 });
  });

  test('isWanWu: the main company id or the company id is 1', () => {
    const isWanWu = (id: string, mainCompanyId: string) =>
      only([company(id, 'x', { mainCompanyId, roleBaseInfos: [role('tch')] })]).isWanWu;
    expect([isWanWu('1', '1'), isWanWu('9', '1'), isWanWu('12', '12')]).toEqual([true, true, false]);
  });

  test('older identity code: operator, headmaster or tch gets 3; any other agency role 5; non-agency 1', () => {
    const code = (...names: string[]) =>
      only([company('12', 'x', { roleBaseInfos: names.map((name) => role(name)) })]).identityCode;
    expect([code('operator'), code('headmaster'), code('tch'), code('tch', 'saler')]).toEqual([3, 3, 3, 3]);
    expect([code('saler'), code('seller'), code('manager'), code('前台')]).toEqual([5, 5, 5, 5]);
    expect([code('parent'), code('unknown')]).toEqual([1, 1]);
  });

  test('an institution told with roleId and roleName only has that one role', () => {
    expect(only([company('12', 'x', { roleId: '2', roleName: 'tch' })])).toMatchObject({
      ids: '12-2',
      choosable: true,
    });
  });
});

describe('who may choose', () => {
  test('parent: the role’s choose flag', () => {
    const closed = role('parent', { choose: false, reason: '已停用' });
    expect(only([company('12', 'x', { roleBaseInfos: [closed] })])).toMatchObject({
      choosable: false,
      reason: '已停用',
    });
  });

  test('agency: true if any role has choose', () => {
    const left = role('headmaster', { choose: false, reason: '已离职' });
    expect(only([company('12', 'x', { roleBaseInfos: [left, role('tch')] })]).choosable).toBe(true);
    expect(only([company('12', 'x', { roleBaseInfos: [left] })])).toMatchObject({ choosable: false, reason: '已离职' });
  });

  test('student: true if the student record or the role has choose', () => {
    const may = (ofChild: boolean, ofRole: boolean) =>
      only([
        company('12', 'x', {
          roleBaseInfos: [role('parent', { choose: ofRole })],
          stuInfos: [child('8', '郑好', { choose: ofChild })],
        }),
      ]).choosable;
    expect([may(true, true), may(true, false), may(false, true), may(false, false)]).toEqual([true, true, true, false]);
  });

  test('nothing of a disabled institution: 机构已停用', () => {
    const closed = company('12', 'x', { state: 'disabled', roleBaseInfos: [role('tch')] });
    expect(only([closed])).toMatchObject({ choosable: false, reason: '机构已停用' });
  });
});

describe('institutions', () => {
  const main = company('12', '晨光总部', { roleBaseInfos: [role('headmaster'), role('tch')] });

  test('grouping: my has an employee role or students, history only a parent, unknown only visits', () => {
    const groups = groupCompanies([
      company('1', 'a', { roleBaseInfos: [role('parent')] }),
      company('2', 'b', { roleBaseInfos: [role('parent')], stuInfos: [child('9', 'x')] }),
      company('3', 'c', { roleBaseInfos: [role('unknown')] }),
      company('4', 'd', { roleBaseInfos: [role('saler')] }),
      company('5', 'e'),
    ]);
    expect(Object.values(groups).map((list) => list.map(({ id }) => id))).toEqual([['2', '4'], ['1'], ['3', '5']]);
  });

  test('sub-companies are listed under their main company and open to its 校长 when sharing allows', () => {
    const sub = (sharing: boolean) => company('15', '分校', { mainCompanyId: '12', sharing });
    const [, shared] = identitiesOf([{ ...main, children: [sub(true)] }]);
    expect(shared).toMatchObject({ ids: '15-5', displayName: '校长', underCompanyId: '12', group: 'my' });
    expect(idsOf([{ ...main, children: [sub(false)] }])).toEqual(['12-5']);
  });

  test('a sub-company told beside its main company stands under it all the same', () => {
    const flat = company('15', '分校', { mainCompanyId: '12', roleBaseInfos: [role('tch')] });
    expect(identitiesOf([flat, main]).map(({ ids, underCompanyId }) => [ids, underCompanyId])).toEqual([
      ['12-5', null],
      ['15-2', '12'],
    ]);
  });

  test('my institutions first, in each group the one used last first', () => {
    const at = (id: string, name: string, lastUsedAt: string) =>
      company(id, id, { roleBaseInfos: [role(name)], lastUsedAt });
    const list = [
      at('1', 'parent', '2026-09-20 10:00:00'),
      at('2', 'tch', '2026-09-01 08:00:00'),
      at('3', 'tch', '2026-09-18 08:00:00'),
      at('4', 'unknown', '2026-09-21 08:00:00'),
    ];
    expect(idsOf(list)).toEqual(['3-2', '2-2', '1-1', '4-0']);
  });
});

describe('after login info loads', () => {
  const after = (companies: readonly CompBaseInfo[], last: string | null = null) =>
    restoreIdentity(identitiesOf(companies), last)?.ids ?? null;
  const parent = (id: string) => company(id, id, { roleBaseInfos: [role('parent')] });
  const closed = (name: string) => role(name, { choose: false });

  test('the last chosen role is restored, if still choosable', () => {
    expect(after(gaoYuan, '1-1')).toBe('1-1');
    const gone = [gaoYuan[0] ?? parent('1'), company('12', 'x', { roleBaseInfos: [closed('headmaster')] })];
    expect(after(gone, '12-5')).toBe('1-1');
  });

  test('if only one history company has a parent role that is not tourist, it is chosen automatically', () => {
    const visit = company('9', 'x', { roleBaseInfos: [role('unknown')] });
    expect(after([visit, parent('1')])).toBe('1-1');
    expect(after([parent('1'), parent('2')])).toBeNull();
  });

  test('exactly one choosable my identity is chosen', () => {
    expect(after(gaoYuan)).toBe('12-5');
  });

  test('exactly one choosable identity of any kind is chosen, else the chooser', () => {
    expect(after([company('9', 'x', { roleBaseInfos: [role('unknown')] })])).toBe('9-0');
    const two = [
      company('2', 'b', { roleBaseInfos: [role('tch')] }),
      company('3', 'c', { roleBaseInfos: [role('tch')] }),
    ];
    expect(after(two)).toBeNull();
    expect(after([])).toBeNull();
  });
});

const names = systemRoles.map(({ name }) => name);
const roleArb = fc
  .record({ name: fc.constantFrom(...names, '前台'), choose: fc.boolean() })
  .map(({ name, choose }) => role(name, { choose }));
const childArb = fc
  .record({ id: fc.integer({ min: 1, max: 9 }), vip: fc.boolean(), choose: fc.boolean() })
  .map(({ id, vip, choose }) => child(String(id), `学员${id}`, { type: vip ? 'vip' : 'normal', choose }));
const leaf = fc
  .record({
    id: fc.integer({ min: 1, max: 6 }).map(String),
    mainCompanyId: fc.integer({ min: 1, max: 6 }).map(String),
    roleBaseInfos: fc.array(roleArb, { maxLength: 5 }),
    stuInfos: fc.array(childArb, { maxLength: 3 }),
    sharing: fc.boolean(),
    state: fc.constantFrom('normal' as const, 'disabled' as const),
  })
  .map((more) => company(more.id, `机构${more.id}`, more));
const companiesArb = fc.array(
  fc.tuple(leaf, fc.array(leaf, { maxLength: 2 })).map(([one, children]) => ({ ...one, children })),
  { maxLength: 6 },
);

test('property: ids are unique, the main role has the highest level, choosable is true or has a reason', () => {
  fc.assert(
    fc.property(companiesArb, fc.string(), (companies, last) => {
      const identities = identitiesOf(companies);
      expect(new Set(identities.map(({ ids }) => ids)).size).toBe(identities.length);
      for (const one of identities) {
        expect(one.ids).toBe([one.companyId, one.roleId, one.stuId].filter(Boolean).join('-'));
        expect(levelOf(one.role ?? { name: '' })).toBe(Math.max(...one.roleList.map(levelOf)));
        expect(one.choosable).toBe(one.reason === null);
        expect(one.kidIdentity).toBe(one.stuType === 'vip' ? 3 : 1);
        expect(one.displayName.split(',')).toHaveLength(one.roleList.length);
      }
      for (const wanted of [last, ...identities.map(({ ids }) => ids)]) {
        const chosen = restoreIdentity(identities, wanted);
        const mayReturn = identities.some(({ ids, choosable }) => ids === wanted && choosable);
        expect(chosen?.choosable ?? true).toBe(true);
        expect(!mayReturn || chosen?.ids === wanted).toBe(true);
      }
    }),
  );
});

test('property: no institution with a staff role is lost', () => {
  fc.assert(
    fc.property(companiesArb, (companies) => {
      const identities = identitiesOf(companies);
      const seen = new Set<string>();
      for (const { id, roleBaseInfos } of companies) {
        if (seen.has(id)) continue;
        const last = companies.filter((one) => one.id === id).at(-1);
        seen.add(id);
        if (last?.roleBaseInfos !== roleBaseInfos || !roleBaseInfos.some(({ name }) => name === 'tch')) continue;
        expect(identities.some((one) => one.companyId === id && one.type === 'agency')).toBe(true);
      }
    }),
  );
});

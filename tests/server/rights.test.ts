import { expect, test } from 'vitest';
import { allEndpoints, checkUser, getLoginInfo, getStaffList, updateCompany, updateLesson } from 'jiaowu/contract';
import { permissionLabel } from 'jiaowu/domain';
import { calls } from '../../server/src/calls.ts';
import { type Person, linNa, liTing, luoQi, wangMin, zhaoQiang } from './support/people.ts';
import { onPglite } from './support/suite.ts';
import type { Caller } from './support/world.ts';

const guarded = allEndpoints.filter(({ allow }) => allow !== 'public');
const inside = guarded.filter(({ allow }) => allow !== 'user');
const keysOf = (endpoint: (typeof allEndpoints)[number]) =>
  typeof endpoint.allow === 'object' ? endpoint.allow.permission : [];

onPglite(({ undone }) => {
  test('every call of the contract is served, each once', async () => {
    expect(calls.map(({ endpoint }) => endpoint.path).sort()).toEqual(allEndpoints.map(({ path }) => path).sort());
    expect(new Set(calls.map(({ endpoint }) => endpoint.path)).size).toBe(calls.length);
  });

  test('without a session, with a made-up, a foreign or an expired one, every guarded call answers 2', () =>
    undone(async (world) => {
      const lin = await world.signIn(...linNa);
      const wang = await world.signIn(...wangMin);
      const states = {
        none: {},
        madeUp: { ...lin, token: 'x'.repeat(43) },
        ofSomebodyElse: { ...lin, uid: wang.uid },
        withoutUid: { token: lin.token },
      };
      for (const [state, as] of Object.entries(states)) {
        for (const endpoint of guarded) {
          expect((await world.raw(endpoint, as)).code, `${endpoint.path}, ${state}`).toBe(2);
        }
      }
      world.later(12 * 3600 + 1);
      for (const endpoint of guarded) expect((await world.raw(endpoint, { ...lin })).code, `${endpoint.path}`).toBe(2);
    }));

  test('an institution, a role or a child that is not one’s own is refused by every call inside', () =>
    undone(async (world) => {
      const lin = await world.signIn(...linNa);
      const parent = await world.signIn(...liTing);
      const forged: Record<string, Caller & Record<string, unknown>> = {
        noIdentity: { uid: lin.uid, token: lin.token },
        otherCompany: { ...lin, companyId: '15', mainCompanyId: '15' },
        unknownCompany: { ...lin, companyId: '999', mainCompanyId: '999' },
        headmaster: { ...lin, roleId: '5' },
        platformManager: { ...lin, roleId: '8' },
        otherMain: { ...lin, mainCompanyId: '15' },
        childOfOthers: { ...parent, stuId: '22' },
        parentAsOperator: { ...parent, roleId: '4' },
      };
      for (const [name, as] of Object.entries(forged)) {
        for (const endpoint of inside) {
          // There a roleId is what the list is filtered by; as whom one calls is the identity chosen last.
          if (endpoint.path === getStaffList.path && as.companyId === '12') continue;
          const { code, data } = await world.raw(endpoint, as);
          expect(code, `${endpoint.path}, ${name}`).toBe(403);
          expect(data).toEqual({});
        }
      }
    }));

  test('a role without the right gets 403 with the name of what is missing', () =>
    undone(async (world) => {
      const people: Record<string, Person> = { linNa, wangMin, zhaoQiang, liTing, luoQi };
      for (const [name, person] of Object.entries(people)) {
        const me = await world.signIn(...person);
        const { business } = await world.get(checkUser, person[1], me);
        for (const endpoint of inside) {
          const keys = keysOf(endpoint);
          const may = keys.length === 0 || keys.some((key) => business.auth[key]);
          const { code, data, msg } = await world.raw(endpoint, { ...me });
          if (may && code !== 403) continue;
          expect(may, `${endpoint.path}, ${name}`).toBe(false);
          const [key = ''] = keys;
          expect(code, `${endpoint.path}, ${name}`).toBe(403);
          expect(msg).toBe(`您没有“${permissionLabel(key)}”权限`);
          expect(data).toEqual({ permission: key, permissionName: permissionLabel(key) });
        }
      }
    }));

  test('rights come from the database: what the request claims of itself changes nothing', () =>
    undone(async (world) => {
      const me = await world.signIn(...wangMin);
      const boast = { auth: { 'schedule.edit': true }, roleIds: ['5'], business: { auth: { 'schedule.edit': true } } };
      const input = { lessonId: '20104', version: 1, patch: { remark: 'x' } };
      expect(await world.raw(updateLesson, { ...me, ...boast, ...input })).toMatchObject({
        code: 403,
        msg: '您没有“排课”权限',
      });
    }));

  test('a headmaster of one institution cannot edit another one', () =>
    undone(async (world) => {
      const me = await world.signIn(...luoQi);
      const vo = { name: '夺来的机构', bossName: '罗启', mobile: '13900000015' };
      expect(await world.call(updateCompany, { compBaseInfoVO: { ...vo, id: '12' } }, me)).toMatchObject({ code: 404 });
      expect(await world.call(updateCompany, { compBaseInfoVO: { ...vo, id: '15' } }, me)).toMatchObject({ code: 0 });
    }));

  test('a disabled account is told 103; a disabled post cannot be chosen', () =>
    undone(async (world) => {
      const me = await world.signIn(...wangMin);
      const { userAccount, staff } = await import('../../server/src/db/schema/index.ts');
      const { eq, sql } = await import('../../server/src/db/query.ts');
      await world.db.execute(sql`set local role none`);
      await world.db.update(staff).set({ state: 'disabled' }).where(eq(staff.uid, me.uid));
      expect(await world.call(checkUser, wangMin[1], me)).toMatchObject({ code: 403 });
      const info = await world.get(getLoginInfo, {}, me);
      expect(info.compBaseInfos.find(({ id }) => id === '12')?.roleBaseInfos[0]).toMatchObject({
        choose: false,
        reason: '已停用',
      });
      await world.db.execute(sql`set local role none`);
      await world.db.update(userAccount).set({ state: 'disabled' }).where(eq(userAccount.uid, me.uid));
      expect(await world.call(getLoginInfo, {}, me)).toMatchObject({ code: 103 });
    }));
});

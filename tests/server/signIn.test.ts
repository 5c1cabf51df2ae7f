import { expect, test } from 'vitest';
import {
  addCompanyRole,
  checkUser,
  getDevMailbox,
  getLoginInfo,
  loginBySms,
  logout,
  phoneIsExist,
  sendAuthCode,
} from 'jiaowu/contract';
import { gaoYuan, linNa, liTing, zhouLi } from './support/people.ts';
import { onEveryDatabase } from './support/suite.ts';
import type { World } from './support/world.ts';

const send = (world: World, phone: string) => world.call(sendAuthCode, { phone, type: 'login' });
const enter = (world: World, phone: string, authCode: string, keep7d = false) =>
  world.call(loginBySms, { phone, authCode, type: 'login', companyId: 1, channel: 'pc', keep7d });
const codeOf = (world: World) => world.mail.at(-1)?.code ?? '';
const otherCode = (world: World) => (codeOf(world) === '000000' ? '000001' : '000000');

onEveryDatabase(({ undone }) => {
  test('a new parent signs in: the phone becomes a user, company 1 gets the parent role', () =>
    undone(async (world) => {
      expect(await send(world, `+86 ${zhouLi}`)).toMatchObject({ code: 0, data: { resendAfterS: 60, expireInS: 300 } });
      expect(await enter(world, zhouLi, otherCode(world))).toMatchObject({
        code: 422,
        msg: '验证码错误，还可尝试 4 次',
      });
      const { data, code } = await enter(world, zhouLi, codeOf(world));
      expect(code).toBe(0);
      expect(data.compBaseInfos).toEqual([]);
      expect(data.userInfo).toMatchObject({ mobile: zhouLi, phone: zhouLi, isStudent: false });
      const me = data.userToken;
      expect(await world.get(addCompanyRole, { companyId: '1', addParentRole: 1 }, me)).toEqual({
        companyId: '1',
        roleId: '1',
      });
      await world.get(addCompanyRole, { companyId: '1', addParentRole: 1 }, me);
      const info = await world.get(getLoginInfo, {}, me);
      expect(info.compBaseInfos).toHaveLength(1);
      expect(info.compBaseInfos[0]?.roleBaseInfos).toMatchObject([{ roleId: '1', name: 'parent', choose: true }]);
    }));

  test('a code is good once, for five minutes and five tries, and only the newest one', () =>
    undone(async (world) => {
      await send(world, zhouLi);
      const first = codeOf(world);
      world.later(61);
      await send(world, zhouLi);
      const old = first === codeOf(world) ? otherCode(world) : first;
      expect(await enter(world, zhouLi, old)).toMatchObject({ code: 422 });
      expect(await enter(world, zhouLi, codeOf(world))).toMatchObject({ code: 0 });
      expect(await enter(world, zhouLi, codeOf(world))).toMatchObject({ code: 422, msg: '验证码已失效，请重新获取' });

      world.later(61);
      await send(world, zhouLi);
      const texts: string[] = [];
      for (let i = 0; i < 5; i++) texts.push((await enter(world, zhouLi, otherCode(world))).msg);
      expect(texts).toEqual([4, 3, 2, 1].map((n) => `验证码错误，还可尝试 ${n} 次`).concat('验证码已失效，请重新获取'));
      expect(await enter(world, zhouLi, codeOf(world))).toMatchObject({ code: 422, msg: '验证码已失效，请重新获取' });

      world.later(61);
      await send(world, zhouLi);
      world.later(300);
      expect(await enter(world, zhouLi, codeOf(world))).toMatchObject({ code: 422, msg: '验证码已失效，请重新获取' });
    }));

  test('codes are limited: one a minute, five an hour, ten a day', () =>
    undone(async (world) => {
      expect(await send(world, zhouLi)).toMatchObject({ code: 0 });
      world.later(20);
      expect(await send(world, zhouLi)).toMatchObject({
        code: 429,
        msg: '操作过于频繁，请 40 秒后再试',
        data: { retryAfterS: 40 },
      });
      for (let i = 0; i < 4; i++) {
        world.later(60);
        expect(await send(world, zhouLi)).toMatchObject({ code: 0 });
      }
      world.later(60);
      expect(await send(world, zhouLi)).toMatchObject({ code: 429 });
      world.later(3600);
      for (let i = 0; i < 5; i++) {
        expect(await send(world, zhouLi)).toMatchObject({ code: 0 });
        world.later(60);
      }
      world.later(3600);
      expect(await send(world, zhouLi)).toMatchObject({ code: 429, msg: '今日验证码次数已达上限（10次）' });
      world.setNow('2026-09-22 00:00:01');
      expect(await send(world, zhouLi)).toMatchObject({ code: 0 });
    }));

  test('one address may not ask for any number of phones', () =>
    undone(async (world) => {
      for (let i = 0; i < 30; i++)
        expect(await send(world, `1380099${String(i).padStart(4, '0')}`)).toMatchObject({ code: 0 });
      expect(await send(world, '13800998888')).toMatchObject({ code: 429 });
    }));

  test('whether a phone is known is told 20 times an hour', () =>
    undone(async (world) => {
      expect(await world.get(phoneIsExist, { phone: gaoYuan[0] })).toEqual({ exist: true });
      expect(await world.get(phoneIsExist, { phone: zhouLi })).toEqual({ exist: false });
      for (let i = 0; i < 18; i++) await world.get(phoneIsExist, { phone: zhouLi });
      expect(await world.call(phoneIsExist, { phone: zhouLi })).toMatchObject({ code: 429 });
      world.later(3600);
      expect(await world.call(phoneIsExist, { phone: zhouLi })).toMatchObject({ code: 0 });
    }));

  test('two hats: login info of a headmaster who is also a parent elsewhere; the last identity is remembered', () =>
    undone(async (world) => {
      const me = await world.signIn(gaoYuan[0]);
      const before = await world.get(getLoginInfo, {}, me);
      expect(before.lastIdentityIds).toBeNull();
      expect(
        before.compBaseInfos.map(({ id, roleBaseInfos }) => [id, roleBaseInfos.map(({ label }) => label)]),
      ).toEqual([
        ['1', ['家长']],
        ['12', ['校长', '老师']],
      ]);
      const chosen = await world.get(checkUser, { companyId: '12', roleId: '5' }, me);
      expect(chosen.roleIds.sort()).toEqual(['2', '5']);
      expect(chosen.business.auth).toMatchObject({
        'schedule.edit': true,
        'finance.view': true,
        'finance.pay': false,
        'platform.legal': false,
      });
      expect(chosen.userVO).toMatchObject({ name: '高远', companyName: '晨光教育' });
      expect((await world.get(getLoginInfo, {}, me)).lastIdentityIds).toBe('12-5');
      await world.get(checkUser, { companyId: '1', roleId: '1' }, me);
      expect((await world.get(getLoginInfo, {}, me)).lastIdentityIds).toBe('1-1');
    }));

  test('a parent is a guardian of her child, and of nobody else', () =>
    undone(async (world) => {
      const me = await world.signIn(liTing[0]);
      const info = await world.get(getLoginInfo, {}, me);
      expect(info.compBaseInfos).toMatchObject([{ id: '12', stuInfos: [{ id: '21', name: '林小满' }] }]);
      expect(await world.call(checkUser, liTing[1], me)).toMatchObject({ code: 0, data: { roleIds: ['1'] } });
      expect(await world.call(checkUser, { ...liTing[1], stuId: '22' }, me)).toMatchObject({ code: 403 });
    }));

  test('a session ends by logout, after 12 idle hours, or after 7 idle days where it was asked for', () =>
    undone(async (world) => {
      const me = await world.signIn(linNa[0]);
      expect(await world.call(getLoginInfo, {}, me)).toMatchObject({ code: 0 });
      world.later(12 * 3600 - 100);
      expect(await world.call(getLoginInfo, {}, me)).toMatchObject({ code: 0 });
      world.later(12 * 3600 + 1);
      expect(await world.call(getLoginInfo, {}, me)).toMatchObject({ code: 2, msg: '会话已过期，请重新登录~' });

      await send(world, linNa[0]);
      const kept = (await enter(world, linNa[0], codeOf(world), true)).data.userToken;
      for (let day = 0; day < 24; day += 6) {
        world.later(6 * 86_400);
        expect(await world.call(getLoginInfo, {}, kept)).toMatchObject({ code: 0 });
      }
      world.later(6 * 86_400 + 3600); // 30 days and an hour after the sign-in
      expect(await world.call(getLoginInfo, {}, kept)).toMatchObject({ code: 2 });

      const left = await world.signIn(linNa[0]);
      await world.get(logout, {}, left);
      await world.get(logout, {}, left);
      expect(await world.call(getLoginInfo, {}, left)).toMatchObject({ code: 2 });
    }));

  test('the sixth sign-in takes the place of the oldest session', () =>
    undone(async (world) => {
      const sessions = [];
      for (let i = 0; i < 6; i++) {
        sessions.push(await world.signIn(linNa[0]));
        world.later(900);
      }
      const codes = [];
      for (const session of sessions) codes.push((await world.call(getLoginInfo, {}, session)).code);
      expect(codes).toEqual([102, 0, 0, 0, 0, 0]);
    }));

  test('the mailbox shows what was sent, newest first, as a call and as a page without script', () =>
    undone(async (world) => {
      await send(world, zhouLi);
      world.later(1);
      await send(world, '13800000002');
      const { list } = await world.get(getDevMailbox, {});
      expect(list.map(({ phone }) => phone)).toEqual(['13800000002', zhouLi]);
      expect(list[0]?.code).toBe(codeOf(world));
      const page = await world.app.fetch(new Request('http://localhost/dev/mailbox'));
      const html = await page.text();
      expect(html).toContain(codeOf(world));
      expect(html).not.toContain('<script');
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    }));
});

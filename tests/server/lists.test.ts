import { expect, test } from 'vitest';
import {
  checkUser,
  createCompany,
  getCampusList,
  getClassroom,
  getClassSectionList,
  getLineClassList,
  getLoginInfo,
  getMenuTree,
  getStaffList,
  listDictionary,
  type MenuNode,
  selectKidList,
  updateCompany,
} from 'jiaowu/contract';
import { dictionary } from '../../server/src/db/schema/index.ts';
import { sql } from '../../server/src/db/query.ts';
import { gaoYuan, linNa, liTing, luoQi, wangMin, zhaoQiang } from './support/people.ts';
import { onPglite } from './support/suite.ts';

const titles = (tree: readonly MenuNode[]): string[] =>
  tree.flatMap(({ name, children }) => [name, ...titles(children)]);
const urls = (tree: readonly MenuNode[]): string[] =>
  tree.flatMap(({ url, children }) => [url ?? '', ...urls(children)]);

onPglite(({ undone }) => {
  test('campuses and rooms: staff see theirs, families the open ones', () =>
    undone(async (world) => {
      const lin = await world.signIn(...linNa);
      const { campusVOS } = await world.get(getCampusList, {}, lin);
      expect(campusVOS.map(({ name, travelMinutes }) => [name, travelMinutes])).toEqual([
        ['东湖校区', { '22': 40 }],
        ['光谷校区', { '21': 40 }],
      ]);
      const wang = await world.signIn(...wangMin);
      expect((await world.get(getCampusList, {}, wang)).campusVOS.map(({ name }) => name)).toEqual(['东湖校区']);
      const parent = await world.signIn(...liTing);
      expect((await world.get(getCampusList, {}, parent)).campusVOS).toHaveLength(2);
      const { list } = await world.get(getClassroom, { campusId: '21' }, wang);
      expect(list.map(({ name, capacity, shared }) => `${name} ${capacity}${shared ? ' 可共用' : ''}`)).toEqual([
        'A101 10',
        'A102 8',
        'A201 12',
        'B201 6 可共用',
      ]);
      expect((await world.call(getClassroom, { campusId: '22' }, wang)).code).toBe(404);
    }));

  test('classes with what is planned and rolled, found by a part of the name, page by page', () =>
    undone(async (world) => {
      const lin = await world.signIn(...linNa);
      const { list, total } = await world.get(getLineClassList, { keyword: '周三A' }, lin);
      expect(total).toBe(1);
      expect(list[0]).toMatchObject({
        members: 8,
        capacity: 8,
        k: 200,
        plannedLessons: 12,
        rolledLessons: 3,
        state: 'open',
      });
      const all = await world.get(getLineClassList, {}, lin);
      expect(all.list).toHaveLength(all.total);
      const open = await world.get(getLineClassList, { states: ['planned'] }, lin);
      expect(open.list.every(({ state }) => state === 'planned')).toBe(true);
      const { list: sections } = await world.get(getClassSectionList, { classId: '205' }, lin);
      expect(sections.slice(0, 3).map(({ name, usedOn }) => [name, usedOn])).toEqual([
        ['灰度传感器', '2026-09-11'],
        ['巡线原理', '2026-09-18'],
        ['转弯策略', '2026-09-25'],
      ]);
    }));

  test('staff and students for pickers: phones are masked, a consultant finds own customers', () =>
    undone(async (world) => {
      const lin = await world.signIn(...linNa);
      const staff = await world.get(getStaffList, { staffRoleId: '2', state: 'active' }, lin);
      expect(staff.total).toBe(6);
      expect((await world.get(getStaffList, {}, lin)).total).toBe(14);
      expect(staff.list.find(({ name }) => name === '王敏')).toMatchObject({
        phone: '139****0003',
        roleLabels: ['老师'],
      });
      const kids = await world.get(selectKidList, { kidQuery: '林小满' }, lin);
      expect(kids.list).toEqual([{ stuId: '21', name: '林小满', guardianPhone: '138****0121', campusId: '21' }]);
      expect((await world.get(selectKidList, { kidQuery: '0121' }, lin)).list.map(({ name }) => name)).toEqual([
        '林小满',
      ]);
      const zhao = await world.signIn(...zhaoQiang);
      const own = await world.get(selectKidList, { pageSize: 100 }, zhao);
      const every = await world.get(selectKidList, { pageSize: 100 }, lin);
      expect(own.total).toBeLessThan(every.total);
    }));

  test('an institution’s own value stands for the one of its 总部', () =>
    undone(async (world) => {
      const lin = await world.signIn(...linNa);
      const names = async () => (await world.get(listDictionary, { type: 'Subject' }, lin)).map(({ name }) => name);
      expect(await names()).toEqual(['科学', '编程', '机器人', '搭建', '数学思维', '美术']);
      await world.db.execute(sql`set local role none`);
      await world.db.execute(sql`update company set main_company_id = '1' where id = '12'`);
      const base = { type: 'Subject' as const, color: null, disabled: false };
      await world.db.insert(dictionary).values([
        { ...base, companyId: '1', id: 'm1', name: '戏剧', sort: 90 },
        { ...base, companyId: '1', id: 'm2', name: '舞蹈', sort: 91 },
        { ...base, companyId: '12', id: 'o2', name: '舞蹈课', sort: 92, overridesId: 'm2' },
        { ...base, companyId: '12', id: 'o3', name: '停用科目', sort: 93, disabled: true },
      ]);
      expect((await names()).slice(6)).toEqual(['戏剧', '舞蹈课']);
      const all = await world.get(listDictionary, { type: 'Subject', disabled: true }, lin);
      expect(all.at(-1)).toMatchObject({ name: '停用科目', disabled: true });
    }));

  test('the menu goes by the rights; the tree of a headmaster holds /marketCenter, as the spec allows', () =>
    undone(async (world) => {
      const tree = async (person: Parameters<typeof world.signIn>) =>
        world.get(getMenuTree, { initSuccess: true }, await world.signIn(...person));
      const head = await tree([...gaoYuan]);
      expect(head.map(({ name }) => name)).toEqual(
        '工作台 招生 测评 学员 教务 课程与课研 资源 系列课与任务 财务 营销 报表 设置 教学'.split(' '),
      );
      expect(urls(head)).toContain('/marketCenter');
      expect(urls(head)).toContain('/layout/authorizationPage?tab=log');
      const teacher = titles(await tree([...wangMin]));
      expect(teacher).toContain('我的课表');
      expect(teacher).toContain('课表');
      for (const hidden of ['线上交易报表', '员工管理', '批量排课', '渠道管理']) expect(teacher).not.toContain(hidden);
      expect(titles(await tree([...liTing]))).toEqual(['首页', '课程', '学习', '我的']);
    }));

  test('a new institution: its founder is 校长, it is on trial, its menu waits for the set-up', () =>
    undone(async (world) => {
      const me = await world.signIn('13800000055');
      const vo = { name: '远航教育', bossName: '周航', mobile: '13800000055', address: '汉街 1 号' };
      const { id, roleId } = await world.get(createCompany, { compBaseInfoVO: vo }, me);
      const info = await world.get(getLoginInfo, {}, me);
      expect(info.compBaseInfos).toMatchObject([
        { id, name: '远航教育', state: 'trial', roleBaseInfos: [{ label: '校长' }] },
      ]);
      const identity = { ...me, companyId: id, roleId };
      const menu = await world.get(getMenuTree, { initSuccess: true }, identity);
      expect(menu.map(({ name }) => name)).toEqual(['工作台', '设置']);
      expect(await world.call(createCompany, { compBaseInfoVO: vo }, me)).toMatchObject({ code: 409 });
      expect((await world.get(updateCompany, { compBaseInfoVO: { ...vo, id, name: '远航科技' } }, identity)).id).toBe(
        id,
      );
      expect(
        await world.call(updateCompany, { compBaseInfoVO: { ...vo, id, name: '晨光教育' } }, identity),
      ).toMatchObject({
        code: 409,
      });
      world.later(31 * 86_400);
      const again = { ...(await world.signIn('13800000055')), companyId: id, roleId };
      expect(await world.call(updateCompany, { compBaseInfoVO: { ...vo, id } }, again)).toMatchObject({
        code: 422,
        msg: '机构已到期，暂不能新增或修改',
      });
      expect((await world.call(getCampusList, {}, again)).code).toBe(0);
    }));

  test('a 总部’s 校长 enters a sub-company that shares; one that does not stays shut', () =>
    undone(async (world) => {
      const me = await world.signIn(gaoYuan[0]);
      const there = { ...me, companyId: '15', roleId: '5' };
      await world.db.execute(sql`set local role none`);
      await world.db.execute(sql`update company set main_company_id = '12' where id = '15'`);
      expect((await world.call(checkUser, { companyId: '15', roleId: '5' }, me)).code).toBe(403);
      expect((await world.call(getCampusList, {}, there)).code).toBe(403);
      await world.db.execute(sql`set local role none`);
      await world.db.execute(sql`update company set sharing = true where id = '15'`);
      const info = await world.get(getLoginInfo, {}, me);
      const chenguang = info.compBaseInfos.find(({ id }) => id === '12');
      expect(chenguang?.children).toMatchObject([{ id: '15', roleBaseInfos: [{ label: '校长' }] }]);
      await world.get(checkUser, { companyId: '15', roleId: '5' }, me);
      expect((await world.get(getStaffList, {}, there)).list.map(({ name }) => name)).toEqual(['罗启']);
      expect((await world.call(getCampusList, {}, { ...there, roleId: '2' })).code).toBe(403);
      expect((await world.call(getCampusList, {}, { ...(await world.signIn(...luoQi)), companyId: '12' })).code).toBe(
        403,
      );
    }));
});

import { describe, expect, it } from 'vitest';
import { buildDemo, demoPeople } from '../../../src/testing/demo/index.ts';

const data = buildDemo({ size: 'cast' });
const staff = data.staff.filter((row) => row.companyId === '12');
const userOf = (uid: string) => data.users.find((row) => row.uid === uid);
const postOf = (uid: string) => data.staff.find((row) => row.uid === uid);

describe('companies and campuses', () => {
  it('has 万物总部, 晨光教育 as its own 总部, and 启航教育', () => {
    expect(data.companies.map(({ id, name, mainCompanyId }) => [id, name, mainCompanyId])).toEqual([
      ['1', '万物总部', '1'],
      ['12', '晨光教育', '12'],
      ['15', '启航教育', '15'],
    ]);
    expect(data.companies[1]).toMatchObject({ initSuccess: true, state: 'normal' });
  });

  it('has 东湖 and 光谷, 40 minutes apart, open daily 08:00–21:00', () => {
    const [dh, gg] = data.campuses.filter((row) => row.companyId === '12');
    expect([dh?.name, gg?.name]).toEqual(['东湖校区', '光谷校区']);
    expect(gg?.openedOn).toBe('2026-03-01');
    expect([dh?.travelMinutes[gg?.id ?? ''], gg?.travelMinutes[dh?.id ?? '']]).toEqual([40, 40]);
    for (const campus of [dh, gg]) {
      expect(Object.values(campus?.openHours ?? {})).toEqual(Array(7).fill({ from: '08:00', to: '21:00' }));
    }
  });

  it('has six rooms with their seats; B201 may be shared', () => {
    const rooms = data.classrooms.filter((row) => row.companyId === '12');
    expect(rooms.map(({ name, capacity }) => `${name} ${capacity}`)).toEqual([
      'A101 10',
      'A102 8',
      'A201 12',
      'B201 6',
      'G101 12',
      'G102 8',
    ]);
    expect(rooms.filter((row) => row.shared).map((row) => row.name)).toEqual(['B201']);
  });

  it('rests from 10-01 to 10-07 and works on 09-20 and 10-10', () => {
    const of = (type: string) => data.holidays.filter((row) => row.type === type).map((row) => row.date);
    expect(of('holiday')).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => `2026-10-0${day}`));
    expect(of('makeupWorkday')).toEqual(['2026-09-20', '2026-10-10']);
  });

  it('differs from the default settings in two places', () => {
    expect(data.settings.map(({ key, value, effectiveAt }) => [key, value, effectiveAt.slice(0, 10)])).toEqual([
      ['makeUpNeedsNotice', false, '2026-03-01'],
      ['parentConfirm', true, '2026-09-14'],
    ]);
  });

  it('starts every dictionary with 6+5+5+5+5+4 entries', () => {
    const count = (type: string) => data.dictionary.filter((row) => row.companyId === '12' && row.type === type).length;
    expect(
      ['Subject', 'hourType', 'lineClassType', 'lineClassProperty', 'lineCourseType', 'evaluationCourseType'].map(
        count,
      ),
    ).toEqual([6, 5, 5, 5, 5, 4]);
  });
});

describe('staff', () => {
  it('counts 14 在职, 6 of them teachers', () => {
    expect(staff.filter((row) => row.state === 'active')).toHaveLength(14);
    expect(staff.filter((row) => row.roleIds.includes('2')).map((row) => row.name)).toEqual([
      '高远',
      '王敏',
      '李强',
      '陈晨',
      '李研',
      '陈岚',
    ]);
  });

  it.each([
    [1, '高远', ['5', '2'], ['secondReviewer']],
    [2, '林娜', ['4'], []],
    [3, '王敏', ['2'], ['evaluator']],
    [4, '赵强', ['3'], []],
    [5, '李强', ['2'], []],
    [6, '陈晨', ['2'], []],
    [7, '李研', ['2'], []],
    [8, '陈岚', ['2'], ['firstReviewer']],
    [9, '周敏', ['3'], []],
    [10, '吴桐', ['3'], []],
    [11, '李想', ['3'], []],
    [12, '孙婷', ['4'], ['researchAssistant']],
    [13, '李雪', ['4'], []],
    [14, '沈玲', ['4'], ['finance']],
  ])('%i is %s', (nn, name, roleIds, duties) => {
    expect(postOf(String(1000 + nn))).toMatchObject({ name, roleIds, duties });
    expect(userOf(String(1000 + nn))?.mobile).toBe(`139000000${String(nn).padStart(2, '0')}`);
  });

  it('gives 林娜 two more rights and 赵强 her as manager', () => {
    expect(postOf('1002')?.extraPermissions).toEqual(['auth.edit', 'setting.rules']);
    expect(postOf('1004')?.managerUid).toBe('1002');
  });

  it('knows 何平, 罗启, the sellers, and 高远 as a parent at company 1', () => {
    expect(postOf('1020')).toMatchObject({ companyId: '1', name: '何平', roleIds: ['8'] });
    expect(postOf('1015')).toMatchObject({ companyId: '15', name: '罗启', roleIds: ['5'] });
    expect(data.userRoles).toContainEqual(expect.objectContaining({ uid: '1001', companyId: '1', roleId: '1' }));
    const sellers = data.userRoles.filter((row) => row.roleId === '6').map((row) => [row.uid, row.upperUid]);
    expect(sellers).toEqual([
      ['1301', '1302'],
      ['1302', null],
      ['1303', null],
    ]);
    expect(demoPeople.qianLei).toMatchObject({ name: '钱磊', phone: '13700000002', roleId: '6' });
  });

  it('has one live user a phone', () => {
    const phones = data.users.flatMap((row) => row.mobile ?? []);
    expect(new Set(phones).size).toBe(phones.length);
    expect(phones).not.toContain('13800000001');
  });
});

describe('students', () => {
  it('are 1 to 87, with distinct names but for the two files of 陈一诺', () => {
    expect(data.students.map((row) => row.id)).toEqual(Array.from({ length: 87 }, (_, i) => String(i + 1)));
    expect(new Set(data.students.map((row) => row.name)).size).toBe(86);
    const twice = data.students.filter((row) => row.name === '陈一诺');
    expect(twice.map(({ id, campusId }) => [id, campusId])).toEqual([
      ['58', '22'],
      ['64', '21'],
    ]);
  });

  it.each([
    ['1 2 3 4 5 6 7 8', '李子涵 王一诺 张浩然 刘思远 赵梓萱 何嘉 吴越 郑好'],
    ['9 21 22 23', '陈可欣 林小满 苏晓 唐果'],
    ['48 49 50 51 52 53', '韩雪 蒋涵 沈悦 杨帆 朱珠 秦朗'],
    ['59 60 61 62 63', '何俊熙 周小满 林可欣 许嘉树 赵明轩'],
    ['65 66 67 68 69', '林子墨 周子墨 周雨桐 孙宇轩 孟想'],
  ])('%s are %s', (ids, names) => {
    expect(ids.split(' ').map((id) => data.students.find((row) => row.id === id)?.name)).toEqual(names.split(' '));
  });

  it('have one main guardian each, 13800000100 + n; 赵倩 for 5', () => {
    for (const student of data.students) {
      const mains = data.guardians.filter((row) => row.stuId === student.id && row.isMain);
      expect(mains).toHaveLength(1);
      expect(mains[0]?.rights).toEqual({ view: true, act: true, pay: true, pickUp: true });
      const phone = student.id === '5' ? '13700000001' : String(13_800_000_100 + Number(student.id));
      expect(userOf(mains[0]?.uid ?? '')?.mobile).toBe(phone);
    }
    expect(demoPeople.liTing).toMatchObject({ name: '李婷', phone: '13800000121' });
    expect(demoPeople.linJianguo.phone).toBe('13800000221');
    expect(data.guardians.find((row) => row.uid === '1221')?.rights).toMatchObject({
      view: true,
      act: false,
      pay: false,
    });
  });

  it('show the special facts', () => {
    const of = (id: string) => data.students.find((row) => row.id === id);
    expect(of('8')?.childConsent).toBe(false);
    expect(of('61')?.birthday).toBe('2016-04-02');
    expect(of('65')?.birthday).toBe('2017-05-20');
    expect(data.stuAccounts.map((row) => row.stuId)).toEqual([
      ...Array.from({ length: 12 }, (_, i) => String(i + 9)),
      '21',
    ]);
    expect(data.guardians.find((row) => row.stuId === '6' && !row.isMain)?.state).toBe('pending');
    const of66 = data.guardians.find((row) => row.stuId === '66');
    expect(userOf(of66?.uid ?? '')?.sellerUid).toBe(demoPeople.zhaoQian.uid);
  });

  it('can be referred and bound by two codes', () => {
    expect(data.inviteCodes.map(({ code, purpose, stuId }) => [code, purpose, stuId])).toEqual([
      ['H6TR93WX', 'referral', null],
      ['K7M42QXN', 'guardian', '58'],
    ]);
  });
});

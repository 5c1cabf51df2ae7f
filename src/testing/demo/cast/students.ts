import { addDays } from '../../../domain/dates.ts';
import { must } from '../lib/draft.ts';
import { createRandom } from '../lib/random.ts';
import type { GuardianRow, InviteCodeRow, StuAccountRow, StudentRow, UserRow } from '../rows/people.ts';
import { companies, demoCampusIds, uids, demoToday } from './ids.ts';
import { userRow } from './staff.ts';

const { DH, GG } = demoCampusIds;

/** stuIds 1 to 87 in order; ♀ after a girl's name. */
const names = `李子涵♀ 王一诺♀ 张浩然 刘思远 赵梓萱♀ 何嘉♀ 吴越 郑好♀
陈可欣♀ 黄子轩 徐若溪♀ 朱俊豪 马思琪♀ 胡宇航 郭雨泽 罗诗涵♀ 梁嘉懿♀ 宋天佑 谢语桐♀ 邓子昂
林小满 苏晓♀ 唐果♀ 曹芷若♀ 彭皓轩 曾乐瑶♀
肖景行 田雨欣♀ 董博文 袁梦琪♀ 潘逸飞 于欣怡♀ 余明哲 杜若曦♀
叶子辰 程依诺♀ 魏睿哲 吕思彤♀ 丁一鸣 任语嫣♀ 姚浩宇 卢佳怡♀
傅思齐 钟晨曦♀ 姜书豪 崔雅静♀ 谭俊逸
韩雪♀ 蒋涵 沈悦♀ 杨帆 朱珠♀ 秦朗
廖欣妍♀ 范宇辰 汪诗语♀ 陆泽宇
陈一诺 何俊熙 周小满♀ 林可欣♀ 许嘉树 赵明轩 陈一诺 林子墨 周子墨 周雨桐♀ 孙宇轩 孟想♀
金昊天 石雨萱♀ 戴铭泽 贾思涵♀ 韦子豪 夏沐阳 方可馨♀ 侯俊杰 邹梓涵♀ 熊雅琪♀ 白梓睿 江一帆 阎书瑶♀ 薛景瑜 尹若彤♀ 段宏毅 雷佳宁♀ 黎天宇`
  .trim()
  .split(/\s+/);

const atGuanggu = new Set(['58', '59', '60', '61', '62', '63']);
const prospects = new Set(['65', '66', '69']);
const vips = new Set(['12', '21', '61']);
/** Given in the conventions; others are drawn. */
const birthdays: Record<string, string> = {
  '58': '2016-11-08',
  '61': '2016-04-02',
  '64': '2016-11-08',
  '65': '2017-05-20',
};
const schools = ['东湖路小学', '水果湖第二小学', '华师附小', '武大附小', '楚才小学', '光谷第一小学'];
const grades = ['学前班', '一年级', '二年级', '三年级', '四年级', '五年级', '六年级', '初一'];
const consultants = [uids.zhouMin, uids.wuTong, uids.liXiang, uids.zhaoQiang];
const mothers = '婷 静 丽 燕 芳 慧 娟 敏 洁 颖 琳 雯 倩 萍 玲 霞'.split(' ');
const fathers = '伟 勇 军 涛 鹏 刚 磊 超 波 峰 斌 辉'.split(' ');

/** School grade in the autumn of 2026 by date of birth. */
export function gradeOf(birthday: string): string {
  const year = 2026 - Number(birthday.slice(0, 4)) - (birthday.slice(5) >= '09-01' ? 1 : 0) - 5;
  return grades[Math.max(0, Math.min(grades.length - 1, year))] ?? '学前班';
}

function ageRange(id: number): [number, number] {
  if (id >= 43 && id <= 47) return [7, 8];
  if (id >= 48 && id <= 53) return [9, 12];
  return [8, 10];
}

export const castStudents: StudentRow[] = names.map((text, i) => {
  const n = i + 1;
  const id = String(n);
  const random = createRandom(7000 + n);
  const [from, to] = ageRange(n);
  const birthday = birthdays[id] ?? addDays(demoToday, -random.int(from * 365 + 40, to * 365 + 300));
  return {
    id,
    companyId: companies.chenguang,
    campusId: atGuanggu.has(id) ? GG : DH,
    name: text.replace('♀', ''),
    sex: text.endsWith('♀') ? 2 : 1,
    birthday,
    school: random.pick(schools),
    grade: gradeOf(birthday),
    avatar: '',
    tag: n >= 70 ? 'shortTerm' : n <= 8 ? 'longTerm' : 'normal',
    type: vips.has(id) ? 'vip' : 'normal',
    status: prospects.has(id) ? 'prospect' : n >= 70 || id === '59' ? 'left' : 'active',
    choose: true,
    childConsent: id !== '8',
    ownerUid: must(consultants[n % consultants.length], 'consultant'),
    createdAt: `${n >= 70 ? addDays('2026-07-01', (n - 70) % 5) : addDays('2026-02-20', n <= 58 ? n * 2 : n)} 15:30:00`,
  };
});

export const fullRights = { view: true, act: true, pay: true, pickUp: true };
const viewOnly = { view: true, act: false, pay: false, pickUp: false };

const motherNames: Record<string, string> = { '5': '赵倩', '21': '李婷', '58': '王静', '60': '刘慧' };

function mainGuardian({ id, name }: StudentRow): {
  uid: string;
  name: string;
  mobile: string;
  relation: '妈妈' | '爸爸';
} {
  const random = createRandom(9000 + Number(id));
  const isMother = motherNames[id] !== undefined || random.chance(0.7);
  const surname = isMother
    ? random.pick(['李', '王', '张', '刘', '杨', '黄', '周', '吴', '徐', '孙'])
    : name.slice(0, 1);
  return {
    uid: id === '5' ? uids.zhaoQian : String(1100 + Number(id)),
    name: motherNames[id] ?? surname + random.pick(isMother ? mothers : fathers),
    mobile: String(13_800_000_100 + Number(id)),
    relation: isMother ? '妈妈' : '爸爸',
  };
}

const mains = castStudents.map((student) => ({ student, guardian: mainGuardian(student) }));

export const castGuardians: GuardianRow[] = [
  ...mains.map(
    ({ student, guardian }): GuardianRow => ({
      stuId: student.id,
      uid: guardian.uid,
      name: guardian.name,
      relation: guardian.relation,
      isMain: true,
      rights: { ...fullRights },
      state: 'verified',
    }),
  ),
  {
    stuId: '21',
    uid: uids.linJianguo,
    name: '林建国',
    relation: '爷爷',
    isMain: false,
    rights: { ...viewOnly },
    state: 'verified',
  },
  {
    stuId: '6',
    uid: '1206',
    name: '何秀英',
    relation: '奶奶',
    isMain: false,
    rights: { ...viewOnly },
    state: 'pending',
  },
];

export const castGuardianUsers: UserRow[] = [
  ...mains
    .filter(({ student }) => student.id !== '5')
    .map(({ student, guardian }) =>
      userRow({
        uid: guardian.uid,
        mobile: guardian.mobile,
        nickname: guardian.name,
        sex: guardian.relation === '妈妈' ? 2 : 1,
        createdAt: student.createdAt,
        sellerUid: student.id === '66' ? uids.zhaoQian : null,
      }),
    ),
  userRow({
    uid: uids.linJianguo,
    mobile: '13800000221',
    nickname: '林建国',
    sex: 1,
    createdAt: '2026-08-21 19:00:00',
  }),
  userRow({ uid: '1206', mobile: '13800000206', nickname: '何秀英', sex: 2, createdAt: '2026-09-19 20:30:00' }),
];

const withAccount = castStudents.filter(({ id }) => (Number(id) >= 9 && Number(id) <= 20) || id === '21');

export const castStuAccounts: StuAccountRow[] = withAccount.map(({ id }) => ({
  stuId: id,
  uid: String(1400 + Number(id)),
  loginName: `cg${id.padStart(4, '0')}`,
  state: 'normal',
  mustChange: false,
}));

export const castLearnerUsers: UserRow[] = withAccount.map(({ id, name, sex }) =>
  userRow({
    uid: String(1400 + Number(id)),
    mobile: null,
    nickname: name,
    sex,
    createdAt: '2026-09-01 10:00:00',
    isStudent: true,
  }),
);

export const castInviteCodes: InviteCodeRow[] = [
  {
    code: 'H6TR93WX',
    companyId: companies.chenguang,
    inviterUid: uids.zhaoQian,
    purpose: 'referral',
    stuId: null,
    expireAt: '2026-10-15 23:59:59',
    maxUses: 50,
    uses: 0,
  },
  {
    code: 'K7M42QXN',
    companyId: companies.chenguang,
    inviterUid: uids.linNa,
    purpose: 'guardian',
    stuId: '58',
    expireAt: '2026-10-15 23:59:59',
    maxUses: 1,
    uses: 0,
  },
];

import type { CompBaseInfo, LoginInfo } from '../contract/login.ts';
import { rightsOf } from '../domain/permissions.ts';
import { roleById } from '../domain/roles.ts';
import { emptyState, type SessionState } from '../session/state.ts';
import { identityChosen, infoLoaded, signedIn } from '../session/transitions.ts';

/**
 * People of the demo institution 晨光教育 (conventions, section 11): headmaster 高远 (also 老师, and 家长 at company 1),
 * operator 林娜, teacher 王敏, saler 赵强, parent 李婷 (mother of 林小满), student 林小满 by her own account.
 */
export type DemoRole = 'headmaster' | 'operator' | 'teacher' | 'saler' | 'parent' | 'student' | 'anonymous';

interface Person {
  uid: string;
  name: string;
  mobile: string;
  /** Ids of the roles at 晨光教育. */
  roleIds: readonly string[];
  duties?: readonly string[];
  /** Keys held besides those of the roles. */
  extra?: readonly string[];
  campusIds: readonly string[];
  /** With a child, or a learner's own account. */
  student?: boolean;
  /** Has the role 家长 at company 1 too. */
  atPlatform?: boolean;
}

const DH = '21';
const GG = '22';

const people: Readonly<Record<Exclude<DemoRole, 'anonymous'>, Person>> = {
  headmaster: {
    uid: '1001',
    name: '高远',
    mobile: '13900000001',
    roleIds: ['5', '2'],
    duties: ['secondReviewer'],
    campusIds: [DH, GG],
    atPlatform: true,
  },
  operator: {
    uid: '1002',
    name: '林娜',
    mobile: '13900000002',
    roleIds: ['4'],
    extra: ['auth.edit', 'setting.rules'],
    campusIds: [DH, GG],
  },
  teacher: { uid: '1003', name: '王敏', mobile: '13900000003', roleIds: ['2'], duties: ['evaluator'], campusIds: [DH] },
  saler: { uid: '1004', name: '赵强', mobile: '13900000004', roleIds: ['3'], campusIds: [DH, GG] },
  parent: { uid: '1121', name: '李婷', mobile: '13800000121', roleIds: ['1'], campusIds: [DH], student: true },
  student: { uid: '1421', name: '林小满', mobile: '', roleIds: ['7'], campusIds: [DH], student: true },
};

const linXiaoman: CompBaseInfo['stuInfos'][number] = {
  id: '21',
  name: '林小满',
  type: 'vip',
  tag: 'normal',
  choose: true,
  avatar: '',
};

function companyOf(id: string, name: string, roleIds: readonly string[], withChild: boolean): CompBaseInfo {
  const roleBaseInfos = roleIds.flatMap((roleId) => {
    const facts = roleById(roleId);
    return facts ? [{ ...facts, choose: true }] : [];
  });
  return {
    id,
    name,
    mainCompanyId: id,
    avatar: '',
    bossName: id === '12' ? '高远' : '何平',
    state: 'normal',
    lastUsedAt: '2026-09-21 08:30:00',
    roleBaseInfos,
    stuInfos: withChild ? [linXiaoman] : [],
    children: [],
  };
}

/** The login info of a person of the demo, as the server would tell it. */
function demoLoginInfo({ uid, name, mobile, roleIds, student = false, atPlatform = false }: Person): LoginInfo {
  const companies = [companyOf('12', '晨光教育', roleIds, student)];
  if (atPlatform) companies.push(companyOf('1', '万物总部', ['1'], false));
  return {
    compBaseInfos: companies,
    userLogin: { mobile },
    userInfo: {
      uid,
      userId: uid,
      mobile,
      phone: mobile,
      nickname: name,
      nickName: name,
      avatar: '',
      image: '',
      isStudent: roleIds.includes('7'),
      canSaveImage: false,
    },
    lastIdentityIds: null,
  };
}

/** A signed-in session of somebody of the demo with the default rights of that person's roles. */
export function demoSession(role: DemoRole = 'operator'): SessionState {
  if (role === 'anonymous') return emptyState;
  const person = people[role];
  const info = demoLoginInfo(person);
  const state = infoLoaded(signedIn(emptyState, { token: `demo-${person.uid}`, uid: person.uid }), info);
  const identity = state.identities.find(({ companyId }) => companyId === '12');
  if (!identity) throw new Error(`demoSession("${role}"): no identity at company 12.`);
  const roleNames = identity.roleList.map(({ name }) => name);
  const { auth, dataScopes } = rightsOf(
    roleNames,
    person.duties ?? [],
    (person.extra ?? []).map((key) => ({ key })),
  );
  return identityChosen(state, identity, {
    userVO: { ...info.userInfo, name: person.name, companyName: '晨光教育' },
    roleIds: [...person.roleIds],
    business: { companyId: '12', campusIds: [...person.campusIds], auth, dataScopes },
    initSuccess: true,
  });
}

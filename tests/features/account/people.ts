import type { CompBaseInfo, LoginInfo, LoginResult, UserInfo } from '../../../src/contract/login.ts';
import type { AnswerOf } from '../../../src/contract/endpoint.ts';
import type { checkUser } from '../../../src/contract/login.ts';
import { roleById } from '../../../src/domain/roles.ts';
import { rightsOf } from '../../../src/domain/permissions.ts';

export const phone = '13900000003';

export const user: UserInfo = {
  uid: '1003',
  userId: '1003',
  mobile: phone,
  phone,
  nickname: '王敏',
  nickName: '王敏',
  avatar: '',
  image: '',
  isStudent: false,
  canSaveImage: false,
};

type RoleBaseInfo = CompBaseInfo['roleBaseInfos'][number];

/** A role of the system as login tells it. @throws Error for an id that is none */
export function role(roleId: string, choose = true, reason?: string): RoleBaseInfo {
  const facts = roleById(roleId);
  if (!facts) throw new Error(`role("${roleId}"): no role of the system has this id.`);
  return { ...facts, choose, ...(reason === undefined ? {} : { reason }) };
}

export function company(
  id: string,
  name: string,
  roles: RoleBaseInfo[],
  more: Partial<CompBaseInfo> = {},
): CompBaseInfo {
  return {
    id,
    name,
    mainCompanyId: id,
    avatar: '',
    bossName: '高远',
    state: 'normal',
    lastUsedAt: null,
    roleBaseInfos: roles,
    stuInfos: [],
    children: [],
    ...more,
  };
}

export const platform = company('1', '万物总部', [role('1')]);
export const chenguang = company('12', '晨光教育', [role('2')]);

export function info(companies: CompBaseInfo[], lastIdentityIds: string | null = null): LoginInfo {
  return { compBaseInfos: companies, userLogin: { mobile: phone }, userInfo: user, lastIdentityIds };
}

export function signedIn(companies: CompBaseInfo[], lastIdentityIds: string | null = null): LoginResult {
  return { ...info(companies, lastIdentityIds), userToken: { token: 'fresh', uid: user.uid } };
}

/** What "check user" answers for an identity of these roles. */
export function rights(companyId: string, roles: readonly string[], initSuccess = true): AnswerOf<typeof checkUser> {
  const { auth, dataScopes } = rightsOf(roles);
  return {
    userVO: { ...user, name: '王敏', companyName: '晨光教育' },
    roleIds: ['2'],
    business: { companyId, campusIds: [], auth: { ...auth }, dataScopes: { ...dataScopes } },
    initSuccess,
  };
}

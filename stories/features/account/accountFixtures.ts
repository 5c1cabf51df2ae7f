import type { CompBaseInfo, LoginResult, UserInfo } from '../../../src/contract/login.ts';
import { identitiesOf } from '../../../src/domain/identities.ts';
import { rightsOf } from '../../../src/domain/permissions.ts';
import { roleById } from '../../../src/domain/roles.ts';
import { addCompanyRole, checkUser, getDevMailbox, loginBySms, sendAuthCode } from '../../../src/contract/login.ts';
import type { SessionState } from '../../../src/session/state.ts';
import { mock } from '../../../src/testing/mock.ts';

export const phone = '13900000003';

const user: UserInfo = {
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

type Role = CompBaseInfo['roleBaseInfos'][number];

/** A role of the system, as login tells it. */
export function role(roleId: string, choose = true, reason?: string): Role {
  const facts = roleById(roleId);
  if (!facts) throw new Error(`role("${roleId}"): no role of the system has this id.`);
  return { ...facts, choose, ...(reason === undefined ? {} : { reason }) };
}

export function company(id: string, name: string, roles: Role[], more: Partial<CompBaseInfo> = {}): CompBaseInfo {
  const own = { mainCompanyId: id, avatar: '', bossName: '高远', state: 'normal' as const, lastUsedAt: null };
  return { id, name, ...own, roleBaseInfos: roles, stuInfos: [], children: [], ...more };
}

export function child(id: string, name: string, type: 'normal' | 'vip' = 'normal'): CompBaseInfo['stuInfos'][number] {
  return { id, name, type, tag: 'normal', choose: true, avatar: '' };
}

export const platform = company('1', '万物总部', [role('1')]);
export const chenguang = company('12', '晨光教育', [role('2')], { lastUsedAt: '2026-09-20 18:20:00' });
export const qihang = company('15', '启航教育', [role('5'), role('2')], { lastUsedAt: '2026-09-18 09:05:00' });

/** The session of somebody who has to choose among the identities at these institutions. */
export function choosing(...companies: CompBaseInfo[]): Partial<SessionState> {
  return {
    uid: user.uid,
    token: 'fresh',
    userInfo: user,
    companyList: companies,
    identities: identitiesOf(companies),
    status: 'choosing',
  };
}

const signedIn: LoginResult = {
  compBaseInfos: [platform, chenguang],
  userLogin: { mobile: phone },
  userInfo: user,
  lastIdentityIds: null,
  userToken: { token: 'fresh', uid: user.uid },
};

const { auth, dataScopes } = rightsOf(['tch']);

/** A server that sends and accepts codes, with an empty 演示短信箱. */
export const server = {
  sent: mock(sendAuthCode, { resendAfterS: 60, expireInS: 300 }),
  accepted: mock(loginBySms, signedIn),
  checked: mock(checkUser, ({ companyId }) => ({
    userVO: { ...user, name: '王敏', companyName: '晨光教育' },
    roleIds: ['2'],
    business: { companyId, campusIds: [], auth: { ...auth }, dataScopes: { ...dataScopes } },
    initSuccess: true,
  })),
  role: mock(addCompanyRole, { companyId: '1', roleId: '1' }),
  mailbox: mock(getDevMailbox, {
    list: [
      { phone, code: '418256', text: '验证码 418256', at: '2026-09-21 09:00:12' },
      { phone: '13800000001', code: '730915', text: '验证码 730915', at: '2026-09-21 08:56:40' },
    ],
  }),
  noMailbox: mock.fails(getDevMailbox, { code: 404 }),
};

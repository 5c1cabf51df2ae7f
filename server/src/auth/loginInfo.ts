import { eq } from 'drizzle-orm';
import type { AnswerOf, getLoginInfo } from 'jiaowu/contract';
import { role, userAccount } from '../db/schema/index.ts';
import type { Tx } from '../db/open.ts';
import { expired } from '../http/refusal.ts';
import { companyState, lastIdentityOf, membershipsOf, postIsOpen, roleIdsOf } from './memberships.ts';
import type { Membership, Role } from './memberships.ts';

type User = typeof userAccount.$inferSelect;
type LoginInfo = AnswerOf<typeof getLoginInfo>;
type CompBaseInfo = LoginInfo['compBaseInfos'][number];
type RoleBaseInfo = CompBaseInfo['roleBaseInfos'][number];

/** Why an institution or a post cannot be chosen now; null: it can. */
function whyNot(membership: Membership, kind: Role['kind'], today: string): string | null {
  if (companyState(membership.company, today) === 'disabled') return '机构已停用';
  if (kind === 'none' || !membership.staff || postIsOpen(membership.staff)) return null;
  return membership.staff.state === 'left' ? '已离职' : '已停用';
}

function rolesOf(membership: Membership, roles: readonly Role[], today: string): RoleBaseInfo[] {
  return roleIdsOf(membership)
    .map((id) => roles.find((role) => role.id === id))
    .filter((role) => role !== undefined)
    .sort((a, b) => b.level - a.level)
    .map(({ id, name, label, level, kind }) => {
      const learnerClosed = id === '7' && membership.learner?.enabled === false;
      const reason = learnerClosed ? '已停用' : whyNot(membership, kind, today);
      return { roleId: id, name, label, level, kind, choose: reason === null, ...(reason === null ? {} : { reason }) };
    });
}

function compBaseInfo(membership: Membership, roles: readonly Role[], today: string): CompBaseInfo {
  const { company, children, learner } = membership;
  const roleBaseInfos = rolesOf(membership, roles, today);
  const [main] = roleBaseInfos;
  const open = companyState(company, today) !== 'disabled';
  const students =
    learner && !children.some((child) => child.id === learner.student.id) ? [...children, learner.student] : children;
  return {
    id: company.id,
    name: company.name,
    mainCompanyId: company.mainCompanyId,
    avatar: company.avatar,
    bossName: company.bossName,
    ...(main ? { roleId: main.roleId, roleName: main.name } : {}),
    state: companyState(company, today),
    lastUsedAt: membership.lastUsedAt,
    roleBaseInfos,
    stuInfos: students.map(({ id, name, type, tag, choose, avatar }) => ({
      id,
      name,
      type,
      tag,
      choose: choose && open,
      avatar,
    })),
    children: [],
  };
}

/** The person as a seller, or the seller he or she is bound to. */
async function sellerOf(tx: Tx, user: User, memberships: readonly Membership[]): Promise<User | undefined> {
  if (memberships.some(({ userRoleIds }) => userRoleIds.includes('6'))) return user;
  if (user.sellerUid === null) return undefined;
  const [seller] = await tx.select().from(userAccount).where(eq(userAccount.uid, user.sellerUid));
  return seller;
}

/** Who somebody is, everywhere. Needs the door scope. @throws Refusal 2 when the user is gone */
export async function loginInfoOf(tx: Tx, uid: string, now: string): Promise<LoginInfo> {
  const [user] = await tx.select().from(userAccount).where(eq(userAccount.uid, uid));
  if (!user) throw expired();
  const today = now.slice(0, 10);
  const roles = await tx.select().from(role);
  const memberships = await membershipsOf(tx, uid);
  const infos = memberships.map((membership) => compBaseInfo(membership, roles, today));
  // A shared sub-company stands under its 总部; one with roles of one's own stands for itself.
  const top = infos.filter((_, i) => !memberships[i]?.shared);
  for (const [i, membership] of memberships.entries()) {
    const info = infos[i];
    if (membership.shared && info) top.find(({ id }) => id === membership.company.mainCompanyId)?.children.push(info);
  }
  const mobile = user.mobile ?? '';
  const seller = await sellerOf(tx, user, memberships);
  return {
    compBaseInfos: top,
    userLogin: { mobile },
    userInfo: {
      uid,
      userId: uid,
      mobile,
      phone: mobile,
      nickname: user.nickname,
      nickName: user.nickname,
      avatar: user.avatar,
      image: user.avatar,
      ...(seller ? { sellerId: seller.uid, sellerName: seller.nickname } : {}),
      isStudent: user.isStudent,
      canSaveImage: user.canSaveImage,
    },
    lastIdentityIds: await lastIdentityOf(tx, uid),
  };
}

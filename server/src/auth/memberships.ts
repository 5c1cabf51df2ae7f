import { and, desc, eq, inArray } from 'drizzle-orm';
import { company, guardian, identityUse, role, staff, stuAccount, student, userRole } from '../db/schema/index.ts';
import type { Tx } from '../db/open.ts';

type Company = typeof company.$inferSelect;
type Staff = typeof staff.$inferSelect;
type Student = typeof student.$inferSelect;
export type Role = typeof role.$inferSelect;

/** Everything one person is in one institution. */
export interface Membership {
  company: Company;
  /** Own post here, or the post at the 总部 that reaches into a shared sub-company (校长 and 教务 only). */
  staff: Staff | null;
  /** The post is that of the 总部. */
  shared: boolean;
  /** Roles besides the post: parent 1, visitor 0, seller 6. */
  userRoleIds: string[];
  /** Children whose guardian, verified, the person is. */
  children: Student[];
  /** The learner whose own account this is. */
  learner: { student: Student; enabled: boolean } | null;
  lastUsedAt: string | null;
}

const reachesDown = ['4', '5'];

/** Institutions the person has to do with, by id; `only` narrows to one. Needs the door scope (own rows). */
export async function membershipsOf(tx: Tx, uid: string, only?: string): Promise<Membership[]> {
  const posts = await tx.select().from(staff).where(eq(staff.uid, uid));
  const extra = await tx.select().from(userRole).where(eq(userRole.uid, uid));
  const wards = await tx
    .select({ student })
    .from(guardian)
    .innerJoin(student, and(eq(student.companyId, guardian.companyId), eq(student.id, guardian.stuId)))
    .where(and(eq(guardian.uid, uid), eq(guardian.state, 'verified')));
  const accounts = await tx
    .select({ student, state: stuAccount.state })
    .from(stuAccount)
    .innerJoin(student, and(eq(student.companyId, stuAccount.companyId), eq(student.id, stuAccount.stuId)))
    .where(eq(stuAccount.uid, uid));
  const uses = await tx.select().from(identityUse).where(eq(identityUse.uid, uid));

  const mainIds = posts.filter((post) => post.roleIds.some((id) => reachesDown.includes(id))).map((p) => p.companyId);
  const shared = mainIds.length === 0 ? [] : await sharedUnder(tx, mainIds);
  const ids = new Set([
    ...posts.map((row) => row.companyId),
    ...extra.map((row) => row.companyId),
    ...wards.map((row) => row.student.companyId),
    ...accounts.map((row) => row.student.companyId),
    ...shared.map((row) => row.id),
  ]);
  if (ids.size === 0) return [];
  const companies = await tx
    .select()
    .from(company)
    .where(inArray(company.id, only === undefined ? [...ids] : [...ids].filter((id) => id === only)))
    .orderBy(company.id);
  return companies.map((row) => {
    const own = posts.find((post) => post.companyId === row.id) ?? null;
    const above = shared.some((s) => s.id === row.id)
      ? posts.find((post) => post.companyId === row.mainCompanyId)
      : null;
    const account = accounts.find((a) => a.student.companyId === row.id);
    const used = uses.filter((use) => use.companyId === row.id).map((use) => use.at);
    return {
      company: row,
      staff: own ?? above ?? null,
      shared: own === null && above !== null,
      userRoleIds: extra.filter((r) => r.companyId === row.id).map((r) => r.roleId),
      children: wards.filter((w) => w.student.companyId === row.id).map((w) => w.student),
      learner: account ? { student: account.student, enabled: account.state !== 'disabled' } : null,
      lastUsedAt: used.sort().at(-1) ?? null,
    };
  });
}

async function sharedUnder(tx: Tx, mainIds: string[]): Promise<Company[]> {
  const rows = await tx
    .select()
    .from(company)
    .where(and(inArray(company.mainCompanyId, mainIds), eq(company.sharing, true)));
  return rows.filter((row) => row.id !== row.mainCompanyId);
}

/** Roles a membership gives, as ids. Of a post at the 总部 only those that reach down. */
export function roleIdsOf(membership: Membership): string[] {
  const { staff: post, shared, userRoleIds, children, learner } = membership;
  const posted = post ? (shared ? post.roleIds.filter((id) => reachesDown.includes(id)) : post.roleIds) : [];
  const ids = new Set([...posted, ...userRoleIds]);
  if (children.length > 0) ids.add('1');
  if (learner) ids.add('7');
  return [...ids];
}

/** May the post be taken up: 待激活 becomes 在职 by the first use. */
export const postIsOpen = (post: Staff): boolean => post.state === 'active' || post.state === 'pending';

/** The state of an institution on a day: a service that has run out counts as 已到期. */
export function companyState(row: Company, today: string): Company['state'] {
  if (row.state === 'disabled') return 'disabled';
  return row.serviceExpireOn !== null && row.serviceExpireOn < today ? 'expired' : row.state;
}

/** The identity used last, as companyId-roleId[-stuId]; of one institution where `companyId` names it. */
export async function lastIdentityOf(tx: Tx, uid: string, companyId?: string): Promise<string | null> {
  const there = companyId === undefined ? undefined : eq(identityUse.companyId, companyId);
  const [row] = await tx
    .select({ ids: identityUse.ids })
    .from(identityUse)
    .where(and(eq(identityUse.uid, uid), there))
    .orderBy(desc(identityUse.at), desc(identityUse.turn))
    .limit(1);
  return row?.ids ?? null;
}

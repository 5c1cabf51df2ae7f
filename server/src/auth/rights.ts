import { arrayContains, and, eq } from 'drizzle-orm';
import { permissionLabel, rightsOf as rightsByRule, type Grant, type Rights } from 'jiaowu/domain';
import { staff } from '../db/schema/index.ts';
import type { Tx } from '../db/open.ts';
import { settingsAt } from '../settings.ts';
import type { Role } from './memberships.ts';

type Staff = typeof staff.$inferSelect;

export const nameOfPermission = permissionLabel;

/**
 * Rights of an identity, from what the database says of its roles, its duties and its institution. Needs the company
 * scope.
 */
export async function rightsOf(
  tx: Tx,
  of: { roles: readonly Role[]; staff: Staff | null; isMainCompany: boolean; now: string },
): Promise<Rights & { wholeCompany: boolean }> {
  const names = of.roles.map(({ name }) => name);
  const settings = await settingsAt(tx, of.now);
  const finance = await tx.$count(staff, and(eq(staff.state, 'active'), arrayContains(staff.duties, ['finance'])));
  const grants: Grant[] = [
    ...of.roles.flatMap(({ permissions }) => permissions.map((key) => ({ key }))),
    ...(of.staff?.extraPermissions ?? []).map((key) => ({ key })),
  ];
  const rights = rightsByRule(names, of.staff?.duties ?? [], grants, {
    teacherMaySchedule: settings.get('teacherMaySchedule') === true,
    isMainCompany: of.isMainCompany,
    financeVacant: finance === 0,
  });
  return { ...rights, wholeCompany: names.includes('headmaster') || names.includes('manager') };
}

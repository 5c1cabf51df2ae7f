import type { StaffEntry } from '../../../contract/company.ts';
import { permissionLabel, permissionRegistry } from '../../../domain/permissions.ts';
import { systemRoles } from '../../../domain/roles.ts';

/** Who in an institution can help: they hold rights and give them. */
const helping = new Set(['headmaster', 'operator']);

/** Leading roles of an institution that hold one of the keys by default, the highest level first. */
export function holderRoles(keys: readonly string[]): readonly { roleId: string; label: string }[] {
  const names = new Set<string>(
    permissionRegistry
      .filter(({ key }) => keys.includes(key))
      .flatMap(({ defaultHolders }) => defaultHolders)
      .filter(({ condition }) => condition === null)
      .map(({ name }) => name),
  );
  return systemRoles
    .filter(({ name }) => helping.has(name) && names.has(name))
    .map(({ roleId, label }) => ({ roleId, label }));
}

/** How many people are named at most. */
const namedAtMost = 3;

/**
 * Whom to ask: 校长 高远、教务 林娜; the roles alone where no names are known.
 * @param staff people of the institution, or null where they could not be read
 */
export function contactsText(keys: readonly string[], staff: readonly StaffEntry[] | null): string {
  const roles = holderRoles(keys);
  const people = roles.flatMap(({ roleId, label }) =>
    (staff ?? [])
      .filter(({ roleIds, state }) => state === 'active' && roleIds.includes(roleId))
      .map(({ uid, name }) => ({ uid, text: `${label} ${name}` })),
  );
  const unique = people.filter(({ uid }, i) => people.findIndex((other) => other.uid === uid) === i);
  const named = unique.slice(0, namedAtMost).map(({ text }) => text);
  return (named.length > 0 ? named : roles.map(({ label }) => label)).join('、');
}

/** 您看不到「线下交易报表」：角色「老师」没有“查看交易报表”权限。 */
export function whyText(pageTitle: string, roleLabels: readonly string[], keys: readonly string[]): string {
  const roles = roleLabels.map((label) => `「${label}」`).join('、');
  const rights = keys.map((key) => `“${permissionLabel(key)}”`).join('或');
  return `您看不到「${pageTitle}」：角色${roles}没有${rights}权限。`;
}

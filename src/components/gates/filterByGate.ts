import { missingPermission, missingRole, type Permission, type RoleIds } from './decide.ts';

/** An entry of a menu, a column, a tab: with the rules of the gates, or none. */
export interface Gated {
  readonly roles?: RoleIds | undefined;
  /** A key of the holder's map, or an object with a map of its own. */
  readonly permission?: string | Permission | undefined;
}

/** Who asks: role ids and map of rights, e.g. `{ roleIds, auth: business.auth }` of the session. */
export interface Holder {
  readonly roleIds: RoleIds;
  readonly auth: Readonly<Record<string, unknown>>;
}

/**
 * Leaves out what the holder may not see. Where an entry names roles and a permission, both must be held.
 * @throws Error about needed roles when an entry's list is empty or its permission has no key.
 */
export function filterByGate<T extends Gated>(items: readonly T[], { roleIds, auth }: Holder): T[] {
  const name = 'filterByGate()';
  return items.filter(({ roles, permission }) => {
    if (roles !== undefined && missingRole(name, roles, roleIds)) return false;
    if (permission === undefined) return true;
    return !missingPermission(name, typeof permission === 'string' ? { map: auth, key: permission } : permission);
  });
}

import { hasAnyRole, hasPermission, type PermissionAsked } from '../../domain/gates.ts';

/** What is missing, for a fallback that explains. */
export interface Denial {
  /** Role ids any of which would do. */
  readonly roles?: readonly string[];
  /** The key that is missing. */
  readonly permission?: string;
}

/** An object with a map of rights and the key that must be truthy in it (product.md section 5). */
export type Permission = PermissionAsked;

export type RoleIds = readonly (string | number)[];

/** @throws Error about needed roles, naming the component, when the list is missing or empty. */
export function missingRole(component: string, roles: RoleIds, held: RoleIds): Denial | null {
  return hasAnyRole(roles, held, component) ? null : { roles: roles.map(String) };
}

/** @throws Error about needed roles, naming the component, when the object, its map or its key is missing. */
export function missingPermission(component: string, permission: Permission): Denial | null {
  return hasPermission(permission, component) ? null : { permission: permission.key };
}

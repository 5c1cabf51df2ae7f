import { useSession } from '../../kit/context.ts';
import type { SessionState } from '../../session/state.ts';
import { missingPermission, missingRole, type RoleIds } from './decide.ts';

const nothing: Readonly<Record<string, boolean>> = {};
const rightsOf = ({ business }: SessionState) => business?.auth ?? nothing;

/** The map of rights of the chosen identity; empty while nobody is signed in. */
export function usePermissionMap(): Readonly<Record<string, boolean>> {
  return useSession(rightsOf);
}

/**
 * True when the user holds one of the roles. Renders anew only when the answer changes.
 * @throws Error about needed roles when the list is missing or empty.
 */
export function useRoleGate(roles: RoleIds): boolean {
  return useSession(({ roleIds }) => !missingRole('useRoleGate()', roles, roleIds));
}

/**
 * True when the chosen identity holds the permission. Renders anew only when the answer changes.
 * @throws Error about needed roles when the key is missing.
 */
export function usePermission(key: string): boolean {
  return useSession((state) => !missingPermission('usePermission()', { map: rightsOf(state), key }));
}

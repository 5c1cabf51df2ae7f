import type { ReactNode } from 'react';
import { useSession } from '../../kit/context.ts';
import { missingRole, type RoleIds } from './decide.ts';
import { fallbackOf, type GateFallback } from './fallback.ts';

export interface RoleGateProps {
  /** Role ids any of which opens the gate; '5' and 5 are the same. Must not be empty. */
  roles: RoleIds;
  /** What stands there otherwise; a function is told what is missing. @default nothing */
  fallback?: GateFallback;
  children?: ReactNode;
}

/**
 * Shows its children only to who holds one of the roles in the chosen identity. Decides in the first render and adds
 * no element. It hides, it does not protect: the server decides every call for itself.
 * @throws Error about needed roles when the list is missing or empty.
 */
export function RoleGate({ roles, fallback = null, children }: RoleGateProps) {
  const held = useSession((state) => state.roleIds);
  const missing = missingRole('<RoleGate>', roles, held);
  return missing ? fallbackOf(fallback, missing) : children;
}

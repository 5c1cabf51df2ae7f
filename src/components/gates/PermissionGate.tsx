import { type ReactNode, useEffect } from 'react';
import { missingPermission, type Permission } from './decide.ts';
import { fallbackOf, type GateFallback } from './fallback.ts';

export interface PermissionGateProps {
  /** The map of rights, usually `business.auth` of the session, and the key that must be held in it. */
  permission: Permission;
  /** What stands there otherwise; a function is told what is missing. @default nothing */
  fallback?: GateFallback;
  children?: ReactNode;
}

/**
 * Shows its children only where the key is truthy in the map; a key the map does not know is denied. Decides in the
 * first render and adds no element. It hides, it does not protect: the server decides every call for itself.
 * @throws Error about needed roles when the object, its map or its key is missing.
 */
export function PermissionGate({ permission, fallback = null, children }: PermissionGateProps) {
  const missing = missingPermission('<PermissionGate>', permission);
  useTypoWarning(permission);
  return missing ? fallbackOf(fallback, missing) : children;
}

/** A key the map does not know is usually a typing error. */
function useTypoWarning({ map, key }: Permission): void {
  const unknown = !Object.hasOwn(map, key);
  useEffect(() => {
    if (unknown && import.meta.env?.DEV) {
      console.warn(`<PermissionGate>: the map of rights knows no key "${key}", so it is denied. Is it spelled right?`);
    }
  }, [key, unknown]);
}

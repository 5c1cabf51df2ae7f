/**
 * Is one of the role ids held? Ids are text; a number is read as its text.
 * @throws Error about needed roles, naming the component, when the list is missing or empty.
 */
export function hasAnyRole(
  roles: readonly (string | number)[] | null | undefined,
  held: readonly (string | number)[],
  component = 'hasAnyRole()',
): boolean {
  if (!Array.isArray(roles) || roles.length === 0) {
    throw new Error(`${component} needs roles: a list with at least one role id, e.g. ['4', '5']; got ${show(roles)}.`);
  }
  const have = new Set(held.map(String));
  return roles.some((role) => have.has(String(role)));
}

/** A map of rights, usually `business.auth`, and the key that must be truthy in it. */
export interface PermissionAsked {
  readonly map: Readonly<Record<string, unknown>>;
  readonly key: string;
}

/**
 * Is the key truthy in the map itself? What it inherits does not count.
 * @throws Error about needed roles, naming the component, when the object, its map or its key is missing.
 */
export function hasPermission(
  permission: Partial<PermissionAsked> | null | undefined,
  component = 'hasPermission()',
): boolean {
  const { map, key } = permission ?? {};
  if (typeof map !== 'object' || map === null || typeof key !== 'string' || key === '') {
    throw new Error(
      `${component} needs roles: an object with a map and a key, e.g. { map: business.auth, key: 'schedule.edit' }; got ${show(permission)}.`,
    );
  }
  return Object.hasOwn(map, key) && Boolean(map[key]);
}

function show(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

import type { RoleBaseInfo, RoleKind } from './identityTypes.ts';

/** Roles of the system. Ids, names, levels and kinds: product.md section 6 and the conventions of its chapters. */
export type RoleName =
  | 'headmaster'
  | 'operator'
  | 'manager'
  | 'tch'
  | 'saler'
  | 'parent'
  | 'seller'
  | 'student'
  | 'unknown';

export interface RoleFacts {
  readonly roleId: string;
  readonly name: RoleName;
  readonly label: string;
  /** 0–99; the higher one leads when somebody holds several. */
  readonly level: number;
  readonly kind: RoleKind;
}

/** The highest level first. */
export const systemRoles: readonly RoleFacts[] = [
  { roleId: '5', name: 'headmaster', label: '校长', level: 99, kind: 'manager' },
  { roleId: '4', name: 'operator', label: '教务', level: 98, kind: 'manager' },
  { roleId: '8', name: 'manager', label: '平台管理员', level: 90, kind: 'manager' },
  { roleId: '2', name: 'tch', label: '老师', level: 22, kind: 'employee' },
  { roleId: '3', name: 'saler', label: '课程顾问', level: 21, kind: 'employee' },
  { roleId: '1', name: 'parent', label: '家长', level: 11, kind: 'none' },
  { roleId: '6', name: 'seller', label: '分销员', level: 5, kind: 'none' },
  { roleId: '7', name: 'student', label: '学员', level: 1, kind: 'none' },
  { roleId: '0', name: 'unknown', label: '游客', level: 0, kind: 'none' },
];

/** Level of a custom role of a kind. */
export const customRoleLevel: Readonly<Record<RoleKind, number>> = { manager: 80, employee: 20, none: 0 };

export const roleKindLabels: Readonly<Record<RoleKind, string>> = { manager: '管理', employee: '员工', none: '无' };

/** 岗位权限包: no level, no identity, given to a person beside the roles. */
export type DutyName =
  | 'finance'
  | 'frontDesk'
  | 'headTeacher'
  | 'studyManager'
  | 'courseAuditor'
  | 'researchAssistant'
  | 'evaluator'
  | 'firstReviewer'
  | 'secondReviewer';

export const dutyLabels: Readonly<Record<DutyName, string>> = {
  finance: '财务',
  frontDesk: '前台',
  headTeacher: '班主任',
  studyManager: '学管师',
  courseAuditor: '课程审核',
  researchAssistant: '教研助理',
  evaluator: '测评老师',
  firstReviewer: '一审',
  secondReviewer: '二审',
};

const byName = new Map<string, RoleFacts>(systemRoles.map((role) => [role.name, role]));
const byId = new Map<string, RoleFacts>(systemRoles.map((role) => [role.roleId, role]));

export function roleByName(name: string): RoleFacts | undefined {
  return byName.get(name);
}

/** Ids are text; a number is read as its text. */
export function roleById(roleId: string | number): RoleFacts | undefined {
  return byId.get(String(roleId));
}

type RoleLike = Pick<RoleBaseInfo, 'name' | 'level' | 'kind'>;

/** The level a role brings, else that of the system's role of its name, else that of a custom role of its kind. */
export function levelOf({ name, level, kind }: RoleLike): number {
  return level ?? byName.get(name)?.level ?? customRoleLevel[kind ?? 'employee'];
}

export function kindOf({ name, kind }: RoleLike): RoleKind {
  return kind ?? byName.get(name)?.kind ?? 'employee';
}

/** 校长, 老师 …; a custom role's own label, else its name. */
export function roleLabelOf(role: { readonly name: string; readonly label?: string | undefined }): string {
  return role.label || (byName.get(role.name)?.label ?? role.name);
}

/** For sort: the higher level first. */
export function compareLevel(a: RoleLike, b: RoleLike): number {
  return levelOf(b) - levelOf(a);
}

/** An employee role in the sense of identities: everything but visitor, parent and student. A seller works for the institution. */
export function isEmployeeRole({ name }: Pick<RoleBaseInfo, 'name'>): boolean {
  return name !== 'unknown' && name !== 'parent' && name !== 'student';
}

/**
 * Adds a role to those somebody holds. The one with the higher level becomes the main role (first); at equal levels
 * the one held before stays. A role held already is not added twice.
 */
export function addRole<R extends RoleBaseInfo>(roles: readonly R[], role: R): R[] {
  if (roles.some(({ roleId }) => roleId === role.roleId)) return [...roles];
  const after = roles.findIndex((held) => levelOf(held) < levelOf(role));
  return after === -1 ? [...roles, role] : [...roles.slice(0, after), role, ...roles.slice(after)];
}

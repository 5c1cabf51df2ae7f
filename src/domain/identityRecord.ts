import type { CompBaseInfo, CompanyGroup, Identity, IdentityType, RoleBaseInfo, StuInfo } from './identityTypes.ts';
import { addRole, compareLevel, isEmployeeRole, roleByName, roleLabelOf } from './roles.ts';

/** Everybody's company: SMS sign-in gives a role there (product.md section 9). */
export const platformCompanyId = '1';

const companyClosed = '机构已停用';
const personClosed = '已停用';
const leadingRoles = new Set(['operator', 'headmaster', 'tch']);

/** ids of a choice: company, role if present, student if present. */
export function identityIdsOf(companyId: string, roleId?: string | null, stuId?: string | null): string {
  return [companyId, roleId, stuId].filter(Boolean).join('-');
}

/** The roles an institution was told with; where it came without a list, the one named by roleId and roleName. */
export function rolesOf(company: CompBaseInfo): RoleBaseInfo[] {
  if (company.roleBaseInfos.length > 0 || !company.roleName) return [...company.roleBaseInfos];
  const roleId = company.roleId ?? roleByName(company.roleName)?.roleId ?? '';
  return [{ roleId, name: company.roleName, label: roleLabelOf({ name: company.roleName }), choose: true }];
}

/** my: has a staff role or students; history: parent only; unknown: only visitor, or no role at all. */
export function companyGroupOf(company: CompBaseInfo): CompanyGroup {
  const roles = rolesOf(company);
  if (company.stuInfos.length > 0 || roles.some((role) => isEmployeeRole(role) || role.name === 'student')) return 'my';
  return roles.some(({ name }) => name === 'parent') ? 'history' : 'unknown';
}

/** Main role first, then the others by level, joined by a comma. */
export function displayNameOf(roles: readonly RoleBaseInfo[]): string {
  return [...roles]
    .sort(compareLevel)
    .map((role) => roleLabelOf(role))
    .join(',');
}

/** 3: agency led by operator, headmaster or tch; 5: any other agency; 1: everybody else (product.md section 4). */
export function identityCodeOf(type: IdentityType, mainRoleName: string): 3 | 5 | 1 {
  if (type !== 'agency') return 1;
  return leadingRoles.has(mainRoleName) ? 3 : 5;
}

interface Parts {
  company: CompBaseInfo;
  type: IdentityType;
  roles: readonly RoleBaseInfo[];
  student?: StuInfo | undefined;
  underCompanyId: string | null;
}

/** parent: role.choose; agency: any role.choose; student: student.choose or role.choose (product.md section 4). */
function mayChoose({ company, type, roles, student }: Parts): boolean {
  if (company.state === 'disabled') return false;
  const byRole = roles.some(({ choose }) => choose);
  return type === 'student' ? byRole || student?.choose === true : byRole;
}

function whyNot({ company, roles }: Parts): string {
  if (company.state === 'disabled') return companyClosed;
  return roles.find(({ reason }) => reason)?.reason ?? personClosed;
}

export function identityRecord(parts: Parts): Identity {
  const { company, type, student } = parts;
  const roleList = parts.roles.reduce<RoleBaseInfo[]>(addRole, []);
  const [main] = roleList;
  const roleName = main?.name ?? '';
  const choosable = mayChoose(parts);
  const stuType = student && student.type !== 'normal' ? 'vip' : 'normal';
  return {
    ids: identityIdsOf(company.id, main?.roleId, student?.id),
    type,
    kind: type === 'parent' && roleName === 'unknown' ? 'tourist' : type,
    companyId: company.id,
    companyName: company.name,
    companyState: company.state ?? 'normal',
    mainCompanyId: company.mainCompanyId,
    avatar: student?.avatar || company.avatar || '',
    bossName: company.bossName ?? '',
    roleId: main?.roleId ?? '',
    roleName,
    roleList,
    role: main ?? null,
    displayName: displayNameOf(roleList),
    stuId: student?.id ?? null,
    stuName: student?.name ?? null,
    stuTag: student?.tag ?? null,
    stuType,
    kidIdentity: stuType === 'vip' ? 3 : 1,
    isStudent: roleName === 'student',
    isWanWu: company.mainCompanyId === platformCompanyId || company.id === platformCompanyId,
    choosable,
    reason: choosable ? null : whyNot(parts),
    identityCode: identityCodeOf(type, roleName),
    // A sub-company entered by the roles of its 总部 tells none of its own.
    group: type === 'agency' ? 'my' : companyGroupOf(company),
    underCompanyId: parts.underCompanyId,
    lastUsedAt: company.lastUsedAt ?? null,
  };
}

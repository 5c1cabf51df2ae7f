import { permissionTable } from './permissionTable.ts';
import type { DutyName, RoleName } from './roles.ts';

export type PermissionArea = keyof typeof permissionTable;
export type PermissionKey = (typeof permissionTable)[PermissionArea][number][0];

/** 本人, 班级, 校区, 机构: what of the records a right reaches. */
export type DataScope = 'own' | 'class' | 'campus' | 'company';

/** What a default right hangs on besides the role. */
export type HolderCondition = 'teacherMaySchedule' | 'mainCompany';

export interface DefaultHolder {
  readonly name: RoleName | DutyName;
  readonly scope: DataScope;
  readonly condition: HolderCondition | null;
}

export interface PermissionFacts {
  readonly key: PermissionKey;
  readonly area: PermissionArea;
  readonly label: string;
  readonly defaultHolders: readonly DefaultHolder[];
  /** Names of the pages it opens. */
  readonly opensScreens: readonly string[];
}

export const dataScopeLabels: Readonly<Record<DataScope, string>> = {
  own: '本人',
  class: '班级',
  campus: '校区',
  company: '机构',
};

const holderCodes: Readonly<Record<string, readonly [RoleName | DutyName, DataScope]>> = {
  H: ['headmaster', 'company'],
  O: ['operator', 'campus'],
  T: ['tch', 'class'],
  S: ['saler', 'own'],
  P: ['manager', 'company'],
  R: ['seller', 'own'],
  F: ['finance', 'company'],
  D1: ['researchAssistant', 'campus'],
  D2: ['evaluator', 'campus'],
  D3: ['firstReviewer', 'campus'],
  D4: ['secondReviewer', 'campus'],
  D5: ['courseAuditor', 'company'],
};
const scopeOrder: readonly string[] = ['own', 'class', 'campus', 'company'];
const conditions: Readonly<Record<string, HolderCondition>> = {
  main: 'mainCompany',
  teacherMaySchedule: 'teacherMaySchedule',
};
const isScope = (text: string | undefined): text is DataScope => text !== undefined && scopeOrder.includes(text);

function holdersOf(text: string): DefaultHolder[] {
  const codes = text.split(/\s+/).filter((code) => code !== '' && code !== '!');
  const withHead = text.startsWith('!') || codes.some((code) => code.startsWith('H')) ? codes : ['H', ...codes];
  return withHead.flatMap((item) => {
    const [, code = '', scope, condition = ''] = /^([A-Z]\d?)(?::(\w+))?(?:\?(\w+))?$/.exec(item) ?? [];
    const holder = holderCodes[code];
    if (!holder) return [];
    return { name: holder[0], scope: isScope(scope) ? scope : holder[1], condition: conditions[condition] ?? null };
  });
}

const areas = Object.keys(permissionTable) as PermissionArea[];

/** The one registry of permission keys, in the order of the conventions. */
export const permissionRegistry: readonly PermissionFacts[] = areas.flatMap((area) =>
  permissionTable[area].map(([key, label, holders, opens = '']) => ({
    key,
    area,
    label,
    defaultHolders: holdersOf(holders),
    opensScreens: opens.split(/\s+/).filter(Boolean),
  })),
);

const byKey = new Map<string, PermissionFacts>(permissionRegistry.map((facts) => [facts.key, facts]));
const keysByPage = new Map<string, PermissionKey[]>();
for (const { key, opensScreens } of permissionRegistry) {
  for (const page of opensScreens) keysByPage.set(page, [...(keysByPage.get(page) ?? []), key]);
}

/** Is it a key of the registry? */
export function isPermissionKey(key: string): key is PermissionKey {
  return byKey.has(key);
}

/** Chinese name of a key, for 您没有“{权限名}”权限; a key nobody knows reads as itself. */
export function permissionLabel(key: string): string {
  return byKey.get(key)?.label ?? key;
}

/** Keys any one of which opens the page; none: it needs no key. */
export function openingKeys(page: string, search = ''): readonly PermissionKey[] {
  if (page === 'authorizationPage') {
    const tab = new URLSearchParams(search).get('tab');
    if (tab === 'why') return [];
    if (tab === 'log') return ['log.view'];
  }
  return keysByPage.get(page) ?? [];
}

export function widerScope(a: DataScope, b: DataScope): DataScope {
  return scopeOrder.indexOf(a) >= scopeOrder.indexOf(b) ? a : b;
}

/** A right given beside the defaults, to a person, a custom role or a duty. */
export interface Grant {
  readonly key: string;
  readonly scope?: DataScope | undefined;
}

export interface RightsFacts {
  /** Setting 允许老师排课. */
  readonly teacherMaySchedule?: boolean | undefined;
  /** The institution is a 总部. */
  readonly isMainCompany?: boolean | undefined;
  /** Nobody holds the duty 财务: the headmaster acts as such. */
  readonly financeVacant?: boolean | undefined;
}

export interface Rights {
  /** Every key of the registry, and every key granted → held. */
  readonly auth: Readonly<Record<string, boolean>>;
  /** Key held → how far it reaches. */
  readonly dataScopes: Readonly<Record<string, DataScope>>;
}

/**
 * What an identity may do: the union over its roles, duties and grants. The same key from two sources reaches as far as
 * the wider one (domain rule 2.18). Names the registry does not know, such as custom roles, bring only their grants.
 */
export function rightsOf(
  roles: readonly string[],
  duties: readonly string[] = [],
  grants: readonly Grant[] = [],
  { teacherMaySchedule = false, isMainCompany = false, financeVacant = false }: RightsFacts = {},
): Rights {
  const holding = new Set<string>([...roles, ...duties]);
  if (financeVacant && holding.has('headmaster')) holding.add('finance');
  const met = (condition: HolderCondition | null) =>
    condition === null || (condition === 'mainCompany' ? isMainCompany : teacherMaySchedule);

  const auth: Record<string, boolean> = Object.create(null);
  const dataScopes: Record<string, DataScope> = Object.create(null);
  const hold = (key: string, scope: DataScope) => {
    auth[key] = true;
    const before = dataScopes[key];
    dataScopes[key] = before ? widerScope(before, scope) : scope;
  };
  let reach: DataScope = 'own';
  for (const { key, defaultHolders } of permissionRegistry) {
    auth[key] = false;
    for (const { name, scope, condition } of defaultHolders) {
      if (!holding.has(name) || !met(condition)) continue;
      hold(key, scope);
      reach = widerScope(reach, scope);
    }
  }
  for (const { key, scope } of grants) hold(key, scope ?? reach);
  return { auth: { ...auth }, dataScopes: { ...dataScopes } };
}

import { identityRecord, companyGroupOf, platformCompanyId, rolesOf } from './identityRecord.ts';
import type { CompBaseInfo, CompanyGroup, Identity, RoleBaseInfo } from './identityTypes.ts';
import { isEmployeeRole } from './roles.ts';

const groupOrder: readonly CompanyGroup[] = ['my', 'history', 'unknown'];
const sharedRoles = new Set(['headmaster', 'operator']);
/** Whoever has a child in an institution is a parent there, also where the list of roles keeps silent. */
const guardian: RoleBaseInfo = { roleId: '1', name: 'parent', label: '家长', choose: false };

function identitiesOfCompany(
  company: CompBaseInfo,
  underCompanyId: string | null,
  inherited: readonly RoleBaseInfo[],
): Identity[] {
  const roles = rolesOf(company);
  const own = roles.filter(isEmployeeRole);
  const staff = own.length > 0 ? own : inherited;
  const parent = roles.find(({ name }) => name === 'parent');
  const learner = roles.find(({ name }) => name === 'student');
  const visitor = roles.find(({ name }) => name === 'unknown');
  const family = parent ?? learner ?? guardian;
  const base = { company, underCompanyId };

  const found = company.stuInfos.map((student) =>
    identityRecord({ ...base, type: 'student', roles: [family], student }),
  );
  if (staff.length > 0) found.unshift(identityRecord({ ...base, type: 'agency', roles: staff }));
  if (company.stuInfos.length === 0) {
    if (parent) found.push(identityRecord({ ...base, type: 'parent', roles: [parent] }));
    if (learner && !parent) found.push(identityRecord({ ...base, type: 'student', roles: [learner] }));
  }
  // A visit leaves no identity of its own where the institution knows the user already.
  if (visitor && found.length === 0) found.push(identityRecord({ ...base, type: 'parent', roles: [visitor] }));
  return found;
}

interface Branch {
  own: readonly Identity[];
  under: readonly Identity[];
}

function branchOf(company: CompBaseInfo, known: ReadonlyMap<string, CompBaseInfo>): Branch {
  const leads = rolesOf(company).filter(({ name, choose }) => sharedRoles.has(name) && choose);
  const isMain = company.mainCompanyId === company.id;
  const listed = [...known.values()].filter((one) => isMain && one.mainCompanyId === company.id && one !== company);
  const children = [...company.children, ...listed];
  return {
    own: identitiesOfCompany(company, null, []),
    under: children.flatMap((child) => identitiesOfCompany(child, company.id, child.sharing === true ? leads : [])),
  };
}

const lastUsed = ({ own, under }: Branch): string =>
  [...own, ...under].reduce((latest, { lastUsedAt }) => (lastUsedAt && lastUsedAt > latest ? lastUsedAt : latest), '');

const groupOf = ({ own, under }: Branch): number =>
  Math.min(...[...own, ...under].map(({ group }) => groupOrder.indexOf(group)));

/**
 * All ways the user may use the product, in the order of the chooser: my institutions, history, visits; in each the
 * one used last first; sub-companies behind their 总部. Every `ids` stands once.
 */
export function identitiesOf(compBaseInfos: readonly CompBaseInfo[]): Identity[] {
  const known = new Map(compBaseInfos.map((company) => [company.id, company]));
  // Two levels only: what names a company that is itself nobody's 总部 stands on its own.
  const isRoot = ({ id, mainCompanyId }: CompBaseInfo) =>
    mainCompanyId === id || known.get(mainCompanyId)?.mainCompanyId !== mainCompanyId;
  const branches = [...known.values()]
    .filter(isRoot)
    .map((company) => branchOf(company, known))
    .filter(({ own, under }) => own.length + under.length > 0)
    .sort((a, b) => groupOf(a) - groupOf(b) || (lastUsed(a) < lastUsed(b) ? 1 : lastUsed(a) > lastUsed(b) ? -1 : 0));
  const byIds = new Map<string, Identity>();
  for (const one of branches.flatMap(({ own, under }) => [...own, ...under])) {
    if (!byIds.has(one.ids)) byIds.set(one.ids, one);
  }
  return [...byIds.values()];
}

/** Institutions by group: those with real roles (my), history ones, and mere visits. */
export function groupCompanies<C extends CompBaseInfo>(companies: readonly C[]): Record<CompanyGroup, C[]> {
  const groups: Record<CompanyGroup, C[]> = { my: [], history: [], unknown: [] };
  for (const company of companies) groups[companyGroupOf(company)].push(company);
  return groups;
}

const only = <T>(list: readonly T[]): T | null => (list.length === 1 ? (list[0] ?? null) : null);

/**
 * The identity to go on with once login info is loaded; null: the user chooses. In this order: the last one if it is
 * still choosable; without any my institution the only history one with a parent role; the only choosable identity of
 * a my institution; the only choosable identity.
 */
export function restoreIdentity(identities: readonly Identity[], lastIds: string | null | undefined): Identity | null {
  const last = identities.find(({ ids, choosable }) => ids === lastIds && choosable);
  if (last) return last;
  if (!identities.some(({ group }) => group === 'my')) {
    const parent = only(identities.filter(({ group, kind }) => group === 'history' && kind === 'parent'));
    if (parent?.choosable) return parent;
  }
  const choosable = identities.filter((one) => one.choosable);
  return only(choosable.filter(({ group }) => group === 'my')) ?? only(choosable);
}

/**
 * What follows a sign-in by SMS:
 * - `done`: the role at company 1 exists and was the last one used; it stays chosen;
 * - `choose`: choose this identity;
 * - `addRole`: call as/login/authnewcomp with these, load login info anew and ask again with the company in `added`;
 * - `ask`: the user chooses, `focus` is the ids to stand on.
 */
export type SmsLoginDecision =
  | { readonly act: 'done' | 'choose'; readonly identity: Identity }
  | { readonly act: 'addRole'; readonly companyId: string; readonly addParentRole: 0 | 1 }
  | { readonly act: 'ask'; readonly focus: string | null };

export interface SmsLoginFacts {
  readonly identities: readonly Identity[];
  readonly lastIds: string | null | undefined;
  /** Institution a shared link names. */
  readonly inviteCompanyId?: string | undefined;
  /** Companies a role was added at since the code was accepted. */
  readonly added?: readonly string[] | undefined;
}

/** The steps of "SMS login" (product.md section 4) as a decision; calls nothing. */
export function afterSmsLogin({ identities, lastIds, inviteCompanyId, added = [] }: SmsLoginFacts): SmsLoginDecision {
  const at = (companyId: string) => identities.filter((one) => one.companyId === companyId);
  const missing = (companyId: string) => at(companyId).length === 0 && !added.includes(companyId);
  if (missing(platformCompanyId)) return { act: 'addRole', companyId: platformCompanyId, addParentRole: 1 };
  if (inviteCompanyId && missing(inviteCompanyId)) {
    return { act: 'addRole', companyId: inviteCompanyId, addParentRole: 0 };
  }

  const fresh = [inviteCompanyId, platformCompanyId].find((id) => id !== undefined && added.includes(id));
  const newRole = fresh === undefined ? undefined : at(fresh).find(({ choosable }) => choosable);
  if (newRole) return { act: 'choose', identity: newRole };

  const last = identities.find(({ ids, choosable }) => ids === lastIds && choosable);
  if (last) return { act: last.companyId === platformCompanyId ? 'done' : 'choose', identity: last };
  const choosable = identities.filter((one) => one.choosable);
  const identity = only(choosable.filter(({ group }) => group === 'my')) ?? only(choosable);
  if (identity) return { act: 'choose', identity };
  return { act: 'ask', focus: at(platformCompanyId)[0]?.ids ?? null };
}

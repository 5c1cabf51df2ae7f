import { inArray } from 'drizzle-orm';
import { campus, role } from '../db/schema/index.ts';
import { enter } from '../db/scope.ts';
import type { Tx } from '../db/open.ts';
import type { ContextFields } from '../http/input.ts';
import type { Post } from '../http/call.ts';
import { forbidden } from '../http/refusal.ts';
import { companyState, membershipsOf, postIsOpen, roleIdsOf } from './memberships.ts';
import type { Membership } from './memberships.ts';
import { rightsOf } from './rights.ts';

const notYours = '您在该机构没有此身份，请重新选择身份';

/** Visitors, families and learners act as one role; everybody who works here acts as all of his or her roles at once. */
const single = ['0', '1', '7'];

/** Roles whose rights the identity has. @throws Refusal 403 where the role is not the person's, or its post is closed */
function held(membership: Membership, roleId: string): { employee: boolean; roleIds: string[] } {
  const { staff: work, learner } = membership;
  const all = roleIdsOf(membership);
  const closed = work && !postIsOpen(work) ? work.roleIds : [];
  const open = all.filter((id) => !closed.includes(id) && !(id === '7' && learner?.enabled === false));
  if (!open.includes(roleId)) throw forbidden(notYours);
  if (single.includes(roleId)) return { employee: false, roleIds: [roleId] };
  const roleIds = open.filter((id) => !single.includes(id));
  return { employee: work !== null && closed.length === 0, roleIds };
}

function checkStudent(membership: Membership, roleId: string, stuId: string): string | null {
  if (stuId === '') return null;
  const child = roleId === '1' && membership.children.some(({ id }) => id === stuId);
  const learner = roleId === '7' && membership.learner?.student.id === stuId;
  if (!child && !learner) throw forbidden(notYours);
  return stuId;
}

/**
 * Checks that the person is what the context fields claim, and takes the transaction inside that institution.
 * Rights are read from the database; of the request only the choice counts.
 * @throws Refusal 403 for an institution, role or child that is not the person's
 */
export async function takePost(
  tx: Tx,
  uid: string,
  claim: Pick<ContextFields, 'companyId' | 'mainCompanyId' | 'roleId' | 'stuId'>,
  now: string,
): Promise<{ post: Post; state: ReturnType<typeof companyState>; initSuccess: boolean }> {
  const { companyId, roleId } = claim;
  if (companyId === '' || roleId === '') throw forbidden('请先选择身份');
  const [membership] = await membershipsOf(tx, uid, companyId);
  if (!membership) throw forbidden(notYours);
  const { company, staff: work } = membership;
  if (claim.mainCompanyId !== '' && ![companyId, company.mainCompanyId].includes(claim.mainCompanyId)) {
    throw forbidden(notYours);
  }
  const state = companyState(company, now.slice(0, 10));
  if (state === 'disabled') throw forbidden('该机构已停用，无法进入');
  const { employee, roleIds } = held(membership, roleId);
  const stuId = checkStudent(membership, roleId, claim.stuId);

  await enter(tx, { at: 'company', uid, companyId, mainCompanyId: company.mainCompanyId });
  const roles = await tx.select().from(role).where(inArray(role.id, roleIds));
  const isMainCompany = company.id === company.mainCompanyId;
  const rights = await rightsOf(tx, { roles, staff: employee ? work : null, isMainCompany, now });
  const campuses = await tx.select({ id: campus.id }).from(campus).orderBy(campus.id);
  const everywhere = rights.wholeCompany || membership.shared;
  return {
    post: {
      companyId,
      mainCompanyId: company.mainCompanyId,
      roleId,
      stuId,
      ids: [companyId, roleId, ...(stuId === null ? [] : [stuId])].join('-'),
      name: employee && work ? work.name : '',
      roleIds,
      employee,
      auth: rights.auth,
      dataScopes: rights.dataScopes,
      campusIds: campuses.map(({ id }) => id).filter((id) => everywhere || (employee && work?.campusIds.includes(id))),
    },
    state,
    initSuccess: company.initSuccess,
  };
}

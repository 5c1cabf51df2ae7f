import { and, eq, max } from 'drizzle-orm';
import { addCompanyRole, checkUser } from 'jiaowu/contract';
import type { Tx } from '../db/open.ts';
import { company, identityUse, staff, userRole } from '../db/schema/index.ts';
import type { Call, Post } from '../http/call.ts';
import { missing } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { logAct } from '../oplog.ts';
import { loginInfoOf } from './loginInfo.ts';
import { takePost } from './post.ts';

/** Of uses in one second the later one counts. Told at the door, where uses of all institutions are seen. */
async function nextTurn(tx: Tx, uid: string): Promise<number> {
  const [last] = await tx
    .select({ turn: max(identityUse.turn) })
    .from(identityUse)
    .where(eq(identityUse.uid, uid));
  return (last?.turn ?? 0) + 1;
}

/** Remembers the identity as the one used last. */
async function remember({ tx, person, now }: Call, { companyId, ids }: Post, turn: number): Promise<void> {
  const use = { at: now, turn };
  await tx
    .insert(identityUse)
    .values({ companyId, uid: person.uid, ids, ...use })
    .onConflictDoUpdate({ target: [identityUse.companyId, identityUse.uid, identityUse.ids], set: use });
}

export const identityCalls = [
  /** A visitor or a parent by one's own wish; any other role is given by an institution. */
  serve(addCompanyRole, async ({ companyId, addParentRole, recommendUid }, { tx, person, now }) => {
    const [found] = await tx
      .select({ id: company.id, state: company.state })
      .from(company)
      .where(eq(company.id, companyId));
    if (!found || found.state === 'disabled') throw missing();
    const roleId = addParentRole === 1 ? '1' : '0';
    await tx
      .insert(userRole)
      .values({ companyId, uid: person.uid, roleId, upperUid: recommendUid ?? null, addedAt: now })
      .onConflictDoNothing();
    return { companyId, roleId };
  }),

  serve(checkUser, async ({ companyId, roleId, stuId }, call) => {
    const { tx, person, now } = call;
    const info = await loginInfoOf(tx, person.uid, now);
    const turn = await nextTurn(tx, person.uid);
    const claim = { companyId, roleId, stuId: stuId ?? '', mainCompanyId: '' };
    const { post, initSuccess } = await takePost(tx, person.uid, claim, now);
    await remember(call, post, turn);
    // 待激活 becomes 在职 by the first use of the post.
    const ownPost = and(eq(staff.companyId, companyId), eq(staff.uid, person.uid));
    if (post.employee) {
      await tx
        .update(staff)
        .set({ state: 'active' })
        .where(and(ownPost, eq(staff.state, 'pending')));
    }
    const [here] = await tx.select({ name: company.name }).from(company).where(eq(company.id, companyId));
    const name = post.name || info.userInfo.nickname;
    await logAct(
      { tx, now, person, requestId: call.requestId, post: { ...post, name } },
      { action: '切换身份', objectType: 'identity', objectId: post.ids, objectName: here?.name ?? '' },
    );
    return {
      userVO: { ...info.userInfo, name, companyName: here?.name ?? '' },
      roleIds: [...post.roleIds],
      business: {
        companyId,
        campusIds: [...post.campusIds],
        auth: { ...post.auth },
        dataScopes: { ...post.dataScopes },
      },
      initSuccess,
    };
  }),
];

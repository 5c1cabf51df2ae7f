import { roleById } from '../../../domain/roles.ts';
import { companies, uids } from '../cast/ids.ts';
import type { DemoData } from '../types.ts';

/**
 * What an earlier sign-in left of everybody who works here: the role at company 1 that the first SMS login makes, and the
 * identity used last. 高远 has the role but has not chosen an identity yet (chapter 1, journey 2).
 */
export function addEarlierSignIns(data: DemoData): void {
  const logins = new Map(data.users.map(({ uid, lastLoginAt, createdAt }) => [uid, lastLoginAt ?? createdAt]));
  const atHead = new Set(data.userRoles.filter(({ companyId }) => companyId === companies.hq).map(({ uid }) => uid));
  for (const { uid, companyId, roleIds, state } of data.staff) {
    const at = logins.get(uid);
    if (companyId === companies.hq || state === 'pending' || at === undefined) continue;
    if (!atHead.has(uid)) {
      data.userRoles.push({ uid, companyId: companies.hq, roleId: '1', upperUid: null, addedAt: at });
      atHead.add(uid);
    }
    const [main] = [...roleIds].sort((a, b) => (roleById(b)?.level ?? 0) - (roleById(a)?.level ?? 0));
    if (main === undefined || uid === uids.gaoYuan) continue;
    data.identityUses.push({ companyId, uid, ids: `${companyId}-${main}`, at, turn: 1 });
  }
}

import { inArray } from 'drizzle-orm';
import { staff, userAccount } from '../db/schema/index.ts';
import type { Tx } from '../db/open.ts';

/** Names of people as the institution knows them: staff by their post, others by nickname. */
export async function namesOf(tx: Tx, uids: readonly string[]): Promise<Map<string, string>> {
  const ids = [...new Set(uids)];
  if (ids.length === 0) return new Map();
  const users = await tx
    .select({ uid: userAccount.uid, name: userAccount.nickname })
    .from(userAccount)
    .where(inArray(userAccount.uid, ids));
  const posts = await tx.select({ uid: staff.uid, name: staff.name }).from(staff).where(inArray(staff.uid, ids));
  return new Map([...users, ...posts].map(({ uid, name }) => [uid, name]));
}

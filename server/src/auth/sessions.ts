import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { addSeconds, secondsBetween } from '../clock.ts';
import { loginSession, userAccount } from '../db/schema/index.ts';
import type { Tx } from '../db/open.ts';
import type { Person } from '../http/call.ts';
import { accountDisabled, expired, kicked } from '../http/refusal.ts';
import { newToken, sha256 } from '../ids.ts';

const hour = 3600;
/** Seconds without a call after which a session ends: 12 h, with 7天免登录 7 d. */
const idleS = (keep7d: boolean) => (keep7d ? 7 * 24 * hour : 12 * hour);
/** Seconds after which it ends in any case: 30 d. */
const maxS = 30 * 24 * hour;
const perUser = 5;

type Row = typeof loginSession.$inferSelect;

const over = (row: Row, now: string): boolean =>
  secondsBetween(row.lastSeenAt, now) > idleS(row.keep7d) || secondsBetween(row.createdAt, now) > maxS;

/**
 * Whose token it is.
 * @throws Refusal 2 unknown, expired or not of `uid`; 102 taken over; 103 account disabled.
 */
export async function personOf(tx: Tx, token: string, uid: string, now: string): Promise<Person> {
  if (token === '') throw expired();
  const tokenHash = sha256(token);
  const [row] = await tx
    .select({ session: loginSession, state: userAccount.state })
    .from(loginSession)
    .innerJoin(userAccount, eq(userAccount.uid, loginSession.uid))
    .where(eq(loginSession.tokenHash, tokenHash));
  if (!row || row.session.uid !== uid) throw expired();
  const { session } = row;
  if (row.state === 'disabled') throw accountDisabled();
  if (session.endedWhy === 'kicked') throw kicked();
  if (session.endedAt !== null || over(session, now)) throw expired();
  // Once a minute is enough to tell 12 hours, and spares a write a call.
  if (secondsBetween(session.lastSeenAt, now) >= 60) {
    await tx.update(loginSession).set({ lastSeenAt: now }).where(eq(loginSession.tokenHash, tokenHash));
  }
  return { uid: session.uid, tokenHash };
}

/** Opens a session; of a user's live ones only the newest five stay. @returns the token, told this once. */
export async function openSession(
  tx: Tx,
  opening: { uid: string; keep7d: boolean; now: string; address: string; device: string },
): Promise<string> {
  const { uid, now } = opening;
  const token = newToken();
  const longGone = addSeconds(now, -2 * maxS);
  await tx.delete(loginSession).where(and(eq(loginSession.uid, uid), lt(loginSession.createdAt, longGone)));
  const live = await tx
    .select()
    .from(loginSession)
    .where(and(eq(loginSession.uid, uid), isNull(loginSession.endedAt)))
    .orderBy(asc(loginSession.createdAt), asc(loginSession.lastSeenAt));
  const good = live.filter((row) => !over(row, now));
  for (const row of good.slice(0, Math.max(0, good.length - perUser + 1))) {
    await tx
      .update(loginSession)
      .set({ endedAt: now, endedWhy: 'kicked' })
      .where(eq(loginSession.tokenHash, row.tokenHash));
  }
  await tx.insert(loginSession).values({
    tokenHash: sha256(token),
    uid,
    createdAt: now,
    lastSeenAt: now,
    keep7d: opening.keep7d,
    address: opening.address,
    device: opening.device.slice(0, 200),
  });
  return token;
}

/** Ends a session; an unknown or ended one is left as it is. */
export async function endSession(tx: Tx, token: string, now: string): Promise<void> {
  if (token === '') return;
  await tx
    .update(loginSession)
    .set({ endedAt: now, endedWhy: 'logout' })
    .where(and(eq(loginSession.tokenHash, sha256(token)), isNull(loginSession.endedAt)));
}

import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { addSeconds, secondsBetween } from '../clock.ts';
import { rateHit } from '../db/schema/index.ts';
import { lockFor } from '../db/scope.ts';
import type { Tx } from '../db/open.ts';
import { tooOften } from '../http/refusal.ts';
import { newId } from '../ids.ts';

/**
 * Counts one call against `limit` in the last `windowS` seconds.
 * @throws Refusal 429 with the seconds until the oldest of them falls out of the window.
 */
export async function countAgainst(
  tx: Tx,
  key: string,
  { limit, windowS, now }: { limit: number; windowS: number; now: string },
): Promise<void> {
  await lockFor(tx, [`rate:${key}`]);
  const since = addSeconds(now, -windowS);
  await tx.delete(rateHit).where(and(eq(rateHit.key, key), lte(rateHit.at, since)));
  const hits = await tx
    .select({ at: rateHit.at })
    .from(rateHit)
    .where(and(eq(rateHit.key, key), gt(rateHit.at, since)))
    .orderBy(asc(rateHit.at));
  const first = hits[hits.length - limit];
  if (first) throw tooOften(Math.max(1, windowS - secondsBetween(first.at, now)));
  await tx.insert(rateHit).values({ id: newId(), key, at: now });
}

import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { company, platform } from './db/schema/index.ts';
import type { Db } from './db/open.ts';
import { transact } from './db/scope.ts';

/** A fact of the installation; null when it is not written down. */
export async function platformFact(db: Db, key: string): Promise<string | null> {
  const [row] = await db.select().from(platform).where(eq(platform.key, key));
  return row?.value ?? null;
}

/** The secret that signs tickets and codes: made once, the same for every server of the installation. */
export async function signingSecret(db: Db): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  await db.insert(platform).values({ key: 'secret', value: fresh }).onConflictDoNothing();
  return (await platformFact(db, 'secret')) ?? fresh;
}

/** Company 1, at which everybody who signs in gets a role (product.md section 4), where nobody made it yet. */
export async function ensurePlatformCompany(db: Db, now: string): Promise<void> {
  await transact(db, { at: 'door', uid: '' }, (tx) =>
    tx
      .insert(company)
      .values({
        id: '1',
        mainCompanyId: '1',
        name: '平台',
        avatar: '',
        bossName: '',
        mobile: '',
        mainDict: '',
        region: '',
        address: '',
        state: 'normal',
        initSuccess: true,
        createdAt: now,
        sharing: false,
      })
      .onConflictDoNothing(),
  );
}

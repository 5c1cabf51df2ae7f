import { sql } from 'drizzle-orm';
import type { Db, Tx } from './open.ts';

/** For whom a transaction works. Row-level security goes by it, not by what a handler remembers to filter. */
export type Scope =
  | { at: 'door'; uid: string }
  | { at: 'company'; uid: string; companyId: string; mainCompanyId: string };

/** Makes the rest of the transaction work for `scope`: database role and settings, both gone with the transaction. */
export async function enter(tx: Tx, scope: Scope): Promise<void> {
  const inside = scope.at === 'company';
  await tx.execute(sql`select
    set_config('role', ${inside ? 'jiaowu_app' : 'jiaowu_signin'}, true),
    set_config('app.uid', ${scope.uid}, true),
    set_config('app.company_id', ${inside ? scope.companyId : ''}, true),
    set_config('app.main_company_id', ${inside ? scope.mainCompanyId : ''}, true)`);
}

const deadlock = (error: unknown): boolean => {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ('code' in e && (e.code === '40P01' || e.code === '40001')) return true;
  }
  return false;
};

/** One transaction; begun anew (twice at most) where the database ended it to untie a deadlock. */
export async function transact<T>(db: Db, scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await db.transaction(async (tx) => {
        await enter(tx, scope);
        return work(tx);
      });
    } catch (error) {
      if (attempt >= 2 || !deadlock(error)) throw error;
    }
  }
}

/**
 * Makes other transactions that name one of the same things wait until this one ends. Keys are locked in one order,
 * so that two transactions never wait for each other.
 */
export async function lockFor(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const list = sql.param(JSON.stringify([...new Set(keys)]));
  await tx.execute(sql`select pg_advisory_xact_lock(k) from (
    select distinct hashtextextended(t, 0) as k from jsonb_array_elements_text(${list}::jsonb) as t order by 1 offset 0
  ) as sorted`);
}

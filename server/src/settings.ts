import { asc, lte } from 'drizzle-orm';
import { setting } from './db/schema/index.ts';
import type { Tx } from './db/open.ts';

export type SettingValue = string | number | boolean;

/** Settings of the institution in force at a moment, by key. What was never set is absent: its default is the rule's. */
export async function settingsAt(tx: Tx, now: string): Promise<Map<string, SettingValue>> {
  const rows = await tx.select().from(setting).where(lte(setting.effectiveAt, now)).orderBy(asc(setting.effectiveAt));
  return new Map(rows.map(({ key, value }) => [key, value]));
}

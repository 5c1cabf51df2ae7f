import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';

/** Rows a statement; keeps one parameter well below what a driver takes. */
const chunk = 2000;

const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Inserts many plain rows with few statements: each chunk travels as one JSON parameter, and the database spreads it
 * over the columns. Keys that are no columns are left out; columns without a value are null.
 */
export async function insertRows(tx: Tx, table: PgTable, rows: readonly object[]): Promise<void> {
  const keys = Object.keys(getTableColumns(table));
  const columns = sql.join(
    keys.map((key) => sql.identifier(snake(key))),
    sql`, `,
  );
  const name = sql.identifier(getTableName(table));
  for (let i = 0; i < rows.length; i += chunk) {
    const part = rows.slice(i, i + chunk).map((row) => {
      const values = new Map<string, unknown>(Object.entries(row));
      return Object.fromEntries(keys.map((key) => [snake(key), values.get(key) ?? null]));
    });
    const json = sql.param(JSON.stringify(part));
    await tx.execute(
      sql`insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ${json}::jsonb)`,
    );
  }
}

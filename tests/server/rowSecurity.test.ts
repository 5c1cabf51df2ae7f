import { getTableName, sql } from '../../server/src/db/query.ts';
import { expect, test } from 'vitest';
import { type Scope, enter } from '../../server/src/db/scope.ts';
import * as schema from '../../server/src/db/schema/index.ts';
import type { Db } from '../../server/src/db/open.ts';
import { getReadUrl, previewSchedule } from 'jiaowu/contract';
import { linNa } from './support/people.ts';
import { onEveryDatabase } from './support/suite.ts';

const tables = Object.values(schema);
const ofCompany = tables.filter((table) => 'companyId' in table);
const global = tables.filter((table) => !('companyId' in table)).map(getTableName);
const qihang: Scope = { at: 'company', uid: '1015', companyId: '15', mainCompanyId: '15' };

async function inside<T>(
  db: Db,
  scope: Scope,
  look: (tx: Parameters<Parameters<Db['transaction']>[0]>[0]) => Promise<T>,
) {
  return db.transaction(async (tx) => {
    await enter(tx, scope);
    return look(tx);
  });
}

onEveryDatabase(({ undone }) => {
  test('no table of an institution shows a row of another one to a query that filters nothing', () =>
    undone(async (world) => {
      // Also the tables the demo leaves empty hold something of 晨光教育.
      const lin = await world.signIn(...linNa);
      const draft = { hourTypeId: '421', classId: '201', date: '2026-09-26', start: '10:00', end: '11:00' };
      const who = { teacherIds: ['1003'], campusId: '21', roomId: '2101', k: 200 };
      await world.get(previewSchedule, { draft: { ...draft, ...who } }, lin);
      await world.call(getReadUrl, { resourceId: 'nothing' }, lin);
      await world.db.execute(sql`set local role none`);

      const filled: string[] = [];
      for (const table of ofCompany) {
        const name = getTableName(table);
        if ((await world.db.$count(table, sql`company_id = '12'`)) > 0) filled.push(name);
      }
      expect(filled.length).toBeGreaterThan(30);
      for (const table of ofCompany) {
        const foreign = await inside(world.db, qihang, (tx) => tx.$count(table, sql`company_id <> '15'`));
        expect(foreign, `in ${getTableName(table)}`).toBe(0);
      }
      const own = await inside(world.db, qihang, (tx) => tx.$count(schema.staff));
      expect(own).toBe(1);
    }));

  test('nothing of another institution can be changed, deleted or slipped in', () =>
    undone(async (world) => {
      for (const table of ofCompany) {
        const name = sql.identifier(getTableName(table));
        const before = await world.db.$count(table);
        await world.db
          .transaction(async (tx) => {
            await enter(tx, qihang);
            await tx.execute(sql`delete from ${name} where company_id = '12'`);
          })
          .catch((error: Error) => {
            if (!String(error.cause).includes('permission denied')) throw error;
          });
        await world.db.execute(sql`set local role none`);
        expect(await world.db.$count(table), `in ${getTableName(table)}`).toBe(before);
      }
      const row = { companyId: '12', date: '2027-01-01', type: 'holiday' as const, name: '混入' };
      const slip = inside(world.db, qihang, (tx) => tx.insert(schema.holiday).values(row));
      await expect(slip).rejects.toMatchObject({ cause: { message: expect.stringContaining('row-level security') } });
    }));

  test('every such table has its policies forced; sessions, codes and limits are out of reach inside', () =>
    undone(async (world) => {
      const found = world.db
        .select({ name: sql<string>`relname`, on: sql<boolean>`relrowsecurity and relforcerowsecurity` })
        .from(sql`pg_class`)
        .where(sql`relkind = 'r' and relnamespace = 'public'::regnamespace`);
      const secured = new Map((await found).map(({ name, on }) => [name, on]));
      for (const table of ofCompany) expect(secured.get(getTableName(table)), `of ${getTableName(table)}`).toBe(true);
      expect(global.sort()).toEqual(
        [
          'company',
          'idempotency',
          'login_session',
          'platform',
          'rate_hit',
          'sms_code',
          'sms_mail',
          'user_account',
        ].sort(),
      );
      for (const name of ['login_session', 'sms_code', 'sms_mail', 'rate_hit', 'platform']) {
        const look = inside(world.db, qihang, (tx) => tx.execute(sql`select * from ${sql.identifier(name)}`));
        await expect(look, `in ${name}`).rejects.toMatchObject({
          cause: { message: expect.stringContaining('permission denied') },
        });
      }
    }));

  test('people and institutions: inside one sees those of one’s own; at the door only oneself', () =>
    undone(async (world) => {
      const names = await inside(world.db, qihang, (tx) =>
        tx.select({ uid: schema.userAccount.uid }).from(schema.userAccount),
      );
      expect(names.map(({ uid }) => uid)).toEqual(['1015']);
      const companies = await inside(world.db, qihang, (tx) =>
        tx.select({ id: schema.company.id }).from(schema.company),
      );
      expect(companies).toEqual([{ id: '15' }]);
      const door: Scope = { at: 'door', uid: '1121' };
      const children = await inside(world.db, door, (tx) => tx.select({ id: schema.student.id }).from(schema.student));
      expect(children).toEqual([{ id: '21' }]);
      const posts = await inside(world.db, door, (tx) => tx.$count(schema.staff));
      expect(posts).toBe(0);
      const grab = inside(world.db, door, (tx) =>
        tx
          .insert(schema.userRole)
          .values({ companyId: '12', uid: '1121', roleId: '5', addedAt: '2026-09-21 09:00:00' }),
      );
      await expect(grab).rejects.toMatchObject({ cause: { message: expect.stringContaining('row-level security') } });
    }));
});

import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DictionaryType } from 'jiaowu/contract';
import { companyId, day, moment } from './columns.ts';

export const campus = pgTable(
  'campus',
  {
    companyId: companyId(),
    id: text().notNull(),
    code: text().notNull(),
    name: text().notNull(),
    address: text().notNull(),
    phone: text().notNull(),
    state: text().$type<'open' | 'preparing' | 'disabled'>().notNull(),
    /** Weekday '1' 周一 … '7' 周日 → hours. */
    openHours: jsonb().$type<Record<string, { from: string; to: string }>>().notNull(),
    /** The other campus's id → minutes. */
    travelMinutes: jsonb().$type<Record<string, number>>().notNull(),
    openedOn: day().notNull(),
    managerUid: text(),
    color: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

export const classroom = pgTable(
  'classroom',
  {
    companyId: companyId(),
    id: text().notNull(),
    campusId: text().notNull(),
    name: text().notNull(),
    capacity: integer().notNull(),
    equipment: text().array().notNull(),
    online: boolean().notNull(),
    shared: boolean().notNull(),
    disabled: boolean().notNull(),
    closures: jsonb().$type<{ from: string; to: string; reason: string }[]>().notNull(),
    sort: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

export const holiday = pgTable(
  'holiday',
  {
    companyId: companyId(),
    date: day().notNull(),
    type: text().$type<'holiday' | 'makeupWorkday'>().notNull(),
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.date] })],
);

/** A setting in force from `effectiveAt`; the newest one at the deciding moment holds. Append-only. */
export const setting = pgTable(
  'setting',
  {
    companyId: companyId(),
    key: text().notNull(),
    value: jsonb().$type<string | number | boolean>().notNull(),
    effectiveAt: moment().notNull(),
    by: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.key, t.effectiveAt] })],
);

export const dictionary = pgTable(
  'dictionary',
  {
    companyId: companyId(),
    id: text().notNull(),
    type: text().$type<DictionaryType>().notNull(),
    name: text().notNull(),
    color: integer(),
    sort: integer().notNull(),
    disabled: boolean().notNull(),
    /** The 总部's entry this one stands for. */
    overridesId: text(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

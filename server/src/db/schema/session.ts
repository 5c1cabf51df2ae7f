import { bigint, boolean, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companyId, moment } from './columns.ts';

/** A sign-in. The token itself is never stored. */
export const loginSession = pgTable(
  'login_session',
  {
    /** sha256 of the token, hex. */
    tokenHash: text().primaryKey(),
    uid: text().notNull(),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    keep7d: boolean().notNull(),
    endedAt: moment(),
    /** logout: by the person; kicked: a sixth sign-in took its place. */
    endedWhy: text().$type<'logout' | 'kicked'>(),
    address: text().notNull(),
    device: text().notNull(),
  },
  (t) => [index().on(t.uid)],
);

/** A code sent; one row a sending. Counts for the limits of its phone and address. */
export const smsCode = pgTable(
  'sms_code',
  {
    id: text().primaryKey(),
    phone: text().notNull(),
    address: text().notNull(),
    /** HMAC of phone and code. */
    codeHash: text().notNull(),
    sentAt: moment().notNull(),
    expireAt: moment().notNull(),
    tries: integer().notNull(),
    spent: boolean().notNull(),
  },
  (t) => [index().on(t.phone, t.sentAt), index().on(t.address, t.sentAt)],
);

/** What the local SMS stand-in "sent": the newest 20. Empty where a real sender is in use. */
export const smsMail = pgTable('sms_mail', {
  id: text().primaryKey(),
  /** Two messages of one second still have an order. */
  seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  phone: text().notNull(),
  code: text().notNull(),
  text: text().notNull(),
  at: moment().notNull(),
});

/** Calls counted for a limit, by what they are limited by (`phoneIsExist:203.0.113.7`). */
export const rateHit = pgTable(
  'rate_hit',
  { id: text().primaryKey(), key: text().notNull(), at: moment().notNull() },
  (t) => [index().on(t.key, t.at)],
);

/** First answers of writes, kept 24 hours by the key the client made. */
export const idempotency = pgTable(
  'idempotency',
  {
    uid: text().notNull(),
    key: text().notNull(),
    /** sha256 of path, identity and content. */
    content: text().notNull(),
    /** Kept as it was sent, letter by letter. */
    answer: json().$type<unknown>(),
    at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.key] }), index().on(t.at)],
);

/** Identities a person has used, for 上次使用 and to restore the last one. */
export const identityUse = pgTable(
  'identity_use',
  {
    companyId: companyId(),
    uid: text().notNull(),
    /** companyId-roleId[-stuId] */
    ids: text().notNull(),
    at: moment().notNull(),
    /** Of two uses in one second the later one. */
    turn: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.uid, t.ids] }), index().on(t.uid)],
);

/** Facts of the whole installation: the signing secret, what was seeded. */
export const platform = pgTable('platform', { key: text().primaryKey(), value: text().notNull() });

import * as z from 'zod/mini';
import { Business, CompBaseInfo, UserInfo } from '../contract/login.ts';
import type { Schema } from '../contract/schema.ts';
import type { StorageLike } from './storage.ts';

const text = z.string();
const maybeText = z.nullable(text);
const texts = z.array(z.string());
const RecentResource = z.object({ id: z.string(), title: z.string() });

/**
 * What is remembered between visits: the names of product.md section 3 "Persisted client state", the session itself
 * (uid, token, companyId, the last role as identity ids) and the shell's campus. Each with its shape and its empty value.
 */
const fields = {
  uid: [text, ''],
  token: [text, ''],
  companyId: [text, ''],
  lastRole: [maybeText, null],
  campusId: [maybeText, null],
  initSuccess: [z.boolean(), false],
  userInfo: [z.nullable(UserInfo), null],
  liveTokens: [z.record(text, text), {}],
  business: [z.nullable(Business), null],
  roleIds: [texts, []],
  testIdentity: [maybeText, null],
  taskDefinitionKeyList: [texts, []],
  recentlyCourseIds: [texts, []],
  recentlyCourseResourceList: [z.array(RecentResource), []],
  hasPermission: [z.boolean(), false],
  /** uid → names of the guides already seen. */
  guides: [z.record(text, texts), {}],
  courseInfoIsEdit: [z.boolean(), false],
  bucketUrl: [text, ''],
  currentNavIndex: [z.number(), 0],
  currentKidNavIndex: [z.number(), 0],
  currentEditCourseKind: [maybeText, null],
  /** uid → the tip on the first configuration was shown. */
  showInitTip: [z.record(text, z.boolean()), {}],
  companyList: [z.array(CompBaseInfo), []],
  bindCompany: [maybeText, null],
  adminActivityPath: [maybeText, null],
} as const satisfies Record<string, readonly [Schema, unknown]>;

type Fields = typeof fields;
export type PersistedName = keyof Fields;
export type Persisted = { readonly [Name in PersistedName]: z.output<Fields[Name][0]> };

export const persistedNames = Object.keys(fields) as readonly PersistedName[];

/** Nobody signed in, nothing remembered. */
export const emptyPersisted = Object.fromEntries(persistedNames.map((name) => [name, fields[name][1]])) as Persisted;

/** Raise it when a stored shape changes its meaning: what older versions stored is dropped, not misread. */
const storageVersion = '1';
const versionKey = 'jiaowu:version';
const keyOf = (name: PersistedName, version = storageVersion) => `jiaowu:${version}:${name}`;

function dropOlder(storage: StorageLike): void {
  const found = storage.getItem(versionKey);
  if (found === storageVersion) return;
  if (found) for (const name of persistedNames) storage.removeItem(keyOf(name, found));
  storage.setItem(versionKey, storageVersion);
}

/** One stored value; its empty value where there is none or it cannot be read. */
function read(storage: StorageLike, name: PersistedName): unknown {
  const [schema, empty] = fields[name];
  const stored = storage.getItem(keyOf(name));
  if (stored === null) return empty;
  try {
    const result = schema.safeParse(JSON.parse(stored));
    return result.success ? result.data : empty;
  } catch {
    return empty;
  }
}

export function readPersisted(storage: StorageLike): Persisted {
  dropOlder(storage);
  return Object.fromEntries(persistedNames.map((name) => [name, read(storage, name)])) as Persisted;
}

/** Writes what changed only, so two tabs overwrite no more of each other than they must. */
export function writeChanged(storage: StorageLike, before: Persisted, after: Persisted): void {
  for (const name of persistedNames) {
    if (before[name] === after[name]) continue;
    if (after[name] === fields[name][1]) storage.removeItem(keyOf(name));
    else storage.setItem(keyOf(name), JSON.stringify(after[name]));
  }
}

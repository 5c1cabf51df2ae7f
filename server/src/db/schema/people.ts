import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { companyId, day, moment } from './columns.ts';

/** An institution. A 总部 has its own id as `mainCompanyId`. */
export const company = pgTable(
  'company',
  {
    id: text().primaryKey(),
    mainCompanyId: text().notNull(),
    name: text().notNull(),
    avatar: text().notNull(),
    bossName: text().notNull(),
    mobile: text().notNull(),
    mainDict: text().notNull(),
    region: text().notNull(),
    address: text().notNull(),
    state: text().$type<'trial' | 'normal' | 'expired' | 'disabled'>().notNull(),
    initSuccess: boolean().notNull(),
    createdAt: moment().notNull(),
    /** Last day of service; null: no end. */
    serviceExpireOn: day(),
    /** A sub-company that lets 校长 and 教务 of its 总部 in. */
    sharing: boolean().notNull(),
  },
  (t) => [uniqueIndex().on(t.name)],
);

/** A person who can sign in; belongs to no institution. */
export const userAccount = pgTable(
  'user_account',
  {
    uid: text().primaryKey(),
    mobile: text(),
    nickname: text().notNull(),
    avatar: text().notNull(),
    sex: integer().$type<1 | 2>(),
    isStudent: boolean().notNull(),
    canSaveImage: boolean().notNull(),
    state: text().$type<'normal' | 'disabled'>().notNull(),
    consentVersion: text(),
    createdAt: moment().notNull(),
    lastLoginAt: moment(),
    /** The seller 分销员 the person is bound to. */
    sellerUid: text(),
  },
  (t) => [
    uniqueIndex().on(t.mobile),
    // The image-saving flag stands with at most one person (product.md section 6).
    uniqueIndex('one_image_saver').on(t.canSaveImage).where(sql`can_save_image`),
  ],
);

/** A post in an institution: one a user and company. */
export const staff = pgTable(
  'staff',
  {
    companyId: companyId(),
    uid: text().notNull(),
    name: text().notNull(),
    jobNo: text().notNull(),
    roleIds: text().array().notNull(),
    duties: text().array().notNull(),
    extraPermissions: text().array().notNull(),
    campusIds: text().array().notNull(),
    subjectIds: text().array().notNull(),
    managerUid: text(),
    state: text().$type<'pending' | 'active' | 'disabled' | 'left'>().notNull(),
    entryOn: day().notNull(),
    leaveOn: day(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.uid] }), index().on(t.uid)],
);

/** A role besides the posts: parent without a child, seller, visitor. */
export const userRole = pgTable(
  'user_role',
  {
    companyId: companyId(),
    uid: text().notNull(),
    roleId: text().notNull(),
    upperUid: text(),
    addedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.uid, t.roleId] }), index().on(t.uid)],
);

/** companyId null: a role of the system, the same everywhere. */
export const role = pgTable(
  'role',
  {
    id: text().primaryKey(),
    companyId: text(),
    name: text().notNull(),
    label: text().notNull(),
    level: integer().notNull(),
    kind: text().$type<'manager' | 'employee' | 'none'>().notNull(),
    /** Keys a custom role was given. A system role's keys are those of the registry. */
    permissions: text().array().notNull(),
  },
  (t) => [index().on(t.companyId)],
);

export const student = pgTable(
  'student',
  {
    companyId: companyId(),
    id: text().notNull(),
    campusId: text().notNull(),
    name: text().notNull(),
    sex: integer().$type<1 | 2>().notNull(),
    birthday: day().notNull(),
    school: text().notNull(),
    grade: text().notNull(),
    avatar: text().notNull(),
    tag: text().$type<'normal' | 'shortTerm' | 'longTerm'>().notNull(),
    type: text().$type<'normal' | 'vip'>().notNull(),
    status: text().$type<'prospect' | 'active' | 'left'>().notNull(),
    choose: boolean().notNull(),
    childConsent: boolean().notNull(),
    ownerUid: text(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), index().on(t.companyId, t.name)],
);

export const guardian = pgTable(
  'guardian',
  {
    companyId: companyId(),
    stuId: text().notNull(),
    uid: text().notNull(),
    name: text().notNull(),
    relation: text().notNull(),
    isMain: boolean().notNull(),
    rights: jsonb().$type<{ view: boolean; act: boolean; pay: boolean; pickUp: boolean }>().notNull(),
    state: text().$type<'verified' | 'pending'>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.stuId, t.uid] }), index().on(t.uid)],
);

/** A learner's own account. */
export const stuAccount = pgTable(
  'stu_account',
  {
    companyId: companyId(),
    stuId: text().notNull(),
    uid: text().notNull(),
    loginName: text().notNull(),
    state: text().$type<'inactive' | 'normal' | 'disabled'>().notNull(),
    mustChange: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.stuId] }), index().on(t.uid), uniqueIndex().on(t.loginName)],
);

export const inviteCode = pgTable(
  'invite_code',
  {
    companyId: companyId(),
    code: text().notNull(),
    inviterUid: text().notNull(),
    purpose: text().$type<'guardian' | 'referral' | 'staff'>().notNull(),
    stuId: text(),
    expireAt: moment().notNull(),
    maxUses: integer().notNull(),
    uses: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.code] }), uniqueIndex().on(t.code)],
);

/** Append-only. `diff` values as shown. */
export const operationLog = pgTable(
  'operation_log',
  {
    companyId: companyId(),
    id: text().notNull(),
    at: moment().notNull(),
    uid: text().notNull(),
    name: text().notNull(),
    action: text().notNull(),
    objectType: text().notNull(),
    objectId: text().notNull(),
    objectName: text().notNull(),
    diff: jsonb().$type<{ field: string; before: string; after: string }[]>().notNull(),
    reason: text(),
    /** companyId-roleId[-stuId] of who did it; null in old rows. */
    identityIds: text(),
    requestId: text(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), index().on(t.companyId, t.objectType, t.objectId, t.at)],
);

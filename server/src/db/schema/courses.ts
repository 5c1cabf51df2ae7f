import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companyId, day, moment } from './columns.ts';

export const course = pgTable(
  'course',
  {
    companyId: companyId(),
    id: text().notNull(),
    code: text().notNull(),
    kind: text().$type<'standard' | 'project' | 'resource'>().notNull(),
    name: text().notNull(),
    subjectId: text().notNull(),
    lineCourseTypeId: text().notNull(),
    authorUid: text().notNull(),
    publish: text().$type<'none' | 'on' | 'off'>().notNull(),
    liveVersionId: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

export const courseVersion = pgTable(
  'course_version',
  {
    companyId: companyId(),
    id: text().notNull(),
    courseId: text().notNull(),
    no: integer().notNull(),
    name: text().notNull(),
    ageFrom: integer().notNull(),
    ageTo: integer().notNull(),
    level: integer().notNull(),
    minutesPerSection: integer().notNull(),
    hoursPerSection: integer().notNull(),
    suggestedSize: integer().notNull(),
    summary: text().notNull(),
    audit: text().$type<'none' | 'pending' | 'rejected' | 'approved'>().notNull(),
    approvedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

export const stage = pgTable(
  'stage',
  {
    companyId: companyId(),
    id: text().notNull(),
    versionId: text().notNull(),
    name: text().notNull(),
    goal: text().notNull(),
    sort: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

export const section = pgTable(
  'section',
  {
    companyId: companyId(),
    id: text().notNull(),
    courseId: text().notNull(),
    versionId: text().notNull(),
    /** The same over versions. */
    sectionKey: text().notNull(),
    stageId: text().notNull(),
    no: integer().notNull(),
    name: text().notNull(),
    goal: text().notNull(),
    minutes: integer().notNull(),
    hours: integer().notNull(),
    form: text().$type<'standard' | 'project'>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), index().on(t.companyId, t.versionId, t.no)],
);

export const resource = pgTable(
  'resource',
  {
    companyId: companyId(),
    id: text().notNull(),
    type: text().notNull(),
    name: text().notNull(),
    subjectId: text(),
    ownerUid: text().notNull(),
    licence: text().notNull(),
    state: text().$type<'ready' | 'converting' | 'failed' | 'disabled'>().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

export const resourceRev = pgTable(
  'resource_rev',
  {
    companyId: companyId(),
    id: text().notNull(),
    resourceId: text().notNull(),
    n: integer().notNull(),
    fileId: text().notNull(),
    pages: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), index().on(t.companyId, t.resourceId)],
);

/** Where a resource stands in a section. */
export const sectionResource = pgTable(
  'section_resource',
  {
    companyId: companyId(),
    sectionId: text().notNull(),
    listName: text().notNull(),
    resourceId: text().notNull(),
    revId: text().notNull(),
    sort: integer().notNull(),
    visibleTo: text().$type<'teacher' | 'student' | 'public'>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.sectionId, t.listName, t.resourceId] }),
    index().on(t.companyId, t.resourceId),
  ],
);

export const courseGrant = pgTable(
  'course_grant',
  {
    companyId: companyId(),
    id: text().notNull(),
    courseId: text().notNull(),
    granteeType: text().$type<'teacher' | 'seller' | 'company' | 'coAuthor'>().notNull(),
    granteeId: text().notNull(),
    right: text().$type<'teach' | 'sell' | 'use' | 'edit'>().notNull(),
    validFrom: day().notNull(),
    /** Inclusive; null: 长期. */
    validTo: day(),
    by: text().notNull(),
    reason: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), index().on(t.companyId, t.courseId)],
);

/** A stored file; its bytes lie in the storage adapter under `sha256`. */
export const file = pgTable(
  'file',
  {
    companyId: companyId(),
    id: text().notNull(),
    name: text().notNull(),
    mime: text().notNull(),
    pages: integer(),
    sha256: text().notNull(),
    size: integer().notNull(),
    by: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

/** One opening of a document by one person; grows by the viewer's reports. */
export const readingLog = pgTable(
  'reading_log',
  {
    companyId: companyId(),
    id: text().notNull(),
    uid: text().notNull(),
    resourceId: text().notNull(),
    revId: text().notNull(),
    classId: text(),
    openedAt: moment().notNull(),
    lastAt: moment().notNull(),
    page: integer().notNull(),
    pagesSeen: integer().array().notNull(),
    activeSeconds: integer().notNull(),
    rightClicks: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), index().on(t.companyId, t.uid, t.resourceId, t.lastAt)],
);

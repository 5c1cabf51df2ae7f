import type { DemoData } from '../types.ts';

/** Tables whose ids are plain counters. */
export type CountedTable =
  | 'classMembers'
  | 'series'
  | 'lessonGuests'
  | 'teacherBlocks'
  | 'teacherWindows'
  | 'waiting'
  | 'leaveRequests'
  | 'rollSheets'
  | 'rollLines'
  | 'makeUpRights'
  | 'hourLots'
  | 'hourEntries'
  | 'hourDebts'
  | 'courseGrants'
  | 'operationLogs';

/** Data being built, and the ids to give next. */
export interface Draft {
  data: DemoData;
  nextId: (table: CountedTable) => string;
  /** From here on ids count from `first`: the cast keeps its ids whatever is built around it. */
  countFrom: (first: number) => void;
}

export function emptyData(): DemoData {
  return {
    companies: [],
    users: [],
    staff: [],
    userRoles: [],
    identityUses: [],
    roles: [],
    students: [],
    guardians: [],
    stuAccounts: [],
    inviteCodes: [],
    campuses: [],
    classrooms: [],
    holidays: [],
    settings: [],
    dictionary: [],
    courses: [],
    courseVersions: [],
    stages: [],
    sections: [],
    resources: [],
    resourceRevs: [],
    sectionResources: [],
    courseGrants: [],
    files: [],
    classGroups: [],
    classMembers: [],
    series: [],
    lessons: [],
    lessonGuests: [],
    teacherBlocks: [],
    teacherWindows: [],
    waiting: [],
    leaveRequests: [],
    rollSheets: [],
    rollLines: [],
    makeUpRights: [],
    hourLots: [],
    hourEntries: [],
    hourDebts: [],
    operationLogs: [],
  };
}

export function createDraft(): Draft {
  const counters = new Map<CountedTable, number>();
  let base = 1;
  return {
    data: emptyData(),
    nextId: (table) => {
      const id = counters.get(table) ?? base;
      counters.set(table, id + 1);
      return String(id);
    },
    countFrom: (first) => {
      base = first;
      counters.clear();
    },
  };
}

/** The element, or an error that names what is missing: the demo's tables are written by hand. */
export function must<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`Demo data: no ${what}.`);
  return value;
}

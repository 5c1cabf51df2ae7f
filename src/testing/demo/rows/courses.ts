export interface CourseRow {
  id: string;
  companyId: string;
  code: string;
  kind: 'standard' | 'project' | 'resource';
  name: string;
  subjectId: string;
  lineCourseTypeId: string;
  authorUid: string;
  publish: 'none' | 'on' | 'off';
  liveVersionId: string;
  createdAt: string;
}

export interface CourseVersionRow {
  id: string;
  companyId: string;
  courseId: string;
  /** 1 → v1 */
  no: number;
  name: string;
  ageFrom: number;
  ageTo: number;
  /** 难度 1–5 */
  level: number;
  minutesPerSection: number;
  hoursPerSection: number;
  suggestedSize: number;
  summary: string;
  audit: 'none' | 'pending' | 'rejected' | 'approved';
  approvedAt: string | null;
}

export interface StageRow {
  id: string;
  companyId: string;
  versionId: string;
  name: string;
  goal: string;
  sort: number;
}

export interface SectionRow {
  id: string;
  companyId: string;
  courseId: string;
  versionId: string;
  /** The same over versions. */
  sectionKey: string;
  stageId: string;
  no: number;
  name: string;
  goal: string;
  minutes: number;
  hours: number;
  form: 'standard' | 'project';
}

export type ResourceListName =
  | 'teachingPlanResourceList'
  | 'pptResourceList'
  | 'instanceResourceList'
  | 'learnPlanResourceList'
  | 'audioVideoResourceList'
  | 'stepDiagramResourceList';

export interface ResourceRow {
  id: string;
  companyId: string;
  type: 'teachingPlan' | 'ppt';
  name: string;
  subjectId: string | null;
  ownerUid: string;
  licence: '自制' | '授权' | '公有领域';
  state: 'ready' | 'converting' | 'failed' | 'disabled';
  createdAt: string;
}

export interface ResourceRevRow {
  id: string;
  companyId: string;
  resourceId: string;
  /** 1 → r1 */
  n: number;
  fileId: string;
  pages: number;
  createdAt: string;
}

export interface SectionResourceRow {
  companyId: string;
  sectionId: string;
  listName: ResourceListName;
  resourceId: string;
  revId: string;
  sort: number;
  visibleTo: 'teacher' | 'student' | 'public';
}

export interface CourseGrantRow {
  id: string;
  companyId: string;
  courseId: string;
  granteeType: 'teacher' | 'seller' | 'company' | 'coAuthor';
  granteeId: string;
  right: 'teach' | 'sell' | 'use' | 'edit';
  validFrom: string;
  /** Inclusive; null: 长期. */
  validTo: string | null;
  by: string;
  reason: string;
}

/** A stored file. Its bytes come from `demoFileBytes(id)`. */
export interface FileRow {
  id: string;
  companyId: string;
  name: string;
  mime: string;
  /** What makes the bytes: `plan:<sectionKey>`, `slides:<sectionKey>`, `shared:safety`. */
  builder: string;
  pages: number;
  by: string;
  createdAt: string;
}

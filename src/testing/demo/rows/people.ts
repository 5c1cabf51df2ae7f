/** An institution. A 总部 has its own id as `mainCompanyId`. */
export interface CompanyRow {
  id: string;
  mainCompanyId: string;
  name: string;
  avatar: string;
  bossName: string;
  mobile: string;
  /** 主营科目 */
  mainDict: string;
  region: string;
  address: string;
  state: 'trial' | 'normal' | 'expired' | 'disabled';
  initSuccess: boolean;
  createdAt: string;
}

/** A person who can sign in. One live user a phone; learner accounts have no phone. */
export interface UserRow {
  uid: string;
  mobile: string | null;
  nickname: string;
  avatar: string;
  sex: 1 | 2 | null;
  isStudent: boolean;
  canSaveImage: boolean;
  state: 'normal' | 'disabled';
  consentVersion: string | null;
  /** The seller (分销员) this person is bound to. */
  sellerUid: string | null;
  createdAt: string;
  lastLoginAt: string | null;
}

export type Duty =
  | 'finance'
  | 'frontDesk'
  | 'headTeacher'
  | 'studyManager'
  | 'courseAuditor'
  | 'researchAssistant'
  | 'evaluator'
  | 'firstReviewer'
  | 'secondReviewer';

/** A post in an institution: one a user and company. */
export interface StaffRow {
  uid: string;
  companyId: string;
  name: string;
  jobNo: string;
  roleIds: string[];
  duties: Duty[];
  /** Keys held besides those of the roles (林娜: auth.edit, setting.rules). */
  extraPermissions: string[];
  campusIds: string[];
  subjectIds: string[];
  managerUid: string | null;
  state: 'pending' | 'active' | 'disabled' | 'left';
  entryOn: string;
  leaveOn: string | null;
}

/** A role besides the posts: parent without a child, seller, visitor. */
export interface UserRoleRow {
  uid: string;
  companyId: string;
  roleId: string;
  /** Of a seller: who recruited him or her. */
  upperUid: string | null;
  addedAt: string;
}

/** An identity a person has used before. */
export interface IdentityUseRow {
  companyId: string;
  uid: string;
  /** companyId-roleId[-stuId] */
  ids: string;
  at: string;
  turn: number;
}

export interface RoleRow {
  id: string;
  /** null: a role of the system, the same everywhere. */
  companyId: string | null;
  name: string;
  label: string;
  level: number;
  kind: 'manager' | 'employee' | 'none';
}

export interface StudentRow {
  id: string;
  companyId: string;
  campusId: string;
  name: string;
  sex: 1 | 2;
  birthday: string;
  school: string;
  grade: string;
  avatar: string;
  tag: 'normal' | 'shortTerm' | 'longTerm';
  type: 'normal' | 'vip';
  status: 'prospect' | 'active' | 'left';
  choose: boolean;
  /** 监护人同意处理儿童个人信息 */
  childConsent: boolean;
  /** 课程顾问 */
  ownerUid: string | null;
  createdAt: string;
}

export interface GuardianRow {
  stuId: string;
  uid: string;
  name: string;
  relation: '妈妈' | '爸爸' | '奶奶' | '爷爷' | '其他';
  isMain: boolean;
  rights: { view: boolean; act: boolean; pay: boolean; pickUp: boolean };
  /** pending 待核实 sees nothing. */
  state: 'verified' | 'pending';
}

export interface StuAccountRow {
  stuId: string;
  uid: string;
  loginName: string;
  state: 'inactive' | 'normal' | 'disabled';
  mustChange: boolean;
}

export interface InviteCodeRow {
  code: string;
  companyId: string;
  inviterUid: string;
  purpose: 'guardian' | 'referral' | 'staff';
  stuId: string | null;
  expireAt: string;
  maxUses: number;
  uses: number;
}

/** Append-only; `diff` values as shown. */
export interface OperationLogRow {
  id: string;
  companyId: string;
  at: string;
  uid: string;
  name: string;
  action: string;
  objectType: string;
  objectId: string;
  objectName: string;
  diff: { field: string; before: string; after: string }[];
  reason: string | null;
}

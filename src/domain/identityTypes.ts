/**
 * What login tells of a user's institutions (product.md section 3, compBaseInfo), and the identities built from it.
 * Structural: any object with these fields fits; fields others add are left alone.
 */

/** Managers see a whole institution, employees their own work; `none`: families, sellers and visitors. */
export type RoleKind = 'manager' | 'employee' | 'none';

/** One role a person holds in an institution. */
export interface RoleBaseInfo {
  readonly roleId: string;
  /** headmaster, operator, tch, saler, seller, manager, parent, student, unknown, or a custom role's own name. */
  readonly name: string;
  /** 校长, 老师 … */
  readonly label: string;
  /** May it be chosen. */
  readonly choose: boolean;
  /** Why it can't be chosen: 已停用, 已离职, 机构已停用. */
  readonly reason?: string | undefined;
  /** Given by the role table where left out. */
  readonly level?: number | undefined;
  readonly kind?: RoleKind | undefined;
}

export type StuType = 'normal' | 'vip';
/** 普通, 短期, 长期 */
export type StuTag = 'normal' | 'shortTerm' | 'longTerm';

/** A student of an institution: a child of the user's, or the learner whose account it is. */
export interface StuInfo {
  readonly id: string;
  readonly name: string;
  readonly type: StuType;
  readonly choose: boolean;
  readonly tag?: StuTag | undefined;
  readonly inviteCode?: string | undefined;
  readonly avatar?: string | undefined;
}

/** trial 试用中, normal 正常, expired 已到期(只读), disabled 已停用. */
export type CompanyState = 'trial' | 'normal' | 'expired' | 'disabled';

/** An institution as told at login. */
export interface CompBaseInfo {
  readonly id: string;
  readonly name: string;
  readonly mainCompanyId: string;
  readonly roleBaseInfos: readonly RoleBaseInfo[];
  readonly stuInfos: readonly StuInfo[];
  /** Sub-companies; each carries its own `mainCompanyId`. */
  readonly children: readonly CompBaseInfo[];
  readonly avatar?: string | undefined;
  readonly bossName?: string | undefined;
  /** The one role of an institution told without a list. */
  readonly roleId?: string | undefined;
  readonly roleName?: string | undefined;
  readonly state?: CompanyState | undefined;
  /** `YYYY-MM-DD HH:mm:ss` */
  readonly lastUsedAt?: string | null | undefined;
  /** The 总部's 校长 and 教务 may enter this sub-company. */
  readonly sharing?: boolean | undefined;
}

export type IdentityType = 'parent' | 'agency' | 'student';
/** unknown: visitor only; history: parent without a child; my: has a staff role or students. */
export type CompanyGroup = 'unknown' | 'history' | 'my';
/** Role kinds of the client (product.md section 3). */
export type ClientKind = 'tourist' | 'parent' | 'agency' | 'student';

/** One way a user may use the product: an institution, a role or several, and for families a child. */
export interface Identity {
  /** companyId[-roleId[-stuId]]: `12-5`, `12-1-88`. */
  readonly ids: string;
  readonly type: IdentityType;
  /** Role type: as `type`, with visitors told apart. */
  readonly kind: ClientKind;
  readonly companyId: string;
  readonly companyName: string;
  readonly companyState: CompanyState;
  readonly mainCompanyId: string;
  readonly avatar: string;
  readonly bossName: string;
  /** Main role: the one with the highest level. '' where the institution told none. */
  readonly roleId: string;
  readonly roleName: string;
  /** All roles, the main one first, then by level. */
  readonly roleList: readonly RoleBaseInfo[];
  /** The main role with its name and its choose flag; null where the institution told none. */
  readonly role: RoleBaseInfo | null;
  /** Names of all roles: 校长,老师. */
  readonly displayName: string;
  readonly stuId: string | null;
  readonly stuName: string | null;
  readonly stuTag: StuTag | null;
  /** vip when the student record's type is not normal. */
  readonly stuType: StuType;
  /** 3 when vip, else 1. */
  readonly kidIdentity: 3 | 1;
  /** A learner's own account. A guardian acting for a child is of type student, but not this. */
  readonly isStudent: boolean;
  /** The main company id or the company id is 1. */
  readonly isWanWu: boolean;
  readonly choosable: boolean;
  /** Why not: 已停用, 已离职, 机构已停用. */
  readonly reason: string | null;
  /** Legacy: 3 agency led by operator, headmaster or tch; 5 other agency; 1 everybody else. */
  readonly identityCode: 3 | 5 | 1;
  readonly group: CompanyGroup;
  /** Id of the 总部 this institution is listed under in the chooser; null: it stands on its own. */
  readonly underCompanyId: string | null;
  readonly lastUsedAt: string | null;
}

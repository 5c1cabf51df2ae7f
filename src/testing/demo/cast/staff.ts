import type { Duty, StaffRow, UserRoleRow, UserRow } from '../rows/people.ts';
import { companies, demoCampusIds, uids } from './ids.ts';
import { dictionaryId } from './settings.ts';

const { DH, GG } = demoCampusIds;
const CONSENT = '2026-01';

interface StaffSpec {
  nn: number;
  name: string;
  sex: 1 | 2;
  roleIds: string[];
  campusIds: string[];
  duties?: Duty[];
  extra?: string[];
  subjects?: string[];
  manager?: string | null;
  entryOn: string;
  companyId?: string;
}

const { gaoYuan, linNa } = uids;
const both: string[] = [DH, GG];

/** The fourteen of 晨光教育, then 罗启 of 启航教育 and 何平 of the platform. */
const specs: StaffSpec[] = [
  {
    nn: 1,
    name: '高远',
    sex: 1,
    roleIds: ['5', '2'],
    campusIds: both,
    duties: ['secondReviewer'],
    manager: null,
    entryOn: '2024-05-20',
  },
  {
    nn: 2,
    name: '林娜',
    sex: 2,
    roleIds: ['4'],
    campusIds: both,
    extra: ['auth.edit', 'setting.rules'],
    entryOn: '2024-06-01',
  },
  {
    nn: 3,
    name: '王敏',
    sex: 2,
    roleIds: ['2'],
    campusIds: [DH],
    duties: ['evaluator'],
    subjects: ['机器人', '编程'],
    entryOn: '2024-06-01',
  },
  { nn: 4, name: '赵强', sex: 1, roleIds: ['3'], campusIds: both, manager: linNa, entryOn: '2024-08-12' },
  { nn: 5, name: '李强', sex: 1, roleIds: ['2'], campusIds: [DH], subjects: ['机器人', '科学'], entryOn: '2024-07-01' },
  { nn: 6, name: '陈晨', sex: 2, roleIds: ['2'], campusIds: [DH], subjects: ['机器人'], entryOn: '2025-03-03' },
  { nn: 7, name: '李研', sex: 1, roleIds: ['2'], campusIds: [GG], subjects: ['机器人', '编程'], entryOn: '2024-06-17' },
  {
    nn: 8,
    name: '陈岚',
    sex: 2,
    roleIds: ['2'],
    campusIds: [DH],
    duties: ['firstReviewer'],
    subjects: ['编程', '美术'],
    entryOn: '2024-09-01',
  },
  { nn: 9, name: '周敏', sex: 2, roleIds: ['3'], campusIds: both, entryOn: '2024-06-10' },
  { nn: 10, name: '吴桐', sex: 1, roleIds: ['3'], campusIds: both, entryOn: '2025-02-17' },
  { nn: 11, name: '李想', sex: 1, roleIds: ['3'], campusIds: both, entryOn: '2024-10-08' },
  {
    nn: 12,
    name: '孙婷',
    sex: 2,
    roleIds: ['4'],
    campusIds: [DH],
    duties: ['researchAssistant'],
    entryOn: '2025-05-06',
  },
  { nn: 13, name: '李雪', sex: 2, roleIds: ['4'], campusIds: both, entryOn: '2025-06-16' },
  { nn: 14, name: '沈玲', sex: 2, roleIds: ['4'], campusIds: both, duties: ['finance'], entryOn: '2024-06-03' },
  {
    nn: 15,
    name: '罗启',
    sex: 1,
    roleIds: ['5'],
    campusIds: ['31'],
    manager: null,
    entryOn: '2025-03-11',
    companyId: companies.qihang,
  },
  {
    nn: 20,
    name: '何平',
    sex: 1,
    roleIds: ['8'],
    campusIds: [],
    manager: null,
    entryOn: '2023-01-03',
    companyId: companies.hq,
  },
];

export interface UserSpec {
  uid: string;
  mobile: string | null;
  nickname: string;
  sex: 1 | 2 | null;
  createdAt: string;
  isStudent?: boolean;
  sellerUid?: string | null;
  lastLoginAt?: string | null;
}

export function userRow({ isStudent = false, sellerUid = null, lastLoginAt = null, ...user }: UserSpec): UserRow {
  return {
    ...user,
    avatar: '',
    isStudent,
    canSaveImage: false,
    state: 'normal',
    consentVersion: CONSENT,
    sellerUid,
    lastLoginAt,
  };
}

const uidOf = (nn: number): string => String(1000 + nn);
const two = (nn: number): string => String(nn).padStart(2, '0');

export const castStaff: StaffRow[] = specs.map((spec) => ({
  uid: uidOf(spec.nn),
  companyId: spec.companyId ?? companies.chenguang,
  name: spec.name,
  jobNo: `${spec.companyId === companies.qihang ? 'QH' : spec.companyId === companies.hq ? 'WW' : 'CG'}${two(spec.nn).padStart(3, '0')}`,
  roleIds: spec.roleIds,
  duties: spec.duties ?? [],
  extraPermissions: spec.extra ?? [],
  campusIds: [...spec.campusIds],
  subjectIds: (spec.subjects ?? []).map((name) => dictionaryId('Subject', name)),
  managerUid: spec.manager === undefined ? gaoYuan : spec.manager,
  state: 'active',
  entryOn: spec.entryOn,
  leaveOn: null,
}));

export const castStaffUsers: UserRow[] = specs.map((spec) =>
  userRow({
    uid: uidOf(spec.nn),
    mobile: `139000000${two(spec.nn)}`,
    nickname: spec.name,
    sex: spec.sex,
    createdAt: `${spec.entryOn} 09:00:00`,
    lastLoginAt:
      spec.nn === 20 ? '2026-09-18 17:20:00' : `2026-09-20 ${two(8 + (spec.nn % 10))}:${two((spec.nn * 7) % 60)}:00`,
  }),
);

/** 13700000001 … are sellers; 赵倩 is besides the mother of 赵梓萱. */
export const castSellerUsers: UserRow[] = [
  userRow({
    uid: uids.zhaoQian,
    mobile: '13700000001',
    nickname: '赵倩',
    sex: 2,
    createdAt: '2025-02-20 20:10:00',
  }),
  userRow({
    uid: uids.qianLei,
    mobile: '13700000002',
    nickname: '钱磊',
    sex: 1,
    createdAt: '2025-01-15 12:00:00',
  }),
  userRow({
    uid: uids.zhengXin,
    mobile: '13700000003',
    nickname: '郑鑫',
    sex: 1,
    createdAt: '2025-06-30 18:40:00',
  }),
];

const { chenguang, hq } = companies;

export const castUserRoles: UserRoleRow[] = [
  { uid: gaoYuan, companyId: hq, roleId: '1', upperUid: null, addedAt: '2025-11-08 20:15:00' },
  {
    uid: uids.zhaoQian,
    companyId: chenguang,
    roleId: '6',
    upperUid: uids.qianLei,
    addedAt: '2025-03-01 10:00:00',
  },
  { uid: uids.qianLei, companyId: chenguang, roleId: '6', upperUid: null, addedAt: '2025-01-16 10:00:00' },
  { uid: uids.zhengXin, companyId: chenguang, roleId: '6', upperUid: null, addedAt: '2025-07-01 10:00:00' },
];

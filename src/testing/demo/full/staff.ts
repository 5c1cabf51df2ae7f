import { company, uids } from '../cast/ids.ts';
import { dictionaryId } from '../cast/settings.ts';
import { userRow } from '../cast/staff.ts';
import type { Draft } from '../lib/draft.ts';
import type { Duty } from '../rows/people.ts';
import { fillerCampuses } from './places.ts';

/** A custom role starts empty and ranks between teacher and visitor. */
const INTERN = '100';

const teachers = '邓超 罗晓 韩雨 曹颖 许晴 冯涛 蔡明 彭飞 潘悦 袁立 董洁 余乐 叶青 吕航 魏然 蒋欣 田野 杜鹃'.split(' ');
const operators = ['丁宁', '沈悦然', '姜楠'];
const consultants = ['范晓东', '江月', '傅敏', '钟凯'];
const women = new Set('罗晓 曹颖 许晴 潘悦 董洁 叶青 蒋欣 杜鹃 丁宁 沈悦然 江月 傅敏'.split(' '));
const subjects = ['机器人', '机器人', '编程', '编程', '科学', '美术'];

export const fillerTeacherUid = (campus: number, n: number): string => String(2001 + campus * 6 + n);
export const fillerOperatorUid = (campus: number): string => String(2019 + campus);
export const fillerConsultantUid = (n: number): string => String(2022 + (n % 4));
/** Subject of the n-th teacher of a campus. */
export const teacherSubject = (n: number): string => subjects[n] ?? '机器人';

interface Spec {
  uid: string;
  name: string;
  roleIds: string[];
  campusIds: string[];
  duties?: Duty[];
  subject?: string;
  managerUid: string;
}

function specs(): Spec[] {
  const all = fillerCampuses.map((row) => row.id);
  return [
    ...teachers.map((name, i): Spec => {
      const campus = Math.floor(i / 6);
      return {
        uid: fillerTeacherUid(campus, i % 6),
        name,
        roleIds: ['2'],
        campusIds: all.slice(campus, campus + 1),
        duties: i % 6 === 0 ? ['headTeacher'] : [],
        subject: teacherSubject(i % 6),
        managerUid: fillerOperatorUid(campus),
      };
    }),
    ...operators.map(
      (name, i): Spec => ({
        uid: fillerOperatorUid(i),
        name,
        roleIds: ['4'],
        campusIds: all.slice(i, i + 1),
        duties: i === 0 ? ['frontDesk'] : [],
        managerUid: uids.gaoYuan,
      }),
    ),
    ...consultants.map(
      (name, i): Spec => ({
        uid: fillerConsultantUid(i),
        name,
        roleIds: ['3'],
        campusIds: i === 3 ? all : all.slice(i, i + 1),
        managerUid: uids.linNa,
      }),
    ),
    { uid: '2026', name: '秦朗月', roleIds: [INTERN], campusIds: all.slice(0, 1), managerUid: fillerOperatorUid(0) },
  ];
}

export function addFillerStaff({ data }: Draft): void {
  data.roles.push({ id: INTERN, companyId: company, name: '教研实习', label: '教研实习', level: 20, kind: 'employee' });
  for (const [i, spec] of specs().entries()) {
    const entryOn = `2025-${String(3 + (i % 9)).padStart(2, '0')}-0${1 + (i % 9)}`;
    data.staff.push({
      uid: spec.uid,
      companyId: company,
      name: spec.name,
      jobNo: `CG${100 + i}`,
      roleIds: spec.roleIds,
      duties: spec.duties ?? [],
      extraPermissions: [],
      campusIds: spec.campusIds,
      subjectIds: spec.subject ? [dictionaryId('Subject', spec.subject)] : [],
      managerUid: spec.managerUid,
      state: 'active',
      entryOn,
      leaveOn: null,
    });
    data.users.push(
      userRow({
        uid: spec.uid,
        mobile: `1390001${String(i + 1).padStart(4, '0')}`,
        nickname: spec.name,
        sex: women.has(spec.name) ? 2 : 1,
        createdAt: `${entryOn} 09:00:00`,
        lastLoginAt: `2026-09-20 ${String(9 + (i % 11)).padStart(2, '0')}:1${i % 10}:00`,
      }),
    );
  }
}

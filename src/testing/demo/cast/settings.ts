import { systemRoles } from '../../../domain/roles.ts';
import type { DictionaryRow, HolidayRow, SettingRow } from '../rows/institution.ts';
import type { DictionaryType } from '../../../contract/dictionary.ts';
import type { RoleRow } from '../rows/people.ts';
import { companies, company, uids } from './ids.ts';

/** The roles of the system (conventions, section 3). */
export const castRoles: RoleRow[] = systemRoles.map(({ roleId, ...facts }) => ({
  id: roleId,
  companyId: null,
  ...facts,
}));

/** Starter values of domain rule 2.20, in this order; colours of the subject palette. */
const starters: Record<DictionaryType, string> = {
  Subject: '科学 编程 机器人 搭建 数学思维 美术',
  hourType: '正课 赠课 体验课 补课 活动课',
  lineClassType: '一对一 小班 大班 集训 线上',
  lineClassProperty: '常规 短期 长期 试听 公开',
  lineCourseType: '体系课 短期课 体验课 赛事课 项目课',
  evaluationCourseType: '入学测评 阶段测评 升级测评 结课测评',
};

const typePrefix: Record<DictionaryType, string> = {
  Subject: '41',
  hourType: '42',
  lineClassType: '43',
  lineClassProperty: '44',
  lineCourseType: '45',
  evaluationCourseType: '46',
};

const subjectColors: Record<string, number> = { 科学: 3, 编程: 5, 机器人: 1, 搭建: 9, 数学思维: 7, 美术: 11 };

/** Dictionary ids of the demo's institution: `41` + place of the entry for subjects, and so on. */
export function dictionaryId(type: DictionaryType, name: string): string {
  const at = starters[type].split(' ').indexOf(name);
  if (at < 0) throw new Error(`dictionaryId(): ${type} has no entry ${name}.`);
  return `${typePrefix[type]}${at + 1}`;
}

function starterRows(companyId: string, prefix: string): DictionaryRow[] {
  return Object.entries(starters).flatMap(([type, names]) => {
    const key = type as DictionaryType;
    return names.split(' ').map((name, i) => ({
      id: `${prefix}${typePrefix[key]}${i + 1}`,
      companyId,
      type: key,
      name,
      color: key === 'Subject' ? (subjectColors[name] ?? null) : null,
      sort: i + 1,
      disabled: false,
    }));
  });
}

export const castDictionary: DictionaryRow[] = [...starterRows(company, ''), ...starterRows(companies.qihang, '15')];

const nationalDay = ['01', '02', '03', '04', '05', '06', '07'].map(
  (day): HolidayRow => ({ companyId: company, date: `2026-10-${day}`, type: 'holiday', name: '国庆节' }),
);

export const castHolidays: HolidayRow[] = [
  { companyId: company, date: '2026-09-20', type: 'makeupWorkday', name: '国庆节调休上班' },
  ...nationalDay,
  { companyId: company, date: '2026-10-10', type: 'makeupWorkday', name: '国庆节调休上班' },
];

/** Only what differs from the defaults of conventions, section 6. */
export const castSettings: SettingRow[] = [
  {
    companyId: company,
    key: 'makeUpNeedsNotice',
    value: false,
    effectiveAt: '2026-03-01 00:00:00',
    by: uids.linNa,
  },
  { companyId: company, key: 'parentConfirm', value: true, effectiveAt: '2026-09-14 00:00:00', by: uids.linNa },
];

/** First date on which charged lessons ask the family to confirm. */
export const confirmFrom = '2026-09-14';

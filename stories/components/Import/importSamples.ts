import type {
  CheckResult,
  ImportColumn,
  ImportCommit,
  ImportValues,
  RowProblem,
} from '../../../src/components/Import/importTypes.ts';

export const memberImport: readonly ImportColumn[] = [
  { id: 'name', header: '姓名', required: true, example: '林小满', width: 112 },
  { id: 'sex', header: '性别', choices: ['男', '女'], width: 80 },
  { id: 'birthday', header: '出生日期', note: '格式 YYYY-MM-DD', example: '2018-05-06', width: 120 },
  {
    id: 'phone',
    header: '手机号',
    required: true,
    aliases: ['家长手机'],
    note: '11 位手机号',
    example: '13800138000',
    width: 136,
  },
  { id: 'campus', header: '校区', required: true, choices: ['东湖校区', '光谷校区', '汉阳校区'], width: 120 },
  { id: 'hours', header: '剩余课时', note: '最多两位小数', example: '12.00', numeric: true, width: 96 },
];

/** What a zod schema of the contract would say. */
export function checkMember({ phone = '', birthday = '', hours = '' }: ImportValues): CheckResult {
  const issues: { path: string[]; message: string }[] = [];
  if (!/^\d{11}$/.test(phone)) issues.push({ path: ['phone'], message: `手机号应为 11 位，当前 ${phone}` });
  if (birthday !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(birthday)) {
    issues.push({ path: ['birthday'], message: `日期格式应为 YYYY-MM-DD，当前 ${birthday}` });
  }
  if (hours !== '' && !/^\d+(\.\d{1,2})?$/.test(hours)) {
    issues.push({ path: ['hours'], message: `课时最多两位小数，当前 ${hours}` });
  }
  return issues.length === 0 ? { success: true } : { success: false, error: { issues } };
}

export const taken = '13800138003';

/** A server that knows one number already. */
export const commitMembers: ImportCommit = async (rows) =>
  rows.map(({ key, values }) => {
    const problems: RowProblem[] =
      values.phone === taken ? [{ column: 'phone', message: '与已有学员 陈一诺（138****8003）重复' }] : [];
    return { key, problems };
  });

const names = '林小满 陈可欣 吴越 赵明轩 林子墨 张浩然 何嘉 李子涵 周雨桐 许嘉树'.split(' ');

/** A filled-in template of 200 rows; rows 5 and 9 are wrong, row 4 is known already. */
export function membersCsv(rows = 200, head = '姓名*,性别,出生日期,手机号*,校区*,剩余课时'): File {
  const lines = Array.from({ length: rows }, (_, at) => {
    const phone = at === 3 ? '1380013800' : `138${String(138_001 + at).padStart(8, '0')}`;
    return [
      at < names.length ? names[at] : `学员${at + 1}`,
      at % 2 ? '男' : '女',
      '2018-05-06',
      at === 2 ? taken : phone,
      '东湖校区',
      at === 7 ? '12.345' : '12.00',
    ].join(',');
  });
  return new File([[head, ...lines].join('\r\n')], '九月新生.csv', { type: 'text/csv' });
}

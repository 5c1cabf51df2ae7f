import type { DataColumn, RowAction } from '../../../src/components/DataTable/types.ts';
import { Avatar } from '../../../src/components/ui/Avatar/Avatar.tsx';
import { StatusDot } from '../../../src/components/ui/StatusDot/StatusDot.tsx';
import { Tag } from '../../../src/components/ui/Tag/Tag.tsx';

export interface Member {
  id: string;
  name: string;
  note: string;
  phone: string;
  state: '在读' | '停课' | '意向';
  warning: string | null;
  campus: string;
  className: string;
  hours: number | null;
  /** fen */
  amount: number;
  debt: number;
  expires: string | null;
  advisor: string;
}

const names = '林小满 陈可欣 吴越 赵明轩 林子墨 张浩然 何嘉 李子涵 陈一诺 周雨桐 许嘉树 苏晓 刘思远 周小满 郑好'.split(
  ' ',
);
const classes = ['机器人L2-周二班', '编程一对一', '机器人L2-周三A班', '编程启蒙-周六班', '机器人L3班', '科学S2班'];
const campuses = ['东湖校区', '光谷校区', '汉阳校区'];
const advisors = ['李想', '周敏', '林娜'];
const warnings = [null, null, '课时不足', '欠课', null, '到期'];
const pick = <T,>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** Always the same members, as many as asked. */
export function members(count: number): Member[] {
  return Array.from({ length: count }, (_, i): Member => {
    const state = i % 9 === 8 ? '停课' : i % 11 === 9 ? '意向' : '在读';
    return {
      id: `XH${String(260001 + i)}`,
      name: i < names.length ? pick(names, i) : `${pick(names, i * 7)}${i + 1}`,
      note: `${i % 2 ? '男' : '女'} ${6 + (i % 8)} 岁`,
      phone: `1${30 + ((i * 7) % 60)}****${String(1000 + ((i * 37) % 9000))}`,
      state,
      warning: pick(warnings, i * 5 + (i >> 2)),
      campus: pick(campuses, Math.floor(i / 4)),
      className: pick(classes, i * 3 + (i >> 1)),
      hours: state === '意向' ? null : ((i * 13) % 80) + (i % 4) * 0.25,
      amount: ((i * 7919) % 15000) * 100,
      debt: i % 17 === 4 ? 400_000 : 0,
      expires: state === '意向' ? null : `2027-${String(1 + (i % 12)).padStart(2, '0')}-28`,
      advisor: pick(advisors, i),
    };
  });
}

const money = (fen: number) => (fen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2 });
const sum = (rows: readonly Member[], of: (member: Member) => number) => rows.reduce((all, row) => all + of(row), 0);
const tones = { 在读: 'success', 停课: 'warning', 意向: 'info' } as const;

export const memberColumns: readonly DataColumn<Member>[] = [
  {
    id: 'name',
    header: '学员',
    width: 172,
    hideable: false,
    sortable: true,
    value: ({ name }) => name,
    cell: ({ name, note }) => (
      <span style={{ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 }}>
        <Avatar name={name} size="s" decorative />
        <b>{name}</b>
        <small style={{ fontSize: 12, color: 'var(--text-3)' }}>{note}</small>
      </span>
    ),
  },
  { id: 'phone', header: '家长手机', width: 120, numeric: true, align: 'start', value: ({ phone }) => phone },
  {
    id: 'state',
    header: '状态',
    width: 88,
    sortable: true,
    value: ({ state }) => state,
    cell: ({ state }) => <StatusDot tone={tones[state]}>{state}</StatusDot>,
  },
  {
    id: 'warning',
    header: '预警',
    width: 112,
    value: ({ warning }) => warning,
    cell: ({ warning }) => (warning ? <Tag tone={warning === '欠课' ? 'danger' : 'warning'}>{warning}</Tag> : null),
  },
  { id: 'class', header: '课程/班级', width: 168, value: ({ className }) => className },
  {
    id: 'hours',
    header: '可用课时',
    width: 100,
    numeric: true,
    sortable: true,
    value: ({ hours }) => hours,
    cell: ({ hours }) => hours?.toLocaleString('zh-CN', { minimumFractionDigits: 2 }),
    total: (rows) => sum(rows, ({ hours }) => hours ?? 0).toLocaleString('zh-CN', { minimumFractionDigits: 2 }),
  },
  {
    id: 'amount',
    header: '剩余金额',
    width: 124,
    numeric: true,
    sortable: true,
    value: ({ amount }) => amount / 100,
    cell: ({ amount }) => money(amount),
    total: (rows) => money(sum(rows, ({ amount }) => amount)),
  },
  {
    id: 'debt',
    header: '欠费',
    width: 96,
    numeric: true,
    value: ({ debt }) => debt / 100,
    cell: ({ debt }) =>
      debt > 0 ? (
        <b style={{ color: 'var(--danger-text)' }}>{money(debt)}</b>
      ) : (
        <span style={{ color: 'var(--text-3)' }}>0.00</span>
      ),
  },
  {
    id: 'expires',
    header: '最近到期',
    width: 112,
    sortable: true,
    numeric: true,
    align: 'start',
    value: ({ expires }) => expires,
  },
  { id: 'campus', header: '校区', width: 104, value: ({ campus }) => campus },
  { id: 'advisor', header: '顾问', width: 88, value: ({ advisor }) => advisor },
  { id: 'id', header: '学号', width: 112, hidden: true, value: ({ id }) => id },
];

export const memberKey = ({ id }: Member) => id;

export const memberActions =
  (told: (what: string) => void) =>
  ({ name, debt }: Member): readonly RowAction[] => [
    { key: 'renew', label: '续费', onSelect: () => told(`续费 ${name}`) },
    { key: 'pay', label: '收款', onSelect: () => told(`收款 ${name}`) },
    { key: 'class', label: '加入班级', onSelect: () => told(`加入班级 ${name}`) },
    {
      key: 'stop',
      label: '停课',
      tone: 'danger',
      disabled: debt > 0,
      reason: '有欠费，先收款',
      onSelect: () => told(`停课 ${name}`),
    },
  ];

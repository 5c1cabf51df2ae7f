import { BookOpen, CircleUserRound, House, type LucideIcon, PencilRuler, UserRound } from 'lucide-react';
import type { TodoBellProps } from '../../src/components/shells/parts/TodoBell.tsx';
import type { CampusChoice, ShellEntry, ShellPerson } from '../../src/components/shells/shellTypes.ts';
import type { MenuNode } from '../../src/contract/company.ts';

export const wangMin: ShellPerson = { name: '王敏', avatar: '', role: '老师', institution: '晨光教育' };
export const gaoYuan: ShellPerson = { name: '高远', avatar: '', role: '校长', institution: '晨光教育' };
export const liTing: ShellPerson = { name: '李婷', avatar: '', role: '家长 · 林小满', institution: '晨光教育' };

export const teacherEntries: readonly ShellEntry[] = [
  { key: 'ClassSchedule', label: '课表', href: '/layoutV2/ClassSchedule', current: true },
  { key: 'Course', label: '我的课程', href: '/layoutV2/Course', current: false },
  { key: 'Account', label: '账户', href: '/layoutV2/Account', current: false },
];

const tab = (key: string, label: string, href: string, Icon: LucideIcon, current = false): ShellEntry => ({
  key,
  label,
  href,
  current,
  icon: <Icon size={24} strokeWidth={1.75} aria-hidden />,
});

export const familyEntries: readonly ShellEntry[] = [
  tab('home', '首页', '/home', House, true),
  tab('courseAll', '课程', '/courseAll', BookOpen),
  { key: 'courseSystem', label: '课程体系', href: '/courseSystem', current: false, only: 'desktop' },
  tab('futureModule', '学习', '/futureModule', PencilRuler),
  { key: 'aboutUs', label: '关于我们', href: '/aboutUs', current: false, only: 'desktop' },
  { ...tab('personalV2', '我的', '/personalV2', UserRound), count: 5, only: 'phone' },
];

/** 用户中心 in the person's menu. */
export const personLinks = [
  { label: '用户中心', href: '/layout/userCenter', icon: <CircleUserRound size={16} strokeWidth={1.75} aria-hidden /> },
];

/** What waits for 高远 on the demo's Wednesday. */
export const todos: TodoBellProps['todos'] = {
  state: 'ready',
  data: [
    {
      id: 't1',
      title: '为「科学启蒙-周六班 09-19 09:00」补点名',
      href: '/layout/rollFormList?state=unrolled',
      due: '已超时 3 天',
      pressing: 'overdue',
      note: '李强 · 东湖校区',
    },
    {
      id: 't2',
      title: '审核「周雨桐」的入学测评报告',
      href: '/layout/evaluation?overdue=1',
      due: '已超时 2 小时',
      pressing: 'overdue',
      note: '教研组 · 光谷校区',
    },
    {
      id: 't3',
      title: '审批「林子墨」退费 4,200.00 元',
      href: '/layout/offlineTradeFormList',
      due: '剩余 3 小时',
      pressing: 'soon',
      note: '李想 发起 · 东湖校区',
    },
    {
      id: 't4',
      title: '审批「机器人 60 课时套餐」调价',
      href: '/layout/price',
      due: '09-25 前',
      note: '林娜 发起',
    },
  ],
};

export const campuses: CampusChoice['options'] = [
  { id: 'DH', name: '东湖校区' },
  { id: 'GG', name: '光谷校区' },
];

const groups: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  [
    '招生',
    [
      ['渠道管理', 'channel'],
      ['渠道数据', 'channelData'],
      ['转化率分析', 'conversionRateInfo'],
    ],
  ],
  [
    '测评',
    [
      ['测评预约', 'evaluation'],
      ['学生报告', 'stuReport'],
      ['测评设置', 'evaSetting'],
    ],
  ],
  [
    '学员',
    [
      ['学员列表', 'lineMemberList'],
      ['新增学员', 'addMember'],
      ['积分管理', 'meritsManagement'],
    ],
  ],
  [
    '教务',
    [
      ['排课课表', 'timetable'],
      ['我的课表', 'mytimetable'],
      ['班级列表', 'lineClassList'],
      ['自动排课', 'lineAutoCourse'],
    ],
  ],
  [
    '课程与课研',
    [
      ['课程库', 'curriculumList'],
      ['课程审核列表', 'examineCurriculum'],
    ],
  ],
  [
    '资源',
    [
      ['资源库', 'resource'],
      ['教具材料', 'materials'],
    ],
  ],
  [
    '系列课与任务',
    [
      ['系列课管理', 'SeriesClass'],
      ['课后任务', 'afterClass'],
    ],
  ],
  [
    '财务',
    [
      ['价格设置', 'price'],
      ['课时套餐', 'hourMeal'],
    ],
  ],
  [
    '营销',
    [
      ['活动管理', 'activity'],
      ['市场中心', '/marketCenter'],
    ],
  ],
  [
    '报表',
    [
      ['学员报表', 'studentFormList'],
      ['点名报表', 'rollFormList'],
    ],
  ],
  [
    '设置',
    [
      ['校区管理', 'campus'],
      ['教务设置', 'eduSetting'],
      ['员工管理', 'userPage'],
    ],
  ],
];

const url = (name: string) => (name.startsWith('/') ? name : `/layout/${name}`);

/** As the server sends it: /marketCenter is in it, and must be in no menu. */
export const menuTree: readonly MenuNode[] = [
  { id: 'dashboard', name: '工作台', url: '/layout/dashboard', children: [] },
  ...groups.map(
    ([name, entries]): MenuNode => ({
      id: name,
      name,
      url: null,
      children: entries.map(([title, page]) => ({ id: page, name: title, url: url(page), children: [] })),
    }),
  ),
];

/** 120 entries: a menu longer than the window. */
export const longMenu: readonly MenuNode[] = Array.from(
  { length: 12 },
  (_, group): MenuNode => ({
    id: `g${group}`,
    name: `分组 ${group + 1}`,
    url: null,
    children: Array.from({ length: 10 }, (__, i) => ({
      id: `g${group}-${i}`,
      name: `条目 ${group + 1}-${i + 1}`,
      url: `/layout/entry${group}-${i}`,
      children: [],
    })),
  }),
);

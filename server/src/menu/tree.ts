import { openingKeys, routeByName } from 'jiaowu/domain';
import type { MenuNode } from 'jiaowu/contract';

/** Groups of the console's menu and their pages in order (conventions, section 8). */
const consoleGroups: readonly (readonly [string, string])[] = [
  ['工作台', 'dashboard welcomeIndex workPrivateSetting'],
  ['招生', 'channel channelData cannelSet conversionRateInfo memberData allUserList'],
  ['测评', 'evaluation stuReport levelUpEvaluation evaluateSourceData sellerEvaluation sellerEvaAuth evaSetting'],
  ['学员', 'lineMemberList addMember createRecord meritsManagement'],
  ['教务', 'timetable mytimetable lineClassList lineAutoCourse courseRegistration'],
  ['课程与课研', 'curriculumList curriculumEditingList examineCurriculum curriculumListSponsor sectionCourseList'],
  [
    '资源',
    `resource materials cmMaterial cmSetting teacherPlan studentPlan RpstudentPlan simpleLearnCase Syllabus coursePPT
     buildSteps programCase homeworkConsult guideVideo guideAudio`,
  ],
  ['系列课与任务', 'SeriesClass afterClass'],
  ['财务', 'price hourMeal PackageManagement onlineTradeFormList offlineTradeFormList'],
  [
    '营销',
    'activity activityListTable activityPlan templateList maidSeller doubleEleven miniProgramBanner sponsorList',
  ],
  [
    '报表',
    `studentFormList teacherFormList commentFormList rollFormList evaluateFormList teachersMonthlyHours
     teacherClockCount`,
  ],
  ['设置', 'campus eduSetting initConfig userPage rolePage authorizationPage log organizationPage userCenter'],
];

const sellerPages = 'sellerInfo sellerCourseDetail sellerEvaluation';
const teacherPages: readonly (readonly [string, string])[] = [
  ['ClassSchedule', '课表'],
  ['Course', '我的课程'],
  ['Account', '账户'],
];

const names = (text: string) => text.split(/\s+/);
const leaf = (id: string, name: string, url: string): MenuNode => ({ id, name, url, children: [] });

function page(name: string): MenuNode {
  if (name === 'log') return leaf('log', '操作日志', `${routeByName('authorizationPage').path}?tab=log`);
  const { title, path } = routeByName(name);
  return leaf(name, title, path);
}

const opens = (name: string, auth: Readonly<Record<string, boolean>>): boolean => {
  const keys = name === 'log' ? openingKeys('authorizationPage', '?tab=log') : openingKeys(name);
  return keys.length === 0 || keys.some((key) => auth[key] === true);
};

const folder = (name: string, children: MenuNode[]): MenuNode[] =>
  children.length > 0 ? [{ id: name, name, url: null, children }] : [];

export interface MenuFor {
  roleIds: readonly string[];
  auth: Readonly<Record<string, boolean>>;
  /** Before the institution is set up only 工作台 and 设置 open. */
  initSuccess: boolean;
}

/** The menu of an employee. It holds /marketCenter where 营销 is open, which no screen shows (product.md section 2). */
function employeeMenu({ roleIds, auth, initSuccess }: MenuFor): MenuNode[] {
  const groups = consoleGroups.filter(([name]) => initSuccess || name === '工作台' || name === '设置');
  const tree = groups.flatMap(([name, pages]) => {
    const children = names(pages)
      .filter((one) => opens(one, auth))
      .map(page);
    const hidden = name === '营销' && children.length > 0 ? [leaf('marketCenter', '营销中心', '/marketCenter')] : [];
    return folder(name, [...children, ...hidden]);
  });
  const teaches = ['2', '4', '5'].some((id) => roleIds.includes(id));
  const classroom = teachesWith(teaches && initSuccess, auth);
  return [...tree, ...classroom];
}

function teachesWith(teaches: boolean, auth: MenuFor['auth']): MenuNode[] {
  if (!teaches) return [];
  const children = teacherPages
    .filter(([name]) => opens(name, auth))
    .map(([name, title]) => leaf(name, title, routeByName(name).path));
  return folder('教学', children);
}

const familyMenu = (known: boolean): MenuNode[] => [
  leaf('home', '首页', '/home'),
  leaf('ke', '课程', '/ke'),
  known ? leaf('futureModule', '学习', '/futureModule') : leaf('courseSystem', '体系', '/courseSystem'),
  leaf('personalV2', '我的', '/personalV2'),
];

/** The menu of an identity, by its rights. A learner has none. */
export function menuOf(menu: MenuFor): MenuNode[] {
  const { roleIds } = menu;
  const families = ['0', '1', '7'];
  if (roleIds.every((id) => families.includes(id))) {
    return roleIds.includes('7') ? [] : familyMenu(roleIds.includes('1'));
  }
  if (roleIds.every((id) => id === '6')) return folder('营销', names(sellerPages).map(page));
  return employeeMenu(menu);
}

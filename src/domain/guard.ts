import { guardEntrance, type NavigationSession, type NavigationTarget, type NavigationVerdict } from './navigation.ts';
import { openingKeys, permissionLabel } from './permissions.ts';
import type { RouteFacts } from './routeTable.ts';

/** 工作台 and 设置: what an institution may use before it is set up. */
const openBeforeSetup = new Set(
  `dashboard welcomeIndex workPrivateSetting campus eduSetting initConfig userPage addUser rolePage authorizationPage
   organizationPage addOrganization userCenter`.split(/\s+/),
);
/** Pages of the teacher's console for who teaches or plans (chapter 2 (e)); a saler may look into a lesson at most. */
const teachingPages = new Set(['Course', 'ClassSchedule', 'CreateSchedule', 'HomeWork', 'StudentWork']);
const teachingRoles = new Set(['tch', 'operator', 'headmaster']);

function staffVerdict(route: RouteFacts, search: string, session: NavigationSession): NavigationVerdict {
  const { identity, auth, initSuccess } = session;
  if (identity?.type !== 'agency') {
    return { kind: 'forbidden', why: 'notStaff', keys: [], text: '此页面仅限机构员工' };
  }
  const keys = openingKeys(route.name, search);
  const [first] = keys;
  if (first && !keys.some((key) => auth[key] === true)) {
    return { kind: 'forbidden', why: 'permission', keys, text: `您没有“${permissionLabel(first)}”权限` };
  }
  if (teachingPages.has(route.name) && !identity.roleList.some(({ name }) => teachingRoles.has(name))) {
    return { kind: 'forbidden', why: 'notTeaching', keys: [], text: '此页面仅限老师、教务和校长' };
  }
  if (!initSuccess && !openBeforeSetup.has(route.name)) return { kind: 'notInitialised', text: '机构尚未完成初始化' };
  return { kind: 'allow' };
}

/**
 * Says whether a page may be opened, in the order of chapter 1.3 "Navigation guard". A pure decision over facts known;
 * while rights are still being read the caller waits before asking.
 * @param pages names of the pages the host offers; all of the route table when left out
 */
export function guardNavigation(
  target: NavigationTarget,
  session: NavigationSession,
  pages?: ReadonlySet<string>,
): NavigationVerdict {
  const verdict = guardEntrance(target, session, pages);
  return verdict.kind === 'staff' ? staffVerdict(verdict.route, target.search ?? '', session) : verdict;
}

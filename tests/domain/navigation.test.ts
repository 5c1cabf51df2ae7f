import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guardNavigation } from '../../src/domain/guard.ts';
import {
  clearsLocalCache,
  isIndexPath,
  learnerMayOpen,
  loginPath,
  type NavigationSession,
  pageViewPath,
  safeRedirect,
} from '../../src/domain/navigation.ts';
import { permissionRegistry } from '../../src/domain/permissions.ts';
import { routeTable } from '../../src/domain/routeTable.ts';

const visitor: NavigationSession = { signedIn: false, isStudent: false, identity: null, auth: {}, initSuccess: true };
const family = { type: 'student' as const, roleList: [{ name: 'parent' }] };
const parent: NavigationSession = { ...visitor, signedIn: true, identity: family };
const everything = Object.fromEntries(permissionRegistry.map(({ key }) => [key, true]));
const post = (...names: string[]) => ({ type: 'agency' as const, roleList: names.map((name) => ({ name })) });
const staff: NavigationSession = { ...visitor, signedIn: true, identity: post('operator'), auth: everything };
const learner: NavigationSession = { ...parent, isStudent: true };

/** `allow`, the address of a redirect, or what the page says instead. */
function open(address: string, session: NavigationSession, pages?: ReadonlySet<string>): string {
  const { pathname, search, hash } = new URL(address, 'http://here.invalid');
  const verdict = guardNavigation({ pathname, search, hash }, session, pages);
  if (verdict.kind === 'redirect') return verdict.to;
  return verdict.kind === 'allow' ? 'allow' : verdict.text;
}

describe('navigation guard', () => {
  test('any unknown path redirects to /404', () => {
    expect(open('/xyz', visitor)).toBe('/404');
    expect(open('/layout/nothing', staff)).toBe('/404');
    expect(open('/marketCenter', staff)).toBe('/404');
    expect(open('/404', visitor)).toBe('allow');
  });

  test('a page the host does not offer is unknown to it', () => {
    expect(open('/layout/timetable', staff, new Set(['Index', '404', 'dashboard']))).toBe('/404');
    expect(open('/layout/dashboard', staff, new Set(['Index', '404', 'dashboard']))).toBe('allow');
  });

  test('/ without redirectUrl, mode, ticket, scan or inviteCode → /home, query kept', () => {
    expect(open('/', visitor)).toBe('/home');
    expect(open('/?platform=8', visitor)).toBe('/home?platform=8');
    for (const key of ['redirectUrl', 'mode', 'ticket', 'scan', 'inviteCode']) {
      expect(open(`/?${key}=x`, visitor)).toBe('allow');
    }
  });

  test('/layoutV2 redirects to /layoutV2/ClassSchedule', () => {
    expect(open('/layoutV2', staff)).toBe('/layoutV2/ClassSchedule');
    expect(open('/layoutV2/?date=2026-09-28', staff)).toBe('/layoutV2/ClassSchedule?date=2026-09-28');
  });

  test('a logged-in student is redirected to /studentHome, except from studentHome, courseDetail and checkHomework', () => {
    for (const path of ['/layout/dashboard', '/personalV2', '/xyz', '/', '/404', '/?mode=sms', '/layoutV2']) {
      expect(open(path, learner)).toBe('/studentHome');
    }
    for (const path of ['/studentHome', '/courseDetail?courseId=1', '/checkHomework?taskId=3']) {
      expect(open(path, learner)).toBe('allow');
    }
    expect(open('/studentLive?liveId=7', learner)).toBe('/studentHome?live=7');
    expect(learnerMayOpen('/courseDetail/')).toBe(true);
    expect(learnerMayOpen('/home')).toBe(false);
  });

  test('a guardian acting for a child is no student', () => {
    expect(open('/personalV2', parent)).toBe('allow');
  });

  test('public pages are open for anyone; all others need uid and token', () => {
    const open200 = routeTable.filter(({ path }) => path !== '/' && open(path, visitor) === 'allow');
    expect(open200.map(({ name }) => name).sort()).toEqual(
      [
        '404',
        'aboutUs',
        'courseAll',
        'courseDetail',
        'courseSystem',
        'disclaimer',
        'formpage',
        'home',
        'joinUs',
        'ke',
        'openCourse',
        'projectCourseDetail',
      ].sort(),
    );
    expect(open('/changePWD?forget=1', visitor)).toBe('allow');
    expect(open('/changePWD', visitor)).toBe('/?redirectUrl=%2FchangePWD');
    expect(open('/studentLive?ticket=abc', visitor)).toBe('allow');
    expect(open('/studentLive?liveId=7', visitor)).toBe('/?redirectUrl=%2FstudentLive%3FliveId%3D7');
  });

  test('redirectUrl, decoded once, is exactly the page they were on', () => {
    const full = '/layout/lineMemberList?kidQuery=%E5%B0%8F%E9%9B%A8&page=2#top';
    const to = open(full, visitor);
    expect(to.startsWith('/?redirectUrl=')).toBe(true);
    expect(decodeURIComponent(to.slice('/?redirectUrl='.length))).toBe(full);
    expect(new URLSearchParams(to.slice(1)).get('redirectUrl')).toBe(full);
  });

  test('signed in without an identity: the login page is where one is chosen', () => {
    expect(open('/layout/dashboard', { ...staff, identity: null })).toBe('/?redirectUrl=%2Flayout%2Fdashboard');
    expect(open('/home', { ...staff, identity: null })).toBe('allow');
  });

  test('/layout and /layoutV2 need an agency identity, else 此页面仅限机构员工', () => {
    expect(open('/layout/dashboard', parent)).toBe('此页面仅限机构员工');
    expect(open('/layoutV2/ClassSchedule', parent)).toBe('此页面仅限机构员工');
  });

  test('the page’s opening code missing → forbidden inside the layout, the URL stays', () => {
    const teacher = { ...staff, auth: { 'schedule.view': true } };
    expect(open('/layoutV2/ClassSchedule', teacher)).toBe('allow');
    const verdict = guardNavigation({ pathname: '/layout/offlineTradeFormList' }, teacher);
    expect(verdict).toEqual({
      kind: 'forbidden',
      why: 'permission',
      keys: ['finance.view'],
      text: '您没有“查看交易报表”权限',
    });
    expect(open('/layout/sellerInfo', { ...staff, auth: { 'seller.self': true } })).toBe('allow');
  });

  test('the teacher’s console is for who teaches or plans; a saler may look into a lesson', () => {
    const saler = { ...staff, identity: post('saler'), auth: { 'schedule.view': true, 'class.view': true } };
    expect(guardNavigation({ pathname: '/layoutV2/ClassSchedule' }, saler)).toMatchObject({ why: 'notTeaching' });
    expect(open('/layoutV2/ClassSchedule?view=day', saler)).toBe('此页面仅限老师、教务和校长');
    expect(open('/layoutV2/CreateSchedule', saler)).toBe('您没有“排课”权限');
    expect(open('/layoutV2/ClassDetail?lessonId=1', saler)).toBe('allow');
    expect(open('/layout/timetable', saler)).toBe('allow');
    for (const name of ['tch', 'operator', 'headmaster']) {
      expect(open('/layoutV2/ClassSchedule', { ...saler, identity: post('saler', name) })).toBe('allow');
    }
  });

  test('userCenter and mytimetable need no key; authorizationPage?tab=why is for all, tab=log for log.view', () => {
    const bare = { ...staff, auth: {} };
    expect(open('/layout/userCenter', bare)).toBe('allow');
    expect(open('/layout/mytimetable', bare)).toBe('allow');
    expect(open('/layout/authorizationPage?tab=why', bare)).toBe('allow');
    expect(guardNavigation({ pathname: '/layout/authorizationPage', search: '?tab=log' }, bare)).toMatchObject({
      keys: ['log.view'],
    });
  });

  test('initSuccess false → pages outside 工作台 and 设置 show 机构尚未完成初始化', () => {
    const fresh = { ...staff, initSuccess: false };
    expect(open('/layout/timetable', fresh)).toBe('机构尚未完成初始化');
    expect(open('/layoutV2/ClassSchedule', fresh)).toBe('机构尚未完成初始化');
    for (const page of ['dashboard', 'welcomeIndex', 'initConfig', 'campus', 'eduSetting', 'userCenter']) {
      expect(open(`/layout/${page}`, fresh)).toBe('allow');
    }
    expect(open('/home', fresh)).toBe('allow');
  });

  test('rights come before the set-up: who may not see a page hears that', () => {
    expect(open('/layout/timetable', { ...staff, auth: {}, initSuccess: false })).toBe('您没有“课表”权限');
  });

  test('a headmaster with every right may open every staff page', () => {
    const staffPages = routeTable.filter(({ group }) => group === '/layout' || group === '/layoutV2');
    expect(staffPages.filter(({ path }) => open(path, staff) !== 'allow')).toEqual([]);
  });

  test('property: following the redirects ends, and a student ends on one of three pages', () => {
    const paths = fc.oneof(
      fc.constantFrom(...routeTable.map(({ path }) => path), '/layout', '/layoutV2', '/nowhere'),
      // Not fc.webPath(): it takes seconds to be made.
      fc.array(fc.stringMatching(/^[\w.%-]{1,12}$/), { maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
    );
    fc.assert(
      fc.property(paths, fc.constantFrom(visitor, parent, staff, learner), (start, session) => {
        let at = start;
        let steps = 0;
        for (let said = open(at, session); said.startsWith('/'); said = open(at, session)) {
          at = said;
          steps += 1;
          if (steps > 3) throw new Error(`${start} → … → ${at} does not end`);
        }
        expect(session !== learner || learnerMayOpen(new URL(at, 'http://here.invalid').pathname)).toBe(true);
      }),
    );
  });
});

describe('redirectUrl', () => {
  test('is accepted only when it is a same-origin path of a known route', () => {
    expect(safeRedirect('/layout/lineMemberList?kidQuery=%E5%B0%8F&page=2')).toBe(
      '/layout/lineMemberList?kidQuery=%E5%B0%8F&page=2',
    );
    expect(safeRedirect('/layoutV2')).toBe('/layoutV2');
    const refused = [
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'https://evil.example/home',
      'javascript:alert(1)',
      '/\t/evil.example',
      '/\n//evil.example',
      ' /home',
      'home',
      '',
      '/',
      '/404',
      '/xyz',
      '/home/../..//evil.example',
      '/%2f%2fevil.example',
      '/home:80@evil.example',
    ];
    for (const bad of refused) expect(safeRedirect(bad)).toBeNull();
    expect(safeRedirect(null)).toBeNull();
  });

  test('property: it never leaves the origin', () => {
    const nasty = fc.oneof(
      fc
        .tuple(fc.constantFrom('https:', 'http:', 'javascript:', ''), fc.domain(), fc.string())
        .map(([scheme, host, rest]) => `${scheme}//${host}/${rest}`),
      fc.string(),
      fc
        .array(
          fc.constantFrom('/', '\\', '//', '@', ':', '\t', '\n', '.', '..', 'evil.example', 'home', '?', '#', '%2f'),
          {
            maxLength: 8,
          },
        )
        .map((parts) => `/${parts.join('')}`),
      fc.string().map((query) => `/home?${query}`),
    );
    fc.assert(
      fc.property(nasty, (text) => {
        const to = safeRedirect(text);
        if (to === null) return;
        const url = new URL(to, 'https://jiaowu.example');
        expect(url.origin).toBe('https://jiaowu.example');
        expect(to).toMatch(/^\/(?![/\\])/);
        expect(`${url.pathname}${url.search}${url.hash}`).toBe(to);
      }),
      { numRuns: 2000 },
    );
  });

  test('the login path brings it back', () => {
    expect(loginPath({ pathname: '/layout/dashboard', search: '?tab=todo' })).toBe(
      '/?redirectUrl=%2Flayout%2Fdashboard%3Ftab%3Dtodo',
    );
    expect(isIndexPath('/')).toBe(true);
    expect(isIndexPath('/home')).toBe(false);
  });
});

describe('local cache and page views', () => {
  test('on the pages Index, formpage, courseAll and courseDetail, the local cache is cleared', () => {
    const clearing = routeTable.filter(({ path }) => clearsLocalCache(path)).map(({ name }) => name);
    expect(clearing.sort()).toEqual(['Index', 'courseAll', 'courseDetail', 'formpage']);
  });

  test('analytics: path plus the query keys page, tab, mode only (never redirectUrl, phones, codes, names)', () => {
    expect(pageViewPath('/layout/lineMemberList', '?kidQuery=小雨&page=2&tab=all&phone=13800000001')).toBe(
      '/layout/lineMemberList?page=2&tab=all',
    );
    expect(pageViewPath('/', '?redirectUrl=%2Fhome&mode=sms&inviteCode=H6TR93WX')).toBe('/?mode=sms');
    expect(pageViewPath('/home', '')).toBe('/home');
    expect(pageViewPath('/home', '?tab=13800000001&page=小雨&mode=H6TR93WX')).toBe('/home');
  });
});

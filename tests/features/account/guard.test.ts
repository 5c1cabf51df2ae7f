import { describe, expect, test } from 'vitest';
import { type Decision, decide, siteOf } from '../../../app/src/decide.ts';
import { decideStaff, type StaffDecision } from '../../../app/src/decideStaff.ts';
import { platformNumber } from '../../../app/src/platform.ts';
import { adminConsole, campusOptions, teacherEntries, withoutCampus } from '../../../app/src/teacherFacts.ts';
import { type Screen, toRoutes } from '../../../src/kit/screen.ts';
import { emptyState, type SessionState } from '../../../src/session/state.ts';
import { type DemoRole, demoSession } from '../../../src/testing/demoSession.ts';

const nothing = async () => ({ Component: () => null });
const page = (name: string, menu?: string): Screen => ({ name, load: nothing, ...(menu ? { menu } : {}) });
const now = siteOf(
  toRoutes([
    page('Index'),
    page('404'),
    page('ClassSchedule'),
    page('CreateSchedule', 'ClassSchedule'),
    page('docViewer'),
  ]),
);
const withHome = siteOf(toRoutes([page('Index'), page('404'), page('home'), page('dashboard'), page('studentHome')]));

const as = (role: DemoRole, more: Partial<SessionState> = {}): SessionState => ({
  ...emptyState,
  ...demoSession(role),
  ...more,
});

type Last = Exclude<Decision, { kind: 'staff' }> | StaffDecision;

/** Both halves, as the site asks them one after the other. */
function at(address: string, session: SessionState, site = now): Last {
  const { pathname, search, hash } = new URL(address, 'http://here');
  const target = { pathname, search, hash };
  const first = decide(target, session, site);
  if (first.kind !== 'staff') return first;
  const last = decideStaff(target, session, { route: first.route, site });
  if (last === null) throw new Error(`${address} leads nowhere`);
  return last;
}

function brief(decision: Last): string {
  if (decision.kind === 'redirect') return `→ ${decision.to}`;
  return 'route' in decision ? `${decision.kind} ${decision.route.name}` : decision.kind;
}

describe('where an address leads', () => {
  test.each<[string, DemoRole, string]>([
    ['/', 'anonymous', 'show Index'],
    ['/?mode=sms', 'anonymous', 'show Index'],
    ['/', 'teacher', 'show Index'],
    ['/layoutV2', 'teacher', '→ /layoutV2/ClassSchedule'],
    ['/layoutV2/ClassSchedule', 'teacher', 'show ClassSchedule'],
    ['/layoutV2/ClassSchedule/', 'teacher', 'show ClassSchedule'],
    ['/layoutV2/CreateSchedule', 'operator', 'show CreateSchedule'],
    ['/layoutV2/CreateSchedule', 'teacher', 'refuse CreateSchedule'],
    ['/layoutV2/ClassSchedule', 'parent', 'refuse ClassSchedule'],
    ['/layout/lineClasList', 'operator', '→ /404'],
    ['/layout/dashboard', 'operator', '→ /404'],
    ['/404', 'anonymous', 'show 404'],
    ['/404', 'operator', 'show 404'],
    [
      '/layoutV2/ClassSchedule?q=%E5%B0%8F&page=2#x',
      'anonymous',
      '→ /?redirectUrl=%2FlayoutV2%2FClassSchedule%3Fq%3D%25E5%25B0%258F%26page%3D2%23x',
    ],
  ])('%s as %s: %s', (address, role, decision) => expect(brief(at(address, as(role)))).toBe(decision));

  test('the redirectUrl, decoded once, is the address as the browser held it', () => {
    const decision = at('/layoutV2/ClassSchedule?kidQuery=%E5%B0%8F%E9%9B%A8&page=2', as('anonymous'));
    const to = decision.kind === 'redirect' ? decision.to : '';
    expect(new URLSearchParams(to.slice(1)).get('redirectUrl')).toBe(
      '/layoutV2/ClassSchedule?kidQuery=%E5%B0%8F%E9%9B%A8&page=2',
    );
  });

  test('once /home is built the bare `/` leads there and keeps its query', () => {
    expect(brief(at('/?platform=8', as('anonymous'), withHome))).toBe('→ /home?platform=8');
    expect(brief(at('/?mode=sms', as('anonymous'), withHome))).toBe('show Index');
  });

  test.each(['/layoutV2/ClassSchedule', '/404', '/xyz', '/', '/?mode=sms'])(
    'a learner at %s is sent to /studentHome',
    (address) => {
      expect(brief(at(address, as('student')))).toBe('→ /studentHome');
    },
  );

  test('a learner whose home is not built yet is told so, and not sent in circles', () => {
    expect(brief(at('/studentHome', as('student')))).toBe('notYet');
    expect(brief(at('/studentHome', as('student'), withHome))).toBe('show studentHome');
  });

  test('an institution not set up refuses what needs it', () => {
    const decision = at('/layoutV2/ClassSchedule', as('headmaster', { initSuccess: false }));
    expect(decision).toMatchObject({ kind: 'refuse', verdict: { kind: 'notInitialised' } });
  });
});

describe('while login info is on its way', () => {
  const loading = (more: Partial<SessionState> = {}) => as('teacher', { status: 'loading', business: null, ...more });

  test('guarded pages wait, also when it is not known yet as whom', () => {
    expect(brief(at('/layoutV2/ClassSchedule', loading()))).toBe('wait ClassSchedule');
    expect(brief(at('/layoutV2/ClassSchedule', loading({ identity: null })))).toBe('wait ClassSchedule');
    expect(brief(at('/docViewer?resourceId=1', loading()))).toBe('wait docViewer');
  });

  test('public pages and unknown addresses do not', () => {
    expect(brief(at('/?mode=choose', loading()))).toBe('show Index');
    expect(brief(at('/xyz', loading()))).toBe('→ /404');
    expect(brief(at('/layoutV2', loading()))).toBe('→ /layoutV2/ClassSchedule');
  });

  test('a failure is handed on, for 重试', () => {
    expect(at('/layoutV2/ClassSchedule', loading({ loadError: '网络异常' }))).toMatchObject({
      kind: 'wait',
      failure: '网络异常',
    });
  });

  test('somebody who has to choose an identity is sent to choose, and back', () => {
    const choosing = as('teacher', { status: 'choosing', identity: null });
    expect(brief(at('/layoutV2/ClassSchedule', choosing))).toBe('→ /?redirectUrl=%2FlayoutV2%2FClassSchedule');
  });
});

describe("the teacher's top bar", () => {
  test('has the entries whose pages are built; a page lights the entry it belongs to', () => {
    const routes = [...now.routes.values()];
    const menu = routes.find(({ name }) => name === 'CreateSchedule')?.menu ?? '';
    expect(teacherEntries(routes, menu, as('operator'))).toEqual([
      { key: 'ClassSchedule', label: '课表', href: '/layoutV2/ClassSchedule', current: true },
    ]);
    expect(teacherEntries(routes, menu, as('parent')), 'none that would only say no').toEqual([]);
    const reading = as('parent', { status: 'loading' });
    expect(teacherEntries(routes, menu, reading), 'rights not read yet').toHaveLength(1);
  });

  test('offers the campuses the identity may see', () => {
    const campus = (id: string, state: 'open' | 'disabled' = 'open') => ({
      id,
      name: `${id}校区`,
      address: '',
      phone: '',
      state,
      openHours: {},
      travelMinutes: {},
    });
    const all = [campus('21'), campus('22'), campus('23', 'disabled')];
    expect(campusOptions(all, as('headmaster')).map(({ id }) => id)).toEqual(['21', '22']);
    expect(campusOptions(all, as('teacher')).map(({ id }) => id)).toEqual(['21']);
    expect(withoutCampus('?campusId=21&view=day')).toBe('?view=day');
    expect(withoutCampus('?campusId=21')).toBe('');
  });

  test('进入管理后台 only where its page is built', () => {
    expect(adminConsole(as('headmaster'), now.pages)).toBeUndefined();
    expect(adminConsole(as('headmaster'), withHome.pages)?.href).toBe('/layout/dashboard');
    expect(adminConsole(as('teacher'), withHome.pages)).toBeUndefined();
  });
});

test('the platform number of the address is remembered for the visit', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, v: string) => void kept.set(key, v),
  };
  expect(platformNumber('', storage)).toBe(1);
  expect(platformNumber('?platform=8', storage)).toBe(8);
  expect(platformNumber('', storage)).toBe(8);
  expect(platformNumber('?platform=<b>', storage)).toBe(8);
});

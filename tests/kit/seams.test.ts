import { describe, expect, it, vi } from 'vitest';
import { analyticsBy, baiduAnalytics } from '../../src/kit/analytics.ts';
import { createDrafts } from '../../src/kit/drafts.ts';
import { createBrowserNavigation, createMemoryNavigation, fullPath } from '../../src/kit/navigation.ts';
import { toRoutes } from '../../src/kit/screen.ts';
import { createMemoryStorage } from '../../src/session/storage.ts';

const load = () => Promise.resolve({ Component: () => null });

describe.each([
  ['memory', () => createMemoryNavigation('/home')],
  ['browser', () => createBrowserNavigation(window)],
])('navigation in %s', (_, create) => {
  it('goes, takes the place of an entry, and tells whoever looks', () => {
    const source = create();
    const seen = vi.fn<() => void>();
    const stop = source.subscribe(seen);
    const before = source.current();
    source.current().navigate('/layoutV2/ClassSchedule?date=2026-09-23#now');
    expect(source.current()).toMatchObject({
      pathname: '/layoutV2/ClassSchedule',
      search: '?date=2026-09-23',
      hash: '#now',
    });
    expect(source.current()).not.toBe(before);
    expect(source.current()).toBe(source.current());
    expect(fullPath(source.current())).toBe('/layoutV2/ClassSchedule?date=2026-09-23#now');
    source.current().navigate('/404', { replace: true });
    expect(source.current().pathname).toBe('/404');
    expect(source.current().href('/home')).toBe('/home');
    expect(seen).toHaveBeenCalledTimes(2);
    stop();
  });
});

describe('toRoutes', () => {
  it('joins a screen with what is known of its page', () => {
    const [route] = toRoutes([{ name: 'CreateSchedule', load, menu: 'ClassSchedule' }]);
    expect(route).toMatchObject({
      name: 'CreateSchedule',
      path: '/layoutV2/CreateSchedule',
      title: '新建排课',
      group: '/layoutV2',
      menu: 'ClassSchedule',
    });
  });

  it('refuses unknown pages and two screens for one page', () => {
    expect(() => toRoutes([{ name: 'Nowhere', load }])).toThrow(/no page "Nowhere"/);
    expect(() =>
      toRoutes([
        { name: 'home', load },
        { name: 'home', load },
      ]),
    ).toThrow(/two screens claim the page "home"/);
  });
});

describe('analytics', () => {
  it('goes to Baidu Tongji through its queue, or to any function', () => {
    const page: { _hmt?: unknown[][] } = {};
    const baidu = baiduAnalytics(page);
    baidu.pageView('/home');
    baidu.pageView('/layout/dashboard?tab=todo');
    expect(page._hmt).toEqual([
      ['_trackPageview', '/home'],
      ['_trackPageview', '/layout/dashboard?tab=todo'],
    ]);
    const report = vi.fn<(path: string) => void>();
    analyticsBy(report).pageView('/home');
    expect(report).toHaveBeenCalledWith('/home');
  });
});

describe('drafts', () => {
  it('keep what was typed for the same user and page only', () => {
    const drafts = createDrafts(createMemoryStorage());
    const stop = drafts.register('/layout/addUser', () => ({ name: '小雨' }));
    drafts.register('/layout/clean', () => null);
    drafts.saveAll('1002');
    expect(drafts.find('1002', '/layout/addUser')).toEqual({ name: '小雨' });
    expect(drafts.find('1003', '/layout/addUser')).toBeUndefined();
    expect(drafts.find('1002', '/layout/clean')).toBeUndefined();
    drafts.drop('1002', '/layout/addUser');
    stop();
    drafts.saveAll('1002');
    expect(drafts.find('1002', '/layout/addUser')).toBeUndefined();
  });
});

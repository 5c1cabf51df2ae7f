import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../../src/api/client.ts';
import { useCall } from '../../src/hooks/useCall.ts';
import { useKit, useNavigation, useNow, useOnline, useSession } from '../../src/kit/context.ts';
import { KitProvider, type KitProviderProps } from '../../src/kit/KitProvider.tsx';
import { createMemoryNavigation, type Navigation } from '../../src/kit/navigation.ts';
import { createMemoryStorage } from '../../src/session/storage.ts';
import { createSession } from '../../src/session/createSession.ts';
import { createInProcessNetwork } from '../../src/testing/inProcess.ts';
import { answer, loginInfoAnswers, onApi, readNote, rights, sessionOfLinNa } from './kitUnderTest.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Who() {
  const { status, identity, loadError } = useSession();
  const { pathname, navigate } = useNavigation();
  const { date, time } = useNow();
  return (
    <>
      <p>
        {status} {identity?.displayName ?? '无'} {pathname} {date} {time} {useOnline() ? '在线' : '离线'}
      </p>
      <p>{loadError}</p>
      <button type="button" onClick={() => navigate('/layout/timetable?tab=room&studentName=小雨')}>
        课表
      </button>
    </>
  );
}

/** A kit as a host would make it, on a network of handlers. */
function host(props: KitProviderProps = {}, handlers = loginInfoAnswers) {
  const network = createInProcessNetwork(handlers);
  const storage = createMemoryStorage();
  const ui = (
    <KitProvider
      storage={storage}
      clock={() => new Date('2026-09-23T08:42:30Z')}
      client={(wiring) => createApiClient({ ...wiring, fetch: network.fetch })}
      {...props}
    >
      <Who />
    </KitProvider>
  );
  const asked = () => network.requests.map(({ url }) => new URL(url).pathname.replace('/api/', ''));
  return { ui, storage, asked, network };
}

const stored = () => {
  const storage = createMemoryStorage();
  sessionOfLinNa(storage);
  return storage;
};

describe('a kit on the page', () => {
  it('with a stored token and uid loads login info at once, also in strict mode only once', async () => {
    const storage = stored();
    const { ui, asked } = host({ storage, navigation: createMemoryNavigation('/layout/dashboard') });
    render(<StrictMode>{ui}</StrictMode>);
    expect(screen.getByText('loading 教务 /layout/dashboard 2026-09-23 16:42 在线')).toBeVisible();
    await screen.findByText('ready 教务 /layout/dashboard 2026-09-23 16:42 在线');
    expect(asked()).toEqual(['login/getUserInfoV1', 'meg/user/checkUser']);
  });

  it('without them asks nothing', () => {
    const { ui, asked } = host({ navigation: createMemoryNavigation('/home') });
    render(ui);
    expect(screen.getByText(/^anonymous 无 \/home/)).toBeVisible();
    expect(asked()).toEqual([]);
  });

  it('keeps why login info could not be read, and does not ask for ever', async () => {
    const { ui, asked } = host({ storage: stored(), navigation: createMemoryNavigation('/layout/dashboard') }, [
      onApi('api/login/getUserInfoV1', answer({ code: 500 })),
    ]);
    render(ui);
    await screen.findByText('系统异常');
    expect(asked()).toEqual(['login/getUserInfoV1']);
  });

  it('clears the local cache on its pages, and reads rights again before a guarded page', async () => {
    const navigation = createMemoryNavigation('/layout/dashboard');
    const { ui, asked } = host({ storage: stored(), navigation });
    render(ui);
    await screen.findByText(/^ready/);
    act(() => navigation.current().navigate('/courseAll'));
    await screen.findByText(/^loading 教务 \/courseAll/);
    expect(asked()).toHaveLength(2);
    act(() => navigation.current().navigate('/layout/timetable'));
    await screen.findByText(/^ready 教务 \/layout\/timetable/);
    expect(asked()).toHaveLength(4);
  });

  it('on such a page what was read before is read anew, even where it was still fresh', async () => {
    const navigation = createMemoryNavigation('/layout/dashboard');
    let read = 0;
    const notes = onApi('api/demo/getNote', () => Response.json({ code: 0, data: { text: `第 ${(read += 1)} 次` } }));
    const network = createInProcessNetwork([notes, ...loginInfoAnswers]);
    function Note() {
      const call = useCall(readNote, {}, { staleMs: 3_600_000 });
      return <p>{call.state === 'ready' ? call.data.text : call.state}</p>;
    }
    function Pages() {
      const { pathname } = useNavigation();
      return pathname === '/home' ? null : <Note key={pathname} />;
    }
    render(
      <KitProvider
        storage={stored()}
        navigation={navigation}
        client={(wiring) => createApiClient({ ...wiring, fetch: network.fetch })}
      >
        <Pages />
      </KitProvider>,
    );
    await screen.findByText('第 1 次');
    act(() => navigation.current().navigate('/layout/timetable'));
    expect(screen.getByText('第 1 次')).toBeVisible();
    act(() => navigation.current().navigate('/home'));
    act(() => navigation.current().navigate('/courseAll'));
    await screen.findByText('第 2 次');
    expect(read).toBe(2);
  });

  it('tells the analytics where the user settled: no redirects in between, nothing personal', async () => {
    const pageView = vi.fn<(path: string) => void>();
    const navigation = createMemoryNavigation('/home?phone=13800000001');
    const { ui } = host({ navigation, analytics: { pageView } });
    render(ui);
    await waitFor(() => expect(pageView).toHaveBeenCalledWith('/home'));
    act(() => navigation.current().navigate('/nowhere'));
    act(() => navigation.current().navigate('/404', { replace: true }));
    await waitFor(() => expect(pageView).toHaveBeenLastCalledWith('/404'));
    act(() => screen.getByRole('button', { name: '课表' }).click());
    await waitFor(() => expect(pageView).toHaveBeenLastCalledWith('/layout/timetable?tab=room'));
    expect(pageView).toHaveBeenCalledTimes(3);
  });

  it("goes by the browser's history where the host brings no router", async () => {
    const before = window.location.href;
    render(host().ui);
    act(() => screen.getByRole('button', { name: '课表' }).click());
    expect(await screen.findByText(/\/layout\/timetable/)).toBeVisible();
    expect(window.location.pathname).toBe('/layout/timetable');
    window.history.replaceState(null, '', before);
  });

  it("takes the host router's place, which changes with its renders", () => {
    const navigate = vi.fn<(to: string) => void>();
    const at = (pathname: string): Navigation => ({ pathname, search: '', navigate, href: (to) => `/app${to}` });
    const session = createSession({ storage: createMemoryStorage(), clock: () => new Date(0) });
    const { ui, rerender } = (() => {
      const tree = (navigation: Navigation) => (
        <KitProvider navigation={navigation} session={session} clock={() => new Date('2026-09-23T08:42:30Z')}>
          <Who />
          <Here />
        </KitProvider>
      );
      const rendered = render(tree(at('/home')));
      return { ui: tree, rerender: rendered.rerender };
    })();
    expect(screen.getByText('kit says /home')).toBeVisible();
    rerender(ui(at('/aboutUs')));
    expect(screen.getByText(/ \/aboutUs /)).toBeVisible();
    act(() => screen.getByRole('button', { name: '问' }).click());
    expect(screen.getByText('kit says /aboutUs')).toBeVisible();
    act(() => screen.getByRole('button', { name: '课表' }).click());
    expect(navigate).toHaveBeenCalledOnce();
  });

  it('two kits on one page share nothing', async () => {
    const one = host({ storage: stored(), navigation: createMemoryNavigation('/layout/dashboard') });
    const two = host({ navigation: createMemoryNavigation('/home') });
    render(
      <>
        {one.ui}
        {two.ui}
      </>,
    );
    await screen.findByText(/^ready 教务/);
    expect(screen.getByText(/^anonymous 无 \/home/)).toBeVisible();
  });
});

function Here() {
  const { navigation } = useKit();
  const { pathname } = navigation();
  const asked = useSession(({ currentNavIndex }) => currentNavIndex);
  const { actions } = useKit();
  return (
    <>
      <p>
        kit says {pathname}
        <span hidden>{asked}</span>
      </p>
      <button type="button" onClick={() => actions.remember({ currentNavIndex: asked + 1 })}>
        问
      </button>
    </>
  );
}

describe('rights', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });

  it('are read again every 5 minutes, and when the page is looked at again', async () => {
    let now = new Date('2026-09-23T08:42:30Z').getTime();
    let auth = { 'schedule.view': true };
    const { ui, asked } = host(
      { storage: stored(), navigation: createMemoryNavigation('/layout/dashboard'), clock: () => new Date(now) },
      [onApi('api/meg/user/checkUser', () => Response.json({ code: 0, data: rights(auth) })), ...loginInfoAnswers],
    );
    render(ui);
    await screen.findByText(/^ready/);
    const times = () => asked().filter((path) => path === 'meg/user/checkUser').length;
    expect(times()).toBe(1);
    auth = { 'schedule.view': false };
    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
    await vi.waitFor(() => expect(times()).toBe(2));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(times()).toBe(2);
    now += 60_000;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await vi.waitFor(() => expect(times()).toBe(3));
  });
});

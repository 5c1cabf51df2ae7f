import { useEffect, useRef } from 'react';
import { routeByPath } from '../domain/routeTable.ts';
import { useKit, useNavigation, useSession } from './context.ts';
import { clearsLocalCache, pageViewPath } from '../domain/navigation.ts';

const refreshEveryMs = 5 * 60_000;
/** A page looked at again within this time asks for its rights no second time. */
const refreshAtMostMs = 10_000;
/** A redirect follows its page faster than this: only the place the user stays on is a page view. */
const settleMs = 50;

/** What a kit does by itself while it is on the page. */
export function KitLife() {
  useTabs();
  useLoginInfo();
  useFreshRights();
  usePageViews();
  return null;
}

function useTabs() {
  const { session } = useKit();
  useEffect(() => session.listen(), [session]);
}

/** Guarded pages need it, and the page where one signs in. */
function needsLoginInfo(pathname: string): boolean {
  const route = routeByPath(pathname);
  return !route?.isPublic || route.name === 'Index';
}

/** Login info is loaded on start, and again before a guarded page opens once the local cache was cleared. */
function useLoginInfo() {
  const { actions, session } = useKit();
  const { pathname } = useNavigation();
  const waiting = useSession(({ status, loadError }) => status === 'loading' && !loadError);
  const first = useRef(true);
  const needed = needsLoginInfo(pathname);

  useEffect(() => {
    if (clearsLocalCache(pathname)) actions.clearLocalCache();
  }, [actions, pathname]);

  useEffect(() => {
    if (waiting && (needed || first.current)) void actions.ensureLoaded();
    // Over a server's HTML the first render knows of no session yet: the start is the one after it.
    if (waiting || session.getState().status !== 'loading') first.current = false;
  }, [actions, session, waiting, needed]);
}

function useFreshRights() {
  const { actions, clock } = useKit();
  const ready = useSession(({ status }) => status === 'ready');
  useEffect(() => {
    if (!ready) return;
    let last = clock.ownMs();
    const refresh = () => {
      last = clock.ownMs();
      void actions.refreshRights();
    };
    const seen = () => {
      if (document.visibilityState === 'visible' && clock.ownMs() - last > refreshAtMostMs) refresh();
    };
    const timer = setInterval(refresh, refreshEveryMs);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [actions, clock, ready]);
}

function usePageViews() {
  const { analytics } = useKit();
  const { pathname, search } = useNavigation();
  const reading = useSession(({ status, loadError }) => status === 'loading' && !loadError);
  // Who it is may still turn out to belong elsewhere.
  const unsettled = reading && needsLoginInfo(pathname);
  const told = useRef('');
  useEffect(() => {
    const place = `${pathname}${search}`;
    if (unsettled || told.current === place) return;
    const timer = setTimeout(() => {
      told.current = place;
      analytics.pageView(pageViewPath(pathname, search));
    }, settleMs);
    return () => clearTimeout(timer);
  }, [analytics, pathname, search, unsettled]);
}

import type { Identity } from './identityTypes.ts';
import { type RouteFacts, routeByPath } from './routeTable.ts';

/** Where somebody wants to go. */
export interface NavigationTarget {
  readonly pathname: string;
  /** With its `?`, or ''. */
  readonly search?: string | undefined;
  /** With its `#`, or ''. */
  readonly hash?: string | undefined;
}

/** Who wants to go there. */
export interface NavigationSession {
  /** A stored token and a stored user id. */
  readonly signedIn: boolean;
  /** The profile's flag: a learner's own account. */
  readonly isStudent: boolean;
  readonly identity: {
    readonly type: Identity['type'];
    readonly roleList: readonly { readonly name: string }[];
  } | null;
  /** Permission key → held. */
  readonly auth: Readonly<Record<string, boolean>>;
  readonly initSuccess: boolean;
}

/** What the guard says. `redirect` replaces the entry of the history; the other two refusals keep the URL. */
export type NavigationVerdict =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string }
  /**
   * `notStaff`, `notTeaching` (staff of other roles): 切换身份 helps; `permission`: 为什么看不到 explains, any one of `keys`
   * would open the page.
   */
  | {
      readonly kind: 'forbidden';
      readonly why: 'notStaff' | 'notTeaching' | 'permission';
      readonly keys: readonly string[];
      readonly text: string;
    }
  | { readonly kind: 'notInitialised'; readonly text: string };

/**
 * What is known of a page without the registry of permissions. `staff`: a page of the consoles, asked for by somebody with
 * an identity; `guardNavigation` goes on from there.
 */
export type EntranceVerdict =
  | Extract<NavigationVerdict, { kind: 'allow' | 'redirect' }>
  | { readonly kind: 'staff'; readonly route: RouteFacts };

const cacheClearing = new Set(['Index', 'formpage', 'courseAll', 'courseDetail']);
const learnerPages = new Set(['studentHome', 'courseDetail', 'checkHomework']);
/** With one of these `/` is the login card, without it leads to /home. */
const loginKeys = ['redirectUrl', 'mode', 'ticket', 'scan', 'inviteCode'];
const groupRoots: Readonly<Record<string, string>> = {
  '/layoutV2': '/layoutV2/ClassSchedule',
  '/layout': '/layout/dashboard',
};

const allow: EntranceVerdict = { kind: 'allow' };
const redirect = (to: string): EntranceVerdict => ({ kind: 'redirect', to });
const bare = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname);

/** The login page with the way back: `/?redirectUrl=…`. */
export function loginPath({ pathname, search = '', hash = '' }: NavigationTarget): string {
  return `/?redirectUrl=${encodeURIComponent(`${pathname}${search}${hash}`)}`;
}

/** `/`: a session that ends here moves nobody and says nothing. */
export function isIndexPath(pathname: string): boolean {
  return pathname === '/';
}

/** Does entering this page clear the local cache? Index, formpage, courseAll and courseDetail (product.md section 2). */
export function clearsLocalCache(pathname: string): boolean {
  return cacheClearing.has(routeByPath(bare(pathname))?.name ?? '');
}

/** The pages a learner's own account may open. */
export function learnerMayOpen(pathname: string): boolean {
  return learnerPages.has(routeByPath(bare(pathname))?.name ?? '');
}

/** Only these keys of the query are told, and only values that are plain words or small numbers. */
const toldKeys = ['page', 'tab', 'mode'];
const toldValue = /^([A-Za-z][A-Za-z-]{0,30}|\d{1,4})$/;

/** What a page view tells the analytics: the path and page, tab, mode of the query; nothing personal. */
export function pageViewPath(pathname: string, search = ''): string {
  const query = new URLSearchParams(search);
  const told = new URLSearchParams();
  for (const key of toldKeys) {
    const value = query.get(key);
    if (value !== null && toldValue.test(value)) told.set(key, value);
  }
  const text = told.toString();
  return text ? `${pathname}?${text}` : pathname;
}

const here = 'http://here.invalid';

// URL.canParse is younger than the browsers institutions run.
function parsed(address: string): URL | null {
  try {
    return new URL(address, here);
  } catch {
    return null;
  }
}

/**
 * A redirectUrl that may be followed: a path of this site, of a known page. null: ignore it.
 * @returns path, query and hash as the browser would write them
 */
export function safeRedirect(redirectUrl: string | null | undefined): string | null {
  if (!redirectUrl || !/^\/(?![/\\])/.test(redirectUrl)) return null;
  const url = parsed(redirectUrl);
  if (!url || url.origin !== here) return null;
  const route = routeByPath(bare(url.pathname));
  const known = (route && route.name !== 'Index' && route.name !== '404') || url.pathname in groupRoots;
  return known ? `${url.pathname}${url.search}${url.hash}` : null;
}

function isPublic(route: RouteFacts, query: URLSearchParams): boolean {
  if (route.isPublic) return true;
  if (route.name === 'changePWD') return query.get('forget') === '1';
  return route.name === 'studentLive' && Boolean(query.get('ticket'));
}

function learnerVerdict(route: RouteFacts | undefined, query: URLSearchParams): EntranceVerdict {
  if (route && learnerPages.has(route.name)) return allow;
  const liveId = route?.name === 'studentLive' ? query.get('liveId') : null;
  return redirect(liveId ? `/studentHome?live=${encodeURIComponent(liveId)}` : '/studentHome');
}

/**
 * The first half of `guardNavigation`: says where an address leads, and leaves the pages of the consoles open. Never
 * enough to show such a page; enough for a host that fetches the rights' table only once somebody is signed in.
 * @param pages names of the pages the host offers; all of the route table when left out
 */
export function guardEntrance(
  target: NavigationTarget,
  session: NavigationSession,
  pages?: ReadonlySet<string>,
): EntranceVerdict {
  const pathname = bare(target.pathname);
  const search = target.search ?? '';
  const query = new URLSearchParams(search);
  const found = routeByPath(pathname);
  const route = found && (!pages || pages.has(found.name)) ? found : undefined;

  if (session.signedIn && session.isStudent) return learnerVerdict(found, query);
  const root = groupRoots[pathname];
  if (root) return redirect(`${root}${search}${target.hash ?? ''}`);
  if (!route) return pathname === '/404' ? allow : redirect('/404');
  if (route.name === 'Index') {
    return loginKeys.some((key) => query.has(key)) ? allow : redirect(`/home${search}${target.hash ?? ''}`);
  }
  if (isPublic(route, query)) return allow;
  // Signed in without an identity: the login page is where one is chosen.
  if (!session.signedIn || !session.identity) return redirect(loginPath({ ...target, pathname }));
  return route.group === '/layout' || route.group === '/layoutV2' ? { kind: 'staff', route } : allow;
}

import { guardFacts, isSignedIn, type ScreenRoute, type SessionState } from 'jiaowu';
import { guardEntrance, type NavigationTarget } from 'jiaowu/domain';

/** What the host does about an address. */
export type Decision =
  | { readonly kind: 'show'; readonly route: ScreenRoute }
  /** Rights are still being read: the layout stands, the page waits. */
  | { readonly kind: 'wait'; readonly route: ScreenRoute; readonly failure: string | null }
  /** A page of a console: `decideStaff` has the last word, the layout stands meanwhile. */
  | { readonly kind: 'staff'; readonly route: ScreenRoute }
  /** The page this user belongs on is not built yet. */
  | { readonly kind: 'notYet' }
  | { readonly kind: 'redirect'; readonly to: string };

export interface Site {
  readonly routes: ReadonlyMap<string, ScreenRoute>;
  /** Names of the pages built. */
  readonly pages: ReadonlySet<string>;
}

export function siteOf(routes: readonly ScreenRoute[]): Site {
  return {
    routes: new Map(routes.map((route) => [route.path, route])),
    pages: new Set(routes.map(({ name }) => name)),
  };
}

const withoutSlash = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '');

/** `/` leads to /home by the guard's rule; until that page is built it is the login page, as with `?mode=sms`. */
function isIndexForNow({ pathname }: NavigationTarget, { pages }: Site): boolean {
  return pathname === '/' && !pages.has('home');
}

/**
 * The navigation rules of product.md section 2, applied to the pages there are; for pages of the consoles their first half
 * only, so that the login page does without the table of rights.
 */
export function decide(target: NavigationTarget, session: SessionState, site: Site): Decision {
  const asked = isIndexForNow(target, site) ? { pathname: '/', search: '?mode=sms' } : target;
  const verdict = guardEntrance(asked, guardFacts(session), site.pages);
  const route = site.routes.get(withoutSlash(target.pathname));
  // Signed in, but login info is not there yet: who it is may still turn out, so nobody is sent to the login card.
  const unknownYet = session.status === 'loading' && isSignedIn(session);

  if (verdict.kind === 'redirect') {
    if (unknownYet && route && verdict.to.startsWith('/?redirectUrl=')) {
      return { kind: 'wait', route, failure: session.loadError };
    }
    return { kind: 'redirect', to: verdict.to };
  }
  if (!route) return { kind: 'notYet' };
  if (unknownYet && !route.isPublic) return { kind: 'wait', route, failure: session.loadError };
  return { kind: verdict.kind === 'staff' ? 'staff' : 'show', route };
}

import { guardNavigation } from '../../domain/guard.ts';
import { landingPath } from '../../domain/landing.ts';
import { safeRedirect } from '../../domain/navigation.ts';
import { guardFacts, type SessionState } from '../../session/state.ts';

/** Where somebody who has just signed in goes. */
export type Arrival =
  | { readonly kind: 'go'; readonly to: string; readonly notice: string | null }
  /** None of the pages there are is for this identity. */
  | { readonly kind: 'nowhere' };

const refusedNotice = '当前身份无权访问原页面，已为您打开首页';
const timetable = '/layoutV2/ClassSchedule';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

function placeOf(path: string): Place {
  const { pathname, search, hash } = new URL(path, 'http://here.invalid');
  return { pathname, search, hash };
}

/**
 * Asks the guard, following its redirects.
 * @returns the path to open; no path where this identity may not; null where the host has no such page
 */
function opened(path: string, state: SessionState, pages: ReadonlySet<string> | undefined): { path?: string } | null {
  let to = path;
  for (let steps = 0; steps < 3; steps += 1) {
    const place = placeOf(to);
    const verdict = guardNavigation(place, guardFacts(state), pages);
    if (verdict.kind === 'forbidden') return {};
    // A page that says why the institution must be set up first is a page too.
    if (verdict.kind !== 'redirect') return { path: to };
    if (verdict.to === '/404' || placeOf(verdict.to).pathname === '/') return null;
    to = verdict.to;
  }
  return null;
}

/**
 * Where the identity goes from the login page: the page it came from, else its landing page, else the timetable; only
 * pages the host has and this identity may open.
 * @param search query of the login page, with `redirectUrl`
 */
export function arrivalOf(search: string, state: SessionState, pages: ReadonlySet<string> | undefined): Arrival {
  const back = safeRedirect(new URLSearchParams(search).get('redirectUrl'));
  const wanted = back === null ? null : opened(back, state, pages);
  if (wanted?.path) return { kind: 'go', to: wanted.path, notice: null };

  const { identity, userInfo } = state;
  const landing = landingPath(identity, {
    isStudent: userInfo?.isStudent,
    firstTime: identity !== null && identity.lastUsedAt === null,
  });
  for (const path of [landing, timetable]) {
    const to = opened(path, state, pages)?.path;
    // `wanted` without a path: it is there, but not for this identity.
    if (to) return { kind: 'go', to, notice: wanted ? refusedNotice : null };
  }
  return { kind: 'nowhere' };
}

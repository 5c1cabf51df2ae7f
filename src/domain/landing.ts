import type { Identity } from './identityTypes.ts';
import { safeRedirect } from './navigation.ts';
import { routeByPath } from './routeTable.ts';

export interface LandingPrefs {
  /** The profile's flag: a learner's own account. */
  readonly isStudent?: boolean | undefined;
  /** The person's first visit to this institution. */
  readonly firstTime?: boolean | undefined;
  /** Own 默认首页 (workPrivateSetting), a path. */
  readonly homePage?: string | null | undefined;
}

function ownHome(path: string | null | undefined): string | null {
  const known = safeRedirect(path);
  if (known === null) return null;
  const group = routeByPath(new URL(known, 'http://here.invalid').pathname)?.group;
  return group === '/layout' || group === '/layoutV2' ? known : null;
}

/** Where an identity starts (chapter 1.3 "Landing"). Staff's own 默认首页 wins where it is a page for staff. */
export function landingPath(identity: Identity | null, prefs: LandingPrefs = {}): string {
  if (prefs.isStudent || identity?.isStudent) return '/studentHome';
  if (identity?.type !== 'agency') return '/home';
  const names = identity.roleList.map(({ name }) => name).filter((name) => name !== 'seller');
  if (names.length === 0) return '/layout/sellerInfo';
  const own = ownHome(prefs.homePage);
  if (own) return own;
  if (prefs.firstTime) return '/layout/welcomeIndex';
  return names.every((name) => name === 'tch') ? '/layoutV2' : '/layout/dashboard';
}

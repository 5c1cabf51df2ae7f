import { guardFacts, type ScreenRoute, type SessionState } from 'jiaowu';
import { guardNavigation, type NavigationTarget, type NavigationVerdict } from 'jiaowu/domain';
import type { Site } from './decide.ts';

type Refusal = Extract<NavigationVerdict, { kind: 'forbidden' | 'notInitialised' }>;

/** What becomes of a page of a console. */
export type StaffDecision =
  | { readonly kind: 'show'; readonly route: ScreenRoute }
  | { readonly kind: 'refuse'; readonly route: ScreenRoute; readonly verdict: Refusal };

/** The second half of `decide`, for what it calls `staff`; null where the address has come to lead elsewhere. */
export function decideStaff(
  target: NavigationTarget,
  session: SessionState,
  { route, site }: { route: ScreenRoute; site: Site },
): StaffDecision | null {
  const verdict = guardNavigation(target, guardFacts(session), site.pages);
  if (verdict.kind === 'redirect') return null;
  return verdict.kind === 'allow' ? { kind: 'show', route } : { kind: 'refuse', route, verdict };
}

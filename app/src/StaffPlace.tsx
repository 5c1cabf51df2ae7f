import { type ScreenRoute, useNavigation, useSession } from 'jiaowu';
import { ForbiddenState, NotInitialised } from 'jiaowu/features/account';
import { decideStaff } from './decideStaff.ts';
import { pageElement, site } from './routes.tsx';

/** A page of a console where the rights open it, else what says why not. */
export function StaffPlace({ route }: { route: ScreenRoute }) {
  const decision = decideStaff(useNavigation(), useSession(), { route, site });
  if (decision === null) return null;
  if (decision.kind === 'show') return pageElement(route);
  const { verdict } = decision;
  return verdict.kind === 'notInitialised' ? (
    <NotInitialised />
  ) : (
    <ForbiddenState title={route.title} verdict={verdict} />
  );
}

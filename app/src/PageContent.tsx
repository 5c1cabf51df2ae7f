import { useNavigation, useSession, useSessionActions } from 'jiaowu';
import { KeepAlive, RouteErrorBoundary } from 'jiaowu/components';
import { LoadFailed } from 'jiaowu/features/account';
import { lazy, Suspense } from 'react';
import { useNavigationType } from 'react-router';
import { decide } from './decide.ts';
import { PageArrival } from './PageArrival.tsx';
import type { PageDecision } from './Pages.tsx';
import { Waiting } from './Waiting.tsx';
import { pageElement, site } from './routes.tsx';

// Rights decide there, and their table is of no use before somebody is signed in.
const StaffPlace = lazy(async () => ({ default: (await import('./StaffPlace.tsx')).StaffPlace }));

/** The page inside a layout, or what stands in its place; kept ones stay alive behind it. */
export function PageContent({ decision }: { decision: PageDecision }) {
  const { pathname, navigate } = useNavigation();
  const who = useSession((state) => `${state.uid}|${state.identity?.ids ?? ''}`);
  const { cached } = decision.route;
  return (
    <RouteErrorBoundary pageKey={pathname} onHome={() => navigate('/')}>
      <KeepAlive
        // Another person, another identity: nothing of the old one's pages stays.
        key={decision.route.group === 'standalone' ? 'standalone' : who}
        active={decision.route.path}
        keep={cached}
        render={(path) => <PagePlace key={path} />}
      />
    </RouteErrorBoundary>
  );
}

function PagePlace() {
  const here = useNavigation();
  const session = useSession();
  const actions = useSessionActions();
  const type = useNavigationType();
  const decision = decide(here, session, site);
  if (decision.kind === 'redirect' || decision.kind === 'notYet') return null;
  const { route } = decision;
  if (decision.kind === 'wait') {
    return decision.failure === null ? (
      <Waiting />
    ) : (
      <Suspense fallback={<Waiting />}>
        <LoadFailed text={decision.failure} onRetry={() => void actions.reload()} />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<Waiting />}>
      {decision.kind === 'staff' ? <StaffPlace route={route} /> : pageElement(route)}
      <PageArrival key={route.path} title={route.title} takesFocus={type !== 'POP'} />
    </Suspense>
  );
}

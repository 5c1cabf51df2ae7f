import { fullPath, useNavigation, useSession } from 'jiaowu';
import { KeepAlive, RouteErrorBoundary } from 'jiaowu/components';
import { ChangedElsewhere, NotOpenYet } from 'jiaowu/features/account';
import { lazy, Suspense, useEffect } from 'react';
import { type Decision, decide } from './decide.ts';
import { PlainLayout } from './PlainLayout.tsx';
import { site } from './routes.tsx';

// The consoles' frames bring menus and lists; the login page needs none of them. What decides about the page inside is
// fetched along with the frame, not after it.
const TeacherLayout = lazy(async () => {
  const [{ TeacherLayout: layout }] = await Promise.all([import('./TeacherLayout.tsx'), import('./StaffPlace.tsx')]);
  return { default: layout };
});

interface PagesProps {
  /** Told the address that led to /404. */
  onAskedFor: (address: string) => void;
}

/** What the address shows: the guard's word, then layout and page. */
export function Pages({ onAskedFor }: PagesProps) {
  const here = useNavigation();
  const session = useSession();
  const decision = decide(here, session, site);
  const changed = session.changedElsewhere !== null;

  if (decision.kind === 'redirect') {
    return <Redirect to={decision.to} from={fullPath(here)} onAskedFor={onAskedFor} />;
  }
  const group = decision.kind === 'notYet' ? 'standalone' : decision.route.group;
  return (
    <RouteErrorBoundary pageKey={here.pathname} onHome={() => here.navigate('/')}>
      <KeepAlive
        active={group}
        // The window's place belongs to the pages inside.
        keepScroll={false}
        keep={[...site.routes.values()].some((route) => route.group === group && route.cached)}
        render={(shown) => (
          <Suspense>
            <Frame group={shown} />
          </Suspense>
        )}
      />
      {changed ? (
        <Suspense>
          <ChangedElsewhere />
        </Suspense>
      ) : null}
    </RouteErrorBoundary>
  );
}

/** A layout with the pages of its group. Reads the place itself, for a kept one stays at the place it was left at. */
function Frame({ group }: { group: string }) {
  const here = useNavigation();
  const decision = decide(here, useSession(), site);
  if (decision.kind === 'redirect') return null;
  if (decision.kind === 'notYet') return <NotOpenYet />;
  const Layout = group === '/layoutV2' ? TeacherLayout : PlainLayout;
  return <Layout decision={decision} />;
}

interface RedirectProps extends PagesProps {
  to: string;
  from: string;
}

function Redirect({ to, from, onAskedFor }: RedirectProps) {
  const { navigate } = useNavigation();
  useEffect(() => {
    // Whoever ended the session has sent the user on already; the router draws that place a moment later.
    if (new URL(from, window.location.origin).href !== window.location.href) return;
    if (to === '/404') onAskedFor(from);
    navigate(to, { replace: true });
  }, [to, from, navigate, onAskedFor]);
  return null;
}

export type PageDecision = Exclude<Decision, { kind: 'redirect' | 'notYet' }>;

import { skipToken, useCall, useNavigation, useSession, useSessionActions } from 'jiaowu';
import { OfflineBanner, TeacherShell } from 'jiaowu/components';
import { getCampusList } from 'jiaowu/contract';
import { PageContent } from './PageContent.tsx';
import type { PageDecision } from './Pages.tsx';
import { routes, site } from './routes.tsx';
import { adminConsole, campusOptions, personOf, teacherEntries, withoutCampus } from './teacherFacts.ts';

const campusListStaleMs = 5 * 60_000;

/** The teacher's console around a page of /layoutV2. */
export function TeacherLayout({ decision }: { decision: PageDecision }) {
  const { pathname, search, navigate } = useNavigation();
  const session = useSession();
  const actions = useSessionActions();
  const campuses = useCall(getCampusList, session.status === 'ready' ? {} : skipToken, { staleMs: campusListStaleMs });

  const chooseCampus = (campusId: string | null) => {
    actions.remember({ campusId });
    // A campus in the address wins over the switch: the switch must not look broken.
    navigate(`${pathname}${withoutCampus(search)}`, { replace: true });
  };

  return (
    <TeacherShell
      entries={teacherEntries(routes, decision.route.menu, session)}
      person={personOf(session)}
      campus={{
        options: campuses.state === 'ready' ? campusOptions(campuses.data.campusVOS, session) : [],
        value: new URLSearchParams(search).get('campusId') ?? session.campusId,
        onChange: chooseCampus,
      }}
      onNavigate={navigate}
      onSwitchIdentity={() => navigate('/?mode=choose')}
      onLogout={() => actions.logout()}
      otherConsole={adminConsole(session, site.pages)}
      bars={<OfflineBanner />}
    >
      <PageContent decision={decision} />
    </TeacherShell>
  );
}

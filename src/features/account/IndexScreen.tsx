import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useHostFacts } from '../../components/shells/hostFacts.ts';
import { BrowserOnly } from '../../kit/BrowserOnly.tsx';
import { useKit, useNavigation, useNotify, useSession } from '../../kit/context.ts';
import { type Arrival, arrivalOf } from './arrival.ts';
import { LoginPage } from './login/LoginPage.tsx';

const ChooserPage = lazy(async () => ({ default: (await import('./chooser/ChooserPage.tsx')).ChooserPage }));
const LoadFailed = lazy(async () => ({ default: (await import('./states/LoadFailed.tsx')).LoadFailed }));

const notYetNotice = '当前身份的页面即将开放，可切换到机构身份使用课表';

/**
 * Index (`/`): the login card for whoever is signed out; the chooser for whoever has to choose an identity, or asks to
 * by `?mode=choose`; everybody else is sent on to where he came from or belongs.
 */
export function IndexScreen() {
  return (
    <BrowserOnly>
      <Index />
    </BrowserOnly>
  );
}

function Index() {
  const { search } = useNavigation();
  const status = useSession((state) => state.status);
  const identities = useSession((state) => state.identities);
  const loadError = useSession((state) => state.loadError);
  const { actions } = useKit();
  const arrive = useArrive();
  // The session changes while a sign-in runs; the card stays until it is through.
  const [signingIn, setSigningIn] = useState(false);
  const [nowhere, setNowhere] = useState(false);
  const wantsToChoose = new URLSearchParams(search).get('mode') === 'choose' && identities.length > 0;

  if (status === 'anonymous' || signingIn) return <LoginPage onBusy={setSigningIn} />;
  if (loadError !== null && !wantsToChoose) {
    return (
      <Suspense>
        <LoadFailed text={loadError} onRetry={() => void actions.ensureLoaded()} />
      </Suspense>
    );
  }
  if (status === 'choosing' || wantsToChoose || nowhere) {
    return (
      <Suspense>
        <ChooserPage notice={nowhere ? notYetNotice : null} onChosen={() => setNowhere(arrive().kind === 'nowhere')} />
      </Suspense>
    );
  }
  return status === 'ready' ? <Onward arrive={arrive} onNowhere={() => setNowhere(true)} /> : null;
}

/** Goes where the identity in use belongs. */
function useArrive(): () => Arrival {
  const { session } = useKit();
  const { search, navigate } = useNavigation();
  const { pages } = useHostFacts();
  const notify = useNotify();
  return () => {
    const arrival = arrivalOf(search, session.getState(), pages);
    if (arrival.kind === 'go') {
      navigate(arrival.to, { replace: true });
      if (arrival.notice !== null) notify.info(arrival.notice);
    }
    return arrival;
  };
}

function Onward({ arrive, onNowhere }: { arrive: () => Arrival; onNowhere: () => void }) {
  const go = useEffectEvent(() => {
    if (arrive().kind === 'nowhere') onNowhere();
  });
  // Once: the screen may stay on the page for a moment after it has sent the user on.
  useEffect(() => go(), []);
  return null;
}

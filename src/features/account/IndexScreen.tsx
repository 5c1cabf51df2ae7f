import { lazy, Suspense, useState } from 'react';
import { BrowserOnly } from '../../kit/BrowserOnly.tsx';
import { useKit, useNavigation, useSession } from '../../kit/context.ts';
import { LoginPage } from './login/LoginPage.tsx';

// Nobody needs them before somebody is signed in. Whither an identity goes depends on the table of rights.
const loadOnward = () => import('./Onward.tsx');
const Onward = lazy(async () => ({ default: (await loadOnward()).Onward }));
const Chooser = lazy(async () => ({ default: (await import('./chooser/Chooser.tsx')).Chooser }));
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
  // The session changes while a sign-in runs; the card stays until it is through.
  const [signingIn, setSigningIn] = useState(false);
  const [nowhere, setNowhere] = useState(false);
  const busy = (isBusy: boolean) => {
    setSigningIn(isBusy);
    // Fetched while the server looks at the code. Should it fail, the way on asks once more and tells of it.
    if (isBusy) loadOnward().catch(() => undefined);
  };
  const wantsToChoose = new URLSearchParams(search).get('mode') === 'choose' && identities.length > 0;

  if (status === 'anonymous' || signingIn) return <LoginPage onBusy={busy} />;
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
        <Chooser notice={nowhere ? notYetNotice : null} onArrival={({ kind }) => setNowhere(kind === 'nowhere')} />
      </Suspense>
    );
  }
  if (status !== 'ready') return null;
  return (
    <Suspense>
      <Onward onNowhere={() => setNowhere(true)} />
    </Suspense>
  );
}

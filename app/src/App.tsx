import { type Analytics, analyticsBy, baiduAnalytics, KitProvider, noAnalytics, useKit } from 'jiaowu';
import { brandOf, GlobalStyle, HostFactsProvider, ToastRegion } from 'jiaowu/components';
import { pageViewPath } from 'jiaowu/domain';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import './page.css';
import { Pages } from './Pages.tsx';
import { platformNumber } from './platform.ts';
import { site } from './routes.tsx';
import { useRouterNavigation } from './useRouterNavigation.ts';
import { useScrollMemory } from './useScrollMemory.ts';

declare global {
  interface Window {
    /** Queue of Baidu Tongji, where the institution has put its script on the page. */
    _hmt?: unknown[][];
  }
}

/**
 * Page views go to Baidu Tongji where its queue is on the page; looked for at each view, for its script loads late. An
 * address the browser has left already, while the code of the page it goes to is fetched, was no stay.
 */
function pageAnalytics(win: Window): Analytics {
  return analyticsBy((path) => {
    const { pathname, search } = win.location;
    if (path === pageViewPath(pathname, search)) (win._hmt ? baiduAnalytics(win) : noAnalytics).pageView(path);
  });
}

/** The site: the kit, wired to React Router, around the pages. */
export function App() {
  const navigation = useRouterNavigation();
  const go = useNavigate();
  const [analytics] = useState(() => pageAnalytics(window));
  const [platform] = useState(() => platformNumber(window.location.search, sessionStorage));
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const facts = useMemo(() => ({ pages: site.pages, askedFor, back: () => void go(-1) }), [askedFor, go]);
  useScrollMemory();

  useEffect(() => {
    document.documentElement.dataset.brand = brandOf(platform);
  }, [platform]);

  return (
    <KitProvider navigation={navigation} analytics={analytics} brand={platform}>
      <GlobalStyle />
      <HostFactsProvider value={facts}>
        <Pages onAskedFor={setAskedFor} />
      </HostFactsProvider>
      <Toasts />
    </KitProvider>
  );
}

function Toasts() {
  return <ToastRegion toasts={useKit().toasts} />;
}

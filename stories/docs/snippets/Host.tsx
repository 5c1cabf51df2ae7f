import { KitProvider, type ScreenRoute, toRoutes, useKit, useNavigation } from 'jiaowu';
import { GlobalStyle, rootClass, ToastRegion } from 'jiaowu/components';
import { screens as account } from 'jiaowu/features/account';
import { screens as schedule } from 'jiaowu/features/schedule';
import { lazy, Suspense } from 'react';

const pages = toRoutes([...account, ...schedule]).map((route) => ({ ...route, Page: pageOf(route) }));

function pageOf({ screen }: ScreenRoute) {
  return lazy(async () => ({ default: (await screen.load()).Component }));
}

/** The whole of a host: the kit round the page the address names. */
export function Host() {
  return (
    <KitProvider>
      <GlobalStyle />
      <div className={rootClass}>
        <CurrentPage />
      </div>
      <Toasts />
    </KitProvider>
  );
}

export function CurrentPage() {
  const { pathname } = useNavigation();
  const found = pages.find(({ path }) => path === pathname);
  const Page = (found ?? pages[0])?.Page;
  return <Suspense fallback="加载中...">{Page ? <Page /> : null}</Suspense>;
}

function Toasts() {
  return <ToastRegion toasts={useKit().toasts} />;
}

import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useInsertionEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { KitContext, NavigationContext } from './context.ts';
import { createKit, type Kit, type KitSeams } from './createKit.ts';
import { KitLife } from './KitLife.tsx';
import {
  createBrowserNavigation,
  createHostNavigation,
  createMemoryNavigation,
  type Navigation,
  type NavigationSource,
} from './navigation.ts';

export interface KitProviderProps extends KitSeams {
  /** The host router's place and `navigate`, or a source of one's own. @default the browser's history; `/` on a server */
  navigation?: Navigation | NavigationSource;
  /**
   * Keeps the session by itself: loads login info on start, refreshes rights every 5 minutes and when the page is
   * looked at again, reports page views, clears the local cache on its pages. @default true
   */
  alive?: boolean;
  children?: ReactNode;
}

const isSource = (navigation: Navigation | NavigationSource): navigation is NavigationSource => 'current' in navigation;

/**
 * Carries everything a screen may reach: client, session, navigation, notices, clock. The seams are read once; only
 * the host router's place may change. Renders no element. A server renders it as for nobody signed in, and so does the
 * browser's first render over a server's HTML.
 */
export function KitProvider({ navigation, alive = true, children, ...seams }: KitProviderProps) {
  const [{ kit, source, host, atServer }] = useState(() => assemble(seams, navigation));
  const followed = useSyncExternalStore(source.subscribe, source.current, atServer);
  const given = navigation && !isSource(navigation) ? navigation : undefined;
  useInsertionEffect(() => {
    if (given) host?.show(given);
  }, [given, host]);
  const shown = given ?? followed;
  const place = useMemo(() => kit.departures.asking(shown), [kit, shown]);

  return (
    <KitContext value={kit}>
      <NavigationContext value={place}>
        <QueryClientProvider client={kit.queryClient}>
          {alive ? <KitLife /> : null}
          {children}
        </QueryClientProvider>
      </NavigationContext>
    </KitContext>
  );
}

function assemble(seams: KitSeams, navigation: Navigation | NavigationSource | undefined) {
  const host = navigation && !isSource(navigation) ? createHostNavigation(navigation) : undefined;
  const own = navigation && isSource(navigation) ? navigation : undefined;
  const source: NavigationSource = host ?? own ?? createOwnNavigation();
  const kit: Kit = createKit(seams, source.current);
  // A host knows the place on the server as well; the browser's own history is not known there.
  const place: Navigation = { ...source.current(), pathname: '/', search: '', hash: '' };
  return { kit, source, host, atServer: host || own ? source.current : () => place };
}

function createOwnNavigation(): NavigationSource {
  return typeof window === 'undefined' ? createMemoryNavigation() : createBrowserNavigation(window);
}

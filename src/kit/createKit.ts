import { QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../api/ApiError.ts';
import type { SessionEffect } from '../api/catalogue.ts';
import { type ApiClient, type ApiClientOptions, createApiClient } from '../api/client.ts';
import { isIndexPath, loginPath } from '../domain/navigation.ts';
import { createSessionActions, type SessionActions } from '../session/actions.ts';
import { contextFields } from '../session/state.ts';
import { createSession, type SessionStore } from '../session/createSession.ts';
import { createSafeStorage, type StorageLike } from '../session/storage.ts';
import { createTabs } from '../session/tabs.ts';
import { type Analytics, noAnalytics } from './analytics.ts';
import { createKitClock, type KitClock } from './clock.ts';
import { createDepartures, type Departures } from './departures.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createGuardedClient } from './guardedClient.ts';
import type { Navigation } from './navigation.ts';
import { createPreferences, type Preferences } from './preferences.ts';
import { completeNotify, type FullNotify, type Notify, notifyThrough } from './notify.ts';
import { createToastStore, type ToastStore } from './toastStore.ts';

/** What a client of the host's own is wired to. Spread it into `createApiClient`. */
export type ClientWiring = Pick<ApiClientOptions, 'context'> & Required<Pick<ApiClientOptions, 'onServerTime'>>;

/** The seams. Each has a default that works. */
export interface KitSeams {
  /** A client, or a function that makes one. @default createApiClient on this host */
  client?: ApiClient | ((wiring: ClientWiring) => ApiClient);
  /** @default persisted in `storage` */
  session?: SessionStore;
  /** @default the kit's toasts */
  notify?: Notify;
  /** @default none */
  analytics?: Analytics;
  /** @default localStorage; in memory where it is blocked, and on a server */
  storage?: StorageLike;
  /** @default the system's, set by the server's time */
  clock?: () => Date;
  /** Platform number of product.md section 9. @default 1 */
  brand?: number;
}

/** Everything of one provider: two kits on a page share nothing. */
export interface Kit {
  readonly client: ApiClient;
  readonly session: SessionStore;
  readonly actions: SessionActions;
  readonly notify: FullNotify;
  /** What the default `notify` shows; a toast region subscribes to it. */
  readonly toasts: ToastStore;
  readonly analytics: Analytics;
  readonly storage: StorageLike;
  readonly clock: KitClock;
  readonly brand: number;
  readonly queryClient: QueryClient;
  readonly drafts: Drafts;
  /** Who is to be asked before the page is left. */
  readonly departures: Departures;
  readonly preferences: Preferences;
  /** Where the user is now. In components `useNavigation`. */
  navigation: () => Navigation;
}

/** The login card without a way back. */
const signInPath = '/?mode=sms';

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // A failure shows at once with 重试; offline is a failure, not a silent pause.
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** @param navigation where the user is at the moment of asking */
export function createKit(seams: KitSeams, navigation: () => Navigation): Kit {
  const storage = createSafeStorage(() => seams.storage ?? window.localStorage);
  // The one place that reads the computer's clock.
  const clock = createKitClock(seams.clock ?? (() => new Date()));
  const toasts = createToastStore();
  const notify = seams.notify ? completeNotify(seams.notify) : notifyThrough(toasts);
  const queryClient = createQueryClient();
  const drafts = createDrafts(storage);
  const session = seams.session ?? createSession({ storage, clock: () => new Date(clock.ownMs()), tabs: createTabs() });

  const wiring: ClientWiring = {
    context: () => contextFields(session.getState()),
    onServerTime: (wall) => {
      if (!seams.clock) clock.follow(wall);
    },
  };
  const plain = typeof seams.client === 'function' ? seams.client(wiring) : (seams.client ?? createApiClient(wiring));

  const endSession = (effect: SessionEffect, error: ApiError) => {
    const here = navigation();
    const back = loginPath(here);
    const onIndex = isIndexPath(here.pathname);
    if (effect === 'expire') {
      drafts.saveAll(session.getState().uid);
      actions.expire();
      if (onIndex) return;
      notify.info(error.text);
      here.navigate(back, { replace: true });
      return;
    }
    actions.forceLogout({ reason: effect, text: error.text });
    if (!onIndex) here.navigate(effect === 'elsewhere' ? back : signInPath, { replace: true });
  };

  const client = createGuardedClient(plain, session, {
    toast: (error) => notify.error(error.text),
    endSession,
    rightMissing: () => void actions.refreshRights(),
  });
  const actions: SessionActions = createSessionActions({
    client,
    session,
    onLoggedOut: () => navigation().navigate(signInPath, { replace: true }),
    onCacheCleared: (why) => {
      // A page that clears the cache is already rendering: its queries must stay the ones its components hold.
      if (why === 'page') void queryClient.resetQueries();
      else queryClient.clear();
    },
    onRefused: (text) => notify.info(text),
  });

  return {
    client,
    session,
    actions,
    notify,
    toasts,
    analytics: seams.analytics ?? noAnalytics,
    storage,
    clock,
    brand: seams.brand ?? 1,
    queryClient,
    drafts,
    departures: createDepartures(),
    preferences: createPreferences(storage),
    navigation,
  };
}

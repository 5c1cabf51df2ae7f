// The client
export { ApiError, isApiError } from './api/ApiError.ts';
export {
  catalogueOfCode,
  catalogueOfKind,
  type CatalogueEntry,
  type ErrorKind,
  isTransport,
  type SessionEffect,
} from './api/catalogue.ts';
export { type ApiClient, type ApiClientOptions, type CallOptions, createApiClient } from './api/client.ts';
export { readEnvelope, type Reading } from './api/envelope.ts';
export { buildRequest, type BuiltRequest, type ContextFields, defaultBucketCode } from './api/request.ts';
export { withRetry } from './api/retry.ts';
export {
  type Answer,
  type Control,
  type Fetch,
  fetchTransport,
  type Transport,
  xhrTransport,
} from './api/transport.ts';

// The session
export { createSessionActions, type SessionActions, type SessionDeps } from './session/actions.ts';
export { createSession, type SessionOptions, type SessionStore } from './session/createSession.ts';
export type { Memorable } from './session/memory.ts';
export type { Persisted, PersistedName } from './session/persisted.ts';
export type { SmsSignIn } from './session/signIn.ts';
export {
  contextFields,
  guardFacts,
  isSignedIn,
  type LoginNotice,
  type SessionState,
  type SessionStatus,
} from './session/state.ts';
export { createMemoryStorage, createSafeStorage, type StorageLike } from './session/storage.ts';
export { createTabs, noTabs, type TabChannel, type TabMessage } from './session/tabs.ts';

// The kit
export { BrowserOnly } from './kit/BrowserOnly.tsx';
export { type Analytics, analyticsBy, baiduAnalytics, noAnalytics } from './kit/analytics.ts';
export { institutionZone, type KitClock, wallClock } from './kit/clock.ts';
export {
  type Now,
  useHref,
  useKit,
  useNavigation,
  useNotify,
  useNow,
  useOnline,
  useSession,
  useSessionActions,
} from './kit/context.ts';
export type { ClientWiring, Kit, KitSeams } from './kit/createKit.ts';
export { KitProvider, type KitProviderProps } from './kit/KitProvider.tsx';
export {
  createBrowserNavigation,
  createMemoryNavigation,
  fullPath,
  type NavigateOptions,
  type Navigation,
  type NavigationSource,
} from './kit/navigation.ts';
export type { FullNotify, Notify } from './kit/notify.ts';
export { type Screen, type ScreenRoute, toRoutes } from './kit/screen.ts';
export { loadingText, uploadingText } from './kit/texts.ts';
export {
  createToastStore,
  type Toast,
  type ToastAction,
  type ToastKind,
  type ToastOptions,
  type ToastStore,
  type UndoOptions,
} from './kit/toastStore.ts';

// Hooks
export { type Action, useAction } from './hooks/useAction.ts';
export { type CallResult, skipToken, useCall } from './hooks/useCall.ts';
export { useDebounced } from './hooks/useDebounced.ts';
export { type Draft, useDraft } from './hooks/useDraft.ts';
export { useHotkey } from './hooks/useHotkey.ts';
export { usePersisted } from './hooks/usePersisted.ts';
export { useUrlState } from './hooks/useUrlState.ts';
export { useUnsaved } from './hooks/keptPage.ts';
export { useDebouncedCallback } from './hooks/useDebouncedCallback.ts';
export { type InfiniteResult, useInfinite } from './hooks/useInfinite.ts';
export { useKeepScroll } from './hooks/useKeepScroll.ts';
export { type Undo, useUndo } from './hooks/useUndo.ts';

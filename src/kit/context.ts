import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { SessionActions } from '../session/actions.ts';
import type { SessionState } from '../session/state.ts';
import type { Kit } from './createKit.ts';
import type { Navigation } from './navigation.ts';
import type { FullNotify } from './notify.ts';

export const KitContext = createContext<Kit | null>(null);
export const NavigationContext = createContext<Navigation | null>(null);

function required<T>(value: T | null, hook: string): T {
  if (value !== null) return value;
  throw new Error(
    `${hook}() was called outside <KitProvider>. Wrap the app (in tests: renderInKit, in stories: StoryKit).`,
  );
}

/** Everything of the kit. It never changes, so reading it renders nothing anew. */
export function useKit(): Kit {
  return required(useContext(KitContext), 'useKit');
}

const whole = (state: SessionState) => state;

/** Who is signed in. With a selector the component renders anew only when the selected value changes. */
export function useSession(): SessionState;
export function useSession<T>(selector: (state: SessionState) => T): T;
export function useSession(selector: (state: SessionState) => unknown = whole): unknown {
  return useStore(useKit().session, selector);
}

export function useSessionActions(): SessionActions {
  return useKit().actions;
}

/** Where the user is, and how to go elsewhere. */
export function useNavigation(): Navigation {
  return required(useContext(NavigationContext), 'useNavigation');
}

export function useNotify(): FullNotify {
  return useKit().notify;
}

export interface Now {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:mm` */
  readonly time: string;
  /** `YYYY-MM-DD HH:mm:00` */
  readonly dateTime: string;
}

/** The institution's wall clock, to the minute; renders anew each minute. */
export function useNow(): Now {
  const { clock } = useKit();
  const minute = useSyncExternalStore(clock.subscribe, clock.minute, clock.minute);
  return { date: minute.slice(0, 10), time: minute.slice(11), dateTime: `${minute}:00` };
}

function watchOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOnline = () => navigator.onLine;
const assumeOnline = () => true;

/** False while the browser knows of no network. */
export function useOnline(): boolean {
  return useSyncExternalStore(watchOnline, isOnline, assumeOnline);
}

/** Writes the address of a place, for links. */
export function useHref(): (to: string) => string {
  const { href } = useNavigation();
  return useCallback((to: string) => href(to), [href]);
}

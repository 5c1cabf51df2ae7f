import { createStore, type StoreApi } from 'zustand/vanilla';
import { readPersisted, writeChanged } from './persisted.ts';
import { emptyState, isSignedIn, type SessionState } from './state.ts';
import type { StorageLike } from './storage.ts';
import { takeSignInLock } from './signInLock.ts';
import { noTabs, type TabChannel } from './tabs.ts';
import { loggedOut, restored, signedIn } from './transitions.ts';

/** The session of one provider: what is known of the user, kept in the storage between visits. */
export interface SessionStore extends StoreApi<SessionState> {
  /** To the other tabs of this browser. */
  readonly tabs: TabChannel;
  /** Starts listening to the other tabs. @returns how to stop */
  listen: () => () => void;
  /** Takes the right to sign in, for all tabs. @returns how to give it back; undefined while another tab signs in */
  takeSignInLock: () => (() => void) | undefined;
}

export interface SessionOptions {
  storage: StorageLike;
  clock: () => Date;
  /** @default none: the tab stands alone */
  tabs?: TabChannel;
  /** Tells this tab from the others. @default random */
  tabId?: string;
  /** Starts signed in, where the host has a login of its own. @default as the storage remembers */
  signedInAs?: { uid: string; token: string };
}

const randomId = () => crypto.getRandomValues(new Uint32Array(2)).join('-');

export function createSession(options: SessionOptions): SessionStore {
  const { storage, clock, tabs = noTabs, tabId = randomId(), signedInAs } = options;
  const read = () => restored({ ...emptyState, ...readPersisted(storage) });
  const store = createStore<SessionState>(read);
  let persisting = true;
  store.subscribe((after, before) => {
    if (persisting) writeChanged(storage, before, after);
  });
  if (signedInAs) store.setState(signedIn(store.getState(), signedInAs), true);

  /** Takes a state another tab has already stored. */
  const adopt = (state: SessionState) => {
    persisting = false;
    store.setState(state, true);
    persisting = true;
  };

  const listen = () =>
    tabs.subscribe((message) => {
      const state = store.getState();
      if (message.type === 'loggedOut') adopt(loggedOut(state));
      if (message.type === 'signedIn' && !isSignedIn(state)) adopt(read());
      if (message.type === 'identity' && isSignedIn(state) && message.ids !== state.identity?.ids) {
        adopt(state.identity ? { ...state, changedElsewhere: message.displayName } : read());
      }
    });

  return {
    ...store,
    // What a server renders, and a browser over a server's HTML: nobody is signed in.
    getInitialState: () => emptyState,
    tabs,
    listen,
    takeSignInLock: () => takeSignInLock(storage, clock().getTime(), tabId),
  };
}

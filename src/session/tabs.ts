/** What one tab tells the others of the same browser. */
export type TabMessage =
  | { readonly type: 'signedIn' }
  | { readonly type: 'loggedOut' }
  | { readonly type: 'identity'; readonly ids: string; readonly displayName: string };

/** The line between tabs. A message never comes back to its sender. */
export interface TabChannel {
  post: (message: TabMessage) => void;
  subscribe: (listener: (message: TabMessage) => void) => () => void;
}

/** For a page that stands alone: stories, tests, browsers without BroadcastChannel. */
export const noTabs: TabChannel = { post: () => {}, subscribe: () => () => {} };

const types = new Set<unknown>(['signedIn', 'loggedOut', 'identity'] satisfies TabMessage['type'][]);

function isTabMessage(value: unknown): value is TabMessage {
  return typeof value === 'object' && value !== null && 'type' in value && types.has(value.type);
}

export function createTabs(name = 'jiaowu:session'): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return noTabs;
  let channel: BroadcastChannel | undefined;
  const listeners = new Set<(message: TabMessage) => void>();
  const opened = () => {
    channel ??= new BroadcastChannel(name);
    return channel;
  };
  const receive = ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) for (const listener of listeners) listener(data);
  };
  return {
    post: (message) => opened().postMessage(message),
    subscribe(listener) {
      if (listeners.size === 0) opened().addEventListener('message', receive);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        channel?.close();
        channel = undefined;
      };
    },
  };
}

/** Where the user is and how to go elsewhere. A host passes its router's; the default is the browser's history. */
export interface Navigation {
  readonly pathname: string;
  /** With its `?`, or ''. */
  readonly search: string;
  /** With its `#`, or ''. */
  readonly hash?: string;
  navigate: (to: string, options?: NavigateOptions) => void;
  /** The address to write in a link. */
  href: (to: string) => string;
}

export interface NavigateOptions {
  /** Takes the place of the current entry of the history. */
  replace?: boolean;
}

/** A navigation that tells by itself when the place changes. */
export interface NavigationSource {
  /** The same object until the place changes. */
  current: () => Navigation;
  subscribe: (listener: () => void) => () => void;
}

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

function createSource(
  read: () => Place,
  go: (to: string, replace: boolean) => void,
  href: (to: string) => string,
  watch: (changed: () => void) => () => void,
): NavigationSource {
  const listeners = new Set<() => void>();
  const snapshot = (): Navigation => ({ ...read(), navigate, href });
  const navigate = (to: string, { replace = false }: NavigateOptions = {}) => {
    go(to, replace);
    changed();
  };
  let now: Navigation | undefined;
  const changed = () => {
    now = snapshot();
    for (const listener of listeners) listener();
  };
  let unwatch: (() => void) | undefined;
  return {
    current() {
      now ??= snapshot();
      return now;
    },
    subscribe(listener) {
      if (listeners.size === 0) unwatch = watch(changed);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unwatch?.();
      };
    },
  };
}

/** The browser's own history. */
export function createBrowserNavigation(win: Window): NavigationSource {
  return createSource(
    () => ({ pathname: win.location.pathname, search: win.location.search, hash: win.location.hash }),
    (to, replace) => win.history[replace ? 'replaceState' : 'pushState'](null, '', to),
    (to) => to,
    (changed) => {
      win.addEventListener('popstate', changed);
      return () => win.removeEventListener('popstate', changed);
    },
  );
}

/** A history that lives in memory: stories, tests, embedding in a page that keeps its own address. */
export function createMemoryNavigation(start = '/'): NavigationSource & { readonly entries: readonly string[] } {
  const entries = [start];
  const source = createSource(
    () => {
      const { pathname, search, hash } = new URL(entries.at(-1) ?? '/', 'http://memory');
      return { pathname, search, hash };
    },
    (to, replace) => {
      if (replace) entries.pop();
      entries.push(to);
    },
    (to) => to,
    () => () => {},
  );
  return { ...source, entries };
}

/** A host router's place, as its last render told it. It changes with the host's renders, so nobody need be told. */
export function createHostNavigation(
  first: Navigation,
): NavigationSource & { readonly show: (place: Navigation) => void } {
  let shown = first;
  return {
    current: () => shown,
    subscribe: () => () => {},
    show(place) {
      shown = place;
    },
  };
}

/** Path, query and hash in one, as the browser held it. */
export function fullPath({ pathname, search, hash = '' }: Pick<Navigation, 'pathname' | 'search' | 'hash'>): string {
  return `${pathname}${search}${hash}`;
}

import { createContext, useContext } from 'react';
import { routeByPath } from '../../domain/routeTable.ts';

/** What a screen may know of the host that shows it. */
export interface HostFacts {
  /** Names of the pages the host has; undefined: all of the route table. */
  readonly pages: ReadonlySet<string> | undefined;
  /** The address that led to /404; kept in memory, never in the URL. */
  readonly askedFor: string | null;
  /** One step back in the history. */
  readonly back: () => void;
}

/** Without a host: every page counts as built, and back is the browser's. */
const standalone: HostFacts = { pages: undefined, askedFor: null, back: () => window.history.back() };

const HostFactsContext = createContext<HostFacts>(standalone);

/** Tells the screens below which pages the host has. Links and landings lead to such pages only. */
export const HostFactsProvider = HostFactsContext.Provider;

export function useHostFacts(): HostFacts {
  return useContext(HostFactsContext);
}

/** Whether the host has the page at this path (a query is left aside). */
export function isBuilt({ pages }: Pick<HostFacts, 'pages'>, path: string): boolean {
  const route = routeByPath(path.replace(/[?#].*$/, ''));
  return route !== undefined && (pages === undefined || pages.has(route.name));
}

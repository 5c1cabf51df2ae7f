import type { ComponentType } from 'react';
import { type RouteFacts, routeByName } from '../domain/routeTable.ts';

/** One whole screen a host may assemble. Path, title and group stand in the route table under its name. */
export interface Screen {
  /** The page's name in product.md section 2. */
  readonly name: string;
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
  /** Name of the page whose menu entry is lit. @default its own */
  readonly menu?: string;
}

/** A screen with the facts of its route: what a router needs. */
export interface ScreenRoute extends RouteFacts {
  readonly screen: Screen;
  /** Name of the page whose menu entry is lit. */
  readonly menu: string;
}

/**
 * Joins screens with the route table.
 * @throws Error naming the screen when the route table has no page of its name, or two screens claim one page.
 */
export function toRoutes(screens: readonly Screen[]): ScreenRoute[] {
  const taken = new Set<string>();
  return screens.map((screen) => {
    if (taken.has(screen.name)) {
      throw new Error(`toRoutes(): two screens claim the page "${screen.name}". Leave one of them out.`);
    }
    taken.add(screen.name);
    const facts = routeByName(screen.name);
    const menu = screen.menu ?? screen.name;
    routeByName(menu);
    return { ...facts, screen, menu };
  });
}

import type { Navigation } from './navigation.ts';

/** @param go the way on, for later. @returns true: it goes no further until `go` is called */
type Hold = (go: () => void) => boolean;

/** Asks before the program takes the user to another page: a menu, a search, a button. */
export interface Departures {
  /** @returns how to stop asking */
  guard: (hold: Hold) => () => void;
  /** The same place, whose `navigate` asks first. Staying on the page (another query) asks nobody. */
  asking: (navigation: Navigation) => Navigation;
}

export function createDepartures(): Departures {
  const holds = new Set<Hold>();
  return {
    guard(hold) {
      holds.add(hold);
      return () => {
        holds.delete(hold);
      };
    },
    asking: (navigation) => ({
      ...navigation,
      navigate(to, options) {
        const go = () => navigation.navigate(to, options);
        const stays = new URL(to, `http://here${navigation.pathname}`).pathname === navigation.pathname;
        if (stays || ![...holds].some((hold) => hold(go))) go();
      },
    }),
  };
}

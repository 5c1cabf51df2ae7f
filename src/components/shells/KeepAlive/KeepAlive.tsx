import { Activity, type ReactNode, useLayoutEffect, useState } from 'react';
import { type KeptPage, KeptPageContext } from '../../../hooks/keptPage.ts';
import { NavigationContext, useNavigation } from '../../../kit/context.ts';
import { createKeptMemory } from './keptMemory.ts';
import { touchKept } from './keptPages.ts';
import { useWindowPlace } from './useWindowPlace.ts';

export interface KeepAliveProps {
  /** Key of the page in view, normally its path. */
  active: string;
  /** Whether the page in view stays alive after it is left. */
  keep: boolean;
  /** How many kept pages there are at most; the one not shown for longest is dropped. @default 5 */
  cap?: number | undefined;
  /** A kept page finds the window scrolled as it left it. Off for an outlet around another one. @default true */
  keepScroll?: boolean | undefined;
  /** Draws a page; called for the one in view and for each kept one. */
  render: (key: string) => ReactNode;
}

/**
 * Shows one page and keeps marked ones alive when they are left: their state, scroll and half-typed forms come back,
 * their effects rest meanwhile (React's `<Activity>`). A page that says `useUnsaved(true)` is not dropped for the cap; a
 * dropped one is made anew. Boxes that scroll by themselves keep their place by `useKeepScroll`. Give it another React
 * `key` to drop all kept pages.
 */
export function KeepAlive({ active, keep, cap = 5, keepScroll = true, render }: KeepAliveProps) {
  const [memory] = useState(createKeptMemory);
  const [kept, setKept] = useState<readonly string[]>([]);
  const next = keep ? touchKept(kept, active, cap, memory.isHeld) : kept;
  if (next !== kept) setKept(next);
  // Drawn in one fixed order: reordering would move DOM nodes and lose their scroll positions.
  const drawn = [...new Set([...next, active])].sort();
  useLayoutEffect(() => memory.shown(active, drawn));
  return drawn.map((key) => (
    <Activity key={key} mode={key === active ? 'visible' : 'hidden'}>
      <OwnPlace visible={key === active} page={memory.page(key)} scrolls={keepScroll && next.includes(key)}>
        {render(key)}
      </OwnPlace>
    </Activity>
  ));
}

interface OwnPlaceProps {
  visible: boolean;
  page: KeptPage;
  /** The window's place is kept for it. */
  scrolls: boolean;
  children: ReactNode;
}

/** A left page goes on seeing the address it was left at, or it would read another page's filters from it. */
function OwnPlace({ visible, page, scrolls, children }: OwnPlaceProps) {
  const here = useNavigation();
  const [own, setOwn] = useState(here);
  if (visible && own !== here) setOwn(here);
  useWindowPlace(scrolls ? page : null);
  return (
    <KeptPageContext value={page}>
      <NavigationContext value={visible ? here : own}>{children}</NavigationContext>
    </KeptPageContext>
  );
}

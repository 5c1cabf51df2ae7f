import { Activity, type ReactNode, useState } from 'react';
import { NavigationContext, useNavigation } from '../../../kit/context.ts';
import { touchKept } from './keptPages.ts';

export interface KeepAliveProps {
  /** Key of the page in view, normally its path. */
  active: string;
  /** Whether the page in view stays alive after it is left. */
  keep: boolean;
  /** How many kept pages there are at most. @default 5 */
  cap?: number | undefined;
  /** Draws a page; called for the one in view and for each kept one. */
  render: (key: string) => ReactNode;
}

/**
 * Shows one page and keeps marked ones alive when they are left: their state, scroll and half-typed forms come back,
 * their effects rest meanwhile (React's `<Activity>`). Give it another React `key` to drop all kept pages.
 */
export function KeepAlive({ active, keep, cap = 5, render }: KeepAliveProps) {
  const [kept, setKept] = useState<readonly string[]>([]);
  const next = keep ? touchKept(kept, active, cap) : kept;
  if (next !== kept) setKept(next);
  // Drawn in one fixed order: reordering would move DOM nodes and lose their scroll positions.
  const drawn = [...new Set([...next, active])].sort();
  return drawn.map((key) => (
    <Activity key={key} mode={key === active ? 'visible' : 'hidden'}>
      <OwnPlace visible={key === active}>{render(key)}</OwnPlace>
    </Activity>
  ));
}

/** A left page goes on seeing the address it was left at, or it would read another page's filters from it. */
function OwnPlace({ visible, children }: { visible: boolean; children: ReactNode }) {
  const here = useNavigation();
  const [own, setOwn] = useState(here);
  if (visible && own !== here) setOwn(here);
  return <NavigationContext value={visible ? here : own}>{children}</NavigationContext>;
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useKit, useNavigation } from '../../kit/context.ts';
import { watchBack } from './watchBack.ts';

/** Where a plain press on a link of this site leads; null: the browser's own business. */
function targetOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || (link.target && link.target !== '_self')) return null;
  if (link.hasAttribute('download') || link.origin !== window.location.origin) return null;
  const to = `${link.pathname}${link.search}${link.hash}`;
  return link.hash && link.pathname === window.location.pathname ? null : to;
}

export interface LeaveGuard {
  /** Somebody is about to leave and waits for an answer. */
  readonly asked: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

interface LeaveGuardOptions {
  /** Just before the page is left all the same: the last moment to keep what was typed. */
  onLeave?: (() => void) | undefined;
}

/**
 * Asks before a page with unsaved input is left: by a link, by the program (`navigate`), by the browser's back key where
 * it can be asked, or by closing the tab, where the browser asks in its own words.
 * @param unsaved asked at that very moment
 */
export function useLeaveGuard(unsaved: () => boolean, { onLeave }: LeaveGuardOptions = {}): LeaveGuard {
  const { departures } = useKit();
  const { navigate } = useNavigation();
  const [way, setWay] = useState<{ go: () => void } | null>(null);
  const passing = useRef(false);
  const kept = useEffectEvent(() => onLeave?.());
  const holds = useEffectEvent((go: () => void) => {
    if (passing.current || !unsaved()) return false;
    setWay({ go });
    return true;
  });
  const follow = useEffectEvent((to: string) => navigate(to));
  useEffect(() => {
    const stopAsking = departures.guard((go) => holds(go));
    const stopBack = watchBack((go) => holds(go));
    const onClick = (event: MouseEvent) => {
      const to = targetOf(event);
      if (to === null || !holds(() => follow(to))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!holds(() => {})) return;
      setWay(null);
      kept();
      event.preventDefault();
    };
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      stopAsking();
      stopBack();
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [departures]);
  return {
    asked: way !== null,
    stay: () => setWay(null),
    leave() {
      onLeave?.();
      setWay(null);
      passing.current = true;
      way?.go();
      passing.current = false;
    },
  };
}

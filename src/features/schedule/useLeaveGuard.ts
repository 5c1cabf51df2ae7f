import { useEffect, useState } from 'react';
import { useNavigation } from '../../kit/context.ts';

/** Where a plain press on a link of this site leads; null: the browser's own business. */
function targetOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || (link.target && link.target !== '_self')) return null;
  if (link.hasAttribute('download') || link.origin !== window.location.origin) return null;
  const to = `${link.pathname}${link.search}${link.hash}`;
  return link.hash && link.pathname === window.location.pathname ? null : to;
}

/**
 * Asks before a page with unsaved input is left: by a link (its address stands in `leaving` until the user decides) or by
 * closing the tab, where the browser asks in its own words.
 */
export function useLeaveGuard(unsaved: boolean) {
  const { navigate } = useNavigation();
  const [leaving, setLeaving] = useState<string | null>(null);
  useEffect(() => {
    if (!unsaved) return;
    const onClick = (event: MouseEvent) => {
      const to = targetOf(event);
      if (to === null) return;
      event.preventDefault();
      event.stopPropagation();
      setLeaving(to);
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [unsaved]);
  return {
    leaving,
    stay: () => setLeaving(null),
    leave: () => {
      if (leaving === null) return;
      setLeaving(null);
      navigate(leaving);
    },
  };
}

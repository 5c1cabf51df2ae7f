import { type MouseEvent, useContext } from 'react';
import { NavigationContext } from './context.ts';

/** True for presses that mean: open here, not in a new tab or window, and nothing else has dealt with it. */
export function opensHere(event: MouseEvent): boolean {
  const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return event.button === 0 && plain && !event.defaultPrevented;
}

/**
 * Click handler of a link to a page of this site: the navigation seam takes it there without loading everything anew.
 * Other addresses, new tabs, downloads, and links outside a KitProvider stay the browser's.
 */
export function useInAppLink(
  href: string,
  link: {
    target?: string | undefined;
    download?: unknown;
    onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  },
): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigation = useContext(NavigationContext);
  const { target, download, onClick } = link;
  const inApp = /^\/(?!\/)/.test(href) && (target === undefined || target === '_self') && download === undefined;
  return (event) => {
    onClick?.(event);
    if (!navigation || !inApp || !opensHere(event)) return;
    event.preventDefault();
    navigation.navigate(href);
  };
}

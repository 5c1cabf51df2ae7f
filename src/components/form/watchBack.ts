/** Of the browser's Navigation API what is needed here; not every browser has it. */
interface NavigateEventLike extends Event {
  readonly navigationType: string;
  readonly destination: { readonly key: string; readonly url: string };
}
interface NavigationLike extends EventTarget {
  traverseTo: (key: string) => unknown;
}

/**
 * Asks before the browser's back and forward keys leave the page. Without the Navigation API (older browsers) they
 * cannot be asked, and nothing happens here.
 * @param holds gets the way on; true keeps the page
 */
export function watchBack(holds: (go: () => void) => boolean): () => void {
  const history = (window as { navigation?: NavigationLike }).navigation;
  if (!history) return () => {};
  let allowed = '';
  const listen = (event: Event) => {
    const { navigationType, destination, cancelable } = event as NavigateEventLike;
    if (navigationType !== 'traverse' || !cancelable || destination.key === allowed) return;
    if (new URL(destination.url).pathname === window.location.pathname) return;
    const go = () => {
      allowed = destination.key;
      history.traverseTo(destination.key);
    };
    if (holds(go)) event.preventDefault();
  };
  history.addEventListener('navigate', listen);
  return () => history.removeEventListener('navigate', listen);
}

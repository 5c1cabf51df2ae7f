import { useEffect } from 'react';

interface PageArrivalProps {
  title: string;
  /** The page was reached by navigating, not by loading the site: then the focus goes to its heading. */
  takesFocus: boolean;
}

/** A heading that is about to be drawn (a page that waits for its data) is waited for this long. */
const patienceMs = 3000;

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** True while the user has already put the focus somewhere on the new page. */
function focusIsTaken(): boolean {
  const { activeElement } = document;
  return activeElement?.closest('main') != null && activeElement.tagName !== 'MAIN';
}

/**
 * Drawn beside a page that has arrived: names the document and moves the focus to the page's heading, so that a screen
 * reader begins there and Tab goes on from there.
 */
export function PageArrival({ title, takesFocus }: PageArrivalProps) {
  useEffect(() => {
    document.title = `${title} · 教务`;
  }, [title]);

  useEffect(() => {
    if (!takesFocus || focusIsTaken() || focusHeading()) return;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      if (focusIsTaken() || focusHeading()) stop();
    });
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    const timer = setTimeout(stop, patienceMs);
    observer.observe(document.body, { childList: true, subtree: true });
    return stop;
  }, [takesFocus]);

  return null;
}

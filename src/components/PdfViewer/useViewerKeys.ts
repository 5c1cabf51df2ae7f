import { type RefObject, useEffect } from 'react';
import { useLatest } from './useLatest.ts';
import { isForViewer, markViewer, takesText } from './viewerFocus.ts';
import { commandOf, type ViewerCommand } from './viewerKeys.ts';

/** Saving and printing are browser commands: they are refused wherever the focus is, also in an input. */
const everywhere: readonly (ViewerCommand | null)[] = ['save', 'print'];

/**
 * Listens for the viewer's keys on the document. `run` tells whether it did something; then the browser's own doing is
 * prevented. Keys that an input, a dialog or the toolbar has used are left alone.
 */
export function useViewerKeys(root: RefObject<HTMLElement | null>, run: (command: ViewerCommand) => boolean): void {
  const latestRun = useLatest(run);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const mark = () => markViewer(element);
    mark();
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const command = commandOf(event);
      if (command === null) return;
      const mine = everywhere.includes(command) || (isForViewer(element, event.target) && !takesText(event.target));
      if (mine && latestRun.current(command)) event.preventDefault();
    };
    element.addEventListener('pointerdown', mark);
    element.addEventListener('focusin', mark);
    document.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('pointerdown', mark);
      element.removeEventListener('focusin', mark);
      document.removeEventListener('keydown', onKey);
    };
  }, [root, latestRun]);
}

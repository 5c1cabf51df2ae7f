import { useCallback, useEffect, useRef, useState } from 'react';
import { reportReading } from '../../contract/reading.ts';
import { useKit } from '../../kit/context.ts';
import { blockedSave, freshMeter, reportEverySeconds, sawPage, stirred, tick } from './readingMeter.ts';

/**
 * Keeps the reading log of one opened document: a report every 30 s while it is visible, one on leaving; reports that
 * fail offline are simply overtaken by the next, since each carries the whole state.
 * @returns signals to feed it, and why reading must stop (the grant ended meanwhile), or null.
 */
export function useReadingReport(readId: string | undefined) {
  const { client } = useKit();
  const meter = useRef(freshMeter);
  const [whyNot, setWhyNot] = useState<string | null>(null);

  useEffect(() => {
    if (!readId) return;
    let sinceReport = 0;
    const send = () => {
      const { page, pagesSeen, activeSeconds, rightClicks } = meter.current;
      if (pagesSeen.length === 0) return;
      client
        .call(reportReading, { readId, page, pagesSeen: [...pagesSeen], activeSeconds, rightClicks }, { quiet: true })
        .then((answer) => setWhyNot(answer.mayContinue ? null : answer.whyNot || '当前不能继续阅读'))
        // The log is evidence, not the reader's concern: the next report carries all of this again.
        .catch(() => undefined);
    };
    const timer = setInterval(() => {
      const visible = document.visibilityState === 'visible';
      meter.current = tick(meter.current, visible);
      sinceReport += visible ? 1 : 0;
      if (sinceReport >= reportEverySeconds) {
        sinceReport = 0;
        send();
      }
    }, 1000);
    const stir = () => {
      meter.current = stirred(meter.current);
    };
    const events = ['pointermove', 'keydown', 'wheel', 'touchstart'] as const;
    for (const name of events) addEventListener(name, stir, { passive: true });
    addEventListener('pagehide', send);
    return () => {
      clearInterval(timer);
      for (const name of events) removeEventListener(name, stir);
      removeEventListener('pagehide', send);
      send();
    };
  }, [client, readId]);

  const onPage = useCallback((page: number) => {
    meter.current = sawPage(meter.current, page);
  }, []);
  const onBlockedSave = useCallback(() => {
    meter.current = blockedSave(meter.current);
  }, []);
  return { onPage, onBlockedSave, whyNot };
}

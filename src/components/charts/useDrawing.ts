import type { EChartsType } from 'echarts/core';
import { type RefObject, useEffect, useState } from 'react';
import type { LoadEngine } from './engines/engine.ts';
import type { ChartOption } from './optionTypes.ts';

export interface Drawing {
  /** `failed`: the drawing library did not arrive. */
  phase: 'loading' | 'ready' | 'failed';
  /** The drawing as SVG text, or null while there is none. */
  toSvg: () => string | null;
  /** Fetches the library once more. */
  retry: () => void;
}

/**
 * Draws into the host: fetches the library, begins once the host has a size, follows its size, and lets go on unmount.
 * @param option null while there is nothing to draw
 */
export function useDrawing(host: RefObject<HTMLElement | null>, load: LoadEngine, option: ChartOption | null): Drawing {
  const [chart, setChart] = useState<EChartsType | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);
  const wanted = option !== null;

  useEffect(() => {
    const element = host.current;
    if (!element || !wanted) return;
    let own: EChartsType | undefined;
    let observer: ResizeObserver | undefined;
    let gone = false;
    load().then(
      (engine) => {
        if (gone) return;
        observer = new ResizeObserver(() => {
          // Behind its table, or in a closed tab: no size to draw in.
          if (element.clientWidth === 0 || element.clientHeight === 0) return;
          if (own) {
            own.resize();
            return;
          }
          own = engine.start(element);
          setChart(own);
        });
        observer.observe(element);
      },
      () => {
        if (!gone) setFailedAttempt(attempt);
      },
    );
    return () => {
      gone = true;
      observer?.disconnect();
      own?.dispose();
      setChart(null);
    };
  }, [host, load, attempt, wanted]);

  useEffect(() => {
    if (chart && option && !chart.isDisposed()) chart.setOption(option, { notMerge: true });
  }, [chart, option]);

  return {
    phase: chart ? 'ready' : failedAttempt === attempt ? 'failed' : 'loading',
    // Not the library's own string: it leaves quotes of font names as they are, which is no XML.
    toSvg: () => {
      const svg = chart ? host.current?.querySelector('svg') : null;
      return svg ? new XMLSerializer().serializeToString(svg) : null;
    },
    retry: () => setAttempt(attempt + 1),
  };
}

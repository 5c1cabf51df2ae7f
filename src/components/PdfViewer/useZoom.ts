import { useCallback } from 'react';
import type { PdfViewerOptions, ScaleChangeReason } from './types.ts';
import { useAsked } from './useAsked.ts';
import { useLatest } from './useLatest.ts';
import { clampTenths, defaultTenths, toScale, toTenths } from './zoom.ts';

/** The scale asked for, in tenths, controlled or not. */
export function useZoom({
  scale,
  defaultScale = toScale(defaultTenths),
  onScaleChange,
}: Pick<PdfViewerOptions, 'scale' | 'defaultScale' | 'onScaleChange'>) {
  const { value, asked, ask } = useAsked(scale === undefined ? undefined : toTenths(scale), toTenths(defaultScale));
  const latest = useLatest(onScaleChange);
  const zoomTo = useCallback(
    (tenths: number, reason: ScaleChangeReason) => {
      const next = clampTenths(tenths);
      if (next === asked.current) return;
      ask(next);
      latest.current?.(toScale(next), { reason });
    },
    [asked, ask, latest],
  );
  const zoomBy = useCallback(
    (steps: number, reason: ScaleChangeReason) => zoomTo(asked.current + steps, reason),
    [asked, zoomTo],
  );
  return { tenths: value, zoomTo, zoomBy };
}

import { useEffect, useState } from 'react';
import type { WatermarkInput } from './types.ts';
import { refreshOf, resolveWatermark, type Watermark } from './watermark.ts';

/** The watermark as a value that changes only when it looks different; asks for its text again when that is wanted. */
export function useWatermark(input: WatermarkInput | undefined): Watermark | null {
  const [, tick] = useState(0);
  const now = resolveWatermark(input);
  const [mark, setMark] = useState(now);
  if (now?.key !== mark?.key) setMark(now);
  const refresh = refreshOf(input);
  useEffect(() => {
    if (refresh === null) return;
    const timer = setInterval(() => tick((count) => count + 1), refresh);
    return () => clearInterval(timer);
  }, [refresh]);
  return mark;
}

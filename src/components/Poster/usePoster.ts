import { type RefObject, useEffect, useState } from 'react';
import { drawPoster, PosterError, type PosterPlan } from './drawPoster.ts';

export type PosterState =
  | { phase: 'drawing' }
  | { phase: 'ready'; blob: Blob; url: string }
  | { phase: 'failed'; text: string };

const drawing: PosterState = { phase: 'drawing' };

/** Draws the poster anew whenever its plan says something else. The last one stays in view meanwhile. */
export function usePoster(
  root: RefObject<Element | null>,
  plan: Omit<PosterPlan, 'ink'>,
): { state: PosterState; retry: () => void } {
  const [state, setState] = useState<PosterState>(drawing);
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify(plan);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let gone = false;
    let url: string | undefined;
    const style = getComputedStyle(element);
    const read = (name: string) => style.getPropertyValue(name).trim();
    const ink = { font: read('--font'), dark: read('--neutral-900'), light: read('--neutral-0') };
    drawPoster({ ...(JSON.parse(key) as Omit<PosterPlan, 'ink'>), ink }).then(
      (blob) => {
        if (gone) return;
        url = URL.createObjectURL(blob);
        setState({ phase: 'ready', blob, url });
      },
      (error: unknown) => {
        if (gone) return;
        if (!(error instanceof PosterError)) console.warn('[jiaowu] A poster could not be drawn.', error);
        setState({ phase: 'failed', text: error instanceof PosterError ? error.message : '海报没有生成成功' });
      },
    );
    return () => {
      gone = true;
      // The next picture takes a moment; the page still shows this one until then.
      const old = url;
      if (old !== undefined) setTimeout(() => URL.revokeObjectURL(old), 10_000);
    };
  }, [root, key, attempt]);

  const retry = () => {
    setState(drawing);
    setAttempt(attempt + 1);
  };
  return { state, retry };
}

import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { Point } from './gestures.ts';

/** Keeps the same spot of the page under the pointer (or in the middle of the stage) while the page changes size. */
export function useZoomAnchor(stage: RefObject<HTMLElement | null>, box: RefObject<HTMLElement | null>, width: number) {
  const anchor = useRef<{ at: Point; share: Point } | null>(null);
  const hold = useCallback(
    (at?: Point) => {
      if (!stage.current || !box.current) return;
      const [view, page] = [stage.current.getBoundingClientRect(), box.current.getBoundingClientRect()];
      const point = at ?? { x: view.left + view.width / 2, y: view.top + view.height / 2 };
      if (page.width === 0 || page.height === 0) return;
      const share = { x: (point.x - page.left) / page.width, y: (point.y - page.top) / page.height };
      anchor.current = { at: point, share };
    },
    [stage, box],
  );
  useLayoutEffect(() => {
    const held = anchor.current;
    anchor.current = null;
    if (!held || !stage.current || !box.current || width === 0) return;
    const page = box.current.getBoundingClientRect();
    stage.current.scrollBy(
      page.left + held.share.x * page.width - held.at.x,
      page.top + held.share.y * page.height - held.at.y,
    );
  }, [width, stage, box]);
  return hold;
}

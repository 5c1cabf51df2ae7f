import { useCallback, useEffect } from 'react';
import { clampPage } from './pageInput.ts';
import { type PageMove, pageAfter } from './pageQueue.ts';
import type { PageChangeReason, PdfViewerOptions } from './types.ts';
import { useAsked } from './useAsked.ts';
import { useLatest } from './useLatest.ts';

/** The page asked for, controlled or not. @param pages 0 while the document is not open */
export function usePaging(
  { page: controlled, defaultPage = 1, onPageChange }: Pick<PdfViewerOptions, 'page' | 'defaultPage' | 'onPageChange'>,
  pages: number,
) {
  const { value, asked, ask } = useAsked(controlled, defaultPage);
  const latest = useLatest(onPageChange);
  const page = clampPage(value, pages === 0 ? Number.POSITIVE_INFINITY : pages);

  const turn = useCallback(
    (move: PageMove, reason: PageChangeReason) => {
      if (pages === 0) return;
      const next = pageAfter(clampPage(asked.current, pages), move, pages);
      if (next === asked.current) return;
      ask(next);
      latest.current?.(next, { reason });
    },
    [pages, asked, ask, latest],
  );
  // A page from a bookmark of an older, longer version: the host learns where the reader really is.
  useEffect(() => {
    if (pages > 0 && value !== page) turn({ to: page }, 'clamp');
  }, [pages, value, page, turn]);
  return { page, turn };
}

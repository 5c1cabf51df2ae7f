import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type ColumnRange, visibleColumns } from './virtual.ts';

// What a server renders and the first paint of a test assumes: a desktop page.
const firstWidth = 1104;

/** Inner width in px of the scrolling element, and the columns in its view. */
export function useGridSize(
  scroller: RefObject<HTMLElement | null>,
  grid: { count: number; hourWidth: number; minColumnWidth: number },
): { columnWidth: number; range: ColumnRange } {
  const { count, hourWidth, minColumnWidth } = grid;
  const [width, setWidth] = useState(firstWidth);
  const [firstColumn, setFirstColumn] = useState(0);
  const columnWidth = Math.max(minColumnWidth, (width - hourWidth) / Math.max(count, 1));

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // Its first call comes before the first paint.
    const observer = new ResizeObserver(() => element.clientWidth > 0 && setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // State changes once a column, not once a pixel.
    const onScroll = () => setFirstColumn(Math.floor(element.scrollLeft / columnWidth));
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [scroller, columnWidth]);

  const viewport = width - hourWidth + columnWidth;
  return {
    columnWidth,
    range: visibleColumns({ scroll: firstColumn * columnWidth, viewport, width: columnWidth, count }),
  };
}

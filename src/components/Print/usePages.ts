import { type RefObject, useEffect, useState } from 'react';
import { pageBreaks } from './pageBreaks.ts';
import { keptWhole } from './printCss.ts';

export interface Pages {
  /** CSS pixels of the content. */
  height: number;
  breaks: readonly number[];
}

const one: Pages = { height: 0, breaks: [] };

/**
 * How the content would fall on pages, measured on the screen; anew when its size changes.
 * @param pageHeight CSS pixels that content may take of a page, or null where the paper has no end
 */
export function usePages(content: RefObject<HTMLElement | null>, pageHeight: number | null): Pages {
  const [pages, setPages] = useState(one);
  useEffect(() => {
    const element = content.current;
    if (!element) return;
    const measure = () => {
      const { top, height } = element.getBoundingClientRect();
      const pieces = [...element.querySelectorAll(keptWhole)].map((piece) => {
        const rect = piece.getBoundingClientRect();
        return { top: rect.top - top, bottom: rect.bottom - top };
      });
      const tables = [...element.querySelectorAll('table')].map((table) => {
        const rect = table.getBoundingClientRect();
        return { top: rect.top - top, bottom: rect.bottom - top, head: table.tHead?.offsetHeight ?? 0 };
      });
      const breaks = pageHeight === null ? [] : pageBreaks(height, pageHeight, pieces, tables);
      setPages((last) => (last.height === height && last.breaks.join() === breaks.join() ? last : { height, breaks }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [content, pageHeight]);
  return pages;
}

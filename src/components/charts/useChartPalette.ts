import { type RefObject, useEffect, useState } from 'react';
import { type ChartPalette, readPalette } from './palette.ts';

const attributes = ['data-theme', 'data-brand', 'data-density', 'class', 'style'];

/** The theme's colours where the element stands; read at mount, and anew when an element around it changes theme. */
export function useChartPalette(ref: RefObject<Element | null>): ChartPalette | null {
  const [palette, setPalette] = useState<ChartPalette | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const read = () => {
      const next = readPalette(element);
      setPalette((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    read();
    // The page's theme stands on <html>, an island's on any element between.
    const observer = new MutationObserver(read);
    for (let node = element.parentElement; node; node = node.parentElement) {
      observer.observe(node, { attributes: true, attributeFilter: attributes });
    }
    return () => observer.disconnect();
  }, [ref]);
  return palette;
}

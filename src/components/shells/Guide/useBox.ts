import { useLayoutEffect, useState } from 'react';

export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Where an element stands in the window, followed while the page scrolls and grows. */
export function useBox(element: HTMLElement | null): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => {
      const { top, left, width, height } = element.getBoundingClientRect();
      setBox((before) =>
        before?.top === top && before.left === left && before.width === width && before.height === height
          ? before
          : { top, left, width, height },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    window.addEventListener('scroll', measure, { passive: true, capture: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [element]);
  return element ? box : null;
}

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width an element offers inside its padding, in whole CSS px; 0 until it is laid out. */
export function useRoom(ref: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      setRoom(Math.max(0, Math.floor(element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight))));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return room;
}

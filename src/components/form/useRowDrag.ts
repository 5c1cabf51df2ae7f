import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { dropIndex } from './dropIndex.ts';

/** A row on its way. */
interface Carried {
  readonly from: number;
  readonly to: number;
}

/**
 * Carries a row of a list by its grip, with mouse, finger or pen: Escape puts it back.
 * @param list whose children are the rows
 */
export function useRowDrag(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const start = (from: number) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !list.current) return;
    const middles = [...list.current.children].map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2 + window.scrollY;
    });
    const { pointerId } = event;
    const grip = event.currentTarget;
    let to = from;
    const follow = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      to = dropIndex(middles, moved.clientY + window.scrollY, from);
      setCarried({ from, to });
    };
    const end = (done: boolean) => {
      stop.current?.();
      if (done && to !== from) move(from, to);
    };
    const drop = (up: globalThis.PointerEvent) => {
      if (up.pointerId === pointerId) end(true);
    };
    const cancel = () => end(false);
    const key = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape') return;
      // Not meant for the dialog around it.
      pressed.stopPropagation();
      end(false);
    };
    stop.current = () => {
      stop.current = null;
      setCarried(null);
      grip.removeEventListener('pointermove', follow);
      grip.removeEventListener('pointerup', drop);
      grip.removeEventListener('pointercancel', cancel);
      document.removeEventListener('keydown', key, true);
    };
    if (event.nativeEvent.isTrusted) grip.setPointerCapture(pointerId);
    grip.addEventListener('pointermove', follow);
    grip.addEventListener('pointerup', drop);
    grip.addEventListener('pointercancel', cancel);
    document.addEventListener('keydown', key, true);
  };

  /** Where the line stands that shows the place of the carried row. */
  const dropMark = (index: number): 'before' | 'after' | undefined => {
    if (!carried || carried.to !== index || carried.to === carried.from) return undefined;
    return carried.to < carried.from ? 'before' : 'after';
  };
  return { start, carriedIndex: carried?.from, dropMark };
}

import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';
import { useLatest } from '../PdfViewer/useLatest.ts';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/**
 * Puts a list into another order by dragging a handle or with the arrow keys on it (Home and End: first and last; Escape
 * takes a drag back). Items carry `data-upload-id`.
 */
export function useSort(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  move: (id: string, to: number) => void,
) {
  const [dragged, setDragged] = useState<string | null>(null);
  const order = useLatest(ids);

  const drag = (id: string, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    const start = order.current.indexOf(id);
    setDragged(id);
    const onMove = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-upload-id]');
      const target = over && list.current?.contains(over) ? over.dataset['uploadId'] : undefined;
      if (target !== undefined && target !== id) move(id, order.current.indexOf(target));
    };
    const end = () => {
      setDragged(null);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      removeEventListener('keydown', onKey, true);
    };
    const onKey = (press: globalThis.KeyboardEvent) => {
      if (press.key !== 'Escape') return;
      press.stopPropagation();
      move(id, start);
      end();
    };
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    addEventListener('keydown', onKey, true);
  };

  const handle = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => drag(id, event),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const at = order.current.indexOf(id);
      const last = order.current.length - 1;
      const to = event.key === 'Home' ? 0 : event.key === 'End' ? last : at + (steps[event.key] ?? 0);
      if (!(event.key in steps) && event.key !== 'Home' && event.key !== 'End') return;
      event.preventDefault();
      if (to < 0 || to > last || to === at) return;
      move(id, to);
      // A node that is moved in the document loses the focus.
      const button = event.currentTarget;
      requestAnimationFrame(() => button.focus());
    },
  });
  return { dragged, handle };
}

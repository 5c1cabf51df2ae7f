import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { dropPlace, mayMove } from './moveNode.ts';
import type { TreeIndex } from './treeIndex.ts';
import type { TreeRowFacts } from './treeRows.ts';
import type { TreeMove } from './treeTypes.ts';

interface DragOptions {
  /** The element that scrolls. */
  list: () => HTMLElement | null;
  rows: readonly TreeRowFacts[];
  rowHeight: number;
  index: TreeIndex;
  allowed: (move: TreeMove) => boolean;
  onOpen: (key: string) => void;
  onDrop: (move: TreeMove) => void;
}

interface Held {
  key: string;
  pointer: number;
  x: number;
  y: number;
  moving: boolean;
}

const startPx = 4;
const edgePx = 28;
const openAfterMs = 600;

/** A node under the pointer: where it would go, opening branches on the way, scrolling at the edges. Escape lets go. */
export function useTreeDrag({ list, rows, rowHeight, index, allowed, onOpen, onDrop }: DragOptions) {
  const [held, setHeld] = useState<Held | null>(null);
  const [over, setOver] = useState<TreeMove | null>(null);
  // The click that ends a drag is none on the row.
  const justDropped = useRef(false);
  const pointer = useRef({ x: 0, y: 0 });
  const ghost = useRef<HTMLDivElement>(null);

  const aim = useEffectEvent((key: string): TreeMove | null => {
    const box = list();
    if (!box) return null;
    const bounds = box.getBoundingClientRect();
    const { x, y } = pointer.current;
    if (x < bounds.left || x > bounds.right || y < bounds.top || y > bounds.bottom) return null;
    const at = (y - bounds.top + box.scrollTop) / rowHeight;
    const row = rows[Math.floor(at)];
    if (!row) return null;
    const move = { key, target: row.key, place: dropPlace(at - Math.floor(at)) };
    return mayMove(index, move) && allowed(move) ? move : null;
  });
  const follow = useEffectEvent((event: PointerEvent) => {
    if (!held || event.pointerId !== held.pointer) return;
    pointer.current = { x: event.clientX, y: event.clientY };
    if (!held.moving && Math.hypot(event.clientX - held.x, event.clientY - held.y) < startPx) return;
    if (!held.moving) setHeld({ ...held, moving: true });
    if (ghost.current) ghost.current.style.transform = `translate(${event.clientX + 12}px, ${event.clientY + 8}px)`;
    const next = aim(held.key);
    setOver((now) => (now?.target === next?.target && now?.place === next?.place ? now : next));
  });
  const release = useEffectEvent((drop: boolean) => {
    if (held?.moving) {
      justDropped.current = true;
      setTimeout(() => {
        justDropped.current = false;
      });
      if (drop && over) onDrop(over);
    }
    setHeld(null);
    setOver(null);
  });
  const openTarget = useEffectEvent((key: string) => onOpen(key));
  const scrollAtEdge = useEffectEvent(() => {
    const box = list();
    if (!box) return;
    const { top, bottom } = box.getBoundingClientRect();
    if (pointer.current.y < top + edgePx) box.scrollTop -= 8;
    else if (pointer.current.y > bottom - edgePx) box.scrollTop += 8;
  });

  const holding = held !== null;
  useEffect(() => {
    if (!holding) return undefined;
    const move = (event: PointerEvent) => follow(event);
    const up = () => release(true);
    const cancel = () => release(false);
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      release(false);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', key, true);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', key, true);
    };
  }, [holding]);

  const moving = held?.moving ?? false;
  useEffect(() => {
    if (!moving) return undefined;
    let frame = requestAnimationFrame(function scroll() {
      scrollAtEdge();
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [moving]);

  const into = over?.place === 'inside' ? over.target : null;
  useEffect(() => {
    if (into === null) return undefined;
    const timer = setTimeout(() => openTarget(into), openAfterMs);
    return () => clearTimeout(timer);
  }, [into]);

  return {
    /** For the element that follows the pointer. */
    ghost,
    dragged: moving ? (held?.key ?? null) : null,
    over,
    /** Was the click at hand the end of a drag? */
    wasDrag: () => justDropped.current,
    hold: (key: string, event: ReactPointerEvent) => {
      pointer.current = { x: event.clientX, y: event.clientY };
      setHeld({ key, pointer: event.pointerId, x: event.clientX, y: event.clientY, moving: false });
    },
  };
}

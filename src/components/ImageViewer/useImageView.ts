import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLatest } from '../PdfViewer/useLatest.ts';
import {
  boundsOf,
  type Frame,
  type Point,
  scaleOf,
  settle,
  type Size,
  startView,
  toggleZoom,
  type View,
  zoomAbout,
} from './geometry.ts';
import { trackPointers, wheelFactor } from './pointers.ts';

interface Shown {
  readonly key: string;
  readonly view: View;
  /** The way there is shown as a motion. */
  readonly glide: boolean;
  /** Fingers hold it: it may be out of bounds. */
  readonly loose: boolean;
}

const untouched = { view: startView, glide: false, loose: false };

/** Size of an element in CSS px; 0 × 0 until it is laid out. */
function useSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

/**
 * How the picture lies on the stage, and the stage's wheel and pointers.
 * @param key another picture starts anew; @param picture null until it is loaded
 */
export function useImageView(
  key: string,
  picture: Size | null,
  stage: RefObject<HTMLElement | null>,
  onSwipe: (move: 'next' | 'previous') => void,
) {
  const room = useSize(stage);
  const [shown, setShown] = useState<Shown>({ key, ...untouched });
  if (shown.key !== key) setShown({ key, ...untouched });
  const frame: Frame | null = picture && room.width > 0 && room.height > 0 ? { picture, room } : null;
  // Settled here, not when it was stored: a narrower room may leave it out of bounds.
  const view = !frame ? startView : shown.loose ? shown.view : settle(shown.view, frame);
  const latest = useLatest({ frame, view, onSwipe });

  const change = useCallback(
    (next: (view: View, frame: Frame) => View, { glide = false, loose = false } = {}) => {
      const { frame: now } = latest.current;
      if (!now) return;
      setShown((last) => ({
        key: last.key,
        view: next(last.loose ? last.view : settle(last.view, now), now),
        glide,
        loose,
      }));
    },
    [latest],
  );

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const fromCentre = ({ x, y }: Point): Point => {
      const box = element.getBoundingClientRect();
      return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
    };
    const fitsSideways = () => {
      const { frame: now, view: current } = latest.current;
      return now !== null && boundsOf(current, now).x === 0;
    };
    const pointers = trackPointers(
      {
        pan: (by, touch) => {
          const aside = touch && fitsSideways();
          change(
            (last, now) => {
              const moved = settle({ ...last, x: last.x + by.x, y: last.y + by.y }, now);
              return aside ? { ...moved, x: last.x + by.x } : moved;
            },
            { loose: true },
          );
        },
        pinch: (factor, from, to) =>
          change(
            (last, now) => {
              const at = fromCentre(from);
              const zoomed = zoomAbout(last, now, scaleOf(last, now) * factor, at);
              return { ...zoomed, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y };
            },
            { loose: true },
          ),
        swipe: (move) => latest.current.onSwipe(move),
        doublePress: (at) => change((last, now) => toggleZoom(last, now, fromCentre(at)), { glide: true }),
        release: () => change((last) => last, { glide: true }),
      },
      fitsSideways,
    );
    const onDown = (event: PointerEvent) => {
      if (event.button === 0) pointers.down(event);
    };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = fromCentre({ x: event.clientX, y: event.clientY });
      change((last, now) => zoomAbout(last, now, scaleOf(last, now) * wheelFactor(event), at));
    };
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('wheel', onWheel, { passive: false });
    // A drag goes on outside the stage.
    addEventListener('pointermove', pointers.move);
    addEventListener('pointerup', pointers.up);
    addEventListener('pointercancel', pointers.cancel);
    return () => {
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('wheel', onWheel);
      removeEventListener('pointermove', pointers.move);
      removeEventListener('pointerup', pointers.up);
      removeEventListener('pointercancel', pointers.cancel);
    };
  }, [stage, latest, change]);

  return { frame, view, glide: shown.glide, change };
}

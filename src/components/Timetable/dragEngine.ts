import { type AutoScroll, createAutoScroll } from './autoScroll.ts';
import { announceSpot, beginDrag, type DragEnv, withSpot } from './dragMoves.ts';
import { type DragSpot, type DragState, reasonOf, sameSpot, stepSpot } from './dragState.ts';
import type { DragStore } from './dragStore.ts';
import { boxOf, columnAt, minutesAt } from './geometry.ts';
import { followPointer, type GestureHandlers, type GesturePoint } from './gesture.ts';
import type { PlacedCard } from './layout.ts';
import { placeWords } from './sentences.ts';
import { drawSpan, moveSpan, resizeSpan } from './snap.ts';

const returnTime = 200;

/** The drag itself, outside React: pointer and keyboard in, {@link DragStore} and the ghost's place out. */
export interface DragEngine {
  /** What the engine asks at every event; changes with every render. */
  configure: (env: () => DragEnv | undefined) => void;
  press: (event: PointerEvent) => void;
  /** Handles a key of a lifted lesson; true when it was one. */
  key: (event: KeyboardEvent) => boolean;
  grab: (card: PlacedCard) => void;
  /** The grid is gone: stops listening, says nothing. */
  dispose: () => void;
  /** True once after a drag: the click that ends it is none. */
  tookClick: () => boolean;
  setGhost: (element: HTMLElement | null) => void;
  placeGhost: () => void;
  /** Called with the ghost's client box after it was placed; null: nobody listens. */
  onPlaced: (listener: ((ghost: DOMRect) => void) | null) => void;
}

export function createDragEngine(store: DragStore): DragEngine {
  let envOf: () => DragEnv | undefined = () => undefined;
  let ghost: HTMLElement | null = null;
  let placed: ((ghost: DOMRect) => void) | null = null;
  let stopGesture: (() => void) | undefined;
  let clickTaken = false;
  /** Pointer's place inside the lifted card, and the pointer itself, in client px. */
  let hold = { x: 0, y: 0 };
  let point: GesturePoint = { x: 0, y: 0, alt: false };
  let scroll: AutoScroll | undefined;

  function env(): DragEnv {
    const current = envOf();
    if (!current) throw new Error('Timetable: a drag began before the grid was mounted; press and grab need the grid.');
    return current;
  }

  function metrics() {
    const { body, hourWidth, columns } = env();
    const box = body.getBoundingClientRect();
    return { box, columnWidth: (box.width - hourWidth) / columns.length };
  }

  function spotUnderPointer(state: DragState): DragSpot {
    const { hourWidth, columns, hours, hourHeight, snap, fineSnap } = env();
    const { box, columnWidth } = metrics();
    const step = point.alt ? fineSnap : snap;
    const minutes = minutesAt(point.y - hold.y - box.top, hours, hourHeight);
    const { origin } = state;
    if (state.kind === 'resize') return { ...origin, ...resizeSpan(origin.start, minutes, step, hours) };
    if (state.kind === 'create') return { ...origin, ...drawSpan(origin.start, minutes, step, hours) };
    const column = columnAt(point.x - box.left - hourWidth, columnWidth, columns.length);
    // Over its own place a lesson off the raster stays where it was.
    const near = Math.abs(minutes - origin.start) < step / 2;
    const length = origin.end - origin.start;
    return { column, ...(near ? { start: origin.start, end: origin.end } : moveSpan(minutes, length, step, hours)) };
  }

  function moveTo(spot: DragSpot) {
    const state = store.get();
    if (state?.phase !== 'held' || sameSpot(state.spot, spot)) return;
    const next = withSpot(state, spot, env());
    store.set(next);
    announceSpot(next, env());
  }

  function placeGhost() {
    const state = store.get();
    if (!state || !ghost) return;
    const { hourWidth, hours, hourHeight } = env();
    const { box, columnWidth } = metrics();
    const free = state.kind === 'move' && state.by === 'pointer' && state.phase === 'held';
    const spot = state.phase === 'returning' ? state.origin : state.spot;
    const x = free ? point.x - hold.x - box.left : hourWidth + spot.column * columnWidth + 3;
    const y = free ? point.y - hold.y - box.top : boxOf(spot.start, spot.end, hours, hourHeight).top;
    ghost.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    ghost.style.width = `${Math.round(columnWidth - 6)}px`;
    placed?.(ghost.getBoundingClientRect());
  }

  function follow() {
    const state = store.get();
    if (!state) return;
    moveTo(spotUnderPointer(state));
    placeGhost();
  }

  function over() {
    scroll?.stop();
    scroll = undefined;
    stopGesture = undefined;
    store.set(null);
  }

  function springBack(state: DragState) {
    scroll?.stop();
    store.set({ ...state, phase: 'returning', verdict: null });
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still) over();
    else setTimeout(() => store.get()?.phase === 'returning' && over(), returnTime);
  }

  function cancel() {
    const state = store.get();
    if (state?.phase !== 'held') return;
    if (state.lesson) {
      env().announce(env().texts.cancelled(state.lesson.title));
      springBack(state);
    } else over();
  }

  function drop() {
    const state = store.get();
    if (state?.phase !== 'held') return;
    const { lesson, target, verdict } = state;
    const { announce, texts } = env();
    if (!lesson) {
      over();
      env().create(target);
    } else if (sameSpot(state.origin, state.spot)) {
      over();
      announce(texts.unchanged(lesson.title));
    } else if (verdict?.level === 'hard') {
      springBack(state);
      env().refuse(lesson, verdict.lines[0]?.text ?? verdict.title);
    } else {
      over();
      announce(texts.dropped(lesson.title, placeWords(target, env().columns[state.spot.column]?.resource)));
      env().commit(state, reasonOf(state));
    }
  }

  const pressed = (start: GestureHandlers['start']): GestureHandlers => ({
    start(at) {
      point = at;
      clickTaken = true;
      return start(at);
    },
    move(at) {
      point = at;
      scroll?.at(at.x, at.y);
      follow();
    },
    drop() {
      stopGesture = undefined;
      drop();
    },
    cancel,
  });

  function begin(state: DragState | undefined): boolean {
    if (!state) return false;
    const { scroller, inset } = env();
    scroll = createAutoScroll(scroller, inset(), follow);
    store.set(state);
    return true;
  }

  function pressCard(event: PointerEvent, card: PlacedCard, element: Element, resize: boolean) {
    const box = element.getBoundingClientRect();
    const bottom = metrics().box.top + boxOf(card.start, card.end, env().hours, env().hourHeight).top + card.height;
    const start = () => {
      hold = { x: Math.min(event.clientX - box.left, metrics().columnWidth - 12), y: event.clientY - box.top };
      if (resize) hold = { x: 0, y: event.clientY - bottom };
      return begin(beginDrag(card, resize ? 'resize' : 'move', 'pointer', env()));
    };
    stopGesture = followPointer(event, env().scroller, pressed(start));
  }

  function pressSlot(event: PointerEvent, column: number) {
    const { hours, hourHeight, canCreate } = env();
    if (!canCreate) return;
    const anchor = minutesAt(event.clientY - metrics().box.top, hours, hourHeight);
    const start = () => {
      hold = { x: 0, y: 0 };
      return begin(beginDrag({ column, start: anchor, end: anchor }, 'create', 'pointer', env()));
    };
    stopGesture = followPointer(event, env().scroller, pressed(start));
  }

  return {
    configure(next) {
      envOf = next;
    },
    press(event) {
      if (store.get()) cancel();
      clickTaken = false;
      if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
      stopGesture?.();
      const element = event.target.closest('[data-card]');
      const card = element ? env().cardOf(element.getAttribute('data-card') ?? '') : undefined;
      if (element && card) pressCard(event, card, element, event.target.closest('[data-resize]') !== null);
      else if (!event.target.closest('[data-more]')) {
        const column = event.target.closest('[data-column]')?.getAttribute('data-column');
        if (column) pressSlot(event, Number(column));
      }
    },
    key(event) {
      const state = store.get();
      if (state?.phase !== 'held' || state.by !== 'keyboard') return false;
      if (event.key === 'Escape') cancel();
      else if (event.key === 'Enter') drop();
      else if (event.key === 'Tab') cancel();
      else {
        const { columns, hours, snap, fineSnap } = env();
        const step = { key: event.key, shift: event.shiftKey, alt: event.altKey };
        const spot = stepSpot(state.spot, step, { columns: columns.length, hours, snap, fineSnap });
        if (!spot) return false;
        moveTo(spot);
        placeGhost();
        ghost?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
      return event.key !== 'Tab';
    },
    grab(card) {
      if (store.get()) return;
      const state = beginDrag(card, 'move', 'keyboard', env());
      if (!state) return;
      store.set(state);
      const { texts, columns, snap, announce } = env();
      const place = placeWords(state.target, columns[state.spot.column]?.resource);
      announce(texts.grabbed(card.lesson.title, place, snap));
    },
    dispose() {
      const stop = stopGesture;
      over();
      stop?.();
    },
    tookClick() {
      const taken = clickTaken;
      clickTaken = false;
      return taken;
    },
    setGhost(element) {
      ghost = element;
      placeGhost();
    },
    placeGhost,
    onPlaced(listener) {
      placed = listener;
      placeGhost();
    },
  };
}

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createDragEngine, type DragEngine } from './dragEngine.ts';
import type { DragEnv } from './dragMoves.ts';
import { type DragState, onlyEndChanged } from './dragState.ts';
import { createDragStore, type DragStore } from './dragStore.ts';
import { keyOf } from './layout.ts';
import { placeWords } from './sentences.ts';
import type { TimetableProps } from './timetableProps.ts';
import type { MoveReason, TimetableLesson, TimetableSpan } from './types.ts';
import { hourWidth, type TimetableModel } from './useTimetable.ts';

const noSpans: readonly TimetableSpan[] = [];

/** The drag engine wired to the props: what may be lifted, what a drop does, what is said. */
export function useTimetableDrag<T>(
  props: TimetableProps<T>,
  model: TimetableModel<T>,
  announce: (text: string) => void,
): { store: DragStore; engine: DragEngine; focusLesson: (id: string) => void } {
  const { readOnly = false, onMove, onResize, onRefused, onCreate, snapMinutes = 15, fineSnapMinutes = 5 } = props;
  const wanted = useRef<string | null>(null);
  const focusLesson = useCallback((id: string) => {
    wanted.current = id;
  }, []);

  // The caller's lesson, with its own data, for an id the drag works with.
  const own = (lesson: TimetableLesson) => props.lessons.find(({ id }) => id === lesson.id);
  const refuse = (lesson: TimetableLesson, reason: string) => {
    announce(reason);
    const known = own(lesson);
    if (known) onRefused?.(known, reason);
  };
  const commit = (state: DragState, reason: MoveReason) => {
    const lesson = state.lesson && own(state.lesson);
    if (!lesson) return;
    const change = onlyEndChanged(state) && onResize ? onResize : onMove;
    const columnKey = model.columns[state.spot.column]?.key ?? '';
    const back = placeWords(lesson, model.columns[state.origin.column]?.resource);
    if (reason === 'keyboard') {
      focusLesson(lesson.id);
      const { column, start, end } = state.spot;
      model.setFocus({ kind: 'item', key: keyOf(columnKey, lesson.id), column, start, end });
    }
    const work = change?.(lesson, state.target, { reason });
    if (!(work instanceof Promise)) return;
    const fromResource = model.columns[state.origin.column]?.resource?.id;
    void model.hold(lesson.id, { target: state.target, fromResource }, work).then((done) => {
      if (done) return;
      announce(model.texts.returned(lesson.title, back));
      if (reason === 'keyboard') focusLesson(lesson.id);
    });
  };

  const env = (): DragEnv | undefined => {
    const { scroller, body, columns, hours, hourHeight, texts, itemOf } = model;
    if (!scroller.current || !body.current) return undefined;
    return {
      scroller: scroller.current,
      body: body.current,
      inset: () => ({ left: hourWidth, top: body.current?.offsetTop ?? 0 }),
      hourWidth,
      hourHeight,
      hours,
      columns,
      snap: snapMinutes,
      fineSnap: fineSnapMinutes,
      canMove: !readOnly && Boolean(onMove ?? onRefused),
      canCreate: !readOnly && Boolean(onCreate),
      texts,
      cardOf: (key) => {
        const item = itemOf(key);
        return item?.kind === 'lesson' ? item : undefined;
      },
      verdictOf: (lesson, target) => {
        const known = lesson && own(lesson);
        if (known) return props.verdict?.(known, target) ?? null;
        return props.createVerdict?.(target) ?? null;
      },
      freeOf: (lesson) =>
        typeof props.freeSpans === 'function'
          ? props.freeSpans((lesson && own(lesson)) ?? null)
          : (props.freeSpans ?? noSpans),
      onGrab: (lesson) => {
        model.select(null, 'drag');
        props.onGrab?.((lesson && own(lesson)) ?? null);
      },
      refuse,
      commit,
      create: (target) => onCreate?.(target),
      announce,
    };
  };

  const [{ store, engine }] = useState(() => {
    const fresh = createDragStore();
    return { store: fresh, engine: createDragEngine(fresh) };
  });
  useLayoutEffect(() => engine.configure(env));
  useEffect(() => () => engine.dispose(), [engine]);

  // A card dropped by the keyboard is a new element in its new column; the focus follows it.
  useEffect(() => {
    const id = wanted.current;
    if (id === null) return;
    const card = model.body.current?.querySelector<HTMLElement>(`[data-lesson="${CSS.escape(id)}"]`);
    if (!card) return;
    if (document.activeElement !== card) card.focus();
    if (!model.pending.has(id)) wanted.current = null;
  });

  return { store, engine, focusLesson };
}

import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { DragEngine } from './dragEngine.ts';
import type { DragStore } from './dragStore.ts';
import { minutesAt } from './geometry.ts';
import { firstFocus, focusOn, type GridFocus, isArrow, moveFocus, slotStep } from './keyboard.ts';
import type { TimetableProps } from './timetableProps.ts';
import { slotTarget, type TimetableModel } from './useTimetable.ts';

const attributeAt = (target: EventTarget, name: string) =>
  target instanceof Element ? (target.closest(`[${name}]`)?.getAttribute(name) ?? null) : null;

interface GridEventParts {
  store: DragStore;
  engine: DragEngine;
  setMore: (key: string | null) => void;
}

/** Pointer and keyboard on the grid, handled once for all cards: they are found again by their data attributes. */
export function useGridEvents<T>(props: TimetableProps<T>, model: TimetableModel<T>, parts: GridEventParts) {
  const { store, engine, setMore } = parts;
  const { columns, hours, hourHeight, body, focus, focusGrid, itemOf, select } = model;
  const { readOnly = false, onCreate, newLessonMinutes = 60, onFocusLesson, onToday } = props;
  const moveDomFocus = useRef(false);

  function setFocus(next: GridFocus, byKey: boolean) {
    moveDomFocus.current = byKey;
    model.setFocus(next);
    const item = next.kind === 'item' ? itemOf(next.key) : undefined;
    onFocusLesson?.(item?.kind === 'lesson' ? item.lesson.id : null);
  }

  // The element to focus may not exist before the column is rendered.
  useEffect(() => {
    if (!moveDomFocus.current) return;
    moveDomFocus.current = false;
    const wanted =
      focus.kind === 'slot'
        ? '[data-slot]'
        : `[data-card="${CSS.escape(focus.key)}"], [data-more="${CSS.escape(focus.key)}"]`;
    body.current?.querySelector<HTMLElement>(wanted)?.focus();
  });

  function createAt(column: number, minute: number) {
    const at = columns[column];
    if (at && onCreate && !readOnly) onCreate(slotTarget(at, minute, newLessonMinutes, hours));
  }

  function createAtFocus() {
    createAt(focus.column, focus.kind === 'slot' ? focus.start : focus.end);
  }

  function goToday() {
    if (model.todayColumn < 0) return onToday?.();
    setFocus(firstFocus(focusGrid, { column: model.todayColumn, minute: model.nowMinute ?? hours.from }), true);
  }

  function grabFocused() {
    const item = focus.kind === 'item' ? itemOf(focus.key) : undefined;
    if (item?.kind === 'lesson') engine.grab(item);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (engine.key(event.nativeEvent)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const commands: Record<string, () => void> = { m: grabFocused, n: createAtFocus, t: goToday };
    const command = commands[event.key.toLowerCase()];
    if (isArrow(event.key)) {
      event.preventDefault();
      const next = moveFocus(focus, { key: event.key, shift: event.shiftKey }, focusGrid);
      if (next !== focus) setFocus(next, true);
    } else if (command) {
      event.preventDefault();
      command();
    } else if (event.key === 'Escape') {
      setMore(null);
      select(null, 'escape');
    }
  }

  return {
    onKeyDown,
    onPointerDown: (event: PointerEvent) => engine.press(event.nativeEvent),
    onClick(event: MouseEvent) {
      const byKey = event.detail === 0;
      if ((!byKey && engine.tookClick()) || store.get()) return;
      const card = attributeAt(event.target, 'data-card');
      const item = card === null ? undefined : itemOf(card);
      const more = attributeAt(event.target, 'data-more');
      setMore(more);
      if (item?.kind === 'lesson') select(item.lesson.id, byKey ? 'keyboard' : 'pointer');
      else if (attributeAt(event.target, 'data-slot') !== null && byKey) createAtFocus();
      else if (more === null) select(null, 'outside');
    },
    onDoubleClick(event: MouseEvent) {
      if (attributeAt(event.target, 'data-card') ?? attributeAt(event.target, 'data-more')) return;
      const column = attributeAt(event.target, 'data-column');
      if (column === null || !body.current) return;
      const minute = minutesAt(event.clientY - body.current.getBoundingClientRect().top, hours, hourHeight);
      createAt(Number(column), Math.floor(minute / slotStep) * slotStep);
    },
    onFocus(event: FocusEvent) {
      const key = attributeAt(event.target, 'data-card') ?? attributeAt(event.target, 'data-more');
      const item = key === null ? undefined : itemOf(key);
      if (item && (focus.kind === 'slot' || focus.key !== item.key)) setFocus(focusOn(item), false);
    },
  };
}

import { type DragSpot, type DragState, sameSpot, targetOf } from './dragState.ts';
import type { HourSpan } from './geometry.ts';
import type { PlacedCard } from './layout.ts';
import { placeWords } from './sentences.ts';
import { drawSpan } from './snap.ts';
import type { TimetableTexts } from './texts.ts';
import type {
  MoveReason,
  TimetableColumn,
  TimetableLesson,
  TimetableSpan,
  TimetableTarget,
  TimetableVerdict,
} from './types.ts';

/** What the drag needs to know of the grid, and what it may ask of it. */
export interface DragEnv {
  /** The scrolling element, and the grid's area below the heads. */
  scroller: HTMLElement;
  body: HTMLElement;
  /** px covered by the sticky hour column and heads; measures, so it is asked once a drag. */
  inset: () => { left: number; top: number };
  hourWidth: number;
  hourHeight: number;
  hours: HourSpan;
  columns: readonly TimetableColumn[];
  snap: number;
  fineSnap: number;
  canMove: boolean;
  canCreate: boolean;
  texts: TimetableTexts;
  cardOf: (key: string) => PlacedCard | undefined;
  verdictOf: (lesson: TimetableLesson | null, target: TimetableTarget) => TimetableVerdict | null;
  freeOf: (lesson: TimetableLesson | null) => readonly TimetableSpan[];
  onGrab: (lesson: TimetableLesson | null) => void;
  refuse: (lesson: TimetableLesson, reason: string) => void;
  commit: (state: DragState, reason: MoveReason) => void;
  create: (target: TimetableTarget) => void;
  announce: (text: string) => void;
}

/** Starts a drag, or refuses it: undefined when nothing may be lifted here. */
export function beginDrag(
  from: PlacedCard | DragSpot,
  kind: DragState['kind'],
  by: DragState['by'],
  env: DragEnv,
): DragState | undefined {
  const card = 'lesson' in from ? from : undefined;
  if (card && !env.canMove) return undefined;
  if (card && card.lesson.movable !== true) {
    env.refuse(card.lesson, card.lesson.movable.reason);
    return undefined;
  }
  const { column, start, end } = from;
  const place = env.columns[column];
  if (!place) return undefined;
  const spot = card ? { column, start, end } : { column, ...drawSpan(start, end, env.snap, env.hours) };
  const lesson = card?.lesson ?? null;
  const target = targetOf(spot, place);
  env.onGrab(lesson);
  return {
    kind,
    by,
    lesson,
    key: card?.key ?? null,
    origin: spot,
    spot,
    target,
    verdict: lesson ? null : env.verdictOf(null, target),
    free: env.freeOf(lesson),
    phase: 'held',
  };
}

/** The drag at another spot, judged there. Its own place needs no judgement. */
export function withSpot(state: DragState, spot: DragSpot, env: DragEnv): DragState {
  const column = env.columns[spot.column];
  if (!column) return state;
  const target = targetOf(spot, column);
  const home = state.lesson !== null && sameSpot(state.origin, spot);
  return { ...state, spot, target, verdict: home ? null : env.verdictOf(state.lesson, target) };
}

/** Says where a lifted lesson is, and whether it may stay there. */
export function announceSpot({ target, spot, verdict }: DragState, { columns, texts, announce }: DragEnv) {
  const words = verdict
    ? [texts.verdicts[verdict.level], ...(verdict.level === 'ok' ? [] : verdict.lines.slice(0, 1).map((l) => l.text))]
    : [];
  announce(texts.at(placeWords(target, columns[spot.column]?.resource), words.join('：')));
}

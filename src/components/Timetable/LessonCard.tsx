import { type CSSProperties, memo, type Ref } from 'react';
import * as S from './Card.styles.ts';
import { CardBody } from './CardBody.tsx';
import { narrowCard, tinyCard } from './cardLines.ts';
import { type DragStore, useDragMark } from './dragStore.ts';
import type { PlacedCard, PlacedMore } from './layout.ts';
import { lessonSentence } from './sentences.ts';
import type { TimetableTexts } from './texts.ts';

export interface LessonCardProps {
  card: PlacedCard;
  /** px of the column inside its gutters. */
  laneRoom: number;
  store: DragStore;
  texts: TimetableTexts;
  selected: boolean;
  /** The one card that Tab reaches. */
  tabStop: boolean;
  /** Dropped, not yet confirmed. */
  pending: boolean;
  liftable: boolean;
  /** A selection opens a popover. */
  opens: boolean;
  anchor: Ref<HTMLElement> | undefined;
}

const percent = (fraction: number) => `${Math.round(fraction * 1e6) / 1e4}%`;

function placeStyle({ top, height, left, width }: PlacedCard | PlacedMore): CSSProperties {
  return { top, height, left: `calc(${percent(left)} + 2px)`, width: `calc(${percent(width)} - 4px)` };
}

function narrowness(width: number): '' | 'tiny' | undefined {
  if (width < tinyCard) return 'tiny';
  return width < narrowCard ? '' : undefined;
}

/** One lesson on the grid. A `<button>`; events are handled by the grid, found again by `data-card`. */
export const LessonCard = memo(function LessonCard(props: LessonCardProps) {
  const { card, laneRoom, store, texts, selected, tabStop, pending, liftable, opens, anchor } = props;
  const { lesson, plan } = card;
  const mark = useDragMark(store, card.key, lesson.id);
  const movable = liftable && lesson.movable === true;
  return (
    <S.Card
      ref={anchor as Ref<HTMLButtonElement> | undefined}
      type="button"
      style={placeStyle(card)}
      tabIndex={tabStop ? 0 : -1}
      aria-haspopup={opens ? 'dialog' : undefined}
      aria-expanded={opens ? selected : undefined}
      aria-pressed={opens ? undefined : selected}
      aria-keyshortcuts={movable ? 'M' : undefined}
      aria-busy={pending || undefined}
      data-card={card.key}
      data-lesson={lesson.id}
      data-subject={lesson.subjectColor}
      data-state={lesson.state}
      data-conflict={lesson.conflict}
      data-lines={plan.lines}
      data-tight={plan.tight ? '' : undefined}
      data-narrow={narrowness(card.width * laneRoom - 4)}
      data-selected={selected ? '' : undefined}
      data-pending={pending ? '' : undefined}
      data-liftable={movable ? '' : undefined}
      data-mark={mark}
    >
      <S.Sentence>{lessonSentence(lesson, texts)}</S.Sentence>
      <S.Seen aria-hidden>
        <CardBody lesson={lesson} plan={plan} texts={texts} />
      </S.Seen>
      {movable ? <S.Handle data-resize="" /> : null}
    </S.Card>
  );
}, sameCard);

// A new layout makes new places; only what really moved or changed is drawn again.
function sameCard(before: LessonCardProps, after: LessonCardProps): boolean {
  const { card: a, ...restA } = before;
  const { card: b, ...restB } = after;
  if (!sameFields(restA, restB)) return false;
  const { plan: planA, ...placeA } = a;
  const { plan: planB, ...placeB } = b;
  return sameFields(placeA, placeB) && sameFields(planA, planB);
}

function sameFields<V extends object>(a: V, b: V): boolean {
  const keys = Object.keys(a) as (keyof V)[];
  return keys.every((key) => Object.is(a[key], b[key]));
}

interface MoreChipProps {
  more: PlacedMore;
  texts: TimetableTexts;
  day: string;
  tabStop: boolean;
  open: boolean;
  anchor: Ref<HTMLElement> | undefined;
}

/** "+3": opens the list of the lessons that found no lane. */
export function MoreChip({ more, texts, day, tabStop, open, anchor }: MoreChipProps) {
  const count = more.lessons.length;
  return (
    <S.More
      ref={anchor as Ref<HTMLButtonElement> | undefined}
      type="button"
      style={placeStyle(more)}
      tabIndex={tabStop ? 0 : -1}
      aria-haspopup="dialog"
      aria-expanded={open}
      data-more={more.key}
    >
      <S.Sentence>{texts.moreLabel(count, day, more.lessons[0]?.start ?? '')}</S.Sentence>
      <S.Seen aria-hidden>{texts.more(count)}</S.Seen>
    </S.More>
  );
}

import { CircleCheck, OctagonX, TriangleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { minutesOf } from '../../domain/dates.ts';
import { placeBeside } from './beside.ts';
import * as S from './Drag.styles.ts';
import type { DragEngine } from './dragEngine.ts';
import type { DragState } from './dragState.ts';
import { type DragStore, useDrag } from './dragStore.ts';
import { placeWords } from './sentences.ts';
import type { TimetableTexts } from './texts.ts';
import type { TimetableColumn } from './types.ts';

interface VerdictCardProps {
  store: DragStore;
  engine: DragEngine;
  columns: readonly TimetableColumn[];
  fineSnap: number;
  texts: TimetableTexts;
}

/** The conflict rule's answer beside the ghost, and the keys that work now. Heard by the live region instead. */
export function VerdictCard({ store, ...rest }: VerdictCardProps) {
  const drag = useDrag(store);
  return drag?.phase === 'held' ? <Shown drag={drag} {...rest} /> : null;
}

// The card must fit beside the ghost; the whole list stands in the form's conflict panel.
const shownLines = 6;

const icons = { ok: CircleCheck, soft: TriangleAlert, hard: OctagonX } as const;

function Shown({ drag, engine, columns, fineSnap, texts }: Omit<VerdictCardProps, 'store'> & { drag: DragState }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    engine.onPlaced((ghost) => {
      const card = ref.current;
      const root = card?.offsetParent;
      if (!card || !root) return;
      const frame = root.getBoundingClientRect();
      // Inside the timetable, and inside what of it the window shows.
      const top = Math.max(frame.top, 0);
      const bounds = { left: frame.left, top, width: frame.width, height: Math.min(frame.bottom, innerHeight) - top };
      const spot = placeBeside(ghost, { width: card.offsetWidth, height: card.offsetHeight }, bounds);
      card.style.transform = `translate(${Math.round(spot.left - frame.left)}px, ${Math.round(spot.top - frame.top)}px)`;
    });
    return () => engine.onPlaced(null);
  }, [engine]);
  useLayoutEffect(() => engine.placeGhost());

  const { verdict, target, spot, by } = drag;
  const level = verdict?.level ?? 'none';
  const Icon = verdict ? icons[verdict.level] : undefined;
  const place = placeWords(target, columns[spot.column]?.resource);
  const outcome = level === 'hard' ? texts.willReturn : level === 'soft' ? texts.willForce : '';
  return (
    <S.Verdict ref={ref} data-level={level} aria-hidden>
      <S.VerdictHead>
        {Icon ? <Icon size={18} strokeWidth={1.75} /> : null}
        {verdict ? verdict.title : null}
        {level === 'ok' || level === 'none' ? (
          <span>
            {place} · {texts.minutes(minutesOf(target.end) - minutesOf(target.start))}
          </span>
        ) : null}
      </S.VerdictHead>
      {verdict && verdict.lines.length > 0 ? (
        <ul>
          {verdict.lines.slice(0, shownLines).map((line) => (
            <S.VerdictLine key={line.text} data-level={line.level}>
              {line.level === 'hard' ? (
                <OctagonX size={14} strokeWidth={1.75} />
              ) : (
                <TriangleAlert size={14} strokeWidth={1.75} />
              )}
              <span>{line.text}</span>
            </S.VerdictLine>
          ))}
          {verdict.lines.length > shownLines ? (
            <S.VerdictMore>{texts.moreLines(verdict.lines.length - shownLines)}</S.VerdictMore>
          ) : null}
        </ul>
      ) : null}
      <S.VerdictFoot>
        {by === 'keyboard' ? (
          <>
            <S.Key>Enter</S.Key>
            {texts.keyDrop} <S.Key>Shift ↑↓</S.Key>
            {texts.keyResize}
          </>
        ) : (
          <>
            <S.Key>Alt</S.Key>
            {texts.keyFine(fineSnap)}
          </>
        )}
        <S.Key>Esc</S.Key>
        {texts.keyCancel}
        {outcome && by === 'pointer' ? <span data-outcome="">{outcome}</span> : null}
      </S.VerdictFoot>
    </S.Verdict>
  );
}

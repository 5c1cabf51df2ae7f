import { ArrowLeftRight, Ban, CircleAlert, CircleCheck, CircleDot, TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import * as S from './CardText.styles.ts';
import type { CardPlan } from './cardLines.ts';
import { shownState } from './layout.ts';
import type { TimetableTexts } from './texts.ts';
import type { LessonBadge, LessonState, TimetableLesson } from './types.ts';

const stateIcons: Partial<Record<LessonState, typeof CircleDot>> = {
  running: CircleDot,
  overdue: CircleAlert,
  rolled: CircleCheck,
  cancelled: Ban,
  substituted: ArrowLeftRight,
};

export function StateMark({
  lesson,
  texts,
  ownLine = false,
}: {
  lesson: TimetableLesson;
  texts: TimetableTexts;
  ownLine?: boolean;
}) {
  const word = shownState(lesson, texts);
  const Icon = stateIcons[lesson.state];
  if (!word) return null;
  return (
    <S.StateWord data-state={lesson.state} data-own-line={ownLine ? '' : undefined}>
      {Icon ? <Icon size={12} strokeWidth={1.75} aria-hidden /> : null}
      {word}
    </S.StateWord>
  );
}

export function Badges({ badges }: { badges: readonly LessonBadge[] | undefined }) {
  return badges?.map(({ glyph, label }) => (
    <S.Glyph key={glyph} title={label} data-wide={glyph.length > 2 ? '' : undefined}>
      {glyph}
    </S.Glyph>
  ));
}

interface CardBodyProps {
  lesson: TimetableLesson;
  plan: CardPlan;
  /** Shown instead of the lesson's own, while it is dragged. */
  time?: { start: string; end: string } | undefined;
  texts: TimetableTexts;
}

/** The lines of a card, as many as its plan has room for. */
export function CardBody({ lesson, plan, time = lesson, texts }: CardBodyProps) {
  const { lines, conflict } = lesson;
  if (plan.lines === 1) {
    return (
      <S.OneLine>
        <span>{time.start}</span>
        <S.Title>{lesson.title}</S.Title>
      </S.OneLine>
    );
  }
  const wraps = plan.titleLines > 1;
  return (
    <>
      <S.TimeLine>
        <span>{plan.range ? `${time.start}–${time.end}` : time.start}</span>
        {plan.state === 'inline' ? <StateMark lesson={lesson} texts={texts} /> : null}
        {conflict ? <ConflictSign level={conflict} /> : lines?.role ? <S.Role>{lines.role}</S.Role> : null}
      </S.TimeLine>
      {plan.state === 'line' ? <StateMark lesson={lesson} texts={texts} ownLine /> : null}
      <S.Title
        data-wraps={wraps ? '' : undefined}
        style={wraps ? ({ '--title-lines': plan.titleLines } as CSSProperties) : undefined}
      >
        {lesson.title}
      </S.Title>
      {plan.third && lines?.third ? <S.TextLine>{lines.third}</S.TextLine> : null}
      {plan.fourth ? <Foot lesson={lesson} /> : null}
    </>
  );
}

function ConflictSign({ level }: { level: 'hard' | 'soft' }) {
  const Icon = level === 'hard' ? CircleAlert : TriangleAlert;
  return (
    <S.ConflictMark data-level={level}>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
    </S.ConflictMark>
  );
}

function Foot({ lesson: { lines, badges } }: { lesson: TimetableLesson }) {
  if (!lines?.fourth && !lines?.seats && !badges?.length) return null;
  const { seats } = lines ?? {};
  return (
    <S.FootLine>
      {lines?.fourth ? <span>{lines.fourth}</span> : null}
      {seats ? (
        <>
          <span>
            座 {seats.used}/{seats.of}
          </span>
          <S.SeatBar aria-hidden>
            <span style={{ width: `${Math.min(100, (seats.used / Math.max(seats.of, 1)) * 100)}%` }} />
          </S.SeatBar>
        </>
      ) : null}
      <Badges badges={badges} />
    </S.FootLine>
  );
}

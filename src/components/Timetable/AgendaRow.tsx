import type { Ref } from 'react';
import { formatDay } from '../../domain/dates.ts';
import * as S from './Agenda.styles.ts';
import type { AgendaRow } from './agendaRows.ts';
import { Seen, Sentence } from './Card.styles.ts';
import { Badges, StateMark } from './CardBody.tsx';
import { lessonSentence } from './sentences.ts';
import { HeadTag } from './Head.styles.ts';
import type { TimetableTexts } from './texts.ts';
import type { TimetableLesson } from './types.ts';

export interface AgendaRowProps {
  row: AgendaRow;
  index: number;
  today: string | undefined;
  selectedId: string | null;
  /** Index of the row Tab reaches. */
  tabIndexRow: number;
  opens: boolean;
  texts: TimetableTexts;
  anchorRef: Ref<HTMLElement>;
}

/** One row of the list: a day's head, a lesson, a block, or a free day. */
export function AgendaRowView({ row, index, today, selectedId, tabIndexRow, opens, texts, anchorRef }: AgendaRowProps) {
  if (row.kind === 'day') return <DayHead row={row} today={today} texts={texts} />;
  if (row.kind === 'free') return <S.Free>{texts.emptyToday}</S.Free>;
  if (row.kind === 'block') {
    const { start, end, title, note } = row.block;
    return (
      <S.Block>
        <time>
          {start}–{end}
        </time>
        <b>{title}</b>
        {note}
      </S.Block>
    );
  }
  const selected = row.lesson.id === selectedId;
  return (
    <S.Lesson
      ref={selected ? (anchorRef as Ref<HTMLButtonElement>) : undefined}
      type="button"
      tabIndex={index === tabIndexRow ? 0 : -1}
      aria-haspopup={opens ? 'dialog' : undefined}
      aria-expanded={opens ? selected : undefined}
      aria-pressed={opens ? undefined : selected}
      data-agenda-row={index}
      data-lesson={row.lesson.id}
      data-subject={row.lesson.subjectColor}
      data-state={row.lesson.state}
      data-selected={selected ? '' : undefined}
    >
      <Sentence>{lessonSentence(row.lesson, texts)}</Sentence>
      <Seen aria-hidden>
        <LessonWords lesson={row.lesson} texts={texts} />
      </Seen>
    </S.Lesson>
  );
}

function DayHead({
  row,
  today,
  texts,
}: {
  row: AgendaRow & { kind: 'day' };
  today: string | undefined;
  texts: TimetableTexts;
}) {
  const { date, holiday, count } = row;
  return (
    <S.DayHead data-today={date === today ? '' : undefined}>
      <span>
        {date === today ? `${texts.today} ` : ''}
        {formatDay(date)}
      </span>
      {holiday ? (
        <HeadTag data-kind={holiday.kind}>{holiday.kind === 'holiday' ? holiday.name : texts.makeupWorkday}</HeadTag>
      ) : null}
      <small>{texts.count(count)}</small>
    </S.DayHead>
  );
}

function LessonWords({ lesson, texts }: { lesson: TimetableLesson; texts: TimetableTexts }) {
  const { lines } = lesson;
  const seats = lines?.seats ? `座 ${lines.seats.used}/${lines.seats.of}` : undefined;
  return (
    <>
      <S.Times>
        {lesson.start}
        <small>{lesson.end}</small>
      </S.Times>
      <S.Bar aria-hidden />
      <S.Words>
        <S.Name>{lesson.title}</S.Name>
        <S.Note>
          <span>{[lines?.role, lines?.third, lines?.fourth, seats].filter(Boolean).join(' · ')}</span>
          <Badges badges={lesson.badges} />
        </S.Note>
      </S.Words>
      <S.State>
        <StateMark lesson={lesson} texts={texts} />
      </S.State>
    </>
  );
}

import type { CSSProperties, ReactNode } from 'react';
import { formatDay, weekdayName } from '../../domain/dates.ts';
import type { ColumnGroup } from './columns.ts';
import * as S from './Head.styles.ts';
import type { TimetableTexts } from './texts.ts';
import type { TimetableColumn, TimetableHoliday } from './types.ts';

/** Custom properties that place a box over columns. */
export function columnVars(index: number, count: number, span = 1): CSSProperties {
  return { '--i': index, '--n': count, '--span': span } as CSSProperties;
}

interface GridHeadProps {
  columns: readonly TimetableColumn[];
  /** Indexes to render. */
  shown: readonly number[];
  groups: readonly ColumnGroup[];
  holidays: readonly TimetableHoliday[];
  today: string | undefined;
  texts: TimetableTexts;
  /** A day's holiday stands in the second line: beside the date there is no room. */
  narrow: boolean;
  noteOf: (column: TimetableColumn) => ReactNode;
}

/** px of a column below which a head is narrow. */
export const narrowHead = 124;

export const headHeights = { group: 28, day: 52, resource: 48 } as const;

/** The sticky heads: groups (campus or day), then days or resources. Rows of the grid. */
export function GridHead({ columns, shown, groups, holidays, today, texts, narrow, noteOf }: GridHeadProps) {
  const height = columns[0]?.resource ? headHeights.resource : headHeights.day;
  const grouped = groups.length > 0;
  const first = shown[0] ?? 0;
  const last = shown.at(-1) ?? 0;
  return (
    <>
      {grouped ? (
        <S.HeadRow
          role="row"
          aria-rowindex={1}
          data-groups=""
          style={{ '--row-h': `${headHeights.group}px` } as CSSProperties}
        >
          <S.Corner />
          {groups
            .filter((group) => group.first <= last && group.first + group.count > first)
            .map((group) => (
              <S.HeadGroup
                key={group.key}
                role="columnheader"
                aria-colindex={group.first + 2}
                aria-colspan={group.count}
                data-today={group.date === today && today ? '' : undefined}
                style={columnVars(group.first, columns.length, group.count)}
              >
                <span>
                  {group.date ? <DayWords date={group.date} holidays={holidays} /> : group.label}
                  {group.note ? <small>{group.note}</small> : null}
                </span>
              </S.HeadGroup>
            ))}
        </S.HeadRow>
      ) : null}
      <S.HeadRow role="row" aria-rowindex={grouped ? 2 : 1} style={{ '--row-h': `${height}px` } as CSSProperties}>
        <S.Corner role="columnheader" aria-colindex={1}>
          {texts.zone}
        </S.Corner>
        {shown.map((index) => {
          const column = columns[index];
          if (!column) return null;
          return (
            <S.Head
              key={column.key}
              role="columnheader"
              aria-colindex={index + 2}
              data-group-start={groups.some((group) => group.first === index && index > 0) ? '' : undefined}
              style={columnVars(index, columns.length)}
            >
              {column.resource ? (
                <S.HeadResource>
                  {column.resource.name}
                  {column.resource.tag ? <S.HeadTag>{column.resource.tag}</S.HeadTag> : null}
                </S.HeadResource>
              ) : (
                <DayHead date={column.date} holidays={narrow ? [] : holidays} today={today} texts={texts} />
              )}
              <S.HeadNote>
                {(narrow && !column.resource && holidays.find(({ date }) => date === column.date)?.name) ||
                  noteOf(column)}
              </S.HeadNote>
            </S.Head>
          );
        })}
      </S.HeadRow>
    </>
  );
}

interface DayHeadProps {
  date: string;
  holidays: readonly TimetableHoliday[];
  today: string | undefined;
  texts: TimetableTexts;
}

function DayHead({ date, holidays, today, texts }: DayHeadProps) {
  const holiday = holidays.find((one) => one.date === date);
  const words = holiday?.kind === 'makeupWorkday' ? texts.makeupWorkday : holiday?.name;
  return (
    <S.HeadDay data-today={date === today ? '' : undefined} aria-current={date === today ? 'date' : undefined}>
      {weekdayName(date)}
      <b>{Number(date.slice(8))}</b>
      {holiday ? (
        <S.HeadTag data-kind={holiday.kind} title={holiday.name}>
          {words}
        </S.HeadTag>
      ) : null}
    </S.HeadDay>
  );
}

function DayWords({ date, holidays }: Pick<DayHeadProps, 'date' | 'holidays'>) {
  const holiday = holidays.find((one) => one.date === date);
  return (
    <>
      {formatDay(date)}
      {holiday ? <small>{holiday.name}</small> : null}
    </>
  );
}

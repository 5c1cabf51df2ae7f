import type { ComponentProps } from 'react';

/** Fields of a row that hold a number or nothing. */
export type NumberKey<Row> = {
  [Key in keyof Row]-?: Row[Key] extends number | null | undefined ? Key : never;
}[keyof Row] &
  string;

/** Fields of a row that name it: a word, a wall-clock date or time, a number. */
export type LabelKey<Row> = {
  [Key in keyof Row]-?: Row[Key] extends string | number ? Key : never;
}[keyof Row] &
  string;

/**
 * How a number is written: `count` as it is, `money` of integer fen, `hours` of integer hundredths, `rate` of basis
 * points; or one's own words.
 */
export type ChartFormat = 'count' | 'money' | 'hours' | 'rate' | ((value: number) => string);

/** A subject colour 1–12, or a role of the theme. */
export type ChartColor = number | 'accent' | 'success' | 'warning' | 'danger' | 'neutral';

/** How the numbers of one measure are written. */
export interface Measure {
  /** @default 'count' */
  format?: ChartFormat | undefined;
  /** Unit after the number: 人, 节. Money has 元 and a rate % by themselves. */
  unit?: string | undefined;
}

export interface ChartSeries<Row> extends Measure {
  /** Field of the row. Numbers that are not finite count as missing. */
  key: NumberKey<Row>;
  /** Its name in legend, table and export. */
  name: string;
  /** @default the next free colour, starting with the brand's */
  color?: ChartColor | undefined;
}

/** One measure read out of the rows. */
export interface ReadSeries extends Measure {
  key: string;
  name: string;
  color?: ChartColor | undefined;
  /** As many as labels; null where there is no number. */
  values: readonly (number | null)[];
}

/** Rows read into columns: what every option, table and summary is built from. */
export interface ChartData {
  labels: readonly string[];
  series: readonly ReadSeries[];
}

/** A cell of the table behind a chart: words, or a number of a measure. */
export type TableCell = string | { value: number | null; measure: Measure };

export interface ChartTable {
  head: readonly string[];
  rows: readonly (readonly TableCell[])[];
}

/** What all charts take. */
export interface ChartFrameProps extends Omit<ComponentProps<'figure'>, 'title' | 'children' | 'color'> {
  /** What it shows: its heading, its name for assistive technology and the name of exported files. */
  title: string;
  /** The title is said elsewhere on the page (a card's head); it stays for assistive technology. @default false */
  titleHidden?: boolean | undefined;
  /** Height of the drawing in px. @default 280 */
  height?: number | undefined;
  /** The first rows are on their way. Rows that are there stay in view. @default false */
  loading?: boolean | undefined;
  /** Why there are no rows, in Chinese. A failure is never shown as an empty chart. */
  error?: string | null | undefined;
  /** Shows 重试 with an error. */
  onRetry?: (() => void) | undefined;
  /** Said where there are no rows. @default '暂无数据' */
  emptyText?: string | undefined;
  /** 查看数据 and 导出. @default true */
  tools?: boolean | undefined;
}

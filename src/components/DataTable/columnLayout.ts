import type { DataColumn, FrozenSide } from './types.ts';

export type ColumnKind = 'data' | 'select' | 'expand' | 'actions';

/** A column that is shown, before it is known how wide the table is. */
export interface PlacedColumn<Row> {
  readonly id: string;
  readonly kind: ColumnKind;
  readonly header: string;
  readonly frozen: FrozenSide | undefined;
  /** px */
  readonly width: number;
  readonly minWidth: number;
  readonly maxWidth: number;
  /** Takes a share of the room left over. */
  readonly elastic: boolean;
  readonly column: DataColumn<Row> | undefined;
}

export interface LaidColumn<Row> extends PlacedColumn<Row> {
  /** Index among all shown columns, from the left. */
  readonly index: number;
  /** px from the left end of its zone. */
  readonly start: number;
  /** Frozen at that side; undefined scrolls. */
  readonly frozen: FrozenSide | undefined;
  /** The frozen column next to what scrolls: it carries the line and the fade. */
  readonly edge: boolean;
}

export interface ColumnLayout<Row> {
  readonly columns: readonly LaidColumn<Row>[];
  readonly start: readonly LaidColumn<Row>[];
  readonly center: readonly LaidColumn<Row>[];
  readonly end: readonly LaidColumn<Row>[];
  /** px of the three zones; the middle takes the room left over. */
  readonly startWidth: number;
  readonly centerWidth: number;
  readonly endWidth: number;
  readonly width: number;
}

const sum = (columns: readonly { width: number }[]) => columns.reduce((all, { width }) => all + width, 0);

/** Frozen columns may take so much of the view; beyond it (a phone) they scroll with the rest. */
const frozenShare = 0.65;

function frozenIn<Row>(placed: readonly PlacedColumn<Row>[], viewport: number) {
  const of = (side: FrozenSide) => sum(placed.filter(({ frozen }) => frozen === side));
  const room = viewport * frozenShare;
  const end = of('start') + of('end') <= room;
  const start = end || of('start') <= room;
  return ({ frozen }: PlacedColumn<Row>) =>
    (frozen === 'start' ? start : frozen === 'end' && end) ? frozen : undefined;
}

/** Shares what is left of the view among the elastic columns of the middle, by width, in whole px. */
function stretched<Row>(columns: readonly PlacedColumn<Row>[], room: number): PlacedColumn<Row>[] {
  const elastic = sum(columns.filter((column) => column.elastic));
  const slack = room - sum(columns);
  if (slack <= 0 || elastic === 0) return [...columns];
  let used = 0;
  let seen = 0;
  return columns.map((column) => {
    if (!column.elastic) return column;
    seen += column.width;
    const upTo = Math.round((slack * seen) / elastic);
    const share = upTo - used;
    used = upTo;
    return { ...column, width: column.width + share };
  });
}

/** Puts the columns side by side: frozen at the left, the middle, frozen at the right. `viewport` in px. */
export function layoutColumns<Row>(placed: readonly PlacedColumn<Row>[], viewport: number): ColumnLayout<Row> {
  const sideOf = frozenIn(placed, viewport);
  const zone = (side: FrozenSide | undefined) => placed.filter((column) => sideOf(column) === side);
  const [starts, ends] = [zone('start'), zone('end')];
  const startWidth = sum(starts);
  const endWidth = sum(ends);
  const room = viewport - startWidth - endWidth;
  const middle = stretched(zone(undefined), room);
  let index = 0;
  const lay = (columns: readonly PlacedColumn<Row>[], side?: FrozenSide): LaidColumn<Row>[] => {
    let start = 0;
    return columns.map((column, at) => {
      const edge = side === 'start' ? at === columns.length - 1 : side === 'end' && at === 0;
      const laid = { ...column, index: index++, start, frozen: side, edge };
      start += column.width;
      return laid;
    });
  };
  const start = lay(starts, 'start');
  const center = lay(middle);
  const end = lay(ends, 'end');
  const centerWidth = Math.max(sum(middle), room);
  return {
    columns: [...start, ...center, ...end],
    start,
    center,
    end,
    startWidth,
    centerWidth,
    endWidth,
    width: startWidth + centerWidth + endWidth,
  };
}

/** The widest a column may be pulled, and the narrowest. */
export function clampWidth(
  { minWidth, maxWidth }: Pick<PlacedColumn<unknown>, 'minWidth' | 'maxWidth'>,
  width: number,
) {
  return Math.round(Math.min(maxWidth, Math.max(minWidth, width)));
}

import type { TableGrouping } from './types.ts';

interface LineBase {
  readonly key: string;
  /** 0 at the top. */
  readonly depth: number;
}

export interface RowLine<Row> extends LineBase {
  readonly kind: 'row';
  readonly row: Row;
  /** Has children, or a detail, that can be opened. */
  readonly expandable: boolean;
  readonly open: boolean;
}

export interface GroupLine<Row> extends LineBase {
  readonly kind: 'group';
  readonly group: string;
  readonly rows: readonly Row[];
  readonly open: boolean;
}

export interface DetailLine<Row> extends LineBase {
  readonly kind: 'detail';
  readonly row: Row;
}

/** One line of the table as it is seen from top to bottom. */
export type Line<Row> = RowLine<Row> | GroupLine<Row> | DetailLine<Row>;

/** A row and those below it, in the order they are shown. */
export interface RowNode<Row> {
  readonly row: Row;
  readonly children: readonly RowNode<Row>[];
}

export interface LineOptions<Row> {
  rowKey: (row: Row) => string;
  /** Rows opened or shut by hand: key → open. */
  open: ReadonlyMap<string, boolean>;
  /** How rows stand that nobody has touched. */
  openAtFirst: (key: string) => boolean;
  grouping?: TableGrouping<Row> | undefined;
  hasDetail?: ((row: Row) => boolean) | undefined;
}

export const groupKey = (group: string) => `group:${group}`;
export const detailKey = (key: string) => `detail:${key}`;

/**
 * Rows, headings and opened details as one list of lines. Headings stand in the order their first row comes.
 * @throws Error when two rows have one key: selection, focus and edits would mix them up.
 */
export function toLines<Row>(nodes: readonly RowNode<Row>[], options: LineOptions<Row>): Line<Row>[] {
  const { rowKey, open, openAtFirst, grouping, hasDetail } = options;
  const lines: Line<Row>[] = [];
  const seen = new Set<string>();
  const add = ({ row, children }: RowNode<Row>, depth: number): void => {
    const key = rowKey(row);
    if (seen.has(key)) {
      throw new Error(
        `[jiaowu] DataTable: two rows have the key "${key}". Selection, focus and edits go by it: let rowKey return what is unique, e.g. the id.`,
      );
    }
    seen.add(key);
    const detail = children.length === 0 && (hasDetail?.(row) ?? false);
    const expandable = children.length > 0 || detail;
    const isOpen = expandable && (open.get(key) ?? openAtFirst(key));
    lines.push({ kind: 'row', key, depth, row, expandable, open: isOpen });
    if (!isOpen) return;
    if (detail) lines.push({ kind: 'detail', key: detailKey(key), depth, row });
    for (const child of children) add(child, depth + 1);
  };
  if (!grouping) {
    for (const node of nodes) add(node, 0);
    return lines;
  }
  const groups = new Map<string, RowNode<Row>[]>();
  for (const node of nodes) {
    const key = grouping.key(node.row);
    const group = groups.get(key);
    if (group) group.push(node);
    else groups.set(key, [node]);
  }
  for (const [group, members] of groups) {
    const key = groupKey(group);
    const isOpen = open.get(key) ?? true;
    lines.push({ kind: 'group', key, depth: 0, group, rows: members.map(({ row }) => row), open: isOpen });
    if (isOpen) for (const node of members) add(node, 1);
  }
  return lines;
}

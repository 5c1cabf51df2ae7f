import { ChevronRight } from 'lucide-react';
import { lazy, memo, Suspense } from 'react';
import { CellContent } from './CellContent.tsx';
import { copyText } from './cellText.ts';
import type { LaidColumn } from './columnLayout.ts';
import { useShared } from './gridShared.ts';
import type { RowLine } from './lines.ts';
import { RowActions } from './RowActions.tsx';
import type { DataTableTexts } from './texts.ts';
import type { DataColumn } from './types.ts';
import { cellProps } from './Zones.tsx';

/** Fetched with the first column that can be edited; until then its cells are read. */
const EditableCell = lazy(() => import('./EditableCell.tsx').then((part) => ({ default: part.EditableCell })));

interface BodyCellProps<Row> {
  column: LaidColumn<Row>;
  line: RowLine<Row>;
  index: number;
  active: boolean;
  marked: boolean;
  selected: boolean;
  /** This row shows the cell that it shares with others. */
  host: boolean;
}

/** One cell. Renders a `<div role="gridcell">`; sets `data-kind`, `data-align`, `data-frozen`, `data-editable`, `data-marked`. */
export function BodyCell<Row>(props: BodyCellProps<Row>) {
  const { column, line, index, active, marked, host } = props;
  const shared = useShared<Row>();
  const data = column.column;
  const run = shared.runs.get(column.id)?.[index];
  const merged = run !== undefined && run.end - run.start > 1;
  const editable = data?.edit !== undefined && data.edit.allowed?.(line.row) !== false;
  return (
    <div
      {...cellProps(shared, column)}
      role="gridcell"
      tabIndex={active ? 0 : -1}
      data-column={column.index}
      data-editable={editable ? '' : undefined}
      data-marked={marked ? '' : undefined}
      data-merged={merged ? '' : undefined}
      data-host={merged && host ? '' : undefined}
    >
      {merged && data ? (
        <Merged {...props} data={data} start={run.start} end={run.end} />
      ) : column.edge ? (
        // The cell lets its fade out, so something else has to keep its words in.
        <div className="dt-in">
          <Inside {...props} />
        </div>
      ) : (
        <Inside {...props} />
      )}
    </div>
  );
}

/** A cell shared by rows below each other: drawn once, by the first of them that is mounted, at the place of them all. */
function Merged<Row>(props: BodyCellProps<Row> & { data: DataColumn<Row>; start: number; end: number }) {
  const { line, index, host, data, start, end } = props;
  const shared = useShared<Row>();
  // Every row keeps the words for those who listen and for copying; only the drawing is one.
  if (!host) return <span className="dt-heard">{copyText(data, line.row, shared.texts)}</span>;
  const { topOf, rowHeight } = shared;
  return (
    <div className="dt-span" style={{ top: topOf(start) - topOf(index), height: topOf(end) - topOf(start) }}>
      <div className="dt-span-in" style={{ height: rowHeight - 1 }}>
        <Inside {...props} />
      </div>
    </div>
  );
}

function Inside<Row>({ column, line, selected }: BodyCellProps<Row>) {
  const shared = useShared<Row>();
  const { texts } = shared;
  const data = column.column;
  switch (column.kind) {
    case 'select':
      return (
        <input
          type="checkbox"
          className="dt-box"
          tabIndex={-1}
          aria-label={texts.selectRow}
          checked={selected}
          disabled={!shared.maySelect(line.row)}
          readOnly
        />
      );
    case 'expand':
      return line.expandable ? <Toggle open={line.open} texts={texts} /> : null;
    case 'actions':
      return <RowActions row={line.row} />;
    default:
      if (!data) return null;
  }
  const shown = <CellContent column={data} row={line.row} texts={texts} />;
  const { edit } = data;
  const { row } = line;
  const content = edit ? (
    <Suspense fallback={shown}>
      <EditableCell
        edits={shared.edits}
        texts={texts}
        line={line.key}
        column={column.id}
        header={column.header}
        numeric={data.numeric ?? false}
        row={row}
        bind={() => ({
          choices: edit.choices,
          inputMode: edit.inputMode,
          before: edit.text(row),
          error: edit.error?.(row) ?? null,
          check: (text) => edit.check?.(text, row) ?? null,
          save: (text) => edit.save(row, text),
        })}
        afterEdit={shared.afterEdit}
        say={shared.say}
      >
        {shown}
      </EditableCell>
    </Suspense>
  ) : (
    shown
  );
  if (shared.branch !== column.id) return content;
  return (
    <>
      <span className="dt-branch" style={{ width: 24 + line.depth * 20 }}>
        {line.expandable ? (
          <Toggle open={line.open} texts={texts} onToggle={() => shared.setOpen(line.key, !line.open)} />
        ) : null}
      </span>
      {content}
    </>
  );
}

function Toggle({ open, texts, onToggle }: { open: boolean; texts: DataTableTexts; onToggle?: () => void }) {
  return (
    <button
      type="button"
      className="dt-toggle"
      tabIndex={-1}
      data-branch=""
      aria-expanded={open}
      aria-label={open ? texts.collapse : texts.expand}
      onClick={onToggle}
    >
      <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}

export const MemoBodyCell = memo(BodyCell) as typeof BodyCell;

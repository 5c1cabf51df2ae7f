import { ChevronRight } from 'lucide-react';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { ActiveCellStore } from './activeCell.ts';
import { useShared } from './gridShared.ts';
import type { DetailLine, GroupLine } from './lines.ts';

interface WideProps<Kind> {
  line: Kind;
  index: number;
  /** px */
  top: number;
}

function useIsActive(active: ActiveCellStore, key: string): boolean {
  const read = () => active.get().at?.line === key;
  return useSyncExternalStore(active.subscribe, read, read);
}

/** A heading over rows. Renders a `<div role="row">` of one cell; it stays in view when the columns scroll. */
export function GroupRow<Row>({ line, index, top }: WideProps<GroupLine<Row>>) {
  const { grouping, layout, texts, rowHeight, active } = useShared<Row>();
  const isActive = useIsActive(active, line.key);
  const note = grouping?.note?.(line.rows);
  return (
    <div
      className="dt-row dt-group"
      role="row"
      data-line={index}
      aria-rowindex={index + 2}
      aria-level={1}
      aria-expanded={line.open}
      style={{ top, height: rowHeight }}
    >
      <div
        className="dt-wide"
        role="gridcell"
        tabIndex={isActive ? 0 : -1}
        data-column={0}
        aria-colindex={1}
        aria-colspan={layout.columns.length}
      >
        <span className="dt-toggle" style={{ margin: 0 }} data-open={line.open ? '' : undefined} aria-hidden>
          <ChevronRight size={16} strokeWidth={1.75} />
        </span>
        <b>{grouping?.label ? grouping.label(line.group, line.rows) : line.group || texts.none}</b>
        <small>{line.rows.length}</small>
        {note == null ? null : <span>{note}</span>}
      </div>
    </div>
  );
}

/** What is opened below a row. Renders a `<div role="row">` of one cell as wide as the view and as high as its content. */
export function DetailRow<Row>({ line, index, top }: WideProps<DetailLine<Row>>) {
  const { layout, detail, measureDetail, active } = useShared<Row>();
  const { key } = line;
  const isActive = useIsActive(active, key);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const tell = () => measureDetail(key, element.offsetHeight + 1);
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => observer.disconnect();
  }, [key, measureDetail]);
  return (
    <div className="dt-row dt-detail" role="row" data-line={index} aria-rowindex={index + 2} style={{ top }}>
      <div
        ref={box}
        className="dt-wide"
        role="gridcell"
        tabIndex={isActive ? 0 : -1}
        data-column={0}
        aria-colindex={1}
        aria-colspan={layout.columns.length}
      >
        {detail?.(line.row)}
      </div>
    </div>
  );
}

import { type ColumnDef, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { headers, makeRows, type Row } from '../lib/rows.ts';
import { offer, rootElement, scrollBy, typeInto } from '../lib/step.ts';

// TanStack Table and TanStack Virtual put together by hand, as their examples do: both axes virtual, the first and
// the last column frozen, the same roles as ours; no keyboard, no settings, no states.
const features = tableFeatures({ rowSelectionFeature });
const data = makeRows(10_000);
const columns: ColumnDef<typeof features, Row>[] = headers.map((header, c) => ({
  id: String(c),
  header,
  accessorFn: (row) => row.cells[c],
}));

function EditableCell({ id, text }: { id: string; text: string }) {
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === null) {
    return (
      <button type="button" data-edit={id} onClick={() => setTyped(text)}>
        {text}
      </button>
    );
  }
  return <input aria-label={`编辑 ${id}`} value={typed} onChange={(event) => setTyped(event.target.value)} />;
}

const last = columns.length - 1;
const frozen = { position: 'sticky', background: '#fff', zIndex: 1, width: 120, flex: 'none' } as const;
const line = { display: 'flex', borderBottom: '1px solid #e6eaef', boxSizing: 'border-box' } as const;

function Page() {
  const scroller = useRef<HTMLDivElement>(null);
  const table = useTable({ features, columns, data, getRowId: (row) => row.id });
  const rows = table.getRowModel().rows;
  const down = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 40,
    overscan: 4,
  });
  // The first and the last column stand still, those between are virtual.
  const across = useVirtualizer({
    horizontal: true,
    count: columns.length - 2,
    getScrollElement: () => scroller.current,
    estimateSize: () => 120,
    overscan: 2,
    paddingStart: 160,
    paddingEnd: 120,
  });
  const between = across.getVirtualItems();
  const before = (between[0]?.start ?? 160) - 160;
  const after = across.getTotalSize() - 120 - (between.at(-1)?.end ?? 0);
  return (
    <>
      <output>{table.getSelectedRowModel().rows.length}</output>
      <div
        ref={scroller}
        data-scroller
        role="grid"
        aria-label="学员"
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        style={{ width: 1200, height: 600, overflow: 'auto' }}
      >
        <div
          role="row"
          style={{
            ...line,
            position: 'sticky',
            top: 0,
            height: 36,
            width: across.getTotalSize(),
            background: '#fff',
            zIndex: 2,
          }}
        >
          <div role="columnheader" style={{ ...frozen, left: 0, width: 40 }}>
            <input
              type="checkbox"
              aria-label="全选"
              checked={table.getIsAllRowsSelected()}
              onChange={table.getToggleAllRowsSelectedHandler()}
            />
          </div>
          <div role="columnheader" style={{ ...frozen, left: 40 }}>
            {headers[0]}
          </div>
          <div style={{ flex: 'none', width: before }} />
          {between.map((column) => (
            <div role="columnheader" key={column.key} style={{ flex: 'none', width: 120 }}>
              {headers[column.index + 1]}
            </div>
          ))}
          <div style={{ flex: 'none', width: after }} />
          <div role="columnheader" style={{ ...frozen, right: 0 }}>
            {headers[last]}
          </div>
        </div>
        <div style={{ position: 'relative', height: down.getTotalSize(), width: across.getTotalSize() }}>
          {down.getVirtualItems().map((item) => {
            const row = rows[item.index];
            if (!row) return null;
            return (
              <div
                key={row.id}
                role="row"
                aria-rowindex={item.index + 2}
                aria-selected={row.getIsSelected()}
                style={{ ...line, position: 'absolute', top: item.start, height: 40, width: across.getTotalSize() }}
              >
                <div role="gridcell" aria-colindex={1} style={{ ...frozen, left: 0, width: 40 }}>
                  <input
                    type="checkbox"
                    aria-label={`选择 ${row.id}`}
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </div>
                <div role="gridcell" aria-colindex={2} style={{ ...frozen, left: 40 }}>
                  {row.original.cells[0]}
                </div>
                <div style={{ flex: 'none', width: before }} />
                {between.map((column) => (
                  <div
                    key={column.key}
                    role="gridcell"
                    aria-colindex={column.index + 3}
                    style={{
                      flex: 'none',
                      width: 120,
                      overflow: 'hidden',
                      textOverflow: 'ellipsis',
                      whiteSpace: 'nowrap',
                    }}
                  >
                    {column.index === 0 ? (
                      <EditableCell id={row.id} text={row.original.cells[1] ?? ''} />
                    ) : (
                      row.original.cells[column.index + 1]
                    )}
                  </div>
                ))}
                <div style={{ flex: 'none', width: after }} />
                <div role="gridcell" aria-colindex={columns.length + 1} style={{ ...frozen, right: 0 }}>
                  {row.original.cells[last]}
                </div>
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}

const scroller = () => document.querySelector('[data-scroller]');
const text = () => rootElement().textContent ?? '';
const editor = () => document.querySelector<HTMLInputElement>('input[aria-label="编辑 0"]');
offer({
  mount: () => flushSync(() => createRoot(rootElement()).render(<Page />)),
  steps: {
    scrollDown: () => scrollBy(scroller(), 400, 60),
    toTheEnd: () => scrollBy(scroller(), 1_000_000, 1),
    toTheTop: () => scrollBy(scroller(), -1_000_000, 1),
    selectAll: () => document.querySelector<HTMLElement>('input[aria-label="全选"]')?.click(),
    openEditor: () => document.querySelector<HTMLElement>('[data-edit="0"]')?.click(),
    keystrokes: () => {
      for (let i = 1; i <= 20; i++) typeInto(editor(), 'x'.repeat(i));
    },
  },
  seen: {
    mount: () => String(text().includes(data[0]?.cells[0] ?? '?')),
    toTheEnd: () => String(text().includes(data[9999]?.cells[0] ?? '?')),
    selectAll: () => document.querySelector('output')?.textContent ?? '',
    keystrokes: () => editor()?.value ?? '',
  },
});

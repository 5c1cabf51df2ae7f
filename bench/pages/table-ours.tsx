import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DataTable } from '../../src/components/DataTable/DataTable.tsx';
import type { DataColumn } from '../../src/components/DataTable/types.ts';
import { useDataTable } from '../../src/components/DataTable/useDataTable.ts';
import { GlobalStyle } from '../../src/theme/GlobalStyle.tsx';
import { Kit } from '../lib/Kit.tsx';
import { columnCount, headers, makeRows, type Row } from '../lib/rows.ts';
import { offer, rootElement, scrollBy, typeInto } from '../lib/step.ts';

const rows = makeRows(10_000);
const columns: DataColumn<Row>[] = headers.map((header, c) => ({
  id: String(c),
  header,
  width: 120,
  value: (row) => row.cells[c],
  ...(c === 0 ? { frozen: 'start' as const } : {}),
  ...(c === columnCount - 1 ? { frozen: 'end' as const } : {}),
  ...(c === 1 ? { edit: { text: (row: Row) => row.cells[1] ?? '', save: () => {} } } : {}),
}));

function Page() {
  const [count, setCount] = useState(0);
  const table = useDataTable<Row>({
    columns,
    rows,
    rowKey: (row) => row.id,
    selectable: true,
    onSelectionChange: (selection) => setCount(selection.count),
  });
  return (
    <>
      <output>{count}</output>
      <div style={{ width: 1200, height: 640 }}>
        <DataTable table={table} aria-label="学员" fill />
      </div>
    </>
  );
}

const grid = () => document.querySelector('[role="grid"]');
const scroller = () => {
  let element: Element | null = grid();
  while (element && element.scrollHeight <= element.clientHeight) element = element.parentElement;
  return element;
};
const text = () => rootElement().textContent ?? '';
const editor = () => document.querySelector<HTMLInputElement>('[role="gridcell"] input:not([type="checkbox"])');
offer({
  mount: () =>
    flushSync(() =>
      createRoot(rootElement()).render(
        <Kit>
          <GlobalStyle />
          <Page />
        </Kit>,
      ),
    ),
  steps: {
    scrollDown: () => scrollBy(scroller(), 400, 60),
    toTheEnd: () => scrollBy(scroller(), 1_000_000, 1),
    toTheTop: () => scrollBy(scroller(), -1_000_000, 1),
    selectAll: () =>
      document
        .querySelector<HTMLElement>('[role="columnheader"] [role="checkbox"], [role="columnheader"] input')
        ?.click(),
    openEditor: () => {
      const cell = [...document.querySelectorAll<HTMLElement>('[role="gridcell"]')].find(
        (one) => one.textContent === rows[0]?.cells[1],
      );
      cell?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    },
    keystrokes: () => {
      for (let i = 1; i <= 20; i++) typeInto(editor(), 'x'.repeat(i));
    },
  },
  seen: {
    mount: () => String(text().includes(rows[0]?.cells[0] ?? '?')),
    toTheEnd: () => String(text().includes(rows[9999]?.cells[0] ?? '?')),
    selectAll: () => document.querySelector('output')?.textContent ?? '',
    keystrokes: () => editor()?.value ?? '',
  },
});

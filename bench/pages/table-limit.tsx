import { columnCount, headers, makeRows } from '../lib/rows.ts';
import { offer, rootElement } from '../lib/step.ts';

// The least: what is in view, written at once. 18 rows of 10 columns fill 600 × 1200 px.
const rows = makeRows(10_000);
offer({
  mount: () => {
    const head = headers.slice(0, 10).map((one) => `<th>${one}</th>`);
    const body = rows.slice(0, 18).map(
      (row) =>
        `<tr>${row.cells
          .slice(0, 10)
          .map((one) => `<td>${one}</td>`)
          .join('')}</tr>`,
    );
    rootElement().innerHTML = `<table style="width:${columnCount * 120}px"><tr>${head.join('')}</tr>${body.join('')}</table>`;
  },
  steps: {},
  seen: { mount: () => String((rootElement().textContent ?? '').includes(rows[0]?.cells[0] ?? '?')) },
});

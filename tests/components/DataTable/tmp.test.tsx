import { act } from '@testing-library/react';
import { test, expect } from 'vitest';
import { StrictMode, Profiler } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DataTable } from '../../../src/components/DataTable/DataTable.tsx';
import { useDataTable } from '../../../src/components/DataTable/useDataTable.ts';
import { GlobalStyle } from '../../../src/theme/GlobalStyle.tsx';
import { lessons } from './openTable.tsx';
const cols = Array.from({ length: 30 }, (_, i) => ({
  id: 'c' + i,
  header: '列' + i,
  sortable: true,
  value: (r: { id: string }) => (Number(r.id) * (i + 3)) % 997,
}));
const rows = lessons(10000);
let T: any;
function X() {
  const table = useDataTable({ columns: cols, rows, rowKey: (r) => r.id, selectable: true });
  T = table;
  return <DataTable fill aria-label="x" table={table} />;
}
test('bench', async () => {
  (globalThis as any).IS_REACT_ACT_ENVIRONMENT = false;
  for (const strict of [false, false, true]) {
    const el = document.body.appendChild(document.createElement('div'));
    el.style.cssText = 'display:flex;width:1200px;height:700px';
    el.className = 'jiaowu';
    const root = createRoot(el);
    let t = performance.now();
    flushSync(() =>
      root.render(
        strict ? (
          <StrictMode>
            <GlobalStyle />
            <X />
          </StrictMode>
        ) : (
          <>
            <GlobalStyle />
            <X />
          </>
        ),
      ),
    );
    el.offsetHeight;
    console.log(
      'strict',
      strict,
      'mount ms',
      (performance.now() - t).toFixed(1),
      'cells',
      el.querySelectorAll('[role=gridcell]').length,
      'nodes',
      el.querySelectorAll('*').length,
    );
    const sc = el.querySelector('[role=grid]')!.parentElement!;
    const times: number[] = [];
    for (let i = 0; i < 120; i++) {
      const s = performance.now();
      sc.scrollTop += 400;
      await new Promise((r) => requestAnimationFrame(() => r(0)));
      times.push(performance.now() - s);
    }
    times.sort((a, b) => a - b);
    console.log('scroll median', times[60]!.toFixed(1), 'p95', times[114]!.toFixed(1), 'max', times[119]!.toFixed(1));
    t = performance.now();
    (el.querySelector('input[type=checkbox]') as HTMLElement).click();
    flushSync(() => {});
    el.offsetHeight;
    console.log('select all', (performance.now() - t).toFixed(1));
    t = performance.now();
    (el.querySelectorAll('input[type=checkbox]')[3] as HTMLElement).click();
    flushSync(() => {});
    console.log('select one', (performance.now() - t).toFixed(1));
    t = performance.now();
    (el.querySelector('.dt-sort') as HTMLElement).click();
    flushSync(() => {});
    el.offsetHeight;
    console.log('sort', (performance.now() - t).toFixed(1));
    root.unmount();
    el.remove();
  }
  expect(1).toBe(1);
});

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTable } from '../../../src/components/DataTable/DataTable.tsx';
import { useDataTable } from '../../../src/components/DataTable/useDataTable.ts';

const columns = [{ id: 'name', header: '课程', value: ({ name }: { name: string }) => name }];

function Lessons() {
  const rows = Array.from({ length: 5000 }, (_, i) => ({ name: `课${i + 1}` }));
  const table = useDataTable({ columns, rows, rowKey: ({ name }) => name, selectable: true });
  return createElement(DataTable<{ name: string }>, { table, 'aria-label': '课程' });
}

test('a server writes the head and a first screen of rows, not five thousand', () => {
  const html = renderToString(createElement(Lessons));
  expect(html).toContain('课程');
  expect(html).toContain('课1<');
  expect(html.match(/role="row"/g)?.length).toBeLessThan(40);
  expect(html).toContain('aria-rowcount="5001"');
});

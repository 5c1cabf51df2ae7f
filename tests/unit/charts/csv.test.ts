import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableOf } from '../../../src/components/charts/chartTable.ts';
import { harmless, toCsv } from '../../../src/components/charts/csv.ts';
import { readRows } from '../../../src/components/charts/readRows.ts';
import { fileName } from '../../../src/components/ui/shared/saveBlob.ts';

/** Reads CSV as RFC 4180 has it. */
function parse(csv: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let inside = false;
  const body = csv.slice(1);
  for (let i = 0; i < body.length; i += 1) {
    const c = body[i] ?? '';
    if (inside) {
      if (c !== '"') cell += c;
      else if (body[i + 1] === '"') {
        cell += c;
        i += 1;
      } else inside = false;
    } else if (c === '"') inside = true;
    else if (c === ',' || c === '\r') {
      rows.at(-1)?.push(cell);
      cell = '';
    } else if (c === '\n') rows.push([]);
    else cell += c;
  }
  rows.pop();
  return rows;
}

test('a file for Excel: BOM, CRLF, units in the head', () => {
  const data = readRows(
    [
      { month: '2026-08', paid: 27_760_000 },
      { month: '2026-09', paid: null },
    ],
    'month',
    [{ key: 'paid', name: '收款', format: 'money' }],
  );
  expect(toCsv(tableOf(data, '月份'))).toBe('\uFEFF月份,收款（元）\r\n2026-08,277600.00\r\n2026-09,\r\n');
});

describe('no text runs as a formula', () => {
  test.each(['=1+1', '+86 138', '-东湖', '@SUM(A1)', ' =1', '\t=1', '＝1+1', '\r=1'])('%j', (text) => {
    expect(harmless(text)).toBe(`'${text}`);
  });

  test('a negative number stays a number', () => {
    const data = readRows([{ name: '退费', change: -420_000 }], 'name', [
      { key: 'change', name: '变动', format: 'money' },
    ]);
    expect(toCsv(tableOf(data, '项目'))).toContain('退费,-4200.00');
  });

  test('whatever is typed comes back as it was, or with one sign before it', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('=', '"', ',', '\n', '\r', ' ', '甲', '+', '@') }),
    );
    fc.assert(
      fc.property(text, text, (label, name) => {
        const data = readRows([{ label, n: 1 }], 'label', [{ key: 'n', name }]);
        const [head, row] = parse(toCsv(tableOf(data, '项目')));
        expect(head).toEqual(['项目', harmless(name)]);
        expect(row).toEqual([harmless(label), '1']);
        expect(row?.[0]).not.toMatch(/^\s*[=+\-@]/);
      }),
    );
  });
});

test('a file name every system takes', () => {
  expect(fileName('收款/退费: 9 月?', 'csv')).toBe('收款-退费- 9 月-.csv');
  expect(fileName(' ', 'png')).toBe('未命名.png');
});

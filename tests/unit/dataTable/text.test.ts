import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareValues, copyText, sortsLast, valueText } from '../../../src/components/DataTable/cellText.ts';
import { toTsv } from '../../../src/components/DataTable/tsv.ts';

const words = { yes: '是', no: '否' };

/** Reads tab-separated values as a spreadsheet does. */
function readTsv(tsv: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < tsv.length; i += 1) {
    const char = tsv.charAt(i);
    if (quoted) {
      if (char !== '"') cell += char;
      else if (tsv[i + 1] === '"') {
        cell += '"';
        i += 1;
      } else quoted = false;
    } else if (char === '"' && cell === '') quoted = true;
    else if (char === '\t' || char === '\n') {
      rows.at(-1)?.push(cell);
      cell = '';
      if (char === '\n') rows.push([]);
    } else cell += char;
  }
  rows.at(-1)?.push(cell);
  return rows;
}

describe('text of cells', () => {
  test('a table pasted elsewhere is the same table', () => {
    const text = fc.string({ unit: fc.constantFrom('林', 'a', '\t', '\n', '"', ' ', '1') });
    const table = fc
      .integer({ min: 1, max: 5 })
      .chain((columns) =>
        fc.array(fc.array(text, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 6 }),
      );
    fc.assert(
      fc.property(table, (rows) => {
        expect(readTsv(toTsv(rows))).toEqual(rows);
      }),
    );
  });
  test('empty is empty, yes is 是', () => {
    expect([null, undefined, '', 0, true, false, '林'].map((value) => valueText(value, words))).toEqual([
      '',
      '',
      '',
      '0',
      '是',
      '否',
      '林',
    ]);
  });
  test('copying takes the value, or what the column says', () => {
    const row = { amount: 1400 };
    expect(copyText({ id: 'a', header: '', value: ({ amount }: typeof row) => amount }, row, words)).toBe('1400');
    expect(copyText({ id: 'a', header: '', copy: () => '1,400.00' }, row, words)).toBe('1,400.00');
  });
  test('names sort by pinyin, numbers by size, also inside words', () => {
    expect(['周敏', '陈静', '林娜', '李想'].toSorted(compareValues)).toEqual(['陈静', '李想', '林娜', '周敏']);
    expect(['L10班', 'L2班'].toSorted(compareValues)).toEqual(['L2班', 'L10班']);
    expect([10, 9, -1].toSorted(compareValues)).toEqual([-1, 9, 10]);
  });
  test('blank sorts last, unless the column sorts by itself', () => {
    const column = { id: 'a', header: '', value: (row: { at: string | null }) => row.at };
    expect(sortsLast({ ...column, sortable: true }, { at: null })).toBe(true);
    expect(sortsLast({ ...column, sortable: () => 0 }, { at: null })).toBe(false);
  });
});

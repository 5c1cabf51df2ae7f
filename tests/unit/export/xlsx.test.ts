import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import readWorkbook, { readSheet } from 'read-excel-file/universal';
import { describe, expect, test } from 'vitest';
import { excelDate } from '../../../src/components/Export/excelDate.ts';
import type { ExportColumn, ExportFormat, ExportValue } from '../../../src/components/Export/exportTypes.ts';
import { createRowsFile } from '../../../src/components/Export/rowsFile.ts';
import { cellLimit, fitCell, sheetName } from '../../../src/components/Export/sheetText.ts';
import { columnName, textWidth } from '../../../src/components/Export/sheetXml.ts';

type Row = readonly ExportValue[];
const column = (at: number, more: Partial<ExportColumn<Row>> = {}): ExportColumn<Row> => ({
  header: `列${at + 1}`,
  value: (row) => row[at],
  ...more,
});

function write(rows: readonly Row[], columns: readonly ExportColumn<Row>[], format: ExportFormat = 'xlsx'): Blob {
  const file = createRowsFile(format, { columns, name: '学员' });
  for (let at = 0; at < rows.length; at += 2) file.add(rows.slice(at, at + 2));
  return file.finish();
}

const read = (blob: Blob) => readSheet(blob, { trim: false });
const parts = async (blob: Blob) => unzipSync(new Uint8Array(await blob.arrayBuffer()));
const partOf = async (blob: Blob, path: string) => strFromU8((await parts(blob))[path] ?? new Uint8Array());

const anyText = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    // Halves of surrogate pairs, control characters and what looks like the escape of a sheet.
    fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 }).map((codes) => String.fromCharCode(...codes)),
    fc.array(fc.constantFrom('_x', '000D', '_', 'x005F', '\r', '\n', ' ', '<', '&amp;', ']]>', '\u0000'), {
      maxLength: 8,
    }),
  )
  .map((text) => (Array.isArray(text) ? text.join('') : text));

const anyNumber = fc
  .oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer())
  .map((n) => (n === 0 ? 0 : n));
const anyCell = fc.oneof(anyText, anyNumber, fc.boolean(), fc.constant(null));
/** A cell without text is an empty cell. */
const asRead = (value: ExportValue) => (value === '' || value === undefined ? null : value);

describe('what is written is read back equal', () => {
  test('for any text, number and yes or no, in any number of rows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(anyCell, anyCell, anyCell), { maxLength: 24 }), async (rows) => {
        // The last column holds a mark, so that readers do not drop empty rows at the end.
        const marked = rows.map((row) => [...row, '·']);
        const got = await read(
          write(
            marked,
            [0, 1, 2, 3].map((at) => column(at)),
          ),
        );
        expect(got).toEqual([['列1', '列2', '列3', '列4'], ...marked.map((row) => row.map(asRead))]);
      }),
      { numRuns: 40 },
    );
  });

  test('for heads', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 30 }), async (texts) => {
        const heads = texts.map((text) => `a${text}`);
        expect(
          await read(
            write(
              [],
              heads.map((header, at) => column(at, { header })),
            ),
          ),
        ).toEqual([heads]);
      }),
      { numRuns: 20 },
    );
  });

  test('for dates, as dates', async () => {
    const date = fc
      .date({ min: new Date('1900-03-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10));
    await fc.assert(
      fc.asyncProperty(fc.array(date, { maxLength: 30 }), async (texts) => {
        const [, ...rows] = await read(
          write(
            texts.map((text) => [text]),
            [column(0, { kind: 'date' })],
          ),
        );
        expect(rows).toEqual(texts.map((text) => [new Date(`${text}T00:00:00Z`)]));
      }),
      { numRuns: 20 },
    );
  });

  test('for a great many rows, over several chunks', async () => {
    const rows = Array.from({ length: 6_000 }, (_, at) => [`学员${at}`, at]);
    const got = await read(write(rows, [column(0), column(1)]));
    expect(got).toHaveLength(6_001);
    expect(got.at(-1)).toEqual(['学员5999', 5_999]);
  });
});

test('a number in a text column and text in a number column keep what they are', async () => {
  const columns = [column(0), column(1, { kind: 'money' }), column(2, { kind: 'date' })];
  const rows: Row[] = [
    [13800138000, '待定', '2026-02-31'],
    ['13800138000', Number.NaN, '1899-01-01'],
  ];
  expect(await read(write(rows, columns))).toEqual([
    ['列1', '列2', '列3'],
    [13800138000, '待定', '2026-02-31'],
    ['13800138000', 'NaN', '1899-01-01'],
  ]);
});

test('text that begins like a formula is text, and stays so when somebody edits the cell', async () => {
  const blob = write([['=HYPERLINK("http://x","a")'], ['+86'], ['@a'], ['-1+1']], [column(0)]);
  const xml = await partOf(blob, 'xl/worksheets/sheet1.xml');
  expect(xml).not.toContain('<f>');
  expect(xml.match(/s="6" t="inlineStr"/g)).toHaveLength(4);
  expect(await partOf(blob, 'xl/styles.xml')).toContain('quotePrefix="1"');
  const csv = await write([['=1+1'], ['＝1'], [-5]], [column(0)], 'csv').text();
  expect(csv.split('\r\n').slice(1, 4)).toEqual(["'=1+1", "'＝1", '-5']);
});

test('the head row stays in view and columns are as wide as what they hold', async () => {
  const blob = write([['机器人搭建启蒙班', 'x'.repeat(90)]], [column(0), column(1), column(2, { width: 20 })]);
  const xml = await partOf(blob, 'xl/worksheets/sheet1.xml');
  expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect([...xml.matchAll(/ width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([18, 48, 20]);
});

test('more rows than a sheet takes go on in a further sheet with the same head', async () => {
  const file = createRowsFile<Row>('xlsx', {
    columns: [column(0)],
    name: '学员',
    rowsPerSheet: 3,
    notes: ['导出人 王芳'],
  });
  file.add([['a'], ['b'], ['c']]);
  file.add([['d']]);
  expect(await readWorkbook(file.finish())).toEqual([
    { sheet: '学员', data: [['列1'], ['a'], ['b']] },
    { sheet: '学员 (2)', data: [['列1'], ['c'], ['d']] },
    { sheet: '学员 (3)', data: [['列1'], ['导出人 王芳']] },
  ]);
});

test('a text longer than a cell takes is cut, marked and counted', async () => {
  const file = createRowsFile<Row>('xlsx', { columns: [column(0)], name: '学员' });
  file.add([['长'.repeat(40_000)], ['短']]);
  const [, [long] = []] = await read(file.finish());
  expect(String(long)).toHaveLength(cellLimit);
  expect(String(long).endsWith('…（内容过长，已截断）')).toBe(true);
  expect(file.cut()).toBe(1);
  const pairs = '😀'.repeat(20_000);
  expect(fitCell(pairs)).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
});

test('every sheet name is one that Excel takes', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 99 }), (name, number) => {
      const made = sheetName(name, number);
      expect(made.length).toBeGreaterThan(0);
      expect(made.length).toBeLessThanOrEqual(31);
      expect(made).not.toMatch(/[[\]:*?/\\]|^'|'$/);
    }),
  );
  expect(sheetName('学员/列表')).toBe('学员 列表');
  expect(sheetName('History')).toBe('Sheet');
});

test('columns are named as spreadsheets name them', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
  expect([textWidth('学员 A1'), textWidth(null), textWidth('a\n长长长')]).toEqual([7, 0, 1]);
});

test('a date no calendar has is no date', () => {
  expect(['2026-09-21', '2026-09-21 18:00', '2026-09-21 18:00:30'].map(excelDate)).toEqual([
    46286,
    46286.75,
    46286.75 + 30 / 86_400,
  ]);
  expect(['2026-02-29', '2026-13-01', '2026-09-21 24:00', '1900-02-28', '9月21日', ''].map(excelDate)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});

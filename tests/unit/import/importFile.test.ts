import fc from 'fast-check';
import readWorkbook from 'read-excel-file/universal';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { createRowsFile } from '../../../src/components/Export/rowsFile.ts';
import { decodeCsv, parseCsv, textOfCell } from '../../../src/components/Import/fileText.ts';
import type { ImportColumn } from '../../../src/components/Import/importTypes.ts';
import { newLine } from '../../../src/components/Import/importLines.ts';
import { readImportFile } from '../../../src/components/Import/readImportFile.ts';
import { createTemplate, createWrongRows } from '../../../src/components/Import/templateFile.ts';

const limits = { maxBytes: 10 << 20, maxRows: 5000 };
const read = (parts: BlobPart[], name: string) => readImportFile(new File(parts, name), limits);
const columns: ImportColumn[] = [
  { id: 'name', header: '姓名', required: true, example: '林小满' },
  { id: 'phone', header: '手机号', required: true, note: '11 位手机号' },
  { id: 'sex', header: '性别', choices: ['男', '女'] },
];

describe('CSV', () => {
  test('what is exported as CSV is read back equal, whatever the text', async () => {
    const cell = fc
      .array(fc.constantFrom('a', '林', '"', ',', '\t', ';', '\r\n', '\n', '=1', "'", '-', ' '), { maxLength: 6 })
      .map((parts) => parts.join(''))
      // A single quote before a formula is the mark that keeps it from running; nobody can tell it from a typed one.
      .filter((text) => !text.startsWith("'"));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { maxLength: 8 }), async (rows) => {
        const file = createRowsFile<readonly string[]>('csv', {
          name: '',
          columns: [0, 1].map((at) => ({ header: `列${at}`, value: (row) => row[at] })),
        });
        file.add(rows);
        const bytes = new Uint8Array(await file.finish().arrayBuffer());
        expect(parseCsv(decodeCsv(bytes))).toEqual([['列0', '列1'], ...rows.map((row) => [...row])]);
      }),
      { numRuns: 200 },
    );
  });

  test('GBK of a Chinese Windows, UTF-16 of 「Unicode 文本」, tabs and semicolons', () => {
    expect(decodeCsv(Uint8Array.of(0xd0, 0xd5, 0xc3, 0xfb))).toBe('姓名');
    expect(decodeCsv(Uint8Array.of(0xff, 0xfe, 0xd3, 0x59))).toBe('姓');
    expect(parseCsv('a\tb\r\n1\t"x\ty"')).toEqual([
      ['a', 'b'],
      ['1', 'x\ty'],
    ]);
    expect(parseCsv('a;b\n1;')).toEqual([
      ['a', 'b'],
      ['1', ''],
    ]);
    expect(parseCsv('a,b\n\n"unclosed')).toEqual([['a', 'b'], [''], ['unclosed']]);
  });
});

test('cells become the text a person would have typed', () => {
  expect([13800138000, 0.1 + 0.2, 12.345, 1e21, -3, true, null].map(textOfCell)).toEqual([
    '13800138000',
    '0.3',
    '12.345',
    '1000000000000000000000',
    '-3',
    '是',
    '',
  ]);
  expect(textOfCell(new Date('2026-09-21T00:00:00Z'))).toBe('2026-09-21');
  expect(textOfCell(new Date('2026-09-21T18:29:59.999Z'))).toBe('2026-09-21 18:30');
});

test('rows keep the numbers of their file; empty ones are passed over', async () => {
  const table = await read(['姓名,手机号\n\n林小满,138\n,\n吴越,139\n'], '学员.csv');
  expect(table.headers).toEqual(['姓名', '手机号']);
  expect(table.rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [3, '林小满'],
    [5, '吴越'],
  ]);
});

describe('a file that cannot be imported says why', () => {
  test.each([
    ['a.xls', ['x'], '不支持旧版 .xls'],
    ['a.pdf', ['x'], '只支持 .xlsx 和 .csv'],
    ['a.csv', [], '文件是空的'],
    ['a.csv', ['\n\n'], '文件里没有内容'],
    ['a.csv', ['姓名\n'], '只有表头，没有数据'],
    ['a.xlsx', ['not a workbook'], '可能已损坏'],
    ['a.xlsx', [Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)], '加了密码'],
    ['a.csv', ['x'.repeat((10 << 20) + 1)], '超过 10 MB'],
    ['a.csv', [`姓名\n${'a\n'.repeat(5001)}`], '5,001 行，一次最多 5,000 行'],
  ])('%s %#', async (name, parts, why) => {
    await expect(read(parts, name)).rejects.toThrow(why);
  });
});

describe('the template', () => {
  test('has the heads, what each means, and the lists', async () => {
    const [sheet, about, lists] = await readWorkbook(createTemplate(columns, '学员', 5000));
    expect(sheet).toEqual({ sheet: '学员', data: [['姓名*', '手机号*', '性别']] });
    expect(about?.data[2]).toEqual(['手机号', '必填', '11 位手机号', null, null]);
    expect(about?.data[3]).toEqual(['性别', '选填', null, '男、女', null]);
    expect(lists).toEqual({ sheet: '选项', data: [['性别'], ['男'], ['女']] });
  });

  test('offers choices and notes in the cells, which are text', async () => {
    const bytes = new Uint8Array(await createTemplate(columns, '学员', 5000).arrayBuffer());
    const xml = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(xml).toContain("<formula1>'选项'!$A$2:$A$3</formula1>");
    expect(xml).toContain('prompt="必填；11 位手机号" sqref="B2:B5001"');
    expect(xml.match(/<col [^>]*style="2"/g)).toHaveLength(3);
    expect(xml).toContain('<dataValidations count="3">');
  });

  test('wrong rows come with the reason, and can be uploaded again', async () => {
    const line = newLine(7, { name: '', phone: '=1', sex: '男' }, { columns });
    const table = await read([createWrongRows(columns, [line], '学员')], '学员.xlsx');
    expect(table.headers).toEqual(['姓名', '手机号', '性别', '未导入原因', '原行号']);
    expect(table.rows).toEqual([{ line: 2, cells: ['', '=1', '男', '请填写姓名', '7'] }]);
  });
});

import { sheetText } from '../Export/sheetText.ts';
import { columnName, textWidth } from '../Export/sheetXml.ts';
import { createWorkbook } from '../Export/workbook.ts';
import { allProblems } from './importLines.ts';
import type { ImportColumn, ImportLine } from './importTypes.ts';

const choiceSheet = '选项';

const attribute = (text: string, most: number) => sheetText(text.replaceAll('\n', ' ').slice(0, most));

/** What Excel says beside a cell of the column, and the list it offers. */
function validation(column: ImportColumn, at: number, choiceAt: number, rows: number): string {
  const { header, note, choices, required } = column;
  const words = [required ? '必填' : '', note ?? '', choices ? '请从列表中选择' : ''].filter(Boolean).join('；');
  if (words === '') return '';
  const name = columnName(at);
  const tip = `showInputMessage="1" promptTitle="${attribute(header, 32)}" prompt="${attribute(words, 255)}" sqref="${name}2:${name}${rows + 1}"`;
  if (!choices) return `<dataValidation allowBlank="1" ${tip}/>`;
  const list = columnName(choiceAt);
  return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" errorTitle="${attribute(header, 32)}" error="请从列表中选择" ${tip}><formula1>'${choiceSheet}'!$${list}$2:$${list}$${choices.length + 1}</formula1></dataValidation>`;
}

/** An empty sheet to fill in, with lists to choose from, and a sheet that explains each column. */
export function createTemplate(columns: readonly ImportColumn[], name: string, maxRows: number): Blob {
  const workbook = createWorkbook();
  const withChoices = columns.filter(({ choices }) => choices !== undefined);
  const sheet = workbook.sheet(
    name,
    columns.map(({ header, example = '' }) => ({
      width: Math.min(40, Math.max(12, textWidth(header) + 4, textWidth(example) + 2)),
      // Text, or Excel makes a date of 3-4 and drops the zero a number begins with.
      style: 'text',
    })),
  );
  sheet.row(
    columns.map(({ header, required }) => ({
      value: required ? `${header}*` : header,
      style: required ? 'required' : 'head',
    })),
  );
  const rules = columns
    .map((column, at) => validation(column, at, withChoices.indexOf(column), maxRows))
    .filter(Boolean);
  sheet.end(rules.length === 0 ? '' : `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`);

  const about = workbook.sheet('填写说明', [{ width: 18 }, { width: 8 }, { width: 40 }, { width: 40 }, { width: 24 }]);
  about.row(['列', '必填', '说明', '可填内容', '示例'].map((value) => ({ value, style: 'head' })));
  for (const { header, required, note, choices, example } of columns) {
    about.row(
      [header, required ? '必填' : '选填', note, choices?.join('、'), example].map((value) => ({
        value,
        style: 'text',
      })),
    );
  }
  about.end();

  if (withChoices.length > 0) {
    const lists = workbook.sheet(
      choiceSheet,
      withChoices.map(() => ({ width: 20 })),
    );
    lists.row(withChoices.map(({ header }) => ({ value: header, style: 'head' })));
    const most = Math.max(...withChoices.map(({ choices = [] }) => choices.length));
    for (let at = 0; at < most; at += 1) {
      lists.row(withChoices.map(({ choices = [] }) => ({ value: choices[at], style: 'text' })));
    }
    lists.end();
  }
  return workbook.finish();
}

/** Rows that were not imported, and why; mended, it can be uploaded again. */
export function createWrongRows(columns: readonly ImportColumn[], lines: readonly ImportLine[], name: string): Blob {
  const workbook = createWorkbook();
  const sheet = workbook.sheet(name, [
    ...columns.map(({ header }) => ({ width: Math.max(14, textWidth(header) + 4), style: 'text' as const })),
    { width: 48 },
    { width: 10 },
  ]);
  sheet.row(
    [...columns.map(({ header }) => header), '未导入原因', '原行号'].map((value) => ({ value, style: 'head' })),
  );
  for (const line of lines) {
    const wrong = new Set(allProblems(line).map(({ column }) => column));
    const why = allProblems(line)
      .map(({ message }) => message)
      .join('；');
    sheet.row([
      ...columns.map(({ id }) => ({
        value: line.values[id],
        style: wrong.has(id) ? ('wrong' as const) : ('text' as const),
      })),
      { value: why === '' ? '尚未导入' : why, style: 'wrong' },
      { value: line.line },
    ]);
  }
  sheet.end();
  return workbook.finish();
}

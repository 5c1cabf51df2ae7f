import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { createBlobSink } from './blobSink.ts';
import { stylesXml } from './sheetStyles.ts';
import { sheetName, sheetText } from './sheetText.ts';
import { type ColumnLook, rowXml, type SheetCell, sheetEnd, sheetStart } from './sheetXml.ts';

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface SheetWriter {
  row: (cells: readonly SheetCell[]) => void;
  /** @param after XML that follows the rows */
  end: (after?: string) => void;
  /** Rows written so far. */
  readonly rows: () => number;
}

export interface Workbook {
  /** Starts a sheet; the one before has to be ended. Columns are as wide as said. */
  sheet: (name: string, columns: readonly ColumnLook[], frozenRows?: number) => SheetWriter;
  finish: () => Blob;
  drop: () => void;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const parcels = 'http://schemas.openxmlformats.org/package/2006';

const types = (sheets: number) =>
  `${head}<Types xmlns="${parcels}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${xlsxType}.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${Array.from(
    { length: sheets },
    (_, at) =>
      `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  ).join('')}</Types>`;

const rootRels = `${head}<Relationships xmlns="${parcels}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const book = (names: readonly string[]) =>
  `${head}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets>${names
    .map((name, at) => `<sheet name="${sheetText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
    .join('')}</sheets></workbook>`;

const bookRels = (sheets: number) =>
  `${head}<Relationships xmlns="${parcels}/relationships">${Array.from(
    { length: sheets },
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  ).join('')}<Relationship Id="rId${sheets + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`;

/** Rows are gathered to so many characters before they are compressed. */
const chunk = 1 << 16;

/** An .xlsx file that is compressed while its rows come in; nothing of it stays in memory but what is under way. */
export function createWorkbook(): Workbook {
  const sink = createBlobSink();
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    sink.put(bytes);
  });
  const names: string[] = [];
  const small = (path: string, content: string) => {
    const file = new ZipPassThrough(path);
    zip.add(file);
    file.push(strToU8(content), true);
  };
  return {
    sheet(name, columns, frozenRows) {
      names.push(name);
      const file = new ZipDeflate(`xl/worksheets/sheet${names.length}.xml`, { level: 4 });
      zip.add(file);
      let waiting = sheetStart(columns, frozenRows);
      let rows = 0;
      return {
        row(cells) {
          rows += 1;
          waiting += rowXml(rows, cells);
          if (waiting.length < chunk) return;
          file.push(strToU8(waiting));
          waiting = '';
        },
        end(after) {
          file.push(strToU8(waiting + sheetEnd(after)), true);
          waiting = '';
        },
        rows: () => rows,
      };
    },
    finish() {
      const used = new Set<string>();
      const unique = names.map((name) => {
        let at = 1;
        while (used.has(sheetName(name, at).toLowerCase())) at += 1;
        used.add(sheetName(name, at).toLowerCase());
        return sheetName(name, at);
      });
      small('[Content_Types].xml', types(unique.length));
      small('_rels/.rels', rootRels);
      small('xl/workbook.xml', book(unique));
      small('xl/_rels/workbook.xml.rels', bookRels(unique.length));
      small('xl/styles.xml', stylesXml);
      zip.end();
      return sink.finish(xlsxType);
    },
    drop() {
      zip.terminate();
      sink.drop();
    },
  };
}

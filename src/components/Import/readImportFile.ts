import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { decodeCsv, parseCsv, textOfCell } from './fileText.ts';

/** Why a file cannot be imported; `text` is for the user. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
  readonly text: string;

  constructor(text: string, cause?: unknown) {
    super(text, cause === undefined ? undefined : { cause });
    this.text = text;
  }
}

export interface FileLimits {
  /** Bytes. */
  maxBytes: number;
  /** Below the head. */
  maxRows: number;
}

/** A file's first sheet as text. */
export interface FileTable {
  readonly headers: readonly string[];
  /** Rows with something in them, and their numbers in the file. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

/** Unpacked a workbook may be this large, in bytes; what is more was made to choke its reader. */
const unpackedLimit = 256 << 20;

const megabytes = (bytes: number) => `${Number((bytes / (1 << 20)).toFixed(1))} MB`;

async function readXlsx(file: Blob): Promise<string[][]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // An older .xls, or a workbook with a password, is another kind of file.
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) {
    throw new ImportFileError('文件加了密码，或是旧版 .xls：请用 Excel 去掉密码，另存为 .xlsx 后再试');
  }
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter({ originalSize }) {
        unpacked += originalSize;
        return false;
      },
    });
    if (unpacked > unpackedLimit) throw new ImportFileError('文件展开后过大，请拆分后再导入');
    const rows = await readSheet(file, { trim: false });
    return rows.map((row) => row.map(textOfCell));
  } catch (error) {
    if (error instanceof ImportFileError) throw error;
    throw new ImportFileError('文件无法读取，可能已损坏：请用 Excel 打开，另存为 .xlsx 后再试', error);
  }
}

/**
 * Reads an .xlsx or .csv file.
 * @throws ImportFileError with a Chinese sentence: kind, size, damage, nothing in it, too many rows
 */
export async function readImportFile(file: File, { maxBytes, maxRows }: FileLimits): Promise<FileTable> {
  const kind = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  if (kind === 'xls') throw new ImportFileError('不支持旧版 .xls 文件：请用 Excel 另存为 .xlsx 后再试');
  if (kind !== 'xlsx' && kind !== 'csv') throw new ImportFileError('只支持 .xlsx 和 .csv 文件，请按模板填写后上传');
  if (file.size === 0) throw new ImportFileError('文件是空的，请按模板填写后上传');
  if (file.size > maxBytes) {
    throw new ImportFileError(`文件 ${megabytes(file.size)}，超过 ${megabytes(maxBytes)}，请拆分后再导入`);
  }
  const table = kind === 'csv' ? parseCsv(decodeCsv(new Uint8Array(await file.arrayBuffer()))) : await readXlsx(file);
  const filled = table
    .map((cells, at) => ({ line: at + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...rows] = filled;
  if (!head) throw new ImportFileError('文件里没有内容，请按模板填写后上传');
  if (rows.length === 0) throw new ImportFileError('文件里只有表头，没有数据，请填写后再上传');
  if (rows.length > maxRows) {
    const n = (count: number) => count.toLocaleString('zh-CN');
    throw new ImportFileError(`文件有 ${n(rows.length)} 行，一次最多 ${n(maxRows)} 行，请拆分后再导入`);
  }
  return { headers: head.cells, rows };
}

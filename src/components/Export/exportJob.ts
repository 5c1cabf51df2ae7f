import type { ReadPage, RowsFile } from './exportTypes.ts';

export interface ExportJob {
  /**
   * Reads on from the page that is due and writes what comes. A page that could not be read rejects; called again, it
   * starts at that page: no page is written twice.
   */
  run: () => Promise<Blob>;
}

interface JobOptions<Row> {
  readPage: ReadPage<Row>;
  file: RowsFile<Row>;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/** Lets the browser paint and take presses between two pages that come at once. */
const breathe = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** Pages read one after another into a file. */
export function createExportJob<Row>({ readPage, file, signal, onProgress }: JobOptions<Row>): ExportJob {
  let page = 1;
  let done = 0;
  return {
    async run() {
      for (;;) {
        signal.throwIfAborted();
        // One after another on purpose: the server is spared, and rows keep their order.
        // oxlint-disable-next-line no-await-in-loop
        const { rows, total } = await readPage(page, signal);
        signal.throwIfAborted();
        file.add(rows);
        page += 1;
        done += rows.length;
        onProgress(done, Math.max(total, done));
        // Fewer may come than were counted, when somebody deletes meanwhile.
        if (rows.length === 0 || done >= total) return file.finish();
        // oxlint-disable-next-line no-await-in-loop
        await breathe();
      }
    },
  };
}

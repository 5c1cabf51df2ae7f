import { useEffect, useRef, useState } from 'react';
import { useKit } from '../../kit/context.ts';
import { fileName, saveBlob } from '../ui/shared/saveBlob.ts';
import type { ExportJob } from './exportJob.ts';
import type { ExportColumn, ExportFormat, ReadPage, RowsFile } from './exportTypes.ts';

/** How an export stands. `done` and `total` count rows. */
export type ExportState =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly done: number; readonly total: number | null }
  | { readonly state: 'failed'; readonly done: number; readonly total: number | null; readonly error: unknown }
  | {
      readonly state: 'done';
      readonly done: number;
      /** As counted with the first page. */
      readonly total: number;
      /** Cells that had to be cut. */
      readonly cut: number;
      /** With the day: 学员列表_2026-09-21.xlsx */
      readonly fileName: string;
      /** Hands the user the file once more. */
      readonly save: () => void;
    };

export interface ExportRequest<Row> {
  /** Name of the sheet and, with the day behind it, of the file: 学员列表. */
  name: string;
  columns: readonly ExportColumn<Row>[];
  /** Rows that are here already, or what reads all that match, page by page. */
  rows: readonly Row[] | ReadPage<Row>;
  /** @default 'xlsx' */
  format?: ExportFormat | undefined;
  /** Rows below the last one: who exported, when, by which filters. */
  notes?: readonly string[] | undefined;
}

export interface ExportHandle {
  readonly current: ExportState;
  /** Starts anew; what was running is cancelled. */
  start: <Row>(request: ExportRequest<Row>) => void;
  /** After a failure: reads on from the page that failed. */
  retry: () => void;
  /** Stops and lets go of what is written. */
  cancel: () => void;
}

interface Under {
  control: AbortController;
  job: ExportJob;
  file: Pick<RowsFile<never>, 'drop' | 'cut'>;
  name: string;
  done: number;
  total: number | null;
  /** As counted with the first page. */
  counted: number | null;
}

const idle: ExportState = { state: 'idle' };

/**
 * Writes rows to a file and hands it to the user. What writes files is fetched with the first export. A page that goes
 * away cancels its export.
 */
export function useExport(): ExportHandle {
  const { clock } = useKit();
  const [current, setCurrent] = useState<ExportState>(idle);
  const under = useRef<Under | null>(null);
  const drop = () => {
    under.current?.control.abort();
    under.current?.file.drop();
    under.current = null;
  };
  useEffect(() => drop, []);

  const run = async (work: Under) => {
    const isLatest = () => under.current === work;
    setCurrent({ state: 'running', done: work.done, total: work.total });
    try {
      const blob = await work.job.run();
      if (!isLatest()) return;
      const save = () => saveBlob(blob, work.name);
      save();
      under.current = null;
      const { done, counted, name } = work;
      setCurrent({ state: 'done', done, total: counted ?? done, cut: work.file.cut(), fileName: name, save });
    } catch (error) {
      if (isLatest()) setCurrent({ state: 'failed', done: work.done, total: work.total, error });
    }
  };

  const start = <Row>({ name, columns, rows, format = 'xlsx', notes }: ExportRequest<Row>) => {
    drop();
    const control = new AbortController();
    const day = clock.wall().slice(0, 10);
    const readPage: ReadPage<Row> =
      typeof rows === 'function' ? rows : () => Promise.resolve({ rows, total: rows.length });
    let job: ExportJob | undefined;
    const work: Under = {
      control,
      name: fileName(`${name}_${day}`, format),
      done: 0,
      total: null,
      counted: null,
      file: { drop: () => undefined, cut: () => 0 },
      job: {
        async run() {
          if (!job) {
            const [{ createRowsFile }, { createExportJob }] = await Promise.all([
              import('./rowsFile.ts'),
              import('./exportJob.ts'),
            ]);
            control.signal.throwIfAborted();
            const file = createRowsFile<Row>(format, { columns, name, notes });
            work.file = file;
            job = createExportJob({
              readPage,
              file,
              signal: control.signal,
              onProgress(done, total) {
                Object.assign(work, { done, total, counted: work.counted ?? total });
                if (under.current === work) setCurrent({ state: 'running', done, total });
              },
            });
          }
          return job.run();
        },
      },
    };
    under.current = work;
    void run(work);
  };

  return {
    current,
    start,
    retry() {
      if (under.current && current.state === 'failed') void run(under.current);
    },
    cancel() {
      drop();
      setCurrent(idle);
    },
  };
}

import fc from 'fast-check';
import { readSheet } from 'read-excel-file/universal';
import { expect, test, vi } from 'vitest';
import { createExportJob } from '../../../src/components/Export/exportJob.ts';
import type { ReadPage } from '../../../src/components/Export/exportTypes.ts';
import { createRowsFile } from '../../../src/components/Export/rowsFile.ts';
import { exportColumns } from '../../../src/components/Export/tableColumns.ts';

const columns = [{ header: '号', value: (n: number) => n }];
const pageOf = (all: readonly number[], size: number, page: number) => all.slice((page - 1) * size, page * size);

function job(readPage: ReadPage<number>, signal = new AbortController().signal) {
  const file = createRowsFile<number>('xlsx', { columns, name: '号' });
  const onProgress = vi.fn<(done: number, total: number) => void>();
  return { ...createExportJob({ readPage, file, signal, onProgress }), onProgress };
}

const numbersIn = async (blob: Blob) => (await readSheet(blob)).slice(1).map(([n]) => n);

test('every row is written once and in order, whichever pages fail and however often', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.boolean(), { maxLength: 12 }),
      async (count, size, failures) => {
        const all = Array.from({ length: count }, (_, at) => at);
        const left = [...failures];
        const { run } = job(async (page) => {
          if (left.shift()) throw new Error('offline');
          return { rows: pageOf(all, size, page), total: count };
        });
        const tries = left.length + 1;
        let blob: Blob | undefined;
        for (let at = 0; at < tries && !blob; at += 1) {
          // oxlint-disable-next-line no-await-in-loop
          blob = await run().catch((error: unknown) => {
            if (error instanceof Error && error.message === 'offline') return undefined;
            throw error;
          });
        }
        expect(await numbersIn(blob ?? new Blob())).toEqual(all);
      },
    ),
    { numRuns: 25 },
  );
});

test('progress counts rows, and follows a total that grows', async () => {
  const { run, onProgress } = job(async (page) => ({
    rows: pageOf([1, 2, 3, 4, 5], 2, page),
    total: page === 1 ? 4 : 5,
  }));
  await run();
  expect(onProgress.mock.calls).toEqual([
    [2, 4],
    [4, 5],
    [5, 5],
  ]);
});

test('an empty page ends it: rows were deleted meanwhile', async () => {
  const { run } = job(async (page) => ({ rows: page === 1 ? [1, 2] : [], total: 9 }));
  expect(await numbersIn(await run())).toEqual([1, 2]);
});

test('cancelled, it reads no further page', async () => {
  const control = new AbortController();
  const readPage = vi.fn<ReadPage<number>>(async () => {
    control.abort();
    return { rows: [1], total: 3 };
  });
  await expect(job(readPage, control.signal).run()).rejects.toThrow('abort');
  expect(readPage).toHaveBeenCalledOnce();
});

test('a table’s columns become the file’s: numbers stay numbers, the rest as copying takes it', () => {
  const made = exportColumns<{ name: string; hours: number | null; on: boolean }>(
    [
      { id: 'name', header: '学员', value: ({ name }) => name, copy: ({ name }) => `${name}！` },
      { id: 'hours', header: '课时', value: ({ hours }) => hours },
      { id: 'on', header: '在读', value: ({ on }) => on },
      { id: 'bare', header: '操作' },
    ],
    { hours: 'hours' },
  );
  expect(made.map(({ value }) => value({ name: '林小满', hours: 2.5, on: true }))).toEqual(['林小满！', 2.5, '是', '']);
  expect(made[1]?.value({ name: '', hours: null, on: true })).toBe('');
  expect(made.map(({ kind }) => kind)).toEqual([undefined, 'hours', undefined, undefined]);
});

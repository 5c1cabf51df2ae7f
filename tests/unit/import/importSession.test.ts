import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { countLines, newLine } from '../../../src/components/Import/importLines.ts';
import { createImportSession } from '../../../src/components/Import/importSession.ts';
import type { CommitOptions, ImportCommit, ImportEntry } from '../../../src/components/Import/importTypes.ts';

const columns = [{ id: 'name', header: '姓名', required: true }];
const rules = { columns };
const signal = new AbortController().signal;
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => newLine(at + 2, { name: `学员${at}` }, rules));

const open = (commit: ImportCommit, count: number, dryRun = false, batchSize = 3) =>
  createImportSession({ lines: linesOf(count), rules, commit, dryRun, batchSize, batchId: 'b', signal });

/** A server that takes each batch key once, and loses calls or their answers. */
function server(faults: ('call' | 'answer' | undefined)[]) {
  const seen = new Set<string>();
  const rows: string[] = [];
  const commit: ImportCommit = async (entries, { batchKey }) => {
    const fault = faults.shift();
    if (fault === 'call') throw new Error('offline');
    if (!seen.has(batchKey)) rows.push(...entries.map(({ key }) => key));
    seen.add(batchKey);
    if (fault === 'answer') throw new Error('timeout');
    return entries.map(({ key }) => ({ key }));
  };
  return { commit, rows };
}

test('whatever is lost on the way, every row is imported once', async () => {
  const faults = fc.array(fc.constantFrom('call', 'answer', undefined), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 7 }), faults, async (n, size, lost) => {
      const tries = lost.length + 1;
      const { commit, rows } = server(lost);
      const session = open(commit, n, false, size);
      for (let at = 0; at < tries; at += 1) {
        // oxlint-disable-next-line no-await-in-loop
        await session.run();
      }
      expect(rows).toEqual(linesOf(n).map(({ key }) => key));
      expect(countLines(session.get().lines).imported).toBe(n);
      expect(session.get().unanswered.size).toBe(0);
    }),
  );
});

test('a call without an answer: its rows are named, the retry sends the same rows under the same key', async () => {
  const calls: [string, number][] = [];
  let fail = true;
  const session = open(async (entries, { batchKey }) => {
    calls.push([batchKey, entries.length]);
    if (fail && calls.length === 2) throw new Error('timeout');
    return entries.map(({ key }) => ({ key }));
  }, 8);
  await session.run();
  expect(session.get()).toMatchObject({ waiting: 5, work: { kind: 'failed', during: 'importing', done: 3, total: 8 } });
  expect([...session.get().unanswered]).toEqual(['r5', 'r6', 'r7']);
  fail = false;
  await session.run();
  expect(calls).toEqual([
    ['b-1', 3],
    ['b-2', 3],
    ['b-2', 3],
    ['b-3', 2],
  ]);
  expect(countLines(session.get().lines).imported).toBe(8);
});

test('stopped, the batch under way is finished and no other is sent', async () => {
  const commit = vi.fn<ImportCommit>(async (entries) => {
    session.stop();
    return entries.map(({ key }) => ({ key }));
  });
  const session = open(commit, 8);
  await session.run();
  expect(commit).toHaveBeenCalledOnce();
  expect(session.get()).toMatchObject({ work: { kind: 'idle' }, waiting: 0 });
  expect(countLines(session.get().lines)).toMatchObject({ imported: 3, ready: 5 });
});

test('the dry run sees every row as it is now, changes made meanwhile too', async () => {
  const seen: [boolean, string[]][] = [];
  const session = open(
    async (entries: readonly ImportEntry[], { dryRun }: CommitOptions) => {
      seen.push([dryRun, entries.map(({ values }) => values.name ?? '')]);
      if (seen.length === 1) session.edit('r2', 'name', '林小满');
      return entries.map(({ key, values }) => ({
        key,
        problems: values.name === '学员1' ? [{ column: 'name', message: '已有同名学员' }] : [],
      }));
    },
    4,
    true,
  );
  await session.verify();
  expect(seen).toEqual([
    [true, ['学员0', '学员1', '学员2']],
    [true, ['林小满', '学员3']],
  ]);
  expect(countLines(session.get().lines)).toMatchObject({ ready: 3, wrong: 1 });
  session.edit('r3', 'name', '');
  await session.verify();
  expect(seen).toHaveLength(2);
  session.remove('r3');
  expect(countLines(session.get().lines)).toMatchObject({ total: 3, wrong: 0 });
});

test('a dry run that fails keeps what it has and goes on from there', async () => {
  let fail = true;
  const sizes: number[] = [];
  const session = open(
    async (entries) => {
      if (fail && sizes.length === 1) throw new Error('offline');
      sizes.push(entries.length);
      return entries.map(({ key }) => ({ key }));
    },
    5,
    true,
  );
  await session.verify();
  expect(session.get().work).toMatchObject({ kind: 'failed', during: 'verifying', done: 3, total: 5 });
  fail = false;
  await session.verify();
  expect(sizes).toEqual([3, 2]);
  expect(session.get().lines.every(({ verified }) => verified)).toBe(true);
});

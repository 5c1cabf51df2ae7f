import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  emptyQueue,
  finishedFiles,
  isOver,
  type Queue,
  type QueueEvent,
  reduceQueue,
  totalsOf,
} from '../../../src/components/Upload/queue.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const uploaded = (id: string) => ({ fileId: `f-${id}`, name: id, size: 100, type: '' });
const id = fc.constantFrom(...ids);
const run = fc.integer({ min: 1, max: 3 });
const events: fc.Arbitrary<QueueEvent> = fc.oneof(
  fc.array(id, { maxLength: 4 }).map(
    (added): QueueEvent => ({
      type: 'add',
      files: added.map((one) => ({ id: one, name: one, size: 100, type: '' })),
    }),
  ),
  fc.record({ type: fc.constantFrom('pause', 'resume', 'retry', 'cancel', 'remove'), id }) as fc.Arbitrary<QueueEvent>,
  fc.record({
    type: fc.constant('progress'),
    id,
    run,
    sent: fc.integer({ min: -50, max: 500 }),
    speed: fc.nat(),
  }) as fc.Arbitrary<QueueEvent>,
  fc
    .tuple(id, run)
    .map(([one, at]): QueueEvent => ({ type: 'done', id: one, run: at, file: uploaded(one), existing: false })),
  fc.tuple(id, run).map(([one, at]): QueueEvent => ({ type: 'fail', id: one, run: at, reason: '坏了' })),
  fc.tuple(id, fc.integer({ min: -2, max: 9 })).map(([one, to]): QueueEvent => ({ type: 'move', id: one, to })),
  fc.constantFrom<QueueEvent>({ type: 'offline' }, { type: 'online' }),
);

const after = (list: readonly QueueEvent[], start: Queue = emptyQueue(3)): Queue => list.reduce(reduceQueue, start);
const count = (queue: Queue, status: string) => queue.items.filter((item) => item.status === status).length;
const of = (queue: Queue, one: string) => queue.items.find((item) => item.id === one);

test('never more than three at once, never a free place while a file waits, nothing sent offline', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60 }), (list) => {
      let queue = emptyQueue(3);
      for (const event of list) {
        queue = reduceQueue(queue, event);
        expect(count(queue, 'sending')).toBeLessThanOrEqual(3);
        const idle = queue.online && count(queue, 'waiting') > 0 && count(queue, 'sending') < 3;
        expect(idle).toBe(false);
        expect(queue.online ? 0 : count(queue, 'sending')).toBe(0);
      }
    }),
  );
});

test('no file is lost or doubled but by removing it, and sent bytes stay within its size', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60 }), (list) => {
      let queue = emptyQueue(3);
      for (const event of list) {
        const before = queue.items.map((item) => item.id);
        queue = reduceQueue(queue, event);
        const now = queue.items.map((item) => item.id);
        const gone = before.filter((one) => !now.includes(one));
        expect(gone).toEqual(event.type === 'remove' && before.includes(event.id) ? [event.id] : []);
        expect(new Set(now).size).toBe(now.length);
        expect(queue.items.every(({ sent, size }) => sent >= 0 && sent <= size)).toBe(true);
      }
    }),
  );
});

test('a finished file stays finished whatever comes', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60 }), (list) => {
      let queue = emptyQueue(3);
      for (const event of list) {
        const done = queue.items.filter(({ status }) => status === 'done');
        queue = reduceQueue(queue, event);
        const removed = event.type === 'remove' ? event.id : null;
        const kept = done.filter((item) => item.id !== removed);
        expect(kept.every((item) => of(queue, item.id)?.status === 'done')).toBe(true);
      }
    }),
  );
});

test('from any state every file comes to an end: done, failed or cancelled', () => {
  const outcome = fc.constantFrom('done', 'fail', 'cancel', 'pause and resume', 'fail and retry', 'offline and online');
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), fc.infiniteStream(outcome), (list, outcomes) => {
      let queue = after(list);
      const tell = (...told: QueueEvent[]) => {
        queue = after(told, queue);
      };
      tell({ type: 'online' });
      for (const { id: one } of queue.items) tell({ type: 'resume', id: one });
      // A user who gives up at some time: the world may only dither for so long.
      for (let step = 0; step < 200; step++) {
        const item = queue.items.find(({ status }) => status === 'sending');
        if (!item) break;
        const { id: one, run: at } = item;
        const next = step > 100 ? 'done' : outcomes.next().value;
        if (next === 'cancel') tell({ type: 'cancel', id: one });
        else if (next === 'pause and resume') tell({ type: 'pause', id: one }, { type: 'resume', id: one });
        else if (next === 'offline and online') tell({ type: 'offline' }, { type: 'online' });
        else if (next === 'done') tell({ type: 'done', id: one, run: at, file: uploaded(one), existing: false });
        else {
          tell({ type: 'fail', id: one, run: at, reason: '坏了' });
          if (next === 'fail and retry') tell({ type: 'retry', id: one });
        }
      }
      expect(queue.items.filter((item) => !isOver(item))).toEqual([]);
    }),
  );
});

describe('one file', () => {
  const add = (...files: string[]): QueueEvent => ({
    type: 'add',
    files: files.map((one) => ({ id: one, name: one, size: 100, type: '' })),
  });

  test('paused and resumed it goes on as another run; what the first run still tells is not heard', () => {
    const queue = after([
      add('a'),
      { type: 'progress', id: 'a', run: 1, sent: 40, speed: 8 },
      { type: 'pause', id: 'a' },
    ]);
    expect(of(queue, 'a')).toMatchObject({ status: 'paused', sent: 40, speed: 0, heldBy: 'user' });
    const again = after(
      [
        { type: 'resume', id: 'a' },
        { type: 'fail', id: 'a', run: 1, reason: '旧的' },
      ],
      queue,
    );
    expect(of(again, 'a')).toMatchObject({ status: 'sending', run: 2, reason: null });
  });

  test('paused by the network it goes on with it; paused by the user it does not', () => {
    const queue = after([add('a', 'b'), { type: 'pause', id: 'a' }, { type: 'offline' }]);
    expect(queue.items.map(({ status, heldBy }) => [status, heldBy])).toEqual([
      ['paused', 'user'],
      ['paused', 'offline'],
    ]);
    expect(reduceQueue(queue, { type: 'online' }).items.map(({ status }) => status)).toEqual(['paused', 'sending']);
  });

  test('failed it keeps its place and can be tried again', () => {
    const queue = after([add('a', 'b', 'c', 'd'), { type: 'fail', id: 'a', run: 1, reason: '断了' }]);
    expect(queue.items.map(({ status }) => status)).toEqual(['failed', 'sending', 'sending', 'sending']);
    expect(of(after([{ type: 'retry', id: 'a' }], queue), 'a')).toMatchObject({ status: 'waiting', reason: null });
  });
});

test('the finished files come in the order of the list', () => {
  const start = emptyQueue(3, [uploaded('x'), uploaded('y')]);
  const queue = after([{ type: 'move', id: 'f-y', to: 0 }], start);
  expect(finishedFiles(queue).map((file) => file.name)).toEqual(['y', 'x']);
});

test('the whole is 100 % only when every file is done', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60 }), (list) => {
      const totals = totalsOf(after(list));
      expect(totals.percent === 100).toBe(totals.done === totals.count);
      expect(totals.done + totals.failed + totals.active + totals.paused).toBe(totals.count);
    }),
  );
});

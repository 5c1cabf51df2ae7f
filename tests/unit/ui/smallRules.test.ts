import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highlightParts } from '../../../src/components/ui/Highlight/highlightParts.ts';
import { keyNames } from '../../../src/components/ui/Kbd/keyNames.ts';
import { pageAfterResize, pageCount, pageSlots, readPage } from '../../../src/components/ui/Pagination/pages.ts';
import { clampSize, readSplit, sizeByKey } from '../../../src/components/ui/SplitPane/splitSize.ts';

describe('highlighting', () => {
  const text = fc.string({ unit: fc.constantFrom('机', '器', 'L', 'l', '2', '.', '*', '(', '𠮷', 'İ'), maxLength: 20 });

  test('cuts without losing a letter, and marks exactly what was asked for', () => {
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 3 }), (whole, words) => {
        const parts = highlightParts(whole, words);
        expect(parts.map((part) => part.text).join('')).toBe(whole);
        for (const part of parts) expect(whole.slice(part.at, part.at + part.text.length)).toBe(part.text);
        const asked = words.map((word) => new RegExp(`^${word.replace(/[.*(]/g, '\\$&')}$`, 'iu'));
        for (const part of parts.filter(({ hit }) => hit)) {
          expect(asked.some((word) => word.test(part.text))).toBe(true);
        }
      }),
    );
  });

  test('the longest word wins; blanks are nothing to look for', () => {
    expect(highlightParts('机器人L2', ['机器', '机器人']).map((part) => part.text)).toEqual(['机器人', 'L2']);
    expect(highlightParts('机器人', ' ')).toEqual([{ text: '机器人', at: 0, hit: false }]);
    expect(highlightParts('A.B', '.').map((part) => part.hit)).toEqual([false, true, false]);
  });
});

describe('pages', () => {
  test.each([
    [1, 65, [1, 2, 3, 4, 5, 'after', 65]],
    [4, 65, [1, 2, 3, 4, 5, 'after', 65]],
    [30, 65, [1, 'before', 29, 30, 31, 'after', 65]],
    [64, 65, [1, 'before', 61, 62, 63, 64, 65]],
    [2, 3, [1, 2, 3]],
    [1, 1, [1]],
  ])('page %s of %s', (page, pages, slots) => {
    expect(pageSlots(page, pages)).toEqual(slots);
  });

  test('the row keeps its length, its order, its ends and the page with its neighbours', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (pages, at) => {
        const page = (at % pages) + 1;
        const slots = pageSlots(page, pages);
        expect(slots).toHaveLength(Math.min(7, pages));
        const numbers = slots.filter((slot) => typeof slot === 'number');
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        for (const needed of [1, pages, page, Math.max(1, page - 1), Math.min(pages, page + 1)]) {
          expect(numbers).toContain(needed);
        }
        // A gap never hides one number only: it would take no more room than the gap.
        for (const [place, slot] of slots.entries()) {
          const [left, right] = [slots[place - 1], slots[place + 1]];
          expect(typeof slot === 'number' || Number(right) - Number(left) > 2).toBe(true);
        }
      }),
    );
  });

  test('another page size keeps the first row in view', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 200 }),
        (page, size, next) => {
          const row = (page - 1) * size;
          const first = (pageAfterResize(page, size, next) - 1) * next;
          expect(first <= row && row < first + next).toBe(true);
        },
      ),
    );
  });

  test('what is typed leads to a page there is', () => {
    expect([readPage('30', 65), readPage(' ９ ', 65), readPage('999', 65), readPage('0', 65)]).toEqual([30, 9, 65, 1]);
    expect([readPage('', 65), readPage('三', 65), readPage('-1', 65), readPage('1.5', 65)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect([pageCount(0, 20), pageCount(20, 20), pageCount(21, 20)]).toEqual([1, 1, 2]);
  });
});

describe('a divider', () => {
  const bounds = fc.record({ min: fc.integer({ min: 0, max: 400 }), max: fc.integer({ min: 400, max: 900 }) });

  test('stays within its bounds whatever the pointer or a key asks', () => {
    const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'Home', 'End');
    fc.assert(
      fc.property(bounds, fc.integer({ min: -500, max: 2000 }), keys, fc.boolean(), (limits, asked, key, shift) => {
        const size = clampSize(asked, limits);
        const next = sizeByKey(size, key, shift, false, limits) ?? Number.NaN;
        for (const one of [size, next]) expect(one >= limits.min && one <= limits.max).toBe(true);
      }),
    );
  });

  test('listens to the keys along its way only', () => {
    const limits = { min: 100, max: 500 };
    expect(sizeByKey(200, 'ArrowRight', false, false, limits)).toBe(216);
    expect(sizeByKey(200, 'ArrowDown', true, true, limits)).toBe(264);
    expect(sizeByKey(200, 'ArrowDown', false, false, limits)).toBeNull();
  });

  test('reads back what it kept and nothing else', () => {
    expect(readSplit(JSON.stringify({ size: 240, collapsed: true }))).toEqual({ size: 240, collapsed: true });
    for (const junk of [null, '', '{', 'null', '{"size":"wide"}', '[]', '{"size":null}']) {
      expect(readSplit(junk)).toBeNull();
    }
  });
});

test.each([
  ['mod+k', ['Ctrl', 'K'], ['⌘', 'K']],
  ['/', ['/'], ['/']],
  ['+', ['+'], ['+']],
  ['shift+ArrowDown', ['Shift', '↓'], ['⇧', '↓']],
  ['Escape', ['Esc'], ['Esc']],
])('the keys of %s are named as printed', (combo, elsewhere, apple) => {
  expect(keyNames(combo, false)).toEqual(elsewhere);
  expect(keyNames(combo, true)).toEqual(apple);
});

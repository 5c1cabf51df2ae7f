import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinedRows, type ListPage, nextPage } from '../../src/hooks/listPages.ts';

/** Reads a list of so many rows as the hook does, page after page. */
function readAll(rows: readonly number[], pageSize: number, told: boolean): ListPage<number>[] {
  const pages: ListPage<number>[] = [];
  let mark: ReturnType<typeof nextPage> = 1;
  while (typeof mark === 'number') {
    const list = rows.slice((mark - 1) * pageSize, mark * pageSize);
    pages.push(told ? { list, total: rows.length } : { list });
    mark = nextPage(pages, 'page', pageSize);
  }
  return pages;
}

describe('pages of a list', () => {
  it('lead through every row once, with a total or without, and end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 130 }), fc.constantFrom(20, 50), fc.boolean(), (count, size, told) => {
        const rows = Array.from({ length: count }, (_, i) => i);
        expect(joinedRows(readAll(rows, size, told))).toEqual(rows);
      }),
    );
  });

  it('end at an empty page, whatever the total says', () => {
    expect(
      nextPage(
        [
          { list: [1], total: 9 },
          { list: [], total: 9 },
        ],
        'page',
        1,
      ),
    ).toBeUndefined();
  });

  it('follow the cursor until there is none', () => {
    expect(nextPage([{ list: [1], nextCursor: 'c2' }], 'cursor', 20)).toBe('c2');
    expect(nextPage([{ list: [1], nextCursor: null }], 'cursor', 20)).toBeUndefined();
    expect(nextPage([{ list: [1], nextCursor: '' }], 'cursor', 20)).toBeUndefined();
  });

  it('show a row that moved to the next page once', () => {
    const pages = [{ list: ['a', 'b'] }, { list: ['b', 'c'] }];
    expect(joinedRows(pages, (row) => row)).toEqual(['a', 'b', 'c']);
    expect(joinedRows(pages)).toHaveLength(4);
  });
});

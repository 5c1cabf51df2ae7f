import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  moveColumn,
  noSettings,
  orderColumns,
  readSettings,
} from '../../../src/components/DataTable/columnSettings.ts';

const ids = fc.uniqueArray(fc.constantFrom<string[]>('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'), {
  minLength: 1,
});

describe('column settings', () => {
  test('whatever is stored can be read', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        const { order, visible, widths } = readSettings(stored);
        expect(order.every((id) => typeof id === 'string')).toBe(true);
        expect(Object.values(visible).every((on) => typeof on === 'boolean')).toBe(true);
        expect(Object.values(widths).every((px) => px > 0)).toBe(true);
      }),
    );
  });
  test('what was written is read again', () => {
    const settings = { order: ['b', 'a'], visible: { a: false }, widths: { b: 180 }, density: 'compact' as const };
    expect(readSettings(JSON.stringify(settings))).toEqual(settings);
    expect(readSettings(null)).toBe(noSettings);
    expect(readSettings('{"order":["a",3,"a"],"widths":{"a":-4,"b":"x"},"density":"huge"}')).toEqual({
      order: ['a'],
      visible: {},
      widths: {},
    });
  });
  test('the order keeps what the user chose and finds a place for every column', () => {
    fc.assert(
      fc.property(ids, ids, (defined, stored) => {
        const order = orderColumns(defined, stored);
        expect(order.toSorted()).toEqual(defined.toSorted());
        const known = stored.filter((id) => defined.includes(id));
        expect(order.filter((id) => known.includes(id))).toEqual(known);
      }),
    );
  });
  test('a column that is new stands after the one it follows in the definition', () => {
    expect(orderColumns(['a', 'b', 'new', 'c'], ['c', 'b', 'a'])).toEqual(['c', 'b', 'new', 'a']);
    expect(orderColumns(['new', 'a'], ['a'])).toEqual(['new', 'a']);
  });
  test('moving changes one place and loses nothing', () => {
    fc.assert(
      fc.property(ids, fc.nat(9), fc.integer({ min: -3, max: 14 }), (order, at, to) => {
        const id = order[at % order.length] as string;
        const moved = moveColumn(order, id, to);
        expect(moved.toSorted()).toEqual(order.toSorted());
        expect(moved.filter((other) => other !== id)).toEqual(order.filter((other) => other !== id));
        expect(moved.indexOf(id)).toBe(Math.max(0, Math.min(order.length - 1, to)));
      }),
    );
    expect(moveColumn(['a'], 'gone', 0)).toEqual(['a']);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GridPlace, gridCommand, type KeyFacts } from '../../../src/components/DataTable/gridKeys.ts';

const place: GridPlace = {
  line: 5,
  column: 2,
  lines: 100,
  columns: 8,
  page: 10,
  kind: 'row',
  editable: false,
  branch: false,
  expandable: false,
  open: false,
};
const press = (key: string, more: Partial<KeyFacts> = {}): KeyFacts => ({
  key,
  ctrl: false,
  shift: false,
  alt: false,
  ...more,
});
const to = (line: number, column: number, extend = false) => ({ do: 'move', line, column, extend });

describe('keys of the grid', () => {
  test.each([
    ['ArrowUp', {}, to(4, 2)],
    ['ArrowDown', {}, to(6, 2)],
    ['ArrowLeft', {}, to(5, 1)],
    ['ArrowRight', {}, to(5, 3)],
    ['Home', {}, to(5, 0)],
    ['End', {}, to(5, 7)],
    ['Home', { ctrl: true }, to(0, 0)],
    ['End', { ctrl: true }, to(99, 7)],
    ['PageDown', {}, to(15, 2)],
    ['PageUp', {}, to(0, 2)],
    ['ArrowDown', { shift: true }, to(6, 2, true)],
    [' ', {}, { do: 'select', range: false }],
    [' ', { shift: true }, { do: 'select', range: true }],
    ['a', { ctrl: true }, { do: 'selectAll' }],
    ['Enter', {}, { do: 'enter' }],
    ['Escape', {}, { do: 'leave' }],
    ['c', { ctrl: true }, null],
    ['Tab', {}, null],
    ['x', {}, null],
  ] as const)('%s %o', (key, more, command) => {
    expect(gridCommand(press(key, more), place)).toEqual(command);
  });

  test('a cell that can be changed: Enter, F2 and typing edit it', () => {
    const editable = { ...place, editable: true };
    expect(gridCommand(press('Enter'), editable)).toEqual({ do: 'edit' });
    expect(gridCommand(press('F2'), editable)).toEqual({ do: 'edit' });
    expect(gridCommand(press('7'), editable)).toEqual({ do: 'edit', text: '7' });
    expect(gridCommand(press(' '), editable)).toEqual({ do: 'select', range: false });
  });
  test('a branch opens to the right and shuts to the left before the arrows move on', () => {
    const branch = { ...place, branch: true, expandable: true };
    expect(gridCommand(press('ArrowRight'), branch)).toEqual({ do: 'toggle' });
    expect(gridCommand(press('ArrowRight'), { ...branch, open: true })).toEqual(to(5, 3));
    expect(gridCommand(press('ArrowLeft'), { ...branch, open: true })).toEqual({ do: 'toggle' });
    expect(gridCommand(press('Enter'), { ...branch, kind: 'group' })).toEqual({ do: 'toggle' });
  });
  test('Alt and the arrows pull a column at its head', () => {
    const head = { ...place, line: -1, kind: 'head' } as const;
    expect(gridCommand(press('ArrowRight', { alt: true }), head)).toEqual({ do: 'resize', by: 16 });
    expect(gridCommand(press('ArrowLeft', { alt: true, shift: true }), head)).toEqual({ do: 'resize', by: -64 });
    expect(gridCommand(press('ArrowLeft', { alt: true }), place)).toBeNull();
  });
  test('no key leaves the grid', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];
    fc.assert(
      fc.property(
        fc.constantFrom(...keys),
        fc.boolean(),
        fc.boolean(),
        fc.integer({ min: -1, max: 99 }),
        fc.integer({ min: 0, max: 7 }),
        (key, ctrl, shift, line, column) => {
          const kind = line < 0 ? 'head' : 'row';
          const command = gridCommand(press(key, { ctrl, shift }), { ...place, line, column, kind });
          if (command?.do !== 'move') return;
          expect(command.line).toBeGreaterThanOrEqual(shift && line >= 0 ? 0 : -1);
          expect(command.line).toBeLessThan(100);
          expect(command.column).toBeGreaterThanOrEqual(0);
          expect(command.column).toBeLessThan(8);
        },
      ),
    );
  });
});

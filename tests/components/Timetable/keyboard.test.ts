import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnsOf, daysOf } from '../../../src/components/Timetable/columns.ts';
import {
  type Arrow,
  firstFocus,
  focusOn,
  type GridFocus,
  moveFocus,
  slotAt,
} from '../../../src/components/Timetable/keyboard.ts';
import { layoutsOf } from '../../../src/components/Timetable/layout.ts';
import { lessonSentence } from '../../../src/components/Timetable/sentences.ts';
import { timetableTexts } from '../../../src/components/Timetable/texts.ts';
import { blocks, lessons, monday } from '../../../stories/components/Timetable/teacherWeek.ts';

const hours = { from: 480, to: 1260 };
const columns = columnsOf(daysOf('week', monday));
const layout = layoutsOf(columns, { lessons, blocks, hours, hourHeight: 56, laneRoom: 145, texts: timetableTexts });
const grid = { columns: 7, hours, itemsOf: (column: number) => layout(column).items };
const go = (focus: GridFocus, key: Arrow['key'], shift = false) => moveFocus(focus, { key, shift }, grid);
const nameOf = (focus: GridFocus) =>
  focus.kind === 'item' ? focus.key.replace(/^.*#\d+-/, '') : `${focus.column} ${focus.start}`;

describe('the focus on the grid', () => {
  const enter = firstFocus(grid, { column: 2, minute: 16 * 60 + 42 });

  test('enters at what runs now or comes next today', () => {
    expect(nameOf(enter)).toBe('16:00-编程入门C班');
    expect(nameOf(firstFocus(grid, { column: 2, minute: 1250 }))).toBe('18:30-机器人L2-周三A班');
    expect(nameOf(firstFocus(grid, undefined))).toBe('16:30-编程入门B班');
    const bare = { ...grid, itemsOf: () => [] };
    expect(firstFocus(bare, undefined)).toEqual({ kind: 'slot', column: 0, start: 480 });
  });

  test('arrows go from lesson to lesson', () => {
    expect(nameOf(go(enter, 'ArrowDown'))).toBe('18:30-机器人L2-周三A班');
    expect(nameOf(go(enter, 'ArrowUp'))).toBe('14:00-陈可欣');
    expect(nameOf(go(enter, 'ArrowRight'))).toBe('15:30-搭建S1班');
    expect(nameOf(go(enter, 'ArrowLeft'))).toBe('16:30-搭建S2班');
    expect(nameOf(go(enter, 'Home'))).toBe('10:00-科学启蒙-进园班');
    expect(nameOf(go(enter, 'End'))).toBe('18:30-机器人L2-周三A班');
  });

  test('plain arrows skip an empty day, Shift stops on its slot', () => {
    const sparse = { ...grid, itemsOf: (column: number) => (column === 3 ? [] : layout(column).items) };
    expect(moveFocus(enter, { key: 'ArrowRight', shift: false }, sparse).column).toBe(4);
    const slot = moveFocus(enter, { key: 'ArrowRight', shift: true }, sparse);
    expect(slot).toEqual({ kind: 'slot', column: 3, start: 960 });
    expect(moveFocus(slot, { key: 'ArrowRight', shift: true }, sparse).column).toBe(4);
  });

  test('Shift+↑↓ move an empty slot by half an hour, inside the hours', () => {
    expect(go(enter, 'ArrowDown', true)).toEqual({ kind: 'slot', column: 2, start: 990 });
    expect(slotAt(0, 0, grid)).toEqual({ kind: 'slot', column: 0, start: 480 });
    expect(slotAt(0, 5000, grid)).toEqual({ kind: 'slot', column: 0, start: 1230 });
  });

  test('no walk leaves the grid, and every lesson can be reached', () => {
    const walks = fc.array(
      fc.record({
        key: fc.constantFrom<Arrow['key']>('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'),
        shift: fc.boolean(),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(walks, (walk) => {
        let focus = enter;
        for (const step of walk) focus = moveFocus(focus, step, grid);
        expect(focus.column).toBeGreaterThanOrEqual(0);
        expect(focus.column).toBeLessThan(7);
        const keys = layout(focus.column).items.map(({ key }) => key);
        expect(focus.kind === 'slot' || keys.includes(focus.key)).toBe(true);
      }),
    );
    const reached = new Set<string>();
    for (let column = 0; column < 7; column += 1) {
      const items = layout(column).items;
      let focus: GridFocus | undefined = items[0] && focusOn(items[0]);
      while (focus?.kind === 'item' && !reached.has(focus.key)) {
        reached.add(focus.key);
        focus = go(focus, 'ArrowDown');
      }
    }
    expect(reached.size).toBe(lessons.length);
  });
});

describe('the sentence of a card', () => {
  const lesson = lessons.find(({ title }) => title === '机器人L2-周三A班');
  test('says day, time, class, room, heads and state', () => {
    expect(lesson && lessonSentence(lesson, timetableTexts)).toBe(
      '周三 18:30 到 20:00，机器人L2-周三A班，A101，第 4 次，8/8，待上课',
    );
  });
  test("is the lesson's own where it has one", () => {
    expect(lesson && lessonSentence({ ...lesson, label: '自己的话' }, timetableTexts)).toBe('自己的话');
  });
});

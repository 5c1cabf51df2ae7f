import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planCard, textWidth } from '../../../src/components/Timetable/cardLines.ts';

const text = { title: '机器人L2-周三A班', state: '', third: 'A101 · 第 4 次', fourth: '8/8' };

describe('what a card shows at its size', () => {
  test('four lines from 64 px, three from 44, two from 28, one below', () => {
    const at = (height: number) => planCard({ height, width: 141 }, text);
    expect([82, 64, 63, 44, 43, 28, 27, 12].map((height) => at(height).lines)).toEqual([4, 4, 3, 3, 2, 2, 1, 1]);
    expect(at(82)).toMatchObject({ third: true, fourth: true, range: true, titleLines: 1 });
    expect(at(54)).toMatchObject({ third: true, fourth: false });
    expect(at(40)).toMatchObject({ third: false, fourth: false });
    expect(at(20)).toMatchObject({ range: false, state: 'none' });
  });

  test('the state stands at the end of line 1, in a lane on its own line before the title', () => {
    const state = '已点名';
    expect(planCard({ height: 82, width: 141 }, { ...text, state }).state).toBe('inline');
    expect(planCard({ height: 82, width: 90 }, { ...text, state }).state).toBe('line');
    expect(planCard({ height: 34, width: 90 }, { ...text, state }).state).toBe('none');
  });

  test('in a lane the title wraps, room gives way first, then heads', () => {
    const lane = planCard({ height: 82, width: 92 }, { ...text, title: '中秋科学开放日' });
    expect(lane).toMatchObject({ titleLines: 2, fourth: true, third: false });
    expect(planCard({ height: 166, width: 84 }, { ...text, title: '竞赛集训营' })).toMatchObject({
      third: true,
      fourth: true,
    });
    expect(planCard({ height: 54, width: 50 }, { ...text, state: '已取消' })).toMatchObject({
      range: false,
      state: 'line',
      titleLines: 1,
      third: false,
      fourth: false,
    });
  });

  test('never plans more lines than fit', () => {
    const sizes = fc.record({ height: fc.integer({ min: 28, max: 400 }), width: fc.integer({ min: 24, max: 1000 }) });
    const words = fc.record({
      title: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
      state: fc.constantFrom('', '已点名', '已取消', '上课中'),
      third: fc.constantFrom('', 'A101 · 第 4 次'),
      fourth: fc.constantFrom('', '8/8'),
    });
    fc.assert(
      fc.property(sizes, words, (size, shown) => {
        const plan = planCard(size, shown);
        const lines = 1 + Number(plan.state === 'line') + plan.titleLines + Number(plan.third) + Number(plan.fourth);
        expect(lines * (plan.tight ? 13 : 16)).toBeLessThanOrEqual(size.height + 4);
        expect(plan.titleLines).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test('a Chinese sign is as wide as two Latin ones or nearly', () => {
    expect(textWidth('课', 12)).toBe(12);
    expect(textWidth('L2', 10)).toBeCloseTo(12);
  });
});

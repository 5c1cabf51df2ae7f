import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitImage } from '../../../src/components/Poster/fitImage.ts';
import { graphemes, pieces, wrapText } from '../../../src/components/Poster/wrapText.ts';
import { hasSmallQr } from '../../../src/components/Poster/posterTypes.ts';

/** Chinese and emoji 2 wide, the rest 1. */
const measure = (text: string) => graphemes(text).reduce((sum, one) => sum + (/^[ -\u00ff…–]$/.test(one) ? 1 : 2), 0);

const wrap = (text: string, width: number, maxLines?: number) =>
  wrapText(text, { width, measure, ...(maxLines === undefined ? {} : { maxLines }) }).lines;

describe('a text breaks', () => {
  test.each([
    ['机器人搭建启蒙班', 8, ['机器人搭', '建启蒙班']],
    ['周三 18:30–20:00 开课', 12, ['周三', '18:30–20:00', '开课']],
    ['学编程，做作品。', 6, ['学编', '程，做', '作品。']],
    ['他说（你好）呀', 6, ['他说', '（你', '好）呀']],
    ['一行\n二行\n\n四行', 10, ['一行', '二行', '', '四行']],
    ['ScratchJr 创意编程', 10, ['ScratchJr', '创意编程']],
    ['incomprehensibilities', 8, ['incompre', 'hensibil', 'ities']],
    ['👨‍👩‍👧‍👦亲子课', 4, ['👨‍👩‍👧‍👦亲', '子课']],
    ['', 10, ['']],
  ])('%j at %i', (text, width, lines) => {
    expect(wrap(text, width)).toEqual(lines);
  });
});

test('what does not fit ends in …', () => {
  expect(wrapText('机器人搭建启蒙班，适合五到七岁', { width: 9, maxLines: 2, measure })).toEqual({
    lines: ['机器人搭', '建启蒙…'],
    cut: true,
  });
  expect(wrapText('刚好两行', { width: 4, maxLines: 2, measure })).toEqual({ lines: ['刚好', '两行'], cut: false });
});

const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom('教', '务', '班', '，', '。', '（', '）', ' ', '\n', 'a', 'Z', '9', '-', '👩‍🏫', '…'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 80,
});
const room = fc.integer({ min: 2, max: 40 });
const bare = (words: string) => words.replace(/\s/g, '');

test('no line is wider than the room, unless one character is', () => {
  fc.assert(
    fc.property(text, room, fc.integer({ min: 1, max: 6 }), (words, width, maxLines) => {
      for (const line of wrap(words, width, maxLines)) {
        expect(measure(line) <= width || graphemes(line).length === 1, line).toBe(true);
      }
    }),
  );
});

test('nothing is lost without a limit, and order stays', () => {
  fc.assert(
    fc.property(text, room, (words, width) => {
      expect(bare(wrap(words, width).join(''))).toBe(bare(words));
    }),
  );
});

test('a limit is kept, … says that something is missing, and what stands there is the beginning', () => {
  fc.assert(
    fc.property(text, room, fc.integer({ min: 1, max: 4 }), (words, width, maxLines) => {
      const { lines, cut } = wrapText(words, { width, maxLines, measure });
      expect(lines.length).toBeLessThanOrEqual(maxLines);
      expect(cut).toBe(wrap(words, width).length > maxLines);
      const said = bare(lines.join(''));
      expect(bare(words).startsWith(cut ? said.slice(0, -1) : said)).toBe(true);
    }),
  );
});

test('pieces put together are the text, and no piece begins with a closing mark', () => {
  fc.assert(
    fc.property(text, (words) => {
      const found = pieces(words);
      expect(found.join('')).toBe(words);
      for (const piece of found.slice(1)) {
        const before = found[found.indexOf(piece) - 1] ?? '';
        expect(/^[，。]/.test(piece) && !/\s$/.test(before)).toBe(false);
      }
    }),
  );
});

test('a room that holds nothing is refused in words', () => {
  expect(() => wrapText('字', { width: 0, measure })).toThrow('[jiaowu] A text needs a width and a line');
  expect(() => wrapText('字', { width: 9, maxLines: 0, measure })).toThrow(RangeError);
});

test('a picture keeps its shape, fills when it covers, stays inside when it is contained', () => {
  const side = fc.integer({ min: 1, max: 4000 });
  fc.assert(
    fc.property(side, side, side, side, fc.constantFrom('cover', 'contain'), (pw, ph, width, height, fit) => {
      const area = { x: 10, y: 20, width, height };
      const { from, to } = fitImage({ width: pw, height: ph }, area, fit);
      expect(from.width / from.height / (to.width / to.height)).toBeCloseTo(1, 6);
      expect(from.x).toBeGreaterThanOrEqual(-1e-6);
      expect(from.x + from.width).toBeLessThanOrEqual(pw + 1e-6);
      expect(to.x).toBeGreaterThanOrEqual(area.x - 1e-6);
      expect(to.y + to.height).toBeLessThanOrEqual(area.y + height + 1e-6);
      const full =
        fit === 'cover' ? to.width === width && to.height === height : from.width === pw && from.height === ph;
      expect(full).toBe(true);
    }),
  );
});

test('a code below 160 px is too small', () => {
  expect(hasSmallQr([{ kind: 'qr', value: 'a', x: 0, y: 0, size: 159 }])).toBe(true);
  expect(hasSmallQr([{ kind: 'qr', value: 'a', x: 0, y: 0, size: 160 }])).toBe(false);
});

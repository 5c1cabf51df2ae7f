import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePictures, isBlank } from './support/compare.ts';
import { dot, draw, moved, outline, type Shape, stroke } from './support/drawing.ts';

const size = { width: 96, height: 72 };
const ink = [22, 31, 42] as const;
const blue = [0, 84, 193] as const;
/** --border on --surface: the faintest line of the product. */
const hairline = [226, 229, 233] as const;

/** A card with a status dot and a few strokes of text. */
const card: readonly Shape[] = [
  outline(6, 6, 84, 60, hairline),
  dot(18, 20.5, 4, blue),
  stroke(28, 20, 40, 1.6, 0.12, ink),
  stroke(14, 36, 60, 1.4, 0.21, ink),
  stroke(14, 50, 30, 1.2, -0.3, ink),
];

const shiftBy2 = fc.constantFrom([2, 0] as const, [-2, 0] as const, [0, 2] as const, [0, -2] as const);

describe('comparing pictures', () => {
  const reference = draw(card, size);

  it('the same picture passes', () => {
    expect(comparePictures(reference, draw(card, size))).toEqual({ pass: true, differing: 0, message: '' });
  });

  it('anti-aliasing noise passes: the edges are up to a tenth lighter or darker, nothing has moved', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.integer({ min: -10, max: 10 })), (noise) => {
        const noisy = draw(card, { ...size, edge: (covered) => covered + Number(noise.next().value) / 100 });
        expect(comparePictures(reference, noisy)).toMatchObject({ pass: true });
        expect(noisy.equals(reference)).toBe(false);
      }),
      { numRuns: 30 },
    );
  });

  it('a shift of the whole by 2 pixels fails', () => {
    fc.assert(
      fc.property(shiftBy2, ([dx, dy]) => {
        const shifted = card.map((shape) => moved(shape, dx, dy));
        expect(comparePictures(reference, draw(shifted, size)).pass).toBe(false);
      }),
    );
  });

  it.each(
    card.map((shape, i) => [['the hairline border', 'the dot', 'a word', 'a line', 'a stroke'][i], shape] as const),
  )('a shift of %s alone by 2 pixels fails', (_, one) => {
    for (const [dx, dy] of [
      [2, 0],
      [-2, 0],
      [0, 2],
      [0, -2],
    ] as const) {
      const shapes = card.map((shape) => (shape === one ? moved(shape, dx, dy) : shape));
      const { pass, message } = comparePictures(reference, draw(shapes, size));
      expect({ dx, dy, pass }).toEqual({ dx, dy, pass: false });
      expect(message).toMatch(/^\d+ pixels differ$/);
    }
  });

  it('another colour of the text fails', () => {
    const grey = card.map((shape) => (shape.colour === ink ? { ...shape, colour: [110, 118, 130] as const } : shape));
    expect(comparePictures(reference, draw(grey, size)).pass).toBe(false);
  });

  it('a picture of another size fails and says both sizes', () => {
    const wider = draw(card, { ...size, width: 97 });
    expect(comparePictures(reference, wider)).toMatchObject({
      pass: false,
      message: 'the picture is 97×72, the reference 96×72',
    });
  });

  it('the picture of the difference has the size of the two and is not blank', () => {
    const { picture } = comparePictures(
      reference,
      draw(
        card.map((shape) => moved(shape, 2, 0)),
        size,
      ),
    );
    expect(picture && isBlank(picture)).toBe(false);
  });
});

describe('a blank picture', () => {
  it('is one colour, whichever, give or take a speck', () => {
    expect(isBlank(draw([], size))).toBe(true);
    expect(isBlank(draw([], { ...size, ground: ink }))).toBe(true);
    expect(isBlank(draw([dot(20, 20, 2, blue)], size))).toBe(true);
  });

  it('a line of text is not blank', () => {
    expect(isBlank(draw([stroke(10, 20, 40, 1.5, 0.1, ink)], size))).toBe(false);
  });
});

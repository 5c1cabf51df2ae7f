import { PNG } from 'pngjs';

type Rgb = readonly [number, number, number];

/** Something to draw: how much of a point is covered by it, 0 or 1. Units are pixels, y downwards. */
export interface Shape {
  readonly covers: (x: number, y: number) => boolean;
  readonly colour: Rgb;
}

export const dot = (x: number, y: number, radius: number, colour: Rgb): Shape => ({
  covers: (px, py) => (px - x) ** 2 + (py - y) ** 2 <= radius ** 2,
  colour,
});

/** A stroke as of a glyph: slanted, so that its edges are anti-aliased. */
export const stroke = (x: number, y: number, length: number, thickness: number, slope: number, colour: Rgb): Shape => ({
  covers: (px, py) => px >= x && px <= x + length && Math.abs(py - y - slope * (px - x)) <= thickness / 2,
  colour,
});

/** The outline of a card: a line one pixel wide, no anti-aliasing. */
export const outline = (x: number, y: number, width: number, height: number, colour: Rgb): Shape => ({
  covers(px, py) {
    const inside = (inset: number) =>
      px >= x + inset && px < x + width - inset && py >= y + inset && py < y + height - inset;
    return inside(0) && !inside(1);
  },
  colour,
});

export const moved = ({ covers, colour }: Shape, dx: number, dy: number): Shape => ({
  covers: (x, y) => covers(x - dx, y - dy),
  colour,
});

const grid = 4;

/** Share of the pixel that is covered, from a grid of sample points. */
function coverage({ covers }: Shape, x: number, y: number): number {
  let hits = 0;
  for (let i = 0; i < grid * grid; i += 1) {
    if (covers(x + ((i % grid) + 0.5) / grid, y + (Math.floor(i / grid) + 0.5) / grid)) hits += 1;
  }
  return hits / (grid * grid);
}

export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** @default white */
  readonly ground?: Rgb;
  /** Changes the coverage of an edge pixel, as another rasteriser would. @default leaves it */
  readonly edge?: (covered: number, x: number, y: number) => number;
}

/** Draws the shapes with anti-aliased edges. @returns a PNG file */
export function draw(shapes: readonly Shape[], { width, height, ground = [255, 255, 255], edge }: Canvas): Buffer {
  const picture = new PNG({ width, height });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let colour: Rgb = ground;
      for (const shape of shapes) {
        const exact = coverage(shape, x, y);
        const share = edge && exact > 0 && exact < 1 ? Math.min(1, Math.max(0, edge(exact, x, y))) : exact;
        const mix = (i: 0 | 1 | 2) => Math.round(colour[i] * (1 - share) + shape.colour[i] * share);
        colour = [mix(0), mix(1), mix(2)];
      }
      picture.data.set([...colour, 255], (y * width + x) * 4);
    }
  }
  return PNG.sync.write(picture);
}

import { diff } from '@blazediff/core';
import { PNG } from 'pngjs';

/**
 * How far two colours may lie apart (0–1, YIQ distance). Half of the usual 0.1: the product's hairline borders differ
 * from their ground by less than that, and a border that moved must be seen.
 */
const colourThreshold = 0.05;

/**
 * Pixels that may differ besides those known as anti-aliasing. A count, not a share of the picture: a share that means
 * anything on a button would swallow a whole tag on a screen. The edge of one word that moved by 2 pixels is 11.
 */
const allowedPixels = 10;

export interface Verdict {
  readonly pass: boolean;
  /** Pixels that differ, those of anti-aliased edges left out. */
  readonly differing: number;
  /** What is wrong, in one line; '' if nothing. */
  readonly message: string;
  /** PNG with the differences in red; absent where the pictures cannot be laid over each other. */
  readonly picture?: Buffer;
}

const same: Verdict = { pass: true, differing: 0, message: '' };

/**
 * Compares two PNG files pixel by pixel.
 * @param reference the picture as it should be
 * @param actual the picture as it is
 */
export function comparePictures(reference: Buffer, actual: Buffer): Verdict {
  if (reference.equals(actual)) return same;
  const [was, is] = [PNG.sync.read(reference), PNG.sync.read(actual)];
  if (was.width !== is.width || was.height !== is.height) {
    const message = `the picture is ${is.width}×${is.height}, the reference ${was.width}×${was.height}`;
    return { pass: false, differing: Math.max(was.width * was.height, is.width * is.height), message };
  }
  const { width, height } = was;
  const shown = new PNG({ width, height });
  const differing = diff(was.data, is.data, shown.data, width, height, { threshold: colourThreshold });
  if (differing <= allowedPixels) return { ...same, differing };
  return { pass: false, differing, message: `${differing} pixels differ`, picture: PNG.sync.write(shown) };
}

/** Pixels unlike the top left one that a picture of something has at the very least. */
const leastInk = 40;

/** True for a picture of nothing: one colour, give or take a speck. */
export function isBlank(file: Buffer): boolean {
  const { data } = PNG.sync.read(file);
  let ink = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data.readUInt32BE(at) !== data.readUInt32BE(0)) ink += 1;
    if (ink >= leastInk) return false;
  }
  return true;
}

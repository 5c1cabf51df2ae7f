import type { QrLevel } from '../QrCode/qrMatrix.ts';

/** A rectangle, in px of the poster from its top left corner. */
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PosterBox extends Area {
  kind: 'box';
  /** CSS colour. */
  color: string;
  /** px @default 0 */
  radius?: number | undefined;
}

export interface PosterText {
  kind: 'text';
  text: string;
  x: number;
  /** Top of the first line. */
  y: number;
  /** Lines break at it. */
  width: number;
  /** px @default 28 */
  size?: number | undefined;
  /** px @default 1.5 times the size */
  lineHeight?: number | undefined;
  /** More end in …. @default all of them */
  maxLines?: number | undefined;
  /** @default 400 */
  weight?: 400 | 600 | undefined;
  /** CSS colour. @default the ink of the light theme */
  color?: string | undefined;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
}

export interface PosterImage extends Area {
  kind: 'image';
  src: string;
  /** What it is, for the sentence when it fails: 封面. */
  name: string;
  /** `cover` fills the area and cuts what is over, `contain` shows all of it. @default 'cover' */
  fit?: 'cover' | 'contain' | undefined;
  /** px; half the side makes a disc. @default 0 */
  radius?: number | undefined;
}

export interface PosterQr {
  kind: 'qr';
  value: string;
  x: number;
  y: number;
  /** Side, quiet zone included; below 160 phones may fail to read it. */
  size: number;
  /** @default 'M' */
  level?: QrLevel | undefined;
}

/** What a poster is laid of, the lowest first. */
export type PosterLayer = PosterBox | PosterText | PosterImage | PosterQr;

/** Phones may fail to read a code on a poster below this side. */
export const leastQrSide = 160;

/** A code on the poster is too small to be read with certainty. */
export function hasSmallQr(layers: readonly PosterLayer[]): boolean {
  return layers.some((layer) => layer.kind === 'qr' && layer.size < leastQrSide);
}

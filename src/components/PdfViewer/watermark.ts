import type { WatermarkInput } from './types.ts';

/** A watermark with every choice made. Lengths in PDF points, so that it follows the zoom. */
export interface Watermark {
  readonly lines: readonly string[];
  readonly color: string;
  /** Ink in the page's bitmap and in the overlay; laid over each other they give the asked opacity. */
  readonly burnedOpacity: number;
  readonly overlayOpacity: number;
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly angle: number;
  readonly gap: readonly [number, number];
  /** Equal keys look equal. */
  readonly key: string;
}

export const watermarkFont =
  '-apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif';

/** Measures of options are CSS px at the default scale of 1.2. */
const atDefaultScale = 1.2;

/** Most of the ink sits in the bitmap, where no style can take it away. */
export function splitOpacity(opacity: number): { burned: number; overlay: number } {
  const whole = Math.min(1, Math.max(0, opacity));
  const burned = whole * 0.62;
  return { burned, overlay: burned === 1 ? 1 : 1 - (1 - whole) / (1 - burned) };
}

const asLines = (text: string | readonly string[]): string[] =>
  (typeof text === 'string' ? text.split('\n') : [...text]).map((line) => line.trim()).filter((line) => line !== '');

/** The refresh period in ms, or null. */
export const refreshOf = (input: WatermarkInput | undefined): number | null =>
  typeof input === 'object' && 'text' in input && input.refresh === 'minute' ? 60_000 : null;

/** Makes every choice of a watermark; null when there is no text to draw. */
export function resolveWatermark(input: WatermarkInput | undefined): Watermark | null {
  if (input === undefined) return null;
  const options = typeof input === 'object' && 'text' in input ? input : { text: input };
  const lines = asLines(typeof options.text === 'function' ? options.text() : options.text);
  if (lines.length === 0) return null;
  const { color = '#161F2A', opacity = 0.13, fontSize = 15, angle = -24, gap = [110, 92] } = options;
  const size = fontSize / atDefaultScale;
  const { burned, overlay } = splitOpacity(opacity);
  return {
    lines,
    color,
    burnedOpacity: burned,
    overlayOpacity: overlay,
    fontSize: size,
    lineHeight: size * 1.45,
    angle,
    gap: [gap[0] / atDefaultScale, gap[1] / atDefaultScale],
    key: JSON.stringify([lines, color, opacity, fontSize, angle, gap]),
  };
}

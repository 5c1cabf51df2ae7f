import { subjectColorCount } from '../../theme/subjectColor.ts';
import type { ChartColor } from './chartTypes.ts';

/** Colours as values: a drawing outside the page's styles (SVG attributes, a PNG) cannot read CSS variables. */
export interface ChartPalette {
  accent: string;
  success: string;
  warning: string;
  danger: string;
  neutral: string;
  text1: string;
  text2: string;
  text3: string;
  border: string;
  borderStrong: string;
  surface: string;
  /** Shadow of what floats. */
  shadow: string;
  /** Palest and strongest colour of a heat map. */
  heatLow: string;
  heatHigh: string;
  /** Words on a fill, dark and light; the same in both themes. */
  inkDark: string;
  inkLight: string;
  font: string;
  /** Bars of the subject colours 1–12, in order. */
  subjects: readonly string[];
}

/** Reads the theme where the element stands. */
export function readPalette(element: Element): ChartPalette {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return {
    accent: read('--accent'),
    success: read('--success'),
    warning: read('--warning'),
    danger: read('--danger'),
    neutral: read('--dot'),
    text1: read('--text-1'),
    text2: read('--text-2'),
    text3: read('--text-3'),
    border: read('--border'),
    borderStrong: read('--border-strong'),
    surface: read('--surface'),
    shadow: read('--shadow-pop'),
    heatLow: read('--accent-bg-2'),
    heatHigh: read('--accent'),
    inkDark: read('--neutral-900'),
    inkLight: read('--on-accent'),
    font: read('--font'),
    subjects: Array.from({ length: subjectColorCount }, (_, index) => read(`--s${index + 1}-bar`)),
  };
}

/** Red, green and blue of `#RRGGBB` or `#RGB`, 0–255. */
export function rgbOf(hex: string): [number, number, number] {
  const long = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16) || 0;
  return [part(1), part(3), part(5)];
}

/** Straight distance of two colours, 0–441. */
function distance(a: string, b: string): number {
  const [r, g, bl] = rgbOf(a);
  const [r2, g2, bl2] = rgbOf(b);
  return Math.hypot(r - r2, g - g2, bl - bl2);
}

/** Nearer than this, two lines look alike. */
const alike = 64;

// Far from each other first: orange, teal, purple, olive, rose …
const order = [7, 3, 11, 5, 9, 1, 6, 4, 10, 8, 12, 2];

function named(color: ChartColor, palette: ChartPalette): string {
  return typeof color === 'number' ? (palette.subjects[color - 1] ?? palette.accent) : palette[color];
}

/**
 * A colour for each series: its own, else the brand's, else subject colours that neither look like the brand's nor are
 * taken. Past the last it starts over.
 */
export function seriesColors(
  series: readonly { readonly color?: ChartColor | undefined }[],
  palette: ChartPalette,
): string[] {
  const taken = new Set(series.flatMap(({ color }) => (color === undefined ? [] : [named(color, palette)])));
  const others = order
    .map((n) => named(n, palette))
    .filter((color) => !taken.has(color) && distance(color, palette.accent) >= alike);
  const free = [palette.accent, ...others].filter((color) => !taken.has(color));
  let next = 0;
  return series.map(({ color }) => {
    if (color !== undefined) return named(color, palette);
    const own = free[next % free.length] ?? palette.accent;
    next += 1;
    return own;
  });
}

function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex).map((part) => {
    const c = part / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast of two colours, 1–21. */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The colour a part of the way from one to the other, `#RRGGBB`. */
export function mix(from: string, to: string, part: number): string {
  const end = rgbOf(to);
  const hex = rgbOf(from).map((c, index) => Math.round(c + ((end[index] ?? c) - c) * part));
  return `#${hex.map((c) => c.toString(16).padStart(2, '0')).join('')}`;
}

/** The ink that reads better on the colour. */
export function inkOn(color: string, { inkDark, inkLight }: ChartPalette): string {
  return contrast(color, inkDark) >= contrast(color, inkLight) ? inkDark : inkLight;
}

/** WCAG AA for text. */
const readable = 4.5;

/**
 * Colour of a cell of a heat map, from 0 (palest) to 1. Between the reach of the dark ink and that of the light one is a
 * narrow band of colours on which neither reads well: it is left out, upwards.
 */
export function heatColor(part: number, palette: ChartPalette): string {
  for (let at = part; at < 1; at += 0.01) {
    const color = mix(palette.heatLow, palette.heatHigh, at);
    if (contrast(color, inkOn(color, palette)) >= readable) return color;
  }
  return palette.heatHigh;
}

import { describe, expect, test } from 'vitest';
import type { Brand, ColorTheme } from '../../src/theme/brand.ts';
import { tokensCss } from '../../src/theme/tokens.ts';
import { zLayers } from '../../src/theme/zLayers.ts';
import { contrast } from './contrast.ts';
import { readTokens } from './tokenSheet.ts';

const looks: readonly [ColorTheme, Brand][] = [
  ['light', 'blue'],
  ['light', 'orange'],
  ['dark', 'blue'],
  ['dark', 'orange'],
];

const surfaces = ['bg', 'bg-warm', 'surface', 'surface-2', 'surface-3', 'hover'];
const semantics = ['success', 'warning', 'danger', 'info'];
const subjects = Array.from({ length: 12 }, (_, i) => i + 1);

/** [text, background]: all that visual.md lets stand on each other, 4.5:1. */
const textPairs: readonly [string, string][] = [
  ...['text-1', 'text-2', 'text-3'].flatMap((text) => surfaces.map((on): [string, string] => [text, on])),
  ...['surface', 'surface-2', 'surface-3', 'accent-bg', 'accent-bg-2', 'bg', 'hover'].map((on): [string, string] => [
    'accent-text',
    on,
  ]),
  ...['text-1', 'text-2', 'text-3'].map((text): [string, string] => [text, 'accent-bg']),
  ['text-1', 'surface-raised'],
  ...['accent', 'accent-hover', 'accent-press'].map((on): [string, string] => ['on-accent', on]),
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['hero-text', 'hero'],
  ['toast-text', 'toast-bg'],
  ['toast-link', 'toast-bg'],
  ...semantics.flatMap((name) => [`${name}-bg`, 'surface'].map((on): [string, string] => [`${name}-text`, on])),
  ...subjects.flatMap((n) => [
    [`s${n}-tx`, `s${n}-bg`] as [string, string],
    ['text-1', `s${n}-bg`] as [string, string],
  ]),
];

/** What is no text but must be seen: 3:1. */
const shapePairs: readonly [string, string][] = [
  ...['surface', 'surface-2', 'bg'].map((on): [string, string] => ['control-border', on]),
  ...semantics.map((name): [string, string] => [name, 'surface']),
  ['accent', 'surface'],
  ['accent', 'bg'],
  ['dot', 'surface'],
  ...subjects.map((n): [string, string] => [`s${n}-bar`, `s${n}-bg`]),
];

function worst(pairs: readonly [string, string][], theme: ColorTheme, brand: Brand, limit: number): string[] {
  const tokens = readTokens(theme, brand);
  const value = (name: string) => {
    const found = tokens.get(name);
    if (found === undefined) throw new ReferenceError(`no token --${name}`);
    return found;
  };
  return pairs
    .map(([text, on]) => ({ pair: `${text} on ${on}`, ratio: contrast(value(text), value(on)) }))
    .filter(({ ratio }) => ratio < limit)
    .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`);
}

test('the contrast formula agrees with WCAG', () => {
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#0A68E4', '#FFFFFF')).toBeCloseTo(5.11, 2);
  expect(contrast('#868F9B', '#FFFFFF')).toBeCloseTo(3.27, 2);
});

describe.each(looks)('%s %s', (theme, brand) => {
  test('every text passes AA on its background', () => {
    expect(worst(textPairs, theme, brand, 4.5)).toEqual([]);
  });
  test('every border, dot and bar that must be seen has 3:1', () => {
    expect(worst(shapePairs, theme, brand, 3)).toEqual([]);
  });
  test('text on selected rows, chips and surfaces keeps the margin the design promises', () => {
    // 5.65 in the design's two decimals.
    expect(worst([['accent-text', 'accent-bg-2']], theme, brand, 5.645)).toEqual([]);
    expect(
      worst(
        ['surface', 'surface-2', 'surface-3', 'bg'].map((on): [string, string] => ['text-3', on]),
        theme,
        brand,
        4.98,
      ),
    ).toEqual([]);
  });
});

test('the numbers the design names are the numbers of the sheet', () => {
  const blue = readTokens('light', 'blue');
  const orange = readTokens('light', 'orange');
  const dark = readTokens('dark', 'blue');
  expect(blue.get('accent')).toBe('#0A68E4');
  expect(orange.get('accent')).toBe('#C24D04');
  expect(orange.get('hero')).toBe('#FF8A45');
  expect(dark.get('accent')).toBe('#2A6FD4');
  expect(dark.get('text-3')).toBe('#969FAB');
  expect(dark.get('s3-bar')).toBe(blue.get('s3-bar'));
  expect(contrast(orange.get('accent') ?? '', '#FFFFFF')).toBeCloseTo(4.82, 2);
  expect(contrast(dark.get('accent') ?? '', '#FFFFFF')).toBeCloseTo(4.86, 2);
});

test('every role stands in both themes and every layer in the sheet, in order', () => {
  const light = readTokens('light', 'blue');
  expect([...readTokens('dark', 'orange').keys()].sort()).toEqual([...light.keys()].sort());
  const order = Object.entries(zLayers).map(([name, z]) => {
    expect(light.get(`z-${name}`)).toBe(String(z));
    return z;
  });
  expect([...order].sort((a, b) => a - b)).toEqual(order);
});

test('no variable of the sheet is used without being declared', () => {
  const known = new Set(readTokens('light', 'blue').keys());
  const used = [...tokensCss.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name);
  expect(used.filter((name) => name === undefined || !known.has(name))).toEqual([]);
});

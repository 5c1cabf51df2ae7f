import type { OptionContext } from '../../../src/components/charts/optionTypes.ts';
import type { ChartPalette } from '../../../src/components/charts/palette.ts';
import { orangeTokens } from '../../../src/theme/brandTokens.ts';
import { darkOrangeTokens, darkRoleTokens } from '../../../src/theme/darkTokens.ts';
import { lightRoleTokens, scaleTokens } from '../../../src/theme/lightTokens.ts';
import { lightSubjectTokens } from '../../../src/theme/subjectTokens.ts';

/** Later sheets win; `var()` is followed. */
function paletteOf(...sheets: string[]): ChartPalette {
  const values = new Map(
    [scaleTokens, lightSubjectTokens, ...sheets].flatMap((sheet) =>
      [...sheet.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()] as const),
    ),
  );
  const read = (name: string): string => {
    const value = values.get(name) ?? '';
    const alias = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return alias === undefined ? value : read(alias);
  };
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
    subjects: Array.from({ length: 12 }, (_, index) => read(`--s${index + 1}-bar`)),
  };
}

/** The four looks of the product, from its own token sheets. */
export const palettes = {
  'light blue': paletteOf(lightRoleTokens),
  'light orange': paletteOf(lightRoleTokens, orangeTokens),
  'dark blue': paletteOf(lightRoleTokens, darkRoleTokens),
  'dark orange': paletteOf(lightRoleTokens, orangeTokens, darkRoleTokens, darkOrangeTokens),
};

export function contextOf(series: number): OptionContext {
  const palette = palettes['light blue'];
  return { palette, colors: [palette.accent, ...palette.subjects].slice(0, series), hidden: new Set(), animate: true };
}

import type { Brand, ColorTheme } from '../../src/theme/brand.ts';
import { tokensCss } from '../../src/theme/tokens.ts';

/** Does a rule of the token sheet apply to an `<html>` with this theme and brand? */
function applies(selector: string, theme: ColorTheme, brand: Brand): boolean {
  return selector.split(/,(?![^(]*\))/).some((part) => {
    const one = part.trim();
    if (one === ':root') return true;
    if (!one.startsWith('[data-theme') && !one.startsWith('[data-brand')) return false;
    return [...one.matchAll(/\[data-(theme|brand)="(\w+)"\]/g)].every(
      ([, name, value]) => (name === 'theme' ? theme : brand) === value,
    );
  });
}

/** The token sheet read as CSS reads it: later rules win, `var()` is followed. Media queries are left out. */
export function readTokens(theme: ColorTheme, brand: Brand): Map<string, string> {
  const css = tokensCss.replace(/@font-face \{[^}]*\}/g, '').replace(/@media [^{]*\{[^{}]*\{[^}]*\}\s*\}/g, '');
  const raw = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    if (!applies(selector.trim(), theme, brand)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) raw.set(name, value.trim());
  }
  const resolve = (value: string): string => {
    const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    if (reference === undefined) return value;
    const next = raw.get(reference);
    if (next === undefined) throw new ReferenceError(`token --${reference} is used but not declared`);
    return resolve(next);
  };
  return new Map([...raw].map(([name, value]) => [name, resolve(value)]));
}

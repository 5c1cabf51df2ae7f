/** Most characters a cell takes; Excel calls a file with more damaged. */
export const cellLimit = 32_767;

const cutMark = '…（内容过长，已截断）';

/** A text a cell takes. The cut never parts a surrogate pair. */
export function fitCell(text: string): string {
  if (text.length <= cellLimit) return text;
  const kept = text.slice(0, cellLimit - cutMark.length);
  return (/[\uD800-\uDBFF]$/.test(kept) ? kept.slice(0, -1) : kept) + cutMark;
}

/**
 * What XML or its readers would change or refuse: control characters, carriage returns, halves of surrogate pairs,
 * non-characters; and text that looks like the escape, or would with one behind it.
 */
const unsafe =
  // oxlint-disable-next-line no-control-regex -- control characters are just what must be written otherwise
  /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]|_(?=x[0-9A-Fa-f]{4})/g;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const asCode = (character: string) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** Text as a sheet holds it (ST_Xstring, ECMA-376 §22.9.2.19): what XML cannot carry is written `_xHHHH_`. */
export function sheetText(text: string): string {
  return text.replace(unsafe, asCode).replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** A spreadsheet would take text that begins so for a formula when somebody edits the cell. */
export function looksLikeFormula(text: string): boolean {
  return /^\s*[=+\-@＝＋－＠]/.test(text);
}

/** A name a sheet takes: at most 31 characters, none of `[]:*?/\`, no quote at either end. */
export function sheetName(name: string, number = 1): string {
  const tail = number > 1 ? ` (${number})` : '';
  const clean = name
    // oxlint-disable-next-line no-control-regex -- control characters are just what must go
    .replace(/[[\]:*?/\\\u0000-\u001F\uFFFE\uFFFF\uD800-\uDFFF]/g, ' ')
    .trim()
    .replace(/^'+|'+$/g, '')
    .slice(0, 31 - tail.length)
    .replace(/'+$/, '')
    .trim();
  // Excel keeps "History" for itself.
  return (clean === '' || clean.toLowerCase() === 'history' ? 'Sheet' : clean) + tail;
}

/** Advance widths of Helvetica, U+0020 to U+007E, in thousandths (Adobe's core font metrics). */
const helvetica =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number);

/** Signs set in Helvetica besides ASCII, with their WinAnsi code and width: full-width they would leave holes. */
const signs: Record<string, [code: number, width: number]> = { '·': [0xb7, 278], '–': [0x96, 556] };

const isLatin = (char: string): boolean => (char >= ' ' && char <= '~') || signs[char] !== undefined;

const latinWidth = (char: string): number => signs[char]?.[1] ?? helvetica[char.charCodeAt(0) - 32] ?? 556;

/** Width of a text in points; Chinese characters are square. */
export function widthOf(text: string, size: number): number {
  let thousandths = 0;
  for (const char of text) thousandths += isLatin(char) ? latinWidth(char) : 1000;
  return (thousandths * size) / 1000;
}

const neverFirst = '，。、；：？！）》」』”’％%)';

/** Breaks a text into lines no wider than `width`; punctuation never begins a line, Latin words stay whole. */
export function wrap(text: string, size: number, width: number): string[] {
  const words = text.match(/[!-~]+|[^!-~]/g) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line === '' || widthOf(line + word, size) <= width || neverFirst.includes(word)) line += word;
    else {
      lines.push(line.trimEnd());
      line = word === ' ' ? '' : word;
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** Runs of one font: `latin` is set in Helvetica, the rest in STSong-Light. */
export function runsOf(text: string): { latin: boolean; text: string }[] {
  const runs: { latin: boolean; text: string }[] = [];
  for (const char of text) {
    const latin = isLatin(char);
    const last = runs.at(-1);
    if (last && last.latin === latin) last.text += char;
    else runs.push({ latin, text: char });
  }
  return runs;
}

/** UTF-16BE as a PDF hex string without byte order mark, as the encoding UniGB-UCS2-H reads it. */
export function hexOf(text: string): string {
  let hex = '';
  for (let i = 0; i < text.length; i += 1) hex += text.charCodeAt(i).toString(16).padStart(4, '0');
  return `<${hex.toUpperCase()}>`;
}

/** A Latin text as a PDF literal string. */
export function literalOf(text: string): string {
  const escaped = text.replace(/[\\()]/g, '\\$&');
  return `(${escaped.replace(/[·–]/g, (sign) => `\\${(signs[sign]?.[0] ?? 0).toString(8)}`)})`;
}

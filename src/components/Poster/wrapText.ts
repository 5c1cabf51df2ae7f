/** Width of a text in px, in the font it will be drawn in. */
export type Measure = (text: string) => number;

export interface Wrapped {
  lines: string[];
  /** Something was left out; the last line ends with …. */
  cut: boolean;
}

const ellipsis = '…';
// Closing marks never begin a line, opening ones never end it.
const closing = /^[，。、；：！？）】》〉」』”’％…·,.;:!?)\]}%]$/u;
const opening = /^[（【《〈「『“‘([{]$/u;
const wordPart = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_'’@#&+\-–−/.:%]$/u;
const blank = /^[ \t\u3000]$/;

/** What one reads as characters: an emoji of several code points is one. */
export function graphemes(text: string): string[] {
  return Array.from(new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}

/** Pieces a line may break between: a Chinese character with its marks, a word, a number, a run of blanks. */
export function pieces(text: string): string[] {
  const found: string[] = [];
  let glue = false;
  let last = '';
  for (const one of graphemes(text)) {
    const inWord = wordPart.test(one) && wordPart.test(last);
    const inBlanks = blank.test(one) && blank.test(last);
    const joins = found.length > 0 && (glue || inWord || inBlanks || (closing.test(one) && !blank.test(last)));
    if (joins) found[found.length - 1] += one;
    else found.push(one);
    glue = opening.test(one);
    last = one;
  }
  return found;
}

/** As many leading characters as fit, at least one. */
function fitting(characters: readonly string[], width: number, measure: Measure): number {
  let count = 1;
  while (count < characters.length && measure(characters.slice(0, count + 1).join('')) <= width) count += 1;
  return count;
}

/** Lines of one paragraph. A piece wider than a line breaks inside. */
function wrapParagraph(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text)) {
    if (measure((line + piece).trimEnd()) <= width) {
      line += piece;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    line = '';
    let rest = graphemes(piece.trimStart());
    while (rest.length > 0 && measure(rest.join('')) > width) {
      const count = fitting(rest, width, measure);
      lines.push(rest.slice(0, count).join(''));
      rest = rest.slice(count);
    }
    line = rest.join('');
  }
  lines.push(line.trimEnd());
  return lines;
}

/** The line with … at its end, shortened until both fit. */
function withEllipsis(line: string, width: number, measure: Measure): string {
  const characters = graphemes(line);
  while (characters.length > 0 && measure(characters.join('').trimEnd() + ellipsis) > width) characters.pop();
  return characters.join('').trimEnd() + ellipsis;
}

/**
 * Breaks a text into lines by measured width: Chinese between any two characters, words and numbers whole, closing marks
 * with what they close. A line break in the text is one here.
 * @param maxLines more end in …
 * @throws RangeError for a width or a number of lines that holds nothing.
 */
export function wrapText(
  text: string,
  { width, maxLines = Number.POSITIVE_INFINITY, measure }: { width: number; maxLines?: number; measure: Measure },
): Wrapped {
  if (!(width > 0) || !(maxLines >= 1)) {
    throw new RangeError(`[jiaowu] A text needs a width and a line: got width ${width}, maxLines ${maxLines}.`);
  }
  const lines = text.split(/\r\n|\r|\n/).flatMap((paragraph) => wrapParagraph(paragraph, width, measure));
  if (lines.length <= maxLines) return { lines, cut: false };
  const kept = lines.slice(0, maxLines);
  const last = kept.pop() ?? '';
  return { lines: [...kept, withEllipsis(last, width, measure)], cut: true };
}

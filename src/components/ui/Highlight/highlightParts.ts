export interface HighlightPart {
  text: string;
  /** Where it begins in the whole text. */
  at: number;
  hit: boolean;
}

/** Cuts a text at every place one of the words stands, case not counted; the longest word wins. The parts joined are the text. */
export function highlightParts(text: string, query: string | readonly string[]): HighlightPart[] {
  const words = (typeof query === 'string' ? [query] : query).map((word) => word.trim()).filter((word) => word !== '');
  if (words.length === 0) return text === '' ? [] : [{ text, at: 0, hit: false }];
  const either = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[$()*+./?[\\\]^{|}-]/g, '\\$&'))
    .join('|');
  // With one group, split answers rest and hit by turns.
  const parts: HighlightPart[] = [];
  let at = 0;
  for (const [turn, part] of text.split(new RegExp(`(${either})`, 'giu')).entries()) {
    if (part !== '') parts.push({ text: part, at, hit: turn % 2 === 1 });
    at += part.length;
  }
  return parts;
}

/** Something that is printed in one piece: a row, a picture, a heading. CSS pixels from the top of the content. */
export interface Piece {
  top: number;
  bottom: number;
}

/**
 * Where pages end, in CSS pixels from the top of the content: before a piece that would be cut, and through a piece
 * only if it is longer than a page. Pieces may nest; a long one is cut between the pieces inside it.
 */
export function pageBreaks(height: number, pageHeight: number, pieces: readonly Piece[]): number[] {
  const breaks: number[] = [];
  if (!(pageHeight > 0)) return breaks;
  let start = 0;
  while (height - start > pageHeight + 0.5) {
    const end = start + pageHeight;
    let cut = end;
    for (const { top, bottom } of pieces) {
      if (top > start && top < cut && bottom > end && bottom - top <= pageHeight) cut = top;
    }
    breaks.push(cut);
    start = cut;
  }
  return breaks;
}

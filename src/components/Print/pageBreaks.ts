/** Something that is printed in one piece: a row, a picture, a heading. CSS pixels from the top of the content. */
export interface Piece {
  top: number;
  bottom: number;
}

/** A table whose head the browser repeats on every page that it goes on to. */
export interface RepeatedHead extends Piece {
  /** Of the head alone, CSS pixels. */
  head: number;
}

/**
 * Where pages end, in CSS pixels from the top of the content: before a piece that would be cut, and through a piece
 * only if it is longer than a page. Pieces may nest; a long one is cut between the pieces inside it.
 */
export function pageBreaks(
  height: number,
  pageHeight: number,
  pieces: readonly Piece[],
  tables: readonly RepeatedHead[] = [],
): number[] {
  const breaks: number[] = [];
  if (!(pageHeight > 0)) return breaks;
  let start = 0;
  for (;;) {
    const heads = tables.filter(({ top, bottom }) => top < start - 0.5 && bottom > start + 0.5);
    const taken = heads.reduce((sum, { head }) => sum + head, 0);
    // Heads that would fill the page are not repeated.
    const room = taken < pageHeight / 2 ? pageHeight - taken : pageHeight;
    if (height - start <= room + 0.5) return breaks;
    const end = start + room;
    let cut = end;
    for (const { top, bottom } of pieces) {
      if (top > start && top < cut && bottom > end && bottom - top <= room) cut = top;
    }
    breaks.push(cut);
    start = cut;
  }
}

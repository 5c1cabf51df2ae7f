/** What a card of a given size has room for. */
export interface CardPlan {
  /** Text lines by the card's height: 4 from 64 px, 3 from 44, 2 from 28, else time and title in one. */
  lines: 1 | 2 | 3 | 4;
  /** Line heights and padding pulled together: the lines would not fit otherwise. */
  tight: boolean;
  /** start–end, or only the start. */
  range: boolean;
  /** Where the state's word stands: at the end of line 1, on a line of its own before the title, or nowhere. */
  state: 'inline' | 'line' | 'none';
  /** Lines the title may take. */
  titleLines: number;
  third: boolean;
  fourth: boolean;
}

export interface CardText {
  title: string;
  /** '' when the state needs no word. */
  state: string;
  third: string;
  fourth: string;
}

const timeRangeWidth = 69;
const startWidth = 34;
const iconWidth = 15;
const sidePadding = 17;
/** Below it a card counts as narrow: the title may wrap, room and heads give way. */
export const narrowCard = 108;
/** Below it even the start takes smaller print, and the state its icon alone. */
export const tinyCard = 48;

/** Rough width in px of text at a font size: CJK and full-width signs one em, the rest 0.6 em. */
export function textWidth(text: string, fontSize: number): number {
  let ems = 0;
  for (const sign of text) ems += (sign.codePointAt(0) ?? 0) > 0x2e7f ? 1 : 0.6;
  return ems * fontSize;
}

function linesByHeight(height: number): 1 | 2 | 3 | 4 {
  if (height >= 64) return 4;
  if (height >= 44) return 3;
  return height >= 28 ? 2 : 1;
}

/** What the card shows. Width and height are its outer px. */
export function planCard(size: { height: number; width: number }, text: CardText): CardPlan {
  const lines = linesByHeight(size.height);
  const inner = size.width - sidePadding;
  const stateWidth = text.state ? textWidth(text.state, 11) + iconWidth + 4 : 0;
  const narrow = size.width < narrowCard;
  const range = inner >= timeRangeWidth;
  const tight =
    (lines === 4 && size.height < 76) || (lines === 3 && size.height < 54) || (lines === 2 && size.height < 36);
  if (lines === 1)
    return { lines, tight: true, range: false, state: 'none', titleLines: 1, third: false, fourth: false };

  const timeWidth = range ? timeRangeWidth : startWidth;
  const inline = stateWidth > 0 && timeWidth + stateWidth <= inner;
  if (inline || stateWidth === 0) {
    if (!narrow) {
      const state = inline ? 'inline' : 'none';
      return { lines, tight, range, state, titleLines: 1, third: lines >= 3, fourth: lines >= 4 };
    }
  }
  return planNarrow(size.height, inner, inline, text, { lines, tight, range });
}

/** In a lane the state stands before the title, which may wrap; room goes first, then heads. */
function planNarrow(
  height: number,
  inner: number,
  inline: boolean,
  text: CardText,
  base: Pick<CardPlan, 'lines' | 'tight' | 'range'>,
): CardPlan {
  const lineHeight = base.tight ? 15 : 16;
  let left = Math.max(1, Math.floor((height - (base.tight ? 1 : 6)) / lineHeight) - 1);
  const state = !text.state ? 'none' : inline ? 'inline' : left >= 2 ? 'line' : 'none';
  if (state === 'line') left -= 1;
  const wanted = Math.ceil(textWidth(text.title, 12) / Math.max(inner - 2, 12));
  const titleLines = Math.max(1, Math.min(wanted, left));
  left -= titleLines;
  const fourth = left >= 1 && text.fourth !== '' && base.lines >= 3;
  if (fourth) left -= 1;
  return { ...base, state, titleLines, third: left >= 1 && text.third !== '' && base.lines >= 3, fourth };
}

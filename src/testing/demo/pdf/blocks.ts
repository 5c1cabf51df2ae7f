import type { Canvas } from './canvas.ts';
import { widthOf, wrap } from './text.ts';

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'para'; text: string }
  | { kind: 'list'; items: string[]; numbered?: boolean }
  | { kind: 'table'; head: string[]; rows: string[][]; widths: number[] }
  | { kind: 'drawing'; height: number; draw: (canvas: Canvas, x: number, y: number, width: number) => void }
  | { kind: 'space'; height: number };

const INK = '#1f2933';
const ACCENT = '#1d5fd0';
const SIZE = 12.5;
const LEADING = 23;
const CELL = 11.5;
const CELL_LEADING = 19;

function listHeight(canvas: Canvas, x: number, y: number, width: number, items: string[], numbered: boolean): number {
  let at = y;
  for (const [i, item] of items.entries()) {
    const label = numbered ? `${i + 1}.` : '·';
    canvas.text(x + 4, at, label, { size: SIZE, color: ACCENT });
    for (const line of wrap(item, SIZE, width - 24)) {
      canvas.text(x + 22, at, line, { size: SIZE });
      at += LEADING;
    }
  }
  return at - y;
}

function tableHeight(canvas: Canvas, x: number, y: number, block: Extract<Block, { kind: 'table' }>): number {
  const total = block.widths.reduce((sum, w) => sum + w, 0);
  let top = y - 15;
  for (const [r, cells] of [block.head, ...block.rows].entries()) {
    const wrapped = cells.map((cell, c) => wrap(cell, CELL, (block.widths[c] ?? 80) - 14));
    const height = Math.max(1, ...wrapped.map((lines) => lines.length)) * CELL_LEADING + 12;
    canvas.rect(x, top, total, height, r === 0 ? '#e8f0fe' : r % 2 === 0 ? '#f7f9fb' : null, '#cbd2d9', 0.7);
    let left = x;
    for (const [c, lines] of wrapped.entries()) {
      if (c > 0) canvas.line(left, top, left, top + height, '#cbd2d9', 0.7);
      for (const [l, line] of lines.entries()) {
        canvas.text(left + 7, top + 19 + l * CELL_LEADING, line, { size: CELL, bold: r === 0, color: INK });
      }
      left += block.widths[c] ?? 80;
    }
    top += height;
  }
  return top - y + 26;
}

/** Draws a block with its first baseline at `y`; answers the height it took. */
function drawBlock(canvas: Canvas, block: Block, x: number, y: number, width: number): number {
  switch (block.kind) {
    case 'heading':
      canvas.rect(x, y - 12, 4, 15, ACCENT);
      canvas.text(x + 12, y, block.text, { size: 15, bold: true, color: INK });
      return 32;
    case 'subheading':
      canvas.text(x, y, block.text, { size: 12, bold: true, color: ACCENT });
      return 22;
    case 'para': {
      const lines = wrap(block.text, SIZE, width);
      for (const [i, line] of lines.entries()) canvas.text(x, y + i * LEADING, line, { size: SIZE });
      return lines.length * LEADING + 4;
    }
    case 'list':
      return listHeight(canvas, x, y, width, block.items, block.numbered ?? false) + 4;
    case 'table':
      return tableHeight(canvas, x, y, block);
    case 'drawing':
      block.draw(canvas, x, y - 10, width);
      return block.height;
    case 'space':
      return block.height;
  }
}

/**
 * Draws blocks one below the other.
 * @throws Error when they do not fit above `bottom`: pages are composed, never broken by chance.
 */
export function drawBlocks(
  canvas: Canvas,
  blocks: readonly Block[],
  box: { x: number; y: number; width: number; bottom: number },
): void {
  let y = box.y;
  for (const block of blocks) y += drawBlock(canvas, block, box.x, y, box.width);
  if (y - LEADING > box.bottom)
    throw new Error(`drawBlocks(): ${Math.round(y - box.bottom)} points too many on a page.`);
}

/** Text that is shortened with … to fit. */
export function fit(text: string, size: number, width: number): string {
  if (widthOf(text, size) <= width) return text;
  let cut = text;
  while (cut.length > 1 && widthOf(`${cut}…`, size) > width) cut = cut.slice(0, -1);
  return `${cut}…`;
}

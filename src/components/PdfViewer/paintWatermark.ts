import { type Watermark, watermarkFont } from './watermark.ts';
import { layoutWatermark, type Size, type WatermarkLayout } from './watermarkLayout.ts';

let ruler: CanvasRenderingContext2D | null = null;

/** Size of one mark's text, in points. */
function blockOf({ lines, fontSize, lineHeight }: Watermark): Size {
  ruler ??= document.createElement('canvas').getContext('2d');
  const widths = lines.map((line) => {
    if (!ruler) return line.length * fontSize;
    ruler.font = `${fontSize}px ${watermarkFont}`;
    return ruler.measureText(line).width;
  });
  return { width: Math.max(...widths), height: lineHeight * lines.length };
}

export const layoutFor = (mark: Watermark, page: Size): WatermarkLayout =>
  layoutWatermark(page, blockOf(mark), mark.gap, mark.angle);

/** Baseline-centre offset of each line from the centre of its mark. */
export const lineOffset = (mark: Watermark, index: number): number =>
  (index - (mark.lines.length - 1) / 2) * mark.lineHeight;

/**
 * Draws the watermark into a page's bitmap: it stays in screenshots, in canvas copies and in a saved image. A thin light
 * rim keeps it legible on dark pages.
 * @param page size in points
 */
export function burnWatermark(canvas: HTMLCanvasElement, page: Size, mark: Watermark): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { marks, enlarge } = layoutFor(mark, page);
  const scale = canvas.width / page.width;
  const [cos, sin] = [Math.cos((mark.angle * Math.PI) / 180), Math.sin((mark.angle * Math.PI) / 180)];
  const zoom = scale * enlarge;
  context.save();
  context.globalCompositeOperation = 'source-over';
  context.globalAlpha = mark.burnedOpacity;
  context.filter = 'none';
  context.font = `${mark.fontSize}px ${watermarkFont}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = mark.fontSize / 8;
  context.strokeStyle = '#fff';
  context.fillStyle = mark.color;
  for (const { x, y } of marks) {
    context.setTransform(zoom * cos, zoom * sin, -zoom * sin, zoom * cos, x * scale, y * scale);
    for (const [index, line] of mark.lines.entries()) {
      context.strokeText(line, 0, lineOffset(mark, index));
      context.fillText(line, 0, lineOffset(mark, index));
    }
  }
  context.restore();
}

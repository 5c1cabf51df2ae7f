import { hexOf, literalOf, runsOf, widthOf } from './text.ts';

/** `#rrggbb` */
export type Color = `#${string}`;

export interface TextStyle {
  size: number;
  color?: Color;
  bold?: boolean;
  align?: 'left' | 'center' | 'right';
}

/** A page being drawn; y runs downwards from the top, in points. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** `y` is the baseline; `x` the left end, middle or right end as `align` says. */
  text(x: number, y: number, text: string, style: TextStyle): void;
  line(x1: number, y1: number, x2: number, y2: number, color?: Color, width?: number): void;
  rect(x: number, y: number, w: number, h: number, fill: Color | null, stroke?: Color | null, width?: number): void;
  circle(x: number, y: number, r: number, fill: Color | null, stroke?: Color | null, width?: number): void;
  /** An open or (filled) closed line through points. */
  path(points: readonly (readonly [number, number])[], options: { fill?: Color; stroke?: Color; width?: number }): void;
  arrow(x1: number, y1: number, x2: number, y2: number, color?: Color): void;
  /** The page's content stream. */
  content(): string;
}

const n = (value: number): string => String(Math.round(value * 100) / 100);

function rgb(color: Color): string {
  const part = (at: number): string => n(Number.parseInt(color.slice(at, at + 2), 16) / 255);
  return `${part(1)} ${part(3)} ${part(5)}`;
}

/** Distance of a Bézier handle that makes four curves a circle. */
const ROUND = 0.5523;

export function createCanvas(width: number, height: number): Canvas {
  const ops: string[] = [];
  const at = (x: number, y: number): string => `${n(x)} ${n(height - y)}`;
  const paint = (fill: Color | null | undefined, stroke: Color | null | undefined, lineWidth: number): string => {
    if (fill) ops.push(`${rgb(fill)} rg`);
    if (stroke) ops.push(`${rgb(stroke)} RG ${n(lineWidth)} w`);
    return fill && stroke ? 'B' : fill ? 'f' : stroke ? 'S' : 'n';
  };

  const canvas: Canvas = {
    width,
    height,
    text(x, y, text, { size, color = '#1f2933', bold = false, align = 'left' }) {
      const shift = align === 'left' ? 0 : widthOf(text, size) * (align === 'center' ? 0.5 : 1);
      ops.push('BT', `${rgb(color)} rg`);
      ops.push(bold ? `${rgb(color)} RG ${n(size / 40)} w 2 Tr` : '0 Tr', `1 0 0 1 ${at(x - shift, y)} Tm`);
      for (const run of runsOf(text)) {
        ops.push(`/${run.latin ? 'F2' : 'F1'} ${n(size)} Tf ${run.latin ? literalOf(run.text) : hexOf(run.text)} Tj`);
      }
      ops.push('ET');
    },
    line(x1, y1, x2, y2, color = '#cbd2d9', lineWidth = 1) {
      ops.push(`${rgb(color)} RG ${n(lineWidth)} w ${at(x1, y1)} m ${at(x2, y2)} l S`);
    },
    rect(x, y, w, h, fill, stroke = null, lineWidth = 1) {
      const how = paint(fill, stroke, lineWidth);
      ops.push(`${at(x, y + h)} ${n(w)} ${n(h)} re ${how}`);
    },
    circle(x, y, r, fill, stroke = null, lineWidth = 1) {
      const how = paint(fill, stroke, lineWidth);
      const k = r * ROUND;
      ops.push(
        `${at(x + r, y)} m`,
        `${at(x + r, y - k)} ${at(x + k, y - r)} ${at(x, y - r)} c`,
        `${at(x - k, y - r)} ${at(x - r, y - k)} ${at(x - r, y)} c`,
        `${at(x - r, y + k)} ${at(x - k, y + r)} ${at(x, y + r)} c`,
        `${at(x + k, y + r)} ${at(x + r, y + k)} ${at(x + r, y)} c h ${how}`,
      );
    },
    path(points, { fill, stroke, width: lineWidth = 1 }) {
      const how = paint(fill, stroke, lineWidth);
      const steps = points.map(([x, y], i) => `${at(x, y)} ${i === 0 ? 'm' : 'l'}`).join(' ');
      ops.push(`1 J 1 j ${steps}${fill ? ' h' : ''} ${how}`);
    },
    arrow(x1, y1, x2, y2, color = '#52606d') {
      const angle = Math.atan2(y2 - y1, x2 - x1);
      const tip = (turn: number): [number, number] => [
        x2 - 8 * Math.cos(angle + turn),
        y2 - 8 * Math.sin(angle + turn),
      ];
      canvas.line(x1, y1, x2 - 6 * Math.cos(angle), y2 - 6 * Math.sin(angle), color, 1.5);
      canvas.path([[x2, y2], tip(0.42), tip(-0.42)], { fill: color });
    },
    content: () => ops.join('\n'),
  };
  return canvas;
}

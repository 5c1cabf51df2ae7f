import type { Canvas, Color } from './canvas.ts';
import { fit } from './blocks.ts';

/** A vector drawing that fills a box. */
export type Drawing = (canvas: Canvas, box: { x: number; y: number; w: number; h: number; font?: number }) => void;

const BLUE: Color = '#1d5fd0';
const PALE: Color = '#e8f0fe';
const INK: Color = '#1f2933';
const GREY: Color = '#9aa5b1';
const ORANGE: Color = '#e8702a';

function gearShape(canvas: Canvas, x: number, y: number, r: number, teeth: number, color: Color): void {
  const points: [number, number][] = [];
  for (let i = 0; i < teeth * 4; i += 1) {
    const radius = i % 4 < 2 ? r + 7 : r - 2;
    const angle = ((i + 0.5) / (teeth * 4)) * Math.PI * 2;
    points.push([x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
  }
  canvas.path(points, { fill: color });
  canvas.circle(x, y, r * 0.55, '#ffffff');
  canvas.circle(x, y, 5, INK);
}

export const gears: Drawing = (canvas, { x, y, w, h, font = 12 }) => {
  const mid = y + h * 0.46;
  const small = Math.min(h * 0.17, 34);
  const large = small * 2.2;
  const left = x + w / 2 - large * 0.8;
  gearShape(canvas, left, mid, small, 10, ORANGE);
  gearShape(canvas, left + small + large + 8, mid, large, 22, BLUE);
  canvas.arrow(left - small - 70, mid, left - small - 14, mid);
  canvas.text(left - small - 72, mid - 10, '电机输入', { size: font });
  canvas.text(left, y + h - 8, '主动轮：快、力小', { size: font, align: 'center', color: ORANGE });
  canvas.text(left + small + large + 30, y + h - 8, '从动轮：慢、力大', { size: font, align: 'center', color: BLUE });
};

export const sensor: Drawing = (canvas, { x, y, w, h, font = 12 }) => {
  const floor = y + h * 0.72;
  for (const [part, color, label, rays] of [
    [0.25, '#f5f7fa', '白底：反射多，数值大', 3],
    [0.75, '#1f2933', '黑线：反射少，数值小', 1],
  ] as const) {
    const mid = x + w * part;
    canvas.rect(mid - w * 0.2, floor, w * 0.4, 16, color, GREY);
    canvas.rect(mid - 34, y + 8, 68, 26, BLUE);
    canvas.text(mid, y + 26, '传感器', { size: font, color: '#ffffff', align: 'center' });
    canvas.arrow(mid - 16, y + 38, mid - 6, floor - 2, ORANGE);
    for (let i = 0; i < rays; i += 1) canvas.arrow(mid + 2 + i * 4, floor - 2, mid + 12 + i * 11, y + 42, BLUE);
    canvas.text(mid, floor + 34, label, { size: font, align: 'center' });
  }
};

const track: Drawing = (canvas, { x, y, w, h, font = 12 }) => {
  const mid = y + h * 0.5;
  canvas.line(x + 20, mid, x + w - 20, mid, INK, 12);
  const swing: [number, number][] = [];
  for (let i = 0; i <= 60; i += 1) {
    swing.push([x + 30 + ((w - 110) * i) / 60, mid - 6 + Math.sin(i / 3) * 13 * (1 - i / 90)]);
  }
  canvas.path(swing, { stroke: ORANGE, width: 2 });
  canvas.rect(x + w - 74, mid - 22, 44, 32, BLUE);
  canvas.circle(x + w - 64, mid + 12, 6, INK);
  canvas.circle(x + w - 40, mid + 12, 6, INK);
  canvas.text(x + 20, y + 16, '小车沿着黑线的边缘左右修正，摆动越来越小', { size: font });
  canvas.text(x + 20, y + h - 10, '看到黑：向左转', { size: font, color: BLUE });
  canvas.text(x + w - 20, y + h - 10, '看到白：向右转', { size: font, color: BLUE, align: 'right' });
};

/** The oval course seen from above, with the way round. */
export const oval: Drawing = (canvas, { x, y, w, h, font = 12 }) => {
  const points: [number, number][] = [];
  for (let i = 0; i <= 72; i += 1) {
    const angle = (i / 72) * Math.PI * 2;
    points.push([x + w / 2 + (w / 2 - 30) * Math.cos(angle), y + h / 2 + (h / 2 - 34) * Math.sin(angle)]);
  }
  canvas.path(points, { stroke: INK, width: 11 });
  canvas.rect(x + w / 2 - 22, y + 18, 44, 30, BLUE);
  canvas.arrow(x + w / 2 + 30, y + 14, x + w / 2 + 90, y + 18, ORANGE);
  canvas.line(x + 22, y + h / 2, x + 58, y + h / 2, ORANGE, 3);
  canvas.text(x + 66, y + h / 2 + 4, '起点', { size: font, color: ORANGE });
  canvas.text(x + w / 2, y + h / 2 + 4, '顺时针一圈', { size: font, align: 'center' });
};

const lever: Drawing = (canvas, { x, y, w, h, font = 12 }) => {
  const base = y + h * 0.62;
  const mid = x + w * 0.42;
  canvas.line(x + 40, base - 26, x + w - 40, base - 26, BLUE, 6);
  canvas.path(
    [
      [mid, base - 23],
      [mid - 22, base + 16],
      [mid + 22, base + 16],
    ],
    { fill: ORANGE },
  );
  canvas.rect(x + 44, base - 66, 38, 38, INK);
  canvas.rect(x + w - 66, base - 50, 22, 22, GREY);
  canvas.arrow(x + 63, base - 8, x + 63, base + 20);
  canvas.arrow(x + w - 55, base - 8, x + w - 55, base + 20);
  canvas.text(mid, base + 34, '支点', { size: font, align: 'center' });
  canvas.text(x + 44, base + 36, '重点', { size: font });
  canvas.text(x + w - 66, base + 36, '力点', { size: font });
};

const circuit: Drawing = (canvas, { x, y, w, h, font = 12 }) => {
  canvas.rect(x + w * 0.2, y + h * 0.22, w * 0.6, h * 0.5, null, INK, 2);
  canvas.circle(x + w / 2, y + h * 0.22, 16, '#ffe58f', INK, 2);
  canvas.rect(x + w / 2 - 30, y + h * 0.72 - 12, 60, 24, PALE, BLUE, 2);
  canvas.text(x + w / 2, y + h * 0.72 + 4, '电池', { size: font, align: 'center' });
  canvas.text(x + w / 2, y + h * 0.22 - 22, '小灯', { size: font, align: 'center' });
  canvas.rect(x + w * 0.8 - 12, y + h * 0.42, 24, 22, '#ffffff');
  canvas.line(x + w * 0.8, y + h * 0.42 + 22, x + w * 0.8 + 18, y + h * 0.42 + 2, INK, 2);
  canvas.text(x + w * 0.8 + 22, y + h * 0.5, '开关', { size: font });
};

/** Boxes with arrows, one a step. */
export function flow(steps: readonly string[]): Drawing {
  return (canvas, { x, y, w, h, font = 12 }) => {
    const gap = 22;
    const width = (w - gap * (steps.length - 1)) / steps.length;
    const mid = y + h / 2;
    for (const [i, step] of steps.entries()) {
      const left = x + i * (width + gap);
      canvas.rect(left, mid - 26, width, 52, PALE, BLUE, 1.2);
      canvas.text(left + width / 2, mid - 5, `第 ${i + 1} 步`, {
        size: font,
        bold: true,
        align: 'center',
        color: BLUE,
      });
      canvas.text(left + width / 2, mid + font + 4, fit(step, font - 1, width - 8), {
        size: font - 1,
        align: 'center',
      });
      if (i > 0) canvas.arrow(left - gap + 2, mid, left - 2, mid);
    }
  };
}

/** The drawing that suits a section by its name. */
export function drawingFor(name: string): Drawing | undefined {
  if (/齿|传动|蜗|皮带|升降/.test(name)) return gears;
  if (/灰度|颜色|光走|镜子|彩虹/.test(name)) return sensor;
  if (/巡线|转弯|比例|闭环|赛道|小车|转个弯/.test(name)) return track;
  if (/跷跷板|力的|夹|抓取/.test(name)) return lever;
  return /小灯|串联|电机动/.test(name) ? circuit : undefined;
}

/** What stands on the blackboard at the end: the title and the points. */
export function board(title: string, points: readonly string[]): Drawing {
  return (canvas, { x, y, w, h }) => {
    canvas.rect(x, y, w, h, '#20473c', '#8a6a45', 5);
    canvas.text(x + w / 2, y + 34, title, { size: 17, bold: true, align: 'center', color: '#ffffff' });
    canvas.line(x + w / 2 - 70, y + 44, x + w / 2 + 70, y + 44, '#f2d16b', 1.5);
    for (const [i, point] of points.entries()) {
      canvas.text(x + 28, y + 74 + i * 28, `${i + 1}. ${fit(point, 13, w - 80)}`, { size: 13, color: '#f4f7f5' });
    }
  };
}

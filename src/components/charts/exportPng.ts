import type { ChartPalette } from './palette.ts';

export interface PngParts {
  svg: string;
  /** px */
  width: number;
  height: number;
  title: string;
  legend: readonly { name: string; color: string }[];
  palette: ChartPalette;
}

/** Pixels of the file a px of the page. */
const scale = 2;
const edge = 24;

function loadSvg(svg: string): Promise<HTMLImageElement> {
  return new Promise((done, fail) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => fail(new Error('[jiaowu] The browser could not read the SVG of a chart.'));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
}

/** Where each entry of the legend begins, line by line. */
export function legendPlaces(widths: readonly number[], room: number): { x: number; line: number }[] {
  let x = 0;
  let line = 0;
  return widths.map((width) => {
    if (x > 0 && x + width > room) {
      x = 0;
      line += 1;
    }
    const place = { x, line };
    x += width;
    return place;
  });
}

/** Title, legend and drawing on the theme's surface, as a PNG of twice the size. */
export async function chartPng({ svg, width, height, title, legend, palette }: PngParts): Promise<Blob> {
  const drawing = await loadSvg(svg);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('[jiaowu] This browser has no canvas to draw a chart on.');
  const legendFont = `12px ${palette.font}`;
  pen.font = legendFont;
  const places = legendPlaces(
    legend.map(({ name }) => pen.measureText(name).width + 36),
    width,
  );
  const lines = legend.length === 0 ? 0 : (places.at(-1)?.line ?? 0) + 1;
  const head = 40 + lines * 22;
  canvas.width = (width + 2 * edge) * scale;
  canvas.height = (height + head + 2 * edge) * scale;
  pen.scale(scale, scale);
  pen.fillStyle = palette.surface;
  pen.fillRect(0, 0, width + 2 * edge, height + head + 2 * edge);
  pen.textBaseline = 'middle';
  pen.fillStyle = palette.text1;
  pen.font = `600 16px ${palette.font}`;
  pen.fillText(title, edge, edge + 12, width);
  pen.font = legendFont;
  for (const [index, { name, color }] of legend.entries()) {
    const { x = 0, line = 0 } = places[index] ?? {};
    const y = edge + 45 + line * 22;
    pen.fillStyle = color;
    pen.fillRect(edge + x, y - 5, 10, 10);
    pen.fillStyle = palette.text2;
    pen.fillText(name, edge + x + 16, y);
  }
  pen.drawImage(drawing, edge, edge + head, width, height);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => {
      if (blob) done(blob);
      else fail(new Error('[jiaowu] The browser could not write the PNG of a chart.'));
    }, 'image/png');
  });
}

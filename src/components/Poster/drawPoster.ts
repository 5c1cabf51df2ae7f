import { drawQr, loadPicture } from '../QrCode/drawQr.ts';
import { qrMatrix } from '../QrCode/qrMatrix.ts';
import { fitImage } from './fitImage.ts';
import type { PosterImage, PosterLayer, PosterText } from './posterTypes.ts';
import { wrapText } from './wrapText.ts';

/** A failure in words for the user. */
export class PosterError extends Error {
  override name = 'PosterError';
}

/** What the theme gives a poster, which itself is the same in every theme. */
export interface PosterInk {
  font: string;
  dark: string;
  light: string;
}

export interface PosterPlan {
  /** px */
  width: number;
  height: number;
  /** CSS colour. */
  background: string;
  layers: readonly PosterLayer[];
  /** Pixels of the file a px of the poster. */
  scale: number;
  ink: PosterInk;
}

/** Whether a picture is there at all, only not for a canvas. */
function isThere(src: string): Promise<boolean> {
  return new Promise((done) => {
    const image = new Image();
    image.onload = () => done(true);
    image.onerror = () => done(false);
    image.src = src;
  });
}

async function fetchPicture({ src, name }: PosterImage): Promise<HTMLImageElement> {
  try {
    return await loadPicture(src);
  } catch (cause) {
    const text = (await isThere(src))
      ? `图片「${name}」来自其他网站，对方不允许用于生成海报，请下载后重新上传`
      : `图片「${name}」没有加载成功`;
    throw new PosterError(text, { cause });
  }
}

function clipRound(
  pen: CanvasRenderingContext2D,
  layer: { x: number; y: number; width: number; height: number },
  radius: number,
) {
  pen.beginPath();
  pen.roundRect(layer.x, layer.y, layer.width, layer.height, radius);
}

function drawText(pen: CanvasRenderingContext2D, layer: PosterText, ink: PosterInk) {
  const { x, y, width, size = 28, lineHeight = size * 1.5, maxLines, weight = 400, align = 'start' } = layer;
  pen.font = `${weight} ${size}px ${ink.font}`;
  pen.fillStyle = layer.color ?? ink.dark;
  pen.textAlign = align;
  pen.textBaseline = 'middle';
  const at = { start: x, center: x + width / 2, end: x + width }[align];
  const measure = (text: string) => pen.measureText(text).width;
  const { lines } = wrapText(layer.text, { width, measure, ...(maxLines === undefined ? {} : { maxLines }) });
  for (const [index, line] of lines.entries()) pen.fillText(line, at, y + lineHeight * (index + 0.5));
}

function drawImage(pen: CanvasRenderingContext2D, layer: PosterImage, picture: HTMLImageElement) {
  const { from, to } = fitImage(
    { width: picture.naturalWidth, height: picture.naturalHeight },
    layer,
    layer.fit ?? 'cover',
  );
  pen.save();
  clipRound(pen, layer, layer.radius ?? 0);
  pen.clip();
  pen.drawImage(picture, from.x, from.y, from.width, from.height, to.x, to.y, to.width, to.height);
  pen.restore();
}

/**
 * Lays a poster on a canvas and writes it as PNG.
 * @throws PosterError in Chinese where a picture or a code of it cannot be drawn.
 */
export async function drawPoster({ width, height, background, layers, scale, ink }: PosterPlan): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) throw new PosterError('当前浏览器无法生成海报，请更换浏览器');
  const pictures = await Promise.all(
    layers.map((layer) => (layer.kind === 'image' ? fetchPicture(layer) : Promise.resolve(null))),
  );
  pen.scale(scale, scale);
  pen.fillStyle = background;
  pen.fillRect(0, 0, width, height);
  for (const [index, layer] of layers.entries()) {
    const picture = pictures[index];
    if (layer.kind === 'box') {
      pen.fillStyle = layer.color;
      clipRound(pen, layer, layer.radius ?? 0);
      pen.fill();
    } else if (layer.kind === 'text') drawText(pen, layer, ink);
    else if (layer.kind === 'image' && picture) drawImage(pen, layer, picture);
    else if (layer.kind === 'qr') {
      try {
        drawQr(pen, qrMatrix(layer.value, layer.level ?? 'M'), { ...layer, side: layer.size }, ink);
      } catch (cause) {
        throw new PosterError('二维码内容过长或为空，无法生成', { cause });
      }
    }
  }
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => {
      if (blob) done(blob);
      else fail(new PosterError('海报尺寸过大，当前设备无法生成'));
    }, 'image/png');
  });
}

import { fileName, saveBlob } from '../ui/shared/saveBlob.ts';
import type { Watermark } from '../PdfViewer/watermark.ts';
import type { Size } from './geometry.ts';
import { paintPicture, sheetOf } from './PaintedPicture.tsx';
import type { ViewerImage } from './types.ts';

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
};

async function painted(blob: Blob, shown: Size, mark: Watermark): Promise<Blob> {
  const url = URL.createObjectURL(blob);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    const size = { width: image.naturalWidth || shown.width, height: image.naturalHeight || shown.height };
    paintPicture(canvas, image, size, sheetOf(shown), mark);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (png) => (png ? resolve(png) : reject(new Error('[jiaowu] the picture became no file.'))),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Hands a picture to the user: the file as it is, or with a watermark a PNG that holds it.
 * @param shown size while it is whole, CSS px; the marks have the size they have on screen
 * @throws when the picture cannot be read (network, a host without CORS)
 */
export async function savePicture({ src, alt, fileName: name }: ViewerImage, shown: Size, mark: Watermark | null) {
  const answer = await fetch(src);
  if (!answer.ok) throw new Error(`[jiaowu] ${src} answered HTTP ${answer.status}.`);
  const blob = await answer.blob();
  const file = mark ? await painted(blob, shown, mark) : blob;
  const ending = endings[file.type] ?? 'png';
  saveBlob(file, name !== undefined && !mark ? name : fileName((name ?? alt).replace(/\.[a-z0-9]{2,5}$/i, ''), ending));
}

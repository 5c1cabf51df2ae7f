export interface CompressOptions {
  /** Longest side after compression, px. */
  readonly maxEdge: number;
  /** 0 to 1, for JPEG and WebP. @default 0.85 */
  readonly quality?: number | undefined;
}

/** Drawings and moving pictures would lose what they are. */
const stillPictures = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/bmp']);

/** Size within a longest side; never enlarged, never below a pixel. */
export function sizeWithin(width: number, height: number, maxEdge: number): { width: number; height: number } {
  const part = Math.min(1, maxEdge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * part)), height: Math.max(1, Math.round(height * part)) };
}

/**
 * A smaller file of the same picture, upright as its camera meant it; the file itself when that would not be smaller or
 * it is no still picture. A picture the browser cannot read is left as it is: the server judges it.
 */
export async function compressImage(file: File, { maxEdge, quality = 0.85 }: CompressOptions): Promise<File> {
  if (!stillPictures.has(file.type)) return file;
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    console.warn(`[jiaowu] upload: ${file.name} could not be read as a picture and is sent as it is.`, error);
    return file;
  }
  const { width, height } = sizeWithin(bitmap.width, bitmap.height, maxEdge);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const type = file.type === 'image/bmp' ? 'image/jpeg' : file.type;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  canvas.width = 0;
  if (!blob || blob.type !== type || blob.size >= file.size) return file;
  const name = type === file.type ? file.name : file.name.replace(/\.[^.]*$/, '.jpg');
  return new File([blob], name, { type, lastModified: file.lastModified });
}

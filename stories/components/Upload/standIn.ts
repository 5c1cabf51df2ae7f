import type { UploadedFile, Uploader } from '../../../src/components/Upload/types.ts';
import { UploadError } from '../../../src/components/Upload/UploadError.ts';

/** A server of the story's own: parts take `partMs`, a file whose name holds 失败 is refused. */
export function standIn({ partMs = 0, chunkSize = 256 * 1024 } = {}): Uploader {
  const names = new Map<string, string>();
  return {
    async start({ name }) {
      const uploadId = `u${names.size + 1}`;
      names.set(uploadId, name);
      return { uploadId, chunkSize, have: [] };
    },
    async send({ uploadId, index, blob }, { onProgress, signal }) {
      if (partMs > 0) await new Promise((resolve) => setTimeout(resolve, partMs));
      signal.throwIfAborted();
      if (names.get(uploadId)?.includes('失败') && index > 0) throw new UploadError('refused', '文件内容与扩展名不符');
      onProgress(blob.size);
    },
    finish: async ({ uploadId }) => ({ fileId: uploadId }),
  };
}

/** Parts stop at one half: for the look of what is under way. */
export function halfWay(): Uploader {
  const inner = standIn();
  return {
    ...inner,
    send: (chunk, going) =>
      chunk.index * 256 * 1024 < 1_000_000 ? inner.send(chunk, going) : new Promise<void>(() => undefined),
  };
}

export const bytes = (name: string, size: number, type = ''): File =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1_790_000_000_000 });

const drawing = (fill: string, text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="210"><rect width="300" height="210" fill="${fill}"/><text x="150" y="120" font-size="40" text-anchor="middle" fill="#161F2A">${text}</text></svg>`)}`;

export const courseware: UploadedFile[] = [
  { fileId: 'f1', name: '03-转弯策略-教案.docx', size: 482_000, type: '', url: '#f1' },
  { fileId: 'f2', name: '03-转弯策略-课件.pptx', size: 12_400_000, type: '', url: '#f2' },
];

export const works: UploadedFile[] = [
  { fileId: 'w1', name: '会避障的小车.jpg', size: 1_240_000, type: 'image/jpeg', url: drawing('#DAF7F4', '小车') },
  { fileId: 'w2', name: '机械臂.jpg', size: 980_000, type: 'image/jpeg', url: drawing('#FFECDE', '机械臂') },
  { fileId: 'w3', name: '编程说明.pdf', size: 312_000, type: 'application/pdf', url: '#w3' },
];

import { UploadError } from './UploadError.ts';

export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of some bytes, 32 raw bytes. @throws UploadError outside https and localhost, where browsers have no digests */
export async function sha256(data: Blob | Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  // Missing outside secure contexts, whatever the type says.
  if (!('subtle' in crypto)) throw new UploadError('refused', '当前连接不是 https，无法校验文件');
  const bytes = data instanceof Blob ? await data.arrayBuffer() : data;
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

/**
 * The hash of a whole file from the digests of its parts, in order: SHA-256 of the raw digests laid end to end. A file of
 * one part has the SHA-256 of that part's digest, not the part's digest itself.
 */
export async function hashOfDigests(digests: readonly Uint8Array[]): Promise<string> {
  const joined = new Uint8Array(digests.length * 32);
  for (const [index, digest] of digests.entries()) joined.set(digest, index * 32);
  return hexOf(await sha256(joined));
}

/** Where the parts of a file begin and end. An empty file has one empty part. */
export function partsOf(size: number, chunkSize: number): { index: number; from: number; to: number }[] {
  if (!(chunkSize > 0)) throw new RangeError(`[jiaowu] upload: chunkSize must be more than 0 bytes, got ${chunkSize}.`);
  return Array.from({ length: Math.max(1, Math.ceil(size / chunkSize)) }, (_, index) => ({
    index,
    from: index * chunkSize,
    to: Math.min(size, (index + 1) * chunkSize),
  }));
}

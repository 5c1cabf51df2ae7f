/** Keeps the bytes of files under the sha256 of their content, so that equal files are kept once. */
export interface Storage {
  /** @returns sha256 (hex) and size in bytes. */
  put(bytes: Uint8Array): Promise<{ sha256: string; size: number }>;
  /**
   * Bytes `from` … `to` (both inclusive) as a stream.
   * @throws Error when nothing lies under `sha256`.
   */
  read(sha256: string, from: number, to: number): Promise<ReadableStream<Uint8Array>>;
}

/** A file that is on the server. */
export interface UploadedFile {
  readonly fileId: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** MIME type, '' when unknown. */
  readonly type: string;
  /** Where it can be seen. */
  readonly url?: string | undefined;
}

/** What the server is told of a file before its bytes. */
export interface UploadSource {
  readonly name: string;
  readonly size: number;
  readonly type: string;
  /** The id an earlier visit got for the same file: the server says which parts it still has. */
  readonly uploadId?: string | undefined;
}

export interface UploadTicket {
  readonly uploadId: string;
  /** Bytes of a part; the last one may be shorter. */
  readonly chunkSize: number;
  /** Indices, from 0, of the parts the server already holds. */
  readonly have: readonly number[];
}

export interface UploadChunk {
  readonly uploadId: string;
  /** From 0. */
  readonly index: number;
  /** First byte. */
  readonly offset: number;
  readonly blob: Blob;
  /** SHA-256 of the part, 64 hex digits. */
  readonly digest: string;
}

interface Going {
  readonly signal: AbortSignal;
}

/**
 * The way to the server, given by the host. Each call rejects when its signal aborts. An `UploadError` carries words for
 * the user; any other rejection is shown as 上传失败.
 */
export interface Uploader {
  /** Asks for a place. Answers `{ existing }` when the server already holds the same file. */
  readonly start: (
    source: UploadSource,
    going: Going,
  ) => Promise<UploadTicket | { readonly existing: Pick<UploadedFile, 'fileId' | 'url'> }>;
  /** Sends one part. @param going `onProgress` is told the bytes sent of this part */
  readonly send: (chunk: UploadChunk, going: Going & { onProgress: (bytes: number) => void }) => Promise<void>;
  /**
   * Joins the parts. `hash` is the SHA-256, in hex, of the digests of all parts in their order, laid end to end as raw
   * bytes (32 each): the browser never needs the whole file in memory. A server that counts otherwise rejects with
   * `new UploadError('hash')`.
   */
  readonly finish: (
    whole: { readonly uploadId: string; readonly hash: string; readonly digests: readonly string[] },
    going: Going,
  ) => Promise<Pick<UploadedFile, 'fileId' | 'url'>>;
  /** The user gave the file up: its parts may go. */
  readonly abort?: (uploadId: string) => Promise<void>;
}

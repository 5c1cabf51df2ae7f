import { PdfError } from './pdfError.ts';
import { httpError, refusedAddress } from './toPdfError.ts';

/** First request; most lesson sheets fit into it. Also the size of later requests (pdf.js' own default). */
export const headBytes = 65_536;
/** Up to here one more request for the rest is quicker than several for parts. */
const smallFile = 1_048_576;

export interface ByteSourceOptions {
  /** Gives the document's address; called again when the server says it has expired (401, 403, 410). */
  getUrl: () => Promise<string>;
  /** Whether `getUrl` can give a fresh address. */
  renewable: boolean;
  signal: AbortSignal;
  onProgress: (loaded: number, total: number) => void;
}

/** The document's bytes: all of them, or its length and a way to read parts. */
export type PdfBytes =
  | { readonly whole: Uint8Array }
  | { readonly whole: null; readonly length: number; read(begin: number, end: number): Promise<Uint8Array> };

const totalOf = (contentRange: string | null): number | null => {
  const total = contentRange?.match(/\/(\d+)$/)?.[1];
  return total === undefined ? null : Number(total);
};

/** A GET that renews an expired address once and turns failures into PdfError. */
function createGet({ getUrl, renewable, signal }: ByteSourceOptions) {
  let address: Promise<string> | null = null;
  const ask = (): Promise<string> =>
    getUrl().catch((cause: unknown) => {
      address = null;
      throw refusedAddress(cause);
    });
  const send = async (url: string, range: string | null): Promise<Response> => {
    try {
      return await fetch(url, { signal, ...(range ? { headers: { Range: range } } : {}) });
    } catch (cause) {
      if (signal.aborted) throw cause;
      throw new PdfError('offline', 'The document could not be fetched.', { cause });
    }
  };
  return async (range: string | null): Promise<Response> => {
    address ??= ask();
    const used = address;
    let response = await send(await used, range);
    if (renewable && [401, 403, 410].includes(response.status)) {
      // Several parts may expire together: one of them renews, the others take the new address.
      if (address === used) address = ask();
      response = await send(await (address ?? ask()), range);
    }
    if (!response.ok && response.status !== 416) throw httpError(response.status);
    return response;
  };
}

async function readAll(response: Response, { onProgress, signal }: ByteSourceOptions): Promise<Uint8Array> {
  const total = Number(response.headers.get('content-length') ?? 0);
  const parts: Uint8Array[] = [];
  let loaded = 0;
  try {
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      parts.push(part.value);
      loaded += part.value.byteLength;
      if (total > 0) onProgress(loaded, total);
    }
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new PdfError('offline', 'The connection broke while the document was being fetched.', { cause });
  }
  return join(parts, loaded);
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}

/**
 * Opens an address for reading. Asks for the first 64 KB as a range: a server that answers 206 is read in parts, so a
 * 300 MB file costs only what is looked at; any other answer is read to its end.
 * @throws PdfError forbidden, missing, offline or server
 */
export async function openBytes(options: ByteSourceOptions): Promise<PdfBytes> {
  const get = createGet(options);
  const first = await get(`bytes=0-${headBytes - 1}`);
  const total = first.headers.get('content-encoding') ? null : totalOf(first.headers.get('content-range'));
  if (first.status !== 206 || total === null) {
    return { whole: await readAll(first.status === 200 ? first : await get(null), options) };
  }
  const head = await readAll(first, options);
  const read = async (begin: number, end: number): Promise<Uint8Array> => {
    if (end <= head.byteLength) return head.slice(begin, end);
    const response = await get(`bytes=${begin}-${end - 1}`);
    const bytes = await readAll(response, { ...options, onProgress: () => undefined });
    return response.status === 200 ? bytes.slice(begin, end) : bytes;
  };
  if (total <= head.byteLength) return { whole: head };
  if (total > smallFile) return { whole: null, length: total, read };
  return { whole: join([head, await read(head.byteLength, total)], total) };
}

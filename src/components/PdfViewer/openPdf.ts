import type { PDFDataRangeTransport, PDFDocumentProxy } from 'pdfjs-dist';
import { headBytes, openBytes, type PdfBytes } from './byteSource.ts';
import type { Pdfjs } from './loadPdfjs.ts';
import type { PdfConfig } from './pdfEngine.ts';
import { loadEngine } from './startPdf.ts';
import { PdfError } from './pdfError.ts';
import { toPdfError } from './toPdfError.ts';
import type { PdfSource } from './types.ts';

export interface OpenPdfOptions {
  source: PdfSource;
  config: PdfConfig;
  signal: AbortSignal;
  /** Share fetched, 0..1; only while a whole file is being fetched. */
  onProgress: (share: number) => void;
  /** The document wants a password; `wrong` after a first try. */
  onPassword: (submit: (password: string) => void, wrong: boolean) => void;
  /** A part of the open document could not be fetched; it is tried again by `resume` and when the network returns. */
  onStall: (error: PdfError) => void;
}

/** An open document. */
export interface OpenedPdf {
  readonly pdfjs: Pdfjs;
  readonly doc: PDFDocumentProxy;
  /** Fetches again what could not be fetched. */
  resume(): void;
  destroy(): void;
}

function createTransport(
  pdfjs: Pdfjs,
  bytes: Exclude<PdfBytes, { whole: Uint8Array }>,
  onStall: (error: PdfError) => void,
): { transport: PDFDataRangeTransport; resume: () => void } {
  const transport = new pdfjs.PDFDataRangeTransport(bytes.length, null);
  let stalled: [number, number][] = [];
  let ended = false;
  transport.requestDataRange = (begin, end) => {
    bytes.read(begin, end).then(
      (chunk) => {
        if (!ended) transport.onDataRange(begin, chunk);
      },
      (error: unknown) => {
        if (ended) return;
        stalled.push([begin, end]);
        onStall(toPdfError(error));
      },
    );
  };
  transport.abort = () => {
    ended = true;
  };
  const resume = () => {
    const again = stalled;
    stalled = [];
    for (const [begin, end] of again) transport.requestDataRange(begin, end);
  };
  return { transport, resume };
}

const bytesOf = (options: OpenPdfOptions): Promise<PdfBytes> => {
  const { source, signal, onProgress } = options;
  // pdf.js takes the array away from its owner, so it gets a copy.
  if (typeof source === 'object' && 'data' in source) return Promise.resolve({ whole: source.data.slice() });
  const renewable = typeof source === 'object';
  return openBytes({
    getUrl: () => (typeof source === 'object' ? source.getUrl() : Promise.resolve(source)),
    renewable,
    signal,
    onProgress: (loaded, total) => onProgress(Math.min(1, loaded / total)),
  });
};

/**
 * Opens a document: pdf.js and the first bytes are fetched side by side.
 * @throws PdfError (any kind); rethrows the abort when `signal` ended it
 */
export async function openPdf(options: OpenPdfOptions): Promise<OpenedPdf> {
  const { config, signal, onPassword, onStall } = options;
  let refusedByPolicy = false;
  const noteViolation = (): void => {
    refusedByPolicy = true;
  };
  document.addEventListener('securitypolicyviolation', noteViolation);
  try {
    const [engine, bytes] = await Promise.all([loadEngine(config), bytesOf(options)]);
    signal.throwIfAborted();
    const { pdfjs, worker, assets } = engine;
    let opening: ((error: PdfError) => void) | null = null;
    const ranged = bytes.whole ? null : createTransport(pdfjs, bytes, (error) => (opening ?? onStall)(error));
    const task = pdfjs.getDocument({
      worker,
      ...assets,
      ...(ranged ? { range: ranged.transport, rangeChunkSize: headBytes } : { data: bytes.whole ?? undefined }),
      disableAutoFetch: true,
      disableStream: true,
      verbosity: 0,
    });
    task.onPassword = (submit: (password: string) => void, reason: number) =>
      onPassword(submit, reason === pdfjs.PasswordResponses.INCORRECT_PASSWORD);
    const cut = new Promise<never>((_, reject) => {
      opening = reject;
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    try {
      const doc = await Promise.race([task.promise, cut]);
      opening = null;
      if (doc.numPages < 1) throw new PdfError('damaged', 'The document has no pages.');
      const resume = () => ranged?.resume();
      addEventListener('online', resume);
      const destroy = () => {
        removeEventListener('online', resume);
        void task.destroy();
      };
      return { pdfjs, doc, resume, destroy };
    } catch (error) {
      void task.destroy();
      throw error;
    }
  } catch (error) {
    if (signal.aborted) throw error;
    if (refusedByPolicy) throw new PdfError('unsupported', 'Refused by the content security policy.', { cause: error });
    throw toPdfError(error);
  } finally {
    document.removeEventListener('securitypolicyviolation', noteViolation);
  }
}

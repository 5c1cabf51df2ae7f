import { useCallback, useEffect, useState } from 'react';
import { loadPdfjs } from './loadPdfjs.ts';
import type { OpenedPdf } from './openPdf.ts';
import type { PdfConfig } from './pdfEngine.ts';
import { PdfError } from './pdfError.ts';
import type { PdfSource } from './types.ts';

export type Reader = typeof import('./reader.ts');

/** An open document and what it takes to show it. */
export interface OpenDocument extends OpenedPdf {
  readonly reader: Reader;
}

export type PdfDocumentState =
  | { readonly status: 'loading' /** Share fetched, 0..1, when known. */; readonly progress: number | null }
  | {
      readonly status: 'locked';
      readonly reader: Reader;
      readonly wrong: boolean;
      submit(password: string): void;
      cancel(): void;
    }
  | { readonly status: 'error'; readonly error: PdfError }
  | { readonly status: 'ready'; readonly pdf: OpenDocument };

const loading: PdfDocumentState = { status: 'loading', progress: null };

/** Opens the source and keeps it open until it changes; `reopen` starts over. */
export function usePdfDocument(src: PdfSource, config: PdfConfig, onStall: (error: PdfError) => void) {
  const [state, setState] = useState<PdfDocumentState>(loading);
  const [attempt, setAttempt] = useState(0);
  // A source written inline is a new object with every render; what it holds tells whether it is another document.
  const url = typeof src === 'string' ? src : null;
  const getUrl = typeof src === 'object' && 'getUrl' in src ? src.getUrl : null;
  const data = typeof src === 'object' && 'data' in src ? src.data : null;
  const { createWorker, assetBase } = config;

  useEffect(() => {
    const source: PdfSource | null = url ?? (getUrl ? { getUrl } : data ? { data } : null);
    if (source === null) return;
    const control = new AbortController();
    const { signal } = control;
    let opened: OpenedPdf | null = null;
    const put = (next: PdfDocumentState) => {
      if (!signal.aborted) setState(next);
    };
    const open = async () => {
      const [reader] = await Promise.all([import('./reader.ts'), loadPdfjs()]);
      const pdf = await reader.openPdf({
        source,
        config: { createWorker, assetBase },
        signal,
        onProgress: (progress) => put({ status: 'loading', progress }),
        onPassword: (answer, wrong) => {
          const submit = (password: string) => {
            put(loading);
            answer(password);
          };
          const cancel = () => {
            put({ status: 'error', error: new PdfError('locked', 'The reader gave no password.') });
            control.abort();
          };
          put({ status: 'locked', reader, wrong, submit, cancel });
        },
        onStall,
      });
      opened = pdf;
      if (signal.aborted) pdf.destroy();
      else put({ status: 'ready', pdf: { ...pdf, reader } });
    };
    put(loading);
    open().catch((cause: unknown) => {
      // openPdf names its failures; what has no name yet is code that could not be loaded.
      const unloaded = () => new PdfError('offline', 'The code of the viewer could not be loaded.', { cause });
      put({ status: 'error', error: cause instanceof PdfError ? cause : unloaded() });
    });
    return () => {
      control.abort();
      opened?.destroy();
    };
  }, [url, getUrl, data, createWorker, assetBase, onStall, attempt]);

  const reopen = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, reopen };
}

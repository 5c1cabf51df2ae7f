import type { PDFWorker } from 'pdfjs-dist';
import { loadPdfjs, type Pdfjs } from './loadPdfjs.ts';
import { needsLegacy } from './needsLegacy.ts';
import { configFor, type PdfConfig } from './pdfEngine.ts';
import { PdfError } from './pdfError.ts';

// The `new Worker(new URL('./…', import.meta.url))` shape is what Vite, webpack and Rspack detect, and a file of this
// package (not a bare 'pdfjs-dist/…') also survives Vite's dependency optimizer.
const modernWorker = (): Worker => new Worker(new URL('./pdf.worker.js', import.meta.url), { type: 'module' });
const legacyWorker = (): Worker => new Worker(new URL('./pdf.worker.legacy.js', import.meta.url), { type: 'module' });

// One worker for all documents: destroying a document must not end the worker of the others, and a second PDFWorker on
// the port of one that is being destroyed is refused by pdf.js.
const workers = new WeakMap<() => Worker, Promise<PDFWorker>>();

/** True once the worker has spoken; false when its script could not be loaded or was refused. */
function speaks(port: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    port.addEventListener('message', () => resolve(true), { once: true });
    port.addEventListener('error', () => resolve(false), { once: true });
    setTimeout(() => resolve(false), 20_000);
  });
}

async function onMainThread(pdfjs: Pdfjs, legacy: boolean): Promise<PDFWorker> {
  try {
    await (legacy ? import('./pdf.worker.legacy.js') : import('./pdf.worker.js'));
    return new pdfjs.PDFWorker();
  } catch (cause) {
    throw new PdfError('unsupported', 'pdf.js could start neither in a worker nor on the main thread.', { cause });
  }
}

async function startWorker(pdfjs: Pdfjs, create: () => Worker, legacy: boolean): Promise<PDFWorker> {
  let port: Worker;
  try {
    port = create();
  } catch {
    return onMainThread(pdfjs, legacy);
  }
  const spoken = speaks(port);
  const worker = pdfjs.PDFWorker.create({ port, verbosity: 0 });
  if (await spoken) return worker;
  port.terminate();
  return onMainThread(pdfjs, legacy);
}

/** A policy without wasm-unsafe-eval leaves pages silently blank; pdf.js then has to decode in plain JavaScript. */
function mayCompileWasm(): boolean {
  try {
    return new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}

export interface PdfEngine {
  readonly pdfjs: Pdfjs;
  readonly worker: PDFWorker;
  /** Addresses for getDocument, all with a trailing slash. */
  readonly assets: { cMapUrl: string; standardFontDataUrl: string; wasmUrl: string; iccUrl: string; useWasm: boolean };
}

/**
 * Loads pdf.js (modern or legacy, by feature test) and its worker.
 * @throws PdfError unsupported, when neither a worker nor the main thread can run it
 */
export async function loadEngine(own: PdfConfig): Promise<PdfEngine> {
  const legacy = needsLegacy();
  const { createWorker, assetBase = '/pdfjs/' } = configFor(own);
  const pdfjs = await loadPdfjs();
  const create = createWorker ?? (legacy ? legacyWorker : modernWorker);
  let worker = workers.get(create);
  if (!worker) {
    worker = startWorker(pdfjs, create, legacy);
    workers.set(create, worker);
    worker.catch(() => workers.delete(create));
  }
  const base = new URL(assetBase.endsWith('/') ? assetBase : `${assetBase}/`, document.baseURI).href;
  return {
    pdfjs,
    worker: await worker,
    assets: {
      cMapUrl: `${base}cmaps/`,
      standardFontDataUrl: `${base}standard_fonts/`,
      wasmUrl: `${base}wasm/`,
      iccUrl: `${base}iccs/`,
      useWasm: mayCompileWasm(),
    },
  };
}

export interface PdfConfig {
  /** Makes the pdf.js worker. Default: this package's own, bundled by the host's bundler. */
  createWorker?: (() => Worker) | undefined;
  /** Folder with cmaps/, standard_fonts/, wasm/ and iccs/ of pdfjs-dist. @default '/pdfjs/' */
  assetBase?: string | undefined;
}

let config: PdfConfig = {};

/** Sets the worker and the asset folder for every viewer; call it once, before the first document is opened. */
export function configurePdf(next: PdfConfig): void {
  config = { ...config, ...next };
}

/** A viewer's own choices before those of `configurePdf`. */
export const configFor = (own: PdfConfig): PdfConfig => ({
  createWorker: own.createWorker ?? config.createWorker,
  assetBase: own.assetBase ?? config.assetBase,
});

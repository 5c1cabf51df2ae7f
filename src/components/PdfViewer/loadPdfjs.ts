import { needsLegacy } from './needsLegacy.ts';

export type Pdfjs = typeof import('pdfjs-dist');

/** pdf.js itself, modern or legacy by feature test; a chunk of its own. */
export const loadPdfjs = (): Promise<Pdfjs> =>
  needsLegacy() ? import('pdfjs-dist/legacy/build/pdf.mjs') : import('pdfjs-dist');

import { PdfError, type PdfErrorKind } from './pdfError.ts';

/** The kind for an HTTP status that is not a success. */
export function kindOfStatus(status: number): PdfErrorKind {
  if (status === 401 || status === 403) return 'forbidden';
  if (status === 404 || status === 410) return 'missing';
  return status >= 500 || status === 408 || status === 429 ? 'server' : 'damaged';
}

export const httpError = (status: number): PdfError =>
  new PdfError(kindOfStatus(status), `The document's address answered ${status}.`, { status });

/**
 * Names the failure of the host's own `getUrl`. An error that carries words for people (`text`, as ApiError does) is shown
 * in those words; one whose kind is a missing connection is offline; any other means that the address is not given.
 */
export function refusedAddress(cause: unknown): PdfError {
  if (cause instanceof PdfError) return cause;
  const told = typeof cause === 'object' && cause !== null && 'text' in cause ? cause.text : null;
  const kind = typeof cause === 'object' && cause !== null && 'kind' in cause ? cause.kind : null;
  if (cause instanceof TypeError || kind === 'network' || kind === 'timeout') {
    return new PdfError('offline', 'The address of the document could not be asked for.', { cause });
  }
  const text = typeof told === 'string' && told !== '' ? { text: told } : {};
  return new PdfError('forbidden', 'The host gave no address for the document.', { cause, ...text });
}

const textOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/** Names what pdf.js, fetch or the module loader threw. A failure nobody can name is a damaged file. */
export function toPdfError(error: unknown): PdfError {
  if (error instanceof PdfError) return error;
  const text = textOf(error);
  const as = (kind: PdfErrorKind): PdfError => new PdfError(kind, text, { cause: error });
  if (/PasswordException/.test(text)) return as('locked');
  if (/dynamically imported module|Importing a module script|ChunkLoadError|NetworkError|Failed to fetch/i.test(text)) {
    return as('offline');
  }
  if (/SecurityError|fake worker|CompileError|wasm|Content Security Policy/i.test(text)) return as('unsupported');
  return as('damaged');
}

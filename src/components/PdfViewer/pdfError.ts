/** Why a document or a page cannot be shown; each has its own words and its own way out. */
export type PdfErrorKind = 'damaged' | 'forbidden' | 'missing' | 'offline' | 'server' | 'unsupported' | 'locked';

/** A failure of the viewer. `message` is for developers; what the reader sees is `text` or `labels.errors[kind]`. */
export class PdfError extends Error {
  readonly kind: PdfErrorKind;
  /** HTTP status, when a server answered. */
  readonly status: number | null;
  /** Words for the reader in place of those of `kind`: what the host said when it refused the address. */
  readonly text: string | null;

  constructor(kind: PdfErrorKind, message: string, options: { cause?: unknown; status?: number; text?: string } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'PdfError';
    this.kind = kind;
    this.status = options.status ?? null;
    this.text = options.text ?? null;
  }
}

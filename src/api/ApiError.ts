import { FieldErrors, MissingRight, Raced, Refused, TooOften } from '../contract/errors.ts';
import type { CatalogueEntry, ErrorKind } from './catalogue.ts';

interface Facts {
  entry: CatalogueEntry;
  /** Path of the endpoint as the contract writes it. */
  endpoint: string;
  /** The code as the wire wrote it; null where the failure carries none. */
  code?: number | string | null;
  /** The response's own message. */
  message?: string;
  data?: unknown;
  /** For developers, in English; it takes the place of `message`, never of `text`. */
  developer?: string;
  cause?: unknown;
}

/** The one error of every call. `text` is for users (Chinese); `message` is the same, or tells a developer more. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ErrorKind;
  readonly code: number | string | null;
  /** Path of the endpoint, e.g. `timetable/getTimetable`. */
  readonly endpoint: string;
  /** `data` of the refused response. */
  readonly data: unknown;
  /** What a user may read. */
  readonly text: string;
  readonly entry: CatalogueEntry;

  constructor({ entry, endpoint, code = null, message = '', data, developer, cause }: Facts) {
    const text = entry.text(message, data);
    super(developer ?? text, cause === undefined ? undefined : { cause });
    this.kind = entry.kind;
    this.entry = entry;
    this.code = code;
    this.endpoint = endpoint;
    this.data = data;
    this.text = text;
  }

  /** Seconds until the call may be made again (code 429). */
  get retryAfterS(): number | undefined {
    return TooOften.safeParse(this.data).data?.retryAfterS;
  }

  /** A text for each malformed field, by its path (code 400, or an input the contract refuses); else empty. */
  get fieldErrors(): Readonly<Record<string, string>> {
    return FieldErrors.safeParse(this.data).data?.fieldErrors ?? {};
  }

  /** Every refusal of code 422; else empty. */
  get refusals(): Refused['refusals'] {
    return Refused.safeParse(this.data).data?.refusals ?? [];
  }

  /** True where a reason may force what code 422 refused. */
  get canOverride(): boolean {
    return Refused.safeParse(this.data).data?.canOverride ?? false;
  }

  /** Who was faster, when, and the record as it now stands (code 409). */
  get raced(): Raced | undefined {
    return Raced.safeParse(this.data).data;
  }

  /** The permission that is missing (code 403). */
  get missingRight(): MissingRight | undefined {
    return this.kind === 'forbidden' ? MissingRight.safeParse(this.data).data : undefined;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

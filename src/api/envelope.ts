import { Envelope } from '../contract/errors.ts';

/** What a response said, under one set of names. */
export interface Reading {
  /** As the wire wrote it; '0' and 0 both mean done. */
  readonly code: number | string;
  readonly done: boolean;
  /** Trimmed; '' where the response has none. */
  readonly message: string;
  readonly data: unknown;
}

const filled = <T>(value: T | null | undefined): value is T => value !== undefined && value !== null && value !== '';

/**
 * Reads `{ code | resultCode, msg | resultDesc, data }` (product.md sections 7 and 8); the first name of each pair wins.
 * Numeric text is read as its number, so '102' is 102.
 * @returns undefined where the body is no such envelope.
 */
export function readEnvelope(body: unknown): Reading | undefined {
  const envelope = Envelope.safeParse(body).data;
  if (!envelope) return undefined;
  const raw = filled(envelope.code) ? envelope.code : envelope.resultCode;
  if (!filled(raw)) return undefined;
  const number = typeof raw === 'number' ? raw : /^\s*-?\d+\s*$/.test(raw) ? Number(raw) : undefined;
  const code = number ?? raw;
  const message = [envelope.msg, envelope.resultDesc].map((text) => text?.trim()).find(filled) ?? '';
  return { code, done: code === 0, message, data: envelope.data };
}

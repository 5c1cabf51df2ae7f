import type { Context } from 'hono';
import type { Clock } from '../clock.ts';
import { describe } from './log.ts';
import { Refusal } from './refusal.ts';

export interface Envelope {
  code: number;
  msg: string;
  data: unknown;
}

/** Envelope of an error. Unexpected ones tell nothing but the number of the request. */
export function envelopeOf(error: unknown, requestId: string): { body: Envelope; unexpected: string | null } {
  if (error instanceof Refusal) {
    return { body: { code: error.code, msg: error.message, data: error.data }, unexpected: null };
  }
  return { body: { code: 500, msg: '系统异常', data: { requestId } }, unexpected: describe(error) };
}

/** A business answer: HTTP 200 whatever its code; never cached; with the institution's time. */
export function reply(c: Context, clock: Clock, body: Envelope, status: 200 | 404 | 413 = 200): Response {
  c.header('x-server-time', clock());
  c.header('cache-control', 'no-store');
  return c.json(body, status);
}

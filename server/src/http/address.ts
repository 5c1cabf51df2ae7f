import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Where a request came from. Behind a proxy (TRUST_PROXY=1) the last entry of X-Forwarded-For, which the proxy itself
 * wrote; else the socket. Empty where there is no socket (the app called as a value).
 */
export function addressOfClient(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  if (forwarded) return forwarded;
  try {
    return getConnInfo(c).remote.address ?? '';
  } catch {
    return '';
  }
}

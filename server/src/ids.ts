import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A new id: 128 random bits, lower case, safe in addresses. */
export const newId = (): string => randomBytes(16).toString('hex');

/** A session token: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A code of six digits, each equally likely. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

export const hmac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Compares without telling by its time where two texts differ. */
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

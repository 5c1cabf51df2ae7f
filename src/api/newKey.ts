/** A random key of 128 bits as hex. `crypto.randomUUID` is missing on plain http addresses, this is not. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

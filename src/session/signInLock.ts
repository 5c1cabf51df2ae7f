import type { StorageLike } from './storage.ts';

const key = 'jiaowu:signingIn';
/** A tab that was closed in the middle of signing in blocks the others no longer than a call may take. */
const heldMs = 35_000;

/**
 * Takes the browser-wide right to sign in.
 * @returns a function that gives it back, or undefined while another tab holds it.
 */
export function takeSignInLock(storage: StorageLike, nowMs: number, owner: string): (() => void) | undefined {
  const [holder, since] = (storage.getItem(key) ?? '').split('@');
  const age = nowMs - Number(since);
  if (holder && holder !== owner && age >= 0 && age < heldMs) return undefined;
  storage.setItem(key, `${owner}@${nowMs}`);
  return () => {
    if (storage.getItem(key)?.startsWith(`${owner}@`)) storage.removeItem(key);
  };
}

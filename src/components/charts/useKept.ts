import { useState } from 'react';

/** The first value of each key: callers write rows and series inline, and equal ones should draw nothing anew. */
export function useKept<T>(value: T, key: string): T {
  const [kept, setKept] = useState({ key, value });
  if (kept.key === key) return kept.value;
  setKept({ key, value });
  return value;
}

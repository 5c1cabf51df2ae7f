import { useCallback, useEffect, useState } from 'react';

export interface Notice {
  readonly text: string;
  /** Grows with each notice, so that the same words are announced again. */
  readonly id: number;
}

const shownMs = 3000;

/** A short word to the reader that goes away by itself. */
export function useNotice() {
  const [notice, setNotice] = useState<Notice | null>(null);
  const say = useCallback((text: string) => setNotice((last) => ({ text, id: (last?.id ?? 0) + 1 })), []);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), shownMs);
    return () => clearTimeout(timer);
  }, [notice]);
  return { notice, say };
}

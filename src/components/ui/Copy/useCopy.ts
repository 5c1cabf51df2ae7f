import { useEffect, useState } from 'react';
import { copyText } from './copyText.ts';

export type CopyState = 'ready' | 'copied' | 'refused';

/** Copies and remembers for `backMs` that it did; a refusal stays. */
export function useCopy(text: string, backMs = 2000): { state: CopyState; copy: () => void } {
  const [state, setState] = useState<CopyState>('ready');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('ready'), backMs);
    return () => clearTimeout(timer);
  }, [state, backMs]);
  const copy = () => {
    void copyText(text).then((done) => setState(done ? 'copied' : 'refused'));
  };
  return { state, copy };
}

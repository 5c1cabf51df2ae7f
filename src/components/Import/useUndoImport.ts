import { useState } from 'react';
import { useKit, useNow } from '../../kit/context.ts';
import { wallClock } from '../../kit/clock.ts';
import type { UndoAnswer } from './importProps.ts';

export type UndoState =
  | { readonly state: 'open'; readonly until: string }
  | { readonly state: 'over' }
  | { readonly state: 'working' }
  | { readonly state: 'failed'; readonly error: unknown; readonly until: string }
  | { readonly state: 'done'; readonly kept: NonNullable<UndoAnswer['kept']> };

/** Taking an import back, until `endMs` of the kit's clock. */
export function useUndoImport(
  undo: (() => Promise<UndoAnswer | void>) | undefined,
  endMs: number,
): { current: UndoState | null; start: () => void } {
  const { clock } = useKit();
  // Renders anew each minute, so that the button goes when its time is over.
  useNow();
  const [asked, setAsked] = useState<UndoState | null>(null);
  const until = wallClock(new Date(endMs)).slice(0, 16);
  const waiting: UndoState = clock.now().getTime() < endMs ? { state: 'open', until } : { state: 'over' };
  return {
    current: undo ? (asked ?? waiting) : null,
    start() {
      if (!undo || asked?.state === 'working' || asked?.state === 'done') return;
      setAsked({ state: 'working' });
      undo().then(
        (answer) => setAsked({ state: 'done', kept: answer?.kept ?? [] }),
        (error: unknown) => setAsked({ state: 'failed', error, until }),
      );
    },
  };
}

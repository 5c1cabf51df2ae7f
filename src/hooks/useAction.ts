import { useCallback, useInsertionEffect, useRef, useState } from 'react';
import { type ApiError, isApiError } from '../api/ApiError.ts';
import type { AnyEndpoint, InputOf, OutputOf } from '../contract/endpoint.ts';
import { useKit } from '../kit/context.ts';
import { callPrefix } from '../kit/queryKeys.ts';
import { createIntents } from './intents.ts';

interface ActionOptions<E extends AnyEndpoint> {
  /** Calls whose remembered answers are asked anew once it is done. */
  invalidates?: readonly AnyEndpoint[];
  onDone?: (output: OutputOf<E>, input: InputOf<E>) => void;
  /** Its errors are not toasted: the screen tells them itself. @default the endpoint's `quiet` */
  quiet?: boolean;
}

export interface Action<E extends AnyEndpoint> {
  /** Rejects with `ApiError`. The same input while it runs is the same run: a double click sends once. Never changes. */
  readonly run: (input: InputOf<E>, onProgress?: (fraction: number) => void) => Promise<OutputOf<E>>;
  readonly busy: boolean;
  /** Of the last run; gone when a new one starts. */
  readonly error: ApiError | undefined;
  readonly reset: () => void;
}

/**
 * An act of the user: a call that changes something. One idempotency key for each intent: when the way failed and the
 * user presses 重试, the same key goes out again, so nothing is done twice; an answer of the server ends the intent.
 */
export function useAction<E extends AnyEndpoint>(endpoint: E, options: ActionOptions<E> = {}): Action<E> {
  const { client, queryClient } = useKit();
  const [intents] = useState(() => createIntents<OutputOf<E>>());
  const [running, setRunning] = useState(0);
  const [error, setError] = useState<ApiError>();
  const latest = useRef(options);
  useInsertionEffect(() => {
    latest.current = options;
  });

  const run = useCallback(
    (input: InputOf<E>, onProgress?: (fraction: number) => void) =>
      intents.run(input, async (idempotencyKey) => {
        const { quiet } = latest.current;
        setRunning((n) => n + 1);
        setError(undefined);
        try {
          const output = await client.call(endpoint, input, {
            idempotencyKey,
            ...(onProgress ? { onProgress } : {}),
            ...(quiet === undefined ? {} : { quiet }),
          });
          const { invalidates = [], onDone } = latest.current;
          for (const one of invalidates) void queryClient.invalidateQueries({ queryKey: callPrefix(one) });
          onDone?.(output, input);
          return output;
        } catch (caught) {
          if (isApiError(caught) && caught.kind !== 'cancelled' && caught.kind !== 'aborted') setError(caught);
          throw caught;
        } finally {
          setRunning((n) => n - 1);
        }
      }),
    [client, queryClient, endpoint, intents],
  );

  const reset = useCallback(() => setError(undefined), []);
  return { run, busy: running > 0, error, reset };
}

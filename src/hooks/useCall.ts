import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ApiError } from '../api/ApiError.ts';
import type { AnyEndpoint, InputOf, OutputOf } from '../contract/endpoint.ts';
import { useKit, useSession } from '../kit/context.ts';
import { isSignedIn } from '../session/state.ts';
import { callKey, scopeOf } from '../kit/queryKeys.ts';

export { skipToken };

interface CallHookOptions {
  /** Milliseconds a remembered answer counts as fresh. @default 0 */
  staleMs?: number;
  /** While a changed input is read, the answer before it stays (`isPrevious`). @default false */
  keepPrevious?: boolean;
  /** Its errors are not toasted: the screen tells them itself. @default the endpoint's `quiet` */
  quiet?: boolean;
}

/** A failed first read is never an empty list: no view can read `data` that is not there. */
export type CallResult<T> =
  | { readonly state: 'pending' }
  | { readonly state: 'error'; readonly error: ApiError; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly data: T;
      /** A newer answer is on its way. */
      readonly refreshing: boolean;
      /** `data` answers the input before this one. */
      readonly isPrevious: boolean;
      /** The refresh failed; `data` is what was read before. */
      readonly refreshError?: ApiError;
      readonly refresh: () => void;
    };

/**
 * Reads a call of the contract and keeps it: shared by every component that asks the same, remembered between visits,
 * asked anew after an action that invalidates it. `skipToken` instead of the input: not yet.
 */
export function useCall<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E> | typeof skipToken,
  options: CallHookOptions = {},
): CallResult<OutputOf<E>> {
  const { client } = useKit();
  const scope = useSession(scopeOf);
  const signedIn = useSession(isSignedIn);
  const { staleMs = 0, keepPrevious = false, quiet } = options;
  // Between the end of a session and the redirect nothing private is asked: the answer could only be code 2 again.
  const asked = endpoint.allow === 'public' || signedIn ? input : skipToken;
  const query = useQuery<OutputOf<E>, ApiError>({
    queryKey: callKey(endpoint, asked === skipToken ? null : asked, scope),
    staleTime: staleMs,
    // A superseded read is aborted through its signal; the marker would also cancel another component's read.
    queryFn:
      asked === skipToken
        ? skipToken
        : ({ signal }) =>
            client.call(endpoint, asked, { signal, replaces: false, ...(quiet === undefined ? {} : { quiet }) }),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
  const { refetch } = query;
  const again = useCallback(() => void refetch(), [refetch]);
  const { status, data, error, isFetching, isPlaceholderData } = query;
  return useMemo((): CallResult<OutputOf<E>> => {
    if (status === 'success' || (status === 'error' && data !== undefined)) {
      return {
        state: 'ready',
        data: data as OutputOf<E>,
        refreshing: isFetching,
        isPrevious: isPlaceholderData,
        ...(error ? { refreshError: error } : {}),
        refresh: again,
      };
    }
    return status === 'error' ? { state: 'error', error, retry: again } : { state: 'pending' };
  }, [status, data, error, isFetching, isPlaceholderData, again]);
}

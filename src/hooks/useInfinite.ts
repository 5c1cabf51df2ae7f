import { type InfiniteData, keepPreviousData, skipToken, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ApiError } from '../api/ApiError.ts';
import type { AnyEndpoint, InputOf, OutputOf } from '../contract/endpoint.ts';
import { useKit, useSession } from '../kit/context.ts';
import { callKey, scopeOf } from '../kit/queryKeys.ts';
import { isSignedIn } from '../session/state.ts';
import { joinedRows, type ListPage, nextPage, type PageMark } from './listPages.ts';

/** A row of a call that answers lists. */
export type RowOf<E extends AnyEndpoint> = OutputOf<E> extends { list: readonly (infer Row)[] } ? Row : never;

/** The input without what names the page. */
export type FilterOf<E extends AnyEndpoint> = Omit<InputOf<E>, 'pageIndex' | 'pageSize' | 'cursor'>;

interface InfiniteHookOptions<Row> {
  /** How pages are named: `pageIndex` from 1 with a `total`, or the `nextCursor` of the page before. @default 'page' */
  by?: 'page' | 'cursor';
  /** Rows of one page. @default 20 */
  pageSize?: 20 | 50 | 100;
  /** Tells rows apart: one that moved to the next page meanwhile is not shown twice. */
  rowKey?: (row: Row) => string;
  /** Milliseconds remembered pages count as fresh. @default 0 */
  staleMs?: number;
  /** While a changed input is read, the rows before it stay (`isPrevious`). @default false */
  keepPrevious?: boolean;
  /** Its errors are not toasted: the screen tells them itself. @default the endpoint's `quiet` */
  quiet?: boolean;
}

/** A failed first page is never an empty list; a failed later one leaves the rows and says so. */
export type InfiniteResult<Row> =
  | { readonly state: 'pending' }
  | { readonly state: 'error'; readonly error: ApiError; readonly retry: () => void }
  | {
      readonly state: 'ready';
      /** Of all pages read so far. */
      readonly rows: readonly Row[];
      /** Of the whole list, where the call tells. */
      readonly total: number | undefined;
      /** There is a page after the last one read. */
      readonly hasMore: boolean;
      readonly loadingMore: boolean;
      /** The next page failed; `loadMore` tries it again. */
      readonly moreError?: ApiError;
      /** Reads the next page; nothing while one is being read or after the last. */
      readonly loadMore: () => void;
      /** The pages read are asked anew; the rows stay meanwhile. */
      readonly refreshing: boolean;
      readonly refreshError?: ApiError;
      readonly refresh: () => void;
      /** `rows` answer the input before this one. */
      readonly isPrevious: boolean;
    };

/**
 * Reads a list of the contract page by page. One page is read at a time; another input starts over; pages are remembered
 * and asked anew like the answers of `useCall`. `skipToken` instead of the input: not yet.
 */
export function useInfinite<E extends AnyEndpoint>(
  endpoint: E,
  input: FilterOf<E> | typeof skipToken,
  options: InfiniteHookOptions<RowOf<E>> = {},
): InfiniteResult<RowOf<E>> {
  const { client } = useKit();
  const scope = useSession(scopeOf);
  const signedIn = useSession(isSignedIn);
  const { by = 'page', pageSize = 20, rowKey, staleMs = 0, keepPrevious = false, quiet } = options;
  const asked = endpoint.allow === 'public' || signedIn ? input : skipToken;
  type Page = ListPage<RowOf<E>>;

  const read = async (filter: FilterOf<E>, mark: PageMark, signal: AbortSignal) => {
    const place =
      by === 'page' ? { pageIndex: mark, pageSize } : { pageSize, ...(mark === null ? {} : { cursor: mark }) };
    const call = { signal, replaces: false, ...(quiet === undefined ? {} : { quiet }) };
    return (await client.call(endpoint, { ...filter, ...place } as InputOf<E>, call)) as Page;
  };

  const query = useInfiniteQuery<Page, ApiError, InfiniteData<Page, PageMark>, readonly unknown[], PageMark>({
    queryKey: [...callKey(endpoint, asked === skipToken ? null : asked, scope), 'pages', by, pageSize],
    staleTime: staleMs,
    initialPageParam: by === 'page' ? 1 : null,
    getNextPageParam: (_, pages) => nextPage(pages, by, pageSize),
    queryFn: asked === skipToken ? skipToken : ({ pageParam, signal }) => read(asked, pageParam, signal),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });

  const { fetchNextPage, refetch, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  const { status, data, error, isPlaceholderData } = query;
  const wanted = useRef(false);
  const loadMore = useCallback(() => {
    if (!hasNextPage || isFetchingNextPage) return;
    // Pages being asked anew come first; the wish is remembered until they are there.
    wanted.current = isFetching;
    if (!isFetching) void fetchNextPage({ cancelRefetch: false });
  }, [fetchNextPage, hasNextPage, isFetching, isFetchingNextPage]);
  useEffect(() => {
    if (isFetching || !wanted.current) return;
    wanted.current = false;
    if (hasNextPage) void fetchNextPage({ cancelRefetch: false });
  }, [isFetching, hasNextPage, fetchNextPage]);
  const again = useCallback(() => void refetch(), [refetch]);
  const rows = useMemo(() => joinedRows(data?.pages ?? [], rowKey), [data, rowKey]);

  return useMemo((): InfiniteResult<RowOf<E>> => {
    if (data === undefined) {
      return status === 'error' ? { state: 'error', error, retry: again } : { state: 'pending' };
    }
    return {
      state: 'ready',
      rows,
      total: data.pages.at(-1)?.total,
      hasMore: hasNextPage,
      loadingMore: isFetchingNextPage,
      loadMore,
      refreshing: isFetching && !isFetchingNextPage,
      refresh: again,
      isPrevious: isPlaceholderData,
      ...(error ? (isFetchNextPageError ? { moreError: error } : { refreshError: error }) : {}),
    };
  }, [
    data,
    status,
    error,
    rows,
    hasNextPage,
    isFetching,
    isFetchingNextPage,
    isFetchNextPageError,
    isPlaceholderData,
    loadMore,
    again,
  ]);
}

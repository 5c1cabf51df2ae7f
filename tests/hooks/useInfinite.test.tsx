import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { selectKidList } from '../../src/contract/classGroup.ts';
import { useInfinite } from '../../src/hooks/useInfinite.ts';
import { mock } from '../../src/testing/mock.ts';
import { cleanupKits, renderInKit } from '../../src/testing/renderInKit.tsx';

afterEach(cleanupKits);

const kid = (n: number) => ({ stuId: `${n}`, name: `学员${n}`, guardianPhone: '138****0001', campusId: '21' });
const total = 45;

/** A list of 45 children, 20 a page. */
const kids = mock(selectKidList, ({ pageIndex, pageSize }) => {
  const from = (pageIndex - 1) * pageSize;
  return { list: Array.from({ length: Math.min(pageSize, total - from) }, (_, i) => kid(from + i + 1)), total };
});
const rowKey = (row: { stuId: string }) => row.stuId;

function Kids() {
  const [kidQuery, setQuery] = useState('');
  const list = useInfinite(selectKidList, { kidQuery }, { rowKey, quiet: true });
  const other = (
    <button type="button" onClick={() => setQuery('小雨')}>
      找小雨
    </button>
  );
  if (list.state === 'pending') return <p>加载中...</p>;
  if (list.state === 'error') {
    return (
      <p role="alert">
        {list.error.text}
        <button type="button" onClick={list.retry}>
          重试
        </button>
      </p>
    );
  }
  return (
    <>
      <ul aria-label="学员">
        {list.rows.map(({ stuId, name }) => (
          <li key={stuId}>{name}</li>
        ))}
      </ul>
      <p>{`共 ${list.total} 名`}</p>
      <p>{list.hasMore ? '还有更多' : '已全部加载'}</p>
      <p>{list.moreError?.text}</p>
      {list.refreshing ? <p>刷新中</p> : null}
      <button type="button" onClick={list.loadMore}>
        加载更多
      </button>
      <button type="button" onClick={list.refresh}>
        刷新
      </button>
      {other}
    </>
  );
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const more = () => userEvent.click(screen.getByRole('button', { name: '加载更多' }));
const pagesAsked = (requests: readonly Request[]) =>
  requests.map(({ url }) => new URL(url).searchParams.get('pageIndex'));

describe('useInfinite', () => {
  it('reads page after page to the end, and then asks no more', async () => {
    const { network } = renderInKit(<Kids />, { handlers: [kids] });
    expect(screen.getByText('加载中...')).toBeVisible();
    await waitFor(() => expect(rows()).toHaveLength(20));
    expect(screen.getByText('共 45 名')).toBeVisible();
    await more();
    await waitFor(() => expect(rows()).toHaveLength(40));
    expect(screen.getByText('还有更多')).toBeVisible();
    await more();
    await waitFor(() => expect(rows()).toHaveLength(45));
    expect(screen.getByText('已全部加载')).toBeVisible();
    await more();
    expect(pagesAsked(network.requests)).toEqual(['1', '2', '3']);
    expect(new Set(rows()).size).toBe(45);
  });

  it('one page at a time: a double press asks once', async () => {
    const { network } = renderInKit(<Kids />, { handlers: [kids] });
    await waitFor(() => expect(rows()).toHaveLength(20));
    await userEvent.dblClick(screen.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(rows()).toHaveLength(40));
    expect(pagesAsked(network.requests)).toEqual(['1', '2']);
  });

  it('a failed page leaves the rows, says so, and is tried again', async () => {
    const { network } = renderInKit(<Kids />, { handlers: [kids] });
    await waitFor(() => expect(rows()).toHaveLength(20));
    network.use(mock.offline(selectKidList));
    await more();
    expect(await screen.findByText('网络连接不可用，请检查后重试')).toBeVisible();
    expect(rows()).toHaveLength(20);
    network.use(kids);
    await more();
    await waitFor(() => expect(rows()).toHaveLength(40));
    expect(screen.queryByText('网络连接不可用，请检查后重试')).toBeNull();
  });

  it('a failed first page is an error with 重试, never an empty list', async () => {
    const { network } = renderInKit(<Kids />, { handlers: [mock.offline(selectKidList)] });
    expect(await screen.findByRole('alert')).toHaveTextContent('网络连接不可用，请检查后重试重试');
    network.use(kids);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(rows()).toHaveLength(20));
  });

  it('another input starts over at its first page', async () => {
    const { network } = renderInKit(<Kids />, { handlers: [kids] });
    await waitFor(() => expect(rows()).toHaveLength(20));
    await more();
    await waitFor(() => expect(rows()).toHaveLength(40));
    network.use(mock(selectKidList, { list: [kid(1)], total: 1 }));
    await userEvent.click(screen.getByRole('button', { name: '找小雨' }));
    expect(screen.getByText('加载中...')).toBeVisible();
    await waitFor(() => expect(rows()).toEqual(['学员1']));
    expect(screen.getByText('已全部加载')).toBeVisible();
  });

  it('while the pages are asked anew the rows stay, and a wish for more is kept until then', async () => {
    const { network } = renderInKit(<Kids />, { handlers: [kids] });
    await waitFor(() => expect(rows()).toHaveLength(20));
    const gate = Promise.withResolvers<void>();
    network.use(
      mock.raw(selectKidList, async () => {
        await gate.promise;
        network.use(kids);
        return HttpResponse.json({
          code: 0,
          msg: '',
          data: { list: Array.from({ length: 20 }, (_, i) => kid(i + 1)), total },
        });
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(await screen.findByText('刷新中')).toBeVisible();
    expect(rows()).toHaveLength(20);
    await more();
    gate.resolve();
    await waitFor(() => expect(rows()).toHaveLength(40));
    expect(pagesAsked(network.requests)).toEqual(['1', '1', '2']);
  });
});

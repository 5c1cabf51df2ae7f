import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { PdfError } from '../../../src/components/PdfViewer/pdfError.ts';
import { chinesePdf } from '../../../stories/components/PdfViewer/chinesePdf.ts';
import { lockedPdf, lockedPdfPassword } from '../../../stories/components/PdfViewer/lockedPdf.ts';
import { canvas, Frame, openViewer, pageShown, press } from './openViewer.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const realFetch = globalThis.fetch;
/** Answers requests below /files/; everything else goes to the real network. */
function serveFiles(answer: (url: URL, range: string | null) => Promise<Response> | Response) {
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const url = new URL(input, location.href);
    if (!url.pathname.startsWith('/files/')) return realFetch(input, init);
    return Promise.resolve(answer(url, new Headers(init?.headers).get('range')));
  });
}
const part = (file: Uint8Array<ArrayBuffer>, range: string | null): Response => {
  const [, from = '0', to = '0'] = range?.match(/(\d+)-(\d+)/) ?? [];
  const headers = { 'content-range': `bytes ${from}-${to}/${file.length}` };
  return new Response(file.slice(Number(from), Number(to) + 1), { status: 206, headers });
};

describe('what cannot be shown says why', () => {
  test.each([
    ['a damaged file', () => new Response('这不是 PDF'), 'damaged', '文件已损坏，请联系作者'],
    ['an empty file', () => new Response(''), 'damaged', '文件已损坏，请联系作者'],
    ['no permission', () => new Response(null, { status: 403 }), 'forbidden', '您没有查看此文档的权限'],
    ['a file that is gone', () => new Response(null, { status: 404 }), 'missing', '文档不存在或已被删除'],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'offline', '网络连接不可用，请检查后重试'],
    ['a server in trouble', () => new Response(null, { status: 503 }), 'server', '文档服务暂时不可用，请稍后重试'],
  ])('%s', async (_, answer, kind, words) => {
    serveFiles(answer);
    const onError = vi.fn<(error: PdfError) => void>();
    render(<Frame src="/files/a.pdf" onError={onError} />);
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(onError).toHaveBeenCalledOnce());
    expect(onError.mock.calls[0]?.[0].kind).toBe(kind);
    expect(press('下一页')).toBeDisabled();
  });

  test('retry opens the document once it can be had', async () => {
    let online = false;
    serveFiles(() => (online ? new Response(chinesePdf()) : Promise.reject(new TypeError('Failed to fetch'))));
    render(<Frame src="/files/a.pdf" />);
    await screen.findByText('网络连接不可用，请检查后重试');
    online = true;
    await userEvent.click(press('重试'));
    await pageShown(1);
    expect(screen.queryByText('网络连接不可用，请检查后重试')).toBeNull();
  });

  test('the loading words while it opens', async () => {
    serveFiles(() => new Promise(() => undefined));
    render(<Frame src="/files/a.pdf" />);
    expect(await screen.findByRole('status')).toHaveTextContent('加载中...');
  });
});

describe('a document with a password', () => {
  test('asks in Chinese, tells a wrong one, opens with the right one', async () => {
    render(<Frame src={locked} />);
    const user = userEvent.setup();
    await screen.findByRole('dialog', { name: '文档已加密' });
    await waitFor(() => expect(screen.getByLabelText('打开密码')).toHaveFocus());
    await user.keyboard('1234{Enter}');
    expect(await screen.findByText('密码不正确，请重新输入')).toBeVisible();
    await user.type(screen.getByLabelText('打开密码'), `${lockedPdfPassword}{Enter}`);
    await pageShown(1);
    expect(canvas()).toBeVisible();
  });

  test('giving up leaves a way back', async () => {
    const onError = vi.fn<(error: PdfError) => void>();
    render(<Frame src={locked} onError={onError} />);
    await screen.findByRole('dialog', { name: '文档已加密' });
    await userEvent.click(press('取消'));
    expect(await screen.findByText('此文档已加密，输入密码后才能查看')).toBeVisible();
    expect(onError.mock.calls[0]?.[0].kind).toBe('locked');
    await userEvent.click(press('重新打开'));
    expect(await screen.findByRole('dialog', { name: '文档已加密' })).toBeVisible();
  });
});

const locked = { data: lockedPdf() };

describe('a large document read in parts', () => {
  /** 24 lesson pages of which each carries 90 KB of padding, so that parts are fetched page by page. */
  const large = chinesePdf({ pages: 24, padding: 90_000 });

  test('an address that expires while reading is renewed and the reader notices nothing', async () => {
    let given = 0;
    let expired = '';
    const getUrl = async () => `/files/a.pdf?sign=${++given}`;
    serveFiles((url, range) => (url.search === expired ? new Response(null, { status: 403 }) : part(large, range)));
    const src = { getUrl };
    const { user } = await openViewer({ src });
    expired = '?sign=1';
    await user.keyboard('{End}');
    await pageShown(24);
    expect(given).toBe(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('only what is read is fetched', async () => {
    let bytes = 0;
    serveFiles((_, range) => {
      const answer = part(large, range);
      const [, from = 0, to = 0] = range?.match(/(\d+)-(\d+)/) ?? [];
      bytes += Math.min(Number(to), large.length) - Number(from);
      return answer;
    });
    await openViewer({ src: '/files/b.pdf' });
    expect(bytes).toBeLessThan(large.length / 2);
  });

  test('offline after opening: pages already read stay, others say why and come back', async () => {
    let online = true;
    serveFiles((_, range) => (online ? part(large, range) : Promise.reject(new TypeError('Failed to fetch'))));
    const { user } = await openViewer({ src: '/files/c.pdf' });
    online = false;
    await user.keyboard('{End}');
    expect(await screen.findByText('第 24 页无法显示')).toBeVisible();
    expect(screen.getByText('网络连接不可用，请检查后重试')).toBeVisible();
    await user.keyboard('{Home}');
    await waitFor(() => expect(canvas()).toBeVisible());
    expect(screen.queryByText('第 24 页无法显示')).toBeNull();
    await user.keyboard('{End}');
    await screen.findByText('第 24 页无法显示');
    online = true;
    window.dispatchEvent(new Event('online'));
    await pageShown(24);
    expect(canvas()).toBeVisible();
  });
});

describe('older and stricter browsers', () => {
  test('without workers the main thread does it', async () => {
    const createWorker = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    await openViewer({ createWorker });
    expect(canvas()).toBeVisible();
  });

  test('a worker whose script is not there is replaced', async () => {
    const createWorker = () => new Worker('/nowhere/pdf.worker.js', { type: 'module' });
    await openViewer({ createWorker });
    expect(canvas()).toBeVisible();
  });
});

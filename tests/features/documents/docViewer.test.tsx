import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadEngine } from '../../../src/components/PdfViewer/startPdf.ts';
import { getReadUrl, reportReading } from '../../../src/contract/reading.ts';
import { DocViewerScreen } from '../../../src/features/documents/DocViewerScreen.tsx';
import { mock } from '../../../src/testing/mock.ts';
import { cleanupKits, renderInKit } from '../../../src/testing/renderInKit.tsx';
import { documentHandlers, reading, search, title } from '../../../stories/features/documents/document.ts';

configure({ asyncUtilTimeout: 10_000 });
beforeAll(() => loadEngine({}).then(() => undefined), 120_000);
afterEach(() => {
  vi.useRealTimers();
  cleanupKits();
  cleanup();
});

interface Report {
  page: number;
  pagesSeen: number[];
  activeSeconds: number;
  rightClicks: number;
}

function open(query = search) {
  const reports: Report[] = [];
  const asked: string[] = [];
  const shown = renderInKit(<DocViewerScreen />, {
    as: 'teacher',
    path: '/docViewer',
    search: query,
    handlers: [
      mock(reportReading, ({ page, pagesSeen, activeSeconds, rightClicks }) => {
        reports.push({ page, pagesSeen, activeSeconds, rightClicks });
        return { mayContinue: reports.length < 2, whyNot: reports.length < 2 ? null : '课程授权已于 2026-12-31 到期' };
      }),
      mock(getReadUrl, ({ resourceId, classId }) => {
        asked.push(`${resourceId} ${classId}`);
        return reading();
      }),
      ...documentHandlers(),
    ],
  });
  const viewer = () => screen.getByRole('region', { name: title });
  const onPage = (page: number) => waitFor(() => expect(viewer()).toHaveAttribute('data-page', String(page)));
  return { ...shown, reports, asked, viewer, onPage };
}

test('the page stands in the address and is replaced, so that Back leaves the document', async () => {
  const { navigation, onPage, asked } = open();
  await onPage(1);
  expect(asked).toEqual(['601 205']);
  const [next] = screen.getAllByRole('button', { name: '下一页' });
  if (next) await userEvent.click(next);
  await onPage(2);
  expect(navigation.current().search).toBe(`${search}&page=2`);
  expect(navigation.entries).toHaveLength(1);
  expect(document.title).toBe('巡线原理 PPT - 文档阅读');
});

test('a link to a page opens that page', async () => {
  const { onPage, viewer } = open(`${search}&page=24`);
  await onPage(24);
  expect(viewer()).toHaveAccessibleName('巡线原理 PPT');
});

test('what was read is reported every 30 s and on leaving; an ended grant blurs the page and says why', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { reports, onPage, viewer, rerender } = open();
  await onPage(1);
  fireEvent.contextMenu(screen.getByRole('img', { name: /^第 1 页/ }));
  vi.advanceTimersByTime(30_000);
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]).toMatchObject({ page: 1, pagesSeen: [1], activeSeconds: 30, rightClicks: 1 });
  vi.advanceTimersByTime(30_000);
  expect(await screen.findByText('课程授权已于 2026-12-31 到期')).toBeVisible();
  expect(viewer()).toHaveAttribute('inert');
  expect(screen.getAllByRole('button', { name: '关闭' }).at(-1)).toHaveFocus();
  vi.useRealTimers();
  rerender(<p>课次详情</p>);
  await waitFor(() => expect(reports).toHaveLength(3));
});

test('without the right it says so; without a name it says what to do', async () => {
  const { network } = open('');
  expect(screen.getByText('没有指定文档')).toBeVisible();
  expect(network.requests).toHaveLength(0);
  renderInKit(<DocViewerScreen />, {
    as: 'teacher',
    path: '/docViewer',
    search,
    handlers: [mock.fails(getReadUrl, { code: 403, msg: '课程授权已于 2026-08-31 到期' })],
  });
  expect(await screen.findByText('课程授权已于 2026-08-31 到期')).toBeVisible();
});

test('offline it offers to try again', async () => {
  const { network } = renderInKit(<DocViewerScreen />, {
    as: 'teacher',
    path: '/docViewer',
    search,
    handlers: [mock.offline(getReadUrl)],
  });
  const again = await screen.findByRole('button', { name: '重试' });
  network.use(...documentHandlers());
  await userEvent.click(again);
  await waitFor(() => expect(screen.getByRole('region', { name: title })).toHaveAttribute('data-page', '1'));
});

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { chinesePdf } from '../../../stories/components/PdfViewer/chinesePdf.ts';
import { canvas, noteDraws, Frame, openViewer, pageBox, pageShown, pixel, press, title } from './openViewer.tsx';

afterEach(cleanup);

describe('turning pages', () => {
  test('the counter, the first and the last page', async () => {
    const { user } = await openViewer();
    expect(pageBox()).toHaveValue('1');
    expect(screen.getByText('/ 24')).toBeVisible();
    expect(screen.getByText('第 1 页 / 共 24 页')).toBeInTheDocument();
    expect(press('上一页')).toBeDisabled();
    await user.click(press('下一页'));
    await pageShown(2);
    expect(pageBox()).toHaveValue('2');
    expect(press('上一页')).toBeEnabled();
  });

  test('99 in the page box is the last page, 0 the first, words are nothing', async () => {
    const onPageChange = vi.fn<(...args: unknown[]) => void>();
    const { user } = await openViewer({ onPageChange });
    await user.clear(pageBox());
    await user.type(pageBox(), '99{Enter}');
    await pageShown(24);
    expect(pageBox()).toHaveValue('24');
    expect(press('下一页')).toBeDisabled();
    await user.clear(pageBox());
    await user.type(pageBox(), '0{Enter}');
    await pageShown(1);
    await user.clear(pageBox());
    await user.type(pageBox(), '第三页{Enter}');
    expect(pageBox()).toHaveValue('1');
    expect(onPageChange.mock.calls).toEqual([
      [24, { reason: 'input' }],
      [1, { reason: 'input' }],
    ]);
  });

  test('five quick presses end five pages on', async () => {
    await openViewer();
    for (let count = 0; count < 5; count++) fireEvent.click(press('下一页'));
    expect(pageBox()).toHaveValue('6');
    await pageShown(6);
  });

  test('twenty presses in a burst draw at most two pages', async () => {
    await openViewer();
    const draws = await noteDraws();
    act(() => {
      for (let count = 0; count < 20; count++) fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    });
    await pageShown(21);
    // Page 22 may already have been drawn ahead.
    expect(draws.pages.filter((page) => page <= 21).length).toBeLessThanOrEqual(2);
    draws.stop();
  });

  test('opening draws the first page once', async () => {
    const draws = await noteDraws();
    await openViewer();
    await new Promise((done) => setTimeout(done, 400));
    expect(draws.pages.filter((page) => page === 1)).toEqual([1]);
    draws.stop();
  });

  test('no frame without a page while pages turn and zoom changes', async () => {
    const { user } = await openViewer();
    const blank: string[] = [];
    let frames = 0;
    let on = true;
    const look = () => {
      frames++;
      const shown = document.querySelector<HTMLCanvasElement>('canvas[role=img]');
      // The car's body: a colour that no empty page has there.
      const [red = 255, , blue = 255] = shown && shown.clientWidth > 0 ? pixel(shown, 0.2, 0.6) : [];
      if (!shown || red === blue) blank.push(`${frames}`);
      if (on) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    for (const key of ['{ArrowRight}', '{ArrowRight}', '+', '{ArrowLeft}', '-', '{End}', '{Home}']) {
      await user.keyboard(key);
      await new Promise((done) => setTimeout(done, 60));
    }
    await pageShown(1);
    on = false;
    expect(frames).toBeGreaterThan(10);
    expect(blank).toEqual([]);
  });

  test('a controlled page follows its host, which hears every press', async () => {
    const asked: number[] = [];
    function Host() {
      const [page, setPage] = useState(3);
      const follow = (next: number) => {
        asked.push(next);
        setTimeout(() => setPage(next), 30);
      };
      return <Frame page={page} onPageChange={follow} />;
    }
    const { render } = await import('@testing-library/react');
    render(<Host />);
    await pageShown(3);
    for (let count = 0; count < 4; count++) fireEvent.click(press('下一页'));
    await pageShown(7);
    expect(asked).toEqual([4, 5, 6, 7]);
  });

  test('a page beyond the end becomes the last one, and the host is told', async () => {
    const onPageChange = vi.fn<(...args: unknown[]) => void>();
    await openViewerAt(99, onPageChange);
    expect(onPageChange).toHaveBeenCalledWith(24, { reason: 'clamp' });
  });
});

async function openViewerAt(page: number, onPageChange: () => void) {
  const { render } = await import('@testing-library/react');
  render(<Frame defaultPage={page} onPageChange={onPageChange} />);
  await pageShown(24);
}

describe('zoom', () => {
  test('eight presses to 200 %, twelve to 80 %, where the buttons are off', async () => {
    const onScaleChange = vi.fn<(...args: unknown[]) => void>();
    const { user } = await openViewer({ onScaleChange });
    expect(screen.getByText('120%')).toBeVisible();
    for (let count = 0; count < 8; count++) await user.click(press('放大'));
    expect(screen.getByText('200%')).toBeVisible();
    expect(press('放大')).toBeDisabled();
    for (let count = 0; count < 12; count++) await user.click(press('缩小'));
    expect(screen.getByText('80%')).toBeVisible();
    expect(press('缩小')).toBeDisabled();
    expect(onScaleChange.mock.calls.map(([scale]) => scale)).toEqual([
      1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2, 1.9, 1.8, 1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8,
    ]);
    await user.click(press('恢复 120%'));
    expect(screen.getByText('120%')).toBeVisible();
  });

  test('the paper takes the new size at once, the sharp picture follows', async () => {
    const { user } = await openViewer({ width: 1400 });
    const before = canvas().getBoundingClientRect().width;
    expect(Math.round(before)).toBe(1010);
    const sharp = canvas().width;
    await user.keyboard('+');
    expect(canvas().getBoundingClientRect().width).toBeGreaterThan(before);
    await waitFor(() => expect(canvas().width).toBeGreaterThan(sharp));
  });

  test('on a narrow screen the whole width is seen at 120 %', async () => {
    await openViewer({ width: 375 });
    const { width } = canvas().getBoundingClientRect();
    expect(width).toBeLessThanOrEqual(351);
    expect(width).toBeGreaterThan(300);
  });
});

describe('keys', () => {
  test('pages, zoom and closing from the keyboard', async () => {
    const onClose = vi.fn<(...args: unknown[]) => void>();
    const { user } = await openViewer({ onClose });
    await user.keyboard('{PageDown}{ArrowRight}');
    await pageShown(3);
    await user.keyboard('{End}');
    await pageShown(24);
    await user.keyboard('{PageUp}');
    await pageShown(23);
    await user.keyboard('{Home}');
    await pageShown(1);
    await user.keyboard('+++');
    expect(screen.getByText('150%')).toBeVisible();
    await user.keyboard('-0');
    expect(screen.getByText('120%')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('letters and arrows in an input belong to the input', async () => {
    const { render } = await import('@testing-library/react');
    render(
      <>
        <input aria-label="备注" />
        <Frame />
      </>,
    );
    await pageShown(1);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('备注'), 'f0{ArrowLeft}{End}+');
    expect(screen.getByLabelText('备注')).toHaveValue('f0+');
    expect(pageBox()).toHaveValue('1');
    expect(screen.getByText('120%')).toBeVisible();
  });

  test('the bar is one tab stop; arrows move inside it', async () => {
    const { user } = await openViewer({ defaultPage: 5 });
    pageBox().focus();
    await user.keyboard('{End}{ArrowRight}');
    expect(press('下一页')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(press('缩小')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Home}{ArrowLeft}');
    expect(press('上一页')).toHaveFocus();
    await user.keyboard('{Enter}');
    await pageShown(4);
    const stops = screen.getByRole('toolbar', { name: '翻页与缩放' }).querySelectorAll('[tabindex="0"]');
    expect(stops).toHaveLength(1);
  });
});

describe('as a component', () => {
  test('takes ref, class, style and data attributes, and says when it is ready and which page is seen', async () => {
    const ref = createRef<HTMLElement>();
    const onReady = vi.fn<(...args: unknown[]) => void>();
    const onPageShown = vi.fn<(...args: unknown[]) => void>();
    const own = { className: 'mine', style: { minHeight: 500 }, 'data-where': 'drawer' };
    const { viewer, user, unmount } = await openViewer({ ref, onReady, onPageShown, ...own });
    expect(ref.current).toBe(viewer());
    expect(viewer()).toHaveClass('mine');
    expect(viewer()).toHaveStyle({ minHeight: '500px' });
    expect(viewer()).toHaveAttribute('data-where', 'drawer');
    await waitFor(() => expect(onReady).toHaveBeenCalledExactlyOnceWith({ pages: 24 }));
    await user.click(press('下一页'));
    await pageShown(2);
    await waitFor(() => expect(onPageShown.mock.calls).toEqual([[{ page: 1 }], [{ page: 2 }]]));
    unmount();
    expect(ref.current).toBeNull();
  });

  test('reports the time on a page when it is left', async () => {
    const onPageDwell = vi.fn<(info: { page: number; ms: number }) => void>();
    const { user, unmount } = await openViewer({ onPageDwell });
    await new Promise((done) => setTimeout(done, 120));
    await user.click(press('下一页'));
    await pageShown(2);
    expect(onPageDwell).toHaveBeenCalledWith({ page: 1, ms: expect.any(Number) });
    expect(onPageDwell.mock.calls[0]?.[0].ms).toBeGreaterThanOrEqual(100);
    unmount();
    expect(onPageDwell.mock.calls.map(([info]) => info.page)).toEqual([1, 2]);
  });

  test('another source is another document', async () => {
    const { rerender } = await openViewer();
    rerender(<Frame src={{ data: chinesePdf({ pages: 2 }) }} />);
    await waitFor(() => expect(screen.getByText('/ 2')).toBeVisible());
    expect(screen.getByRole('region', { name: title })).toBeVisible();
  });

  test('the text of the page can be found and read out', async () => {
    await openViewer({ src: { data: chinesePdf({ titleOf: () => '巡线原理' }) } });
    expect(await screen.findByText('巡线原理')).toBeInTheDocument();
  });
});

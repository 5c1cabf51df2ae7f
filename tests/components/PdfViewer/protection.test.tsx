import { cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { canvas, Frame, openViewer, pageShown, paper, press } from './openViewer.tsx';

afterEach(cleanup);

const message = '对不起,您不能保存此图片,谢谢您的理解和支持';
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
/** The watermark's element: the last thing on the paper. Its shadow root is closed. */
const overlay = (): HTMLElement => {
  const last = paper().lastElementChild;
  if (!(last instanceof HTMLElement)) throw new Error('Nothing lies over the page.');
  return last;
};
/** Looks at the page as it would be printed. */
async function onPaper(look: () => void) {
  const media = (name: string) => cdp().send('Emulation.setEmulatedMedia', { media: name });
  await media('print');
  try {
    look();
  } finally {
    await media('');
  }
}
const called = () => vi.fn<(...args: unknown[]) => void>();

describe('saving the page', () => {
  test('the right click is refused with the words of the product', async () => {
    const onBlockedSave = called();
    await openViewer({ onBlockedSave });
    const click = createEvent.contextMenu(canvas());
    fireEvent(canvas(), click);
    expect(click.defaultPrevented).toBe(true);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(onBlockedSave).toHaveBeenCalledOnce();
  });

  test('the message goes away by itself', async () => {
    await openViewer();
    fireEvent.contextMenu(canvas());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), { timeout: 5000 });
  });

  test.each(['s', 'p'])('Ctrl+%s is refused, also while something else has the focus', async (key) => {
    const onBlockedSave = called();
    await openViewer({ onBlockedSave });
    const down = createEvent.keyDown(document.body, { key, ctrlKey: true });
    fireEvent(document.body, down);
    expect(down.defaultPrevented).toBe(true);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(onBlockedSave).toHaveBeenCalledOnce();
  });

  test('dragging the page and printing from the menu are refused', async () => {
    const onBlockedSave = called();
    await openViewer({ onBlockedSave });
    const drag = createEvent.dragStart(canvas());
    fireEvent(canvas(), drag);
    expect(drag.defaultPrevented).toBe(true);
    fireEvent(window, new Event('beforeprint'));
    expect(onBlockedSave).toHaveBeenCalledTimes(2);
    expect(screen.getByText('本文档不支持打印')).not.toBeVisible();
  });

  test('on paper there is only the refusal', async () => {
    const { rerender } = await openViewer();
    await onPaper(() => {
      expect(screen.getByText('本文档不支持打印')).toBeVisible();
      expect(screen.queryByRole('img', { name: /^第 \d+ 页/ })).toBeNull();
    });
    rerender(<Frame printable />);
    await onPaper(() => {
      expect(canvas()).toBeVisible();
      expect(screen.queryByText('本文档不支持打印')).toBeNull();
      expect(screen.queryByRole('toolbar')).toBeNull();
    });
  });

  test('text is not for copying unless it is allowed', async () => {
    const { viewer, rerender } = await openViewer();
    const copy = createEvent.copy(viewer());
    fireEvent(viewer(), copy);
    expect(copy.defaultPrevented).toBe(true);
    expect(screen.getByRole('alert')).toHaveTextContent('本文档不支持复制');
    const all = createEvent.keyDown(viewer(), { key: 'a', ctrlKey: true });
    fireEvent(viewer(), all);
    expect(all.defaultPrevented).toBe(true);
    expect(getComputedStyle(paper()).userSelect).toBe('none');
    rerender(<Frame copyable />);
    await pageShown(1);
    expect(getComputedStyle(paper()).userSelect).not.toBe('none');
    const allowed = createEvent.copy(viewer());
    fireEvent(viewer(), allowed);
    expect(allowed.defaultPrevented).toBe(false);
  });

  test('the one person who may saves the image, watermark included, and it is told', async () => {
    const onSaveImage = called();
    const onBlockedSave = called();
    const made: Blob[] = [];
    const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) made.push(blob);
      return 'data:,';
    });
    const { user } = await openViewer({ maySaveImage: true, onSaveImage, onBlockedSave });
    await user.click(press('保存图片'));
    await waitFor(() => expect(made).toHaveLength(1));
    spy.mockRestore();
    expect(made[0]?.type).toBe('image/png');
    expect(onSaveImage).toHaveBeenCalledExactlyOnceWith({ page: 1 });
    const click = createEvent.contextMenu(canvas());
    fireEvent(canvas(), click);
    expect(click.defaultPrevented).toBe(false);
    expect(onBlockedSave).not.toHaveBeenCalled();
  });
});

describe('the watermark', () => {
  /** Share of pixels that are neither white nor of the drawing, in the empty band under the heading. */
  const inkOf = (from: HTMLCanvasElement): number => {
    const [top, height] = [Math.floor(from.height * 0.18), Math.floor(from.height * 0.06)];
    const data = from.getContext('2d')?.getImageData(0, top, from.width, height).data ?? new Uint8ClampedArray();
    return data.filter((value) => value < 253).length / data.length;
  };

  test('is part of the bitmap itself', async () => {
    await openViewer({ width: 1400 });
    const marked = inkOf(canvas());
    cleanup();
    await openViewer({ width: 1400, watermark: '' });
    expect(inkOf(canvas())).toBe(0);
    expect(marked).toBeGreaterThan(0.005);
  });

  test('lies over the page in a closed shadow root', async () => {
    await openViewer();
    expect(overlay().shadowRoot).toBeNull();
    expect(overlay()).toHaveAttribute('aria-hidden', 'true');
    const [mark, page] = [overlay().getBoundingClientRect(), canvas().getBoundingClientRect()];
    expect([mark.width, mark.height]).toEqual([page.width, page.height]);
  });

  const sheet = (css: string) => {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
    return style;
  };
  const attacks: [string, () => (() => void) | void][] = [
    ['taking it out', () => overlay().remove()],
    ['hiding it by style', () => overlay().style.setProperty('display', 'none', 'important')],
    ['fading it', () => overlay().style.setProperty('opacity', '0', 'important')],
    ['moving it aside', () => overlay().style.setProperty('transform', 'translateX(9999px)', 'important')],
    ['the hidden attribute', () => overlay().setAttribute('hidden', '')],
    ['wiping its style', () => overlay().removeAttribute('style')],
    [
      'the “hide element” of developer tools',
      () => {
        const style = sheet('.__web-inspector-hide-shortcut__ { visibility: hidden !important; }');
        overlay().classList.add('__web-inspector-hide-shortcut__');
        return () => style.remove();
      },
    ],
    [
      'a style sheet',
      () => {
        const style = sheet(
          'div { opacity: 1; } section div:last-child { display: none !important; opacity: 0 !important; }',
        );
        return () => style.remove();
      },
    ],
    [
      'laying something over it',
      () => {
        const cover = document.createElement('i');
        cover.style.cssText = 'position:absolute;inset:0;background:#fff;z-index:2147483647';
        paper().append(cover);
        return () => cover.remove();
      },
    ],
    ['moving it elsewhere', () => document.body.append(overlay())],
  ];

  test.each(attacks)('comes back within a second after %s', async (_, attack) => {
    const onTamper = called();
    await openViewer({ onTamper });
    const box = paper();
    const undo = attack();
    await pause(900);
    const last = box.lastElementChild;
    if (!(last instanceof HTMLElement)) throw new Error('Nothing lies over the page.');
    const style = getComputedStyle(last);
    expect([last.parentElement, style.visibility, style.opacity, style.transform]).toEqual([
      box,
      'visible',
      '1',
      'none',
    ]);
    expect(style.display).toBe('block');
    expect(last.getBoundingClientRect().width).toBe(box.getBoundingClientRect().width);
    expect(onTamper).not.toHaveBeenCalled();
    undo?.();
  });

  test('a war with another script blanks the page instead of freezing it, and can be ended', async () => {
    const onTamper = called();
    const { user } = await openViewer({ onTamper });
    for (let round = 0; round < 12 && !onTamper.mock.calls.length; round++) {
      overlay().remove();
      await pause(10);
    }
    await waitFor(() => expect(onTamper).toHaveBeenCalledOnce());
    expect(await screen.findByText('水印被改动，文档已停止显示')).toBeVisible();
    expect(screen.queryByRole('img', { name: /第 1 页/ })).toBeNull();
    await user.click(press('重新打开'));
    await pageShown(1);
    expect(canvas()).toBeVisible();
  });

  test('a thousand harmless changes a second are no tampering', async () => {
    const onTamper = called();
    await openViewer({ onTamper });
    for (let count = 0; count < 1000; count++) paper().setAttribute('data-noise', String(count));
    await pause(500);
    expect(onTamper).not.toHaveBeenCalled();
    expect(canvas()).toBeVisible();
  });

  test('a text that changes is drawn anew, without a blank page', async () => {
    const { rerender } = await openViewer({ width: 1400 });
    const before = canvas();
    rerender(<Frame width={1400} watermark="林娜 0002 2026-09-21 10:03" />);
    expect(canvas()).toBe(before);
    await waitFor(() => expect(canvas()).not.toBe(before));
    expect(inkOf(canvas())).toBeGreaterThan(0.003);
  });
});

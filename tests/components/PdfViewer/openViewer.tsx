import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect } from 'vitest';
import { loadEngine } from '../../../src/components/PdfViewer/startPdf.ts';
import { PdfViewer } from '../../../src/components/PdfViewer/PdfViewer.tsx';
import type { PdfViewerProps } from '../../../src/components/PdfViewer/types.ts';
import { chinesePdf } from '../../../stories/components/PdfViewer/chinesePdf.ts';

configure({ asyncUtilTimeout: 10_000 });
// On a cold and busy machine pdf.js and its worker take longer to load than any page to draw.
beforeAll(() => loadEngine({}).then(() => undefined), 120_000);

export const watermark = ['晨光教育 · 李强 139****0005', '2026-09-21 10:02'];
export const title = '巡线原理 PPT';

interface FrameProps extends Partial<PdfViewerProps> {
  width?: number;
}

/** The viewer on a desk of 1200 × 700 px; 24 pages unless told otherwise. */
export function Frame({ width = 1200, ...props }: FrameProps) {
  return (
    <div style={{ height: 700, width }}>
      <PdfViewer title={title} src={lesson} watermark={watermark} {...props} />
    </div>
  );
}

const lesson = { data: chinesePdf({ pages: 24 }) };

/** Opens the viewer and waits for its first page. */
export async function openViewer(props: FrameProps = {}) {
  const view = render(<Frame {...props} />);
  await pageShown(props.defaultPage ?? props.page ?? 1);
  return { ...view, user: userEvent.setup(), viewer: () => screen.getByRole('region', { name: title }) };
}

/** Waits until a page is painted. */
export const pageShown = (page: number): Promise<void> =>
  waitFor(() => expect(screen.getByRole('region', { name: title })).toHaveAttribute('data-page', String(page)));

export const pageBox = (): HTMLInputElement => screen.getByRole('textbox', { name: '页码' });
export const canvas = (): HTMLCanvasElement => screen.getByRole('img', { name: /^第 \d+ 页/ });
/** The paper: what holds the canvas, the text and the watermark. */
export function paper(): HTMLElement {
  const box = canvas().parentElement?.parentElement;
  if (!box) throw new Error('The canvas is not on a page.');
  return box;
}
export const press = (name: string): HTMLElement => screen.getByRole('button', { name });

/** Colour of a bitmap's pixel, at a share of its width and height. */
export function pixel(from: HTMLCanvasElement, x: number, y: number): number[] {
  const data = from.getContext('2d')?.getImageData(Math.floor(from.width * x), Math.floor(from.height * y), 1, 1).data;
  return [...(data ?? [])];
}

/** Notes the pages pdf.js draws from now on. */
export async function noteDraws(): Promise<{ pages: number[]; stop: () => void }> {
  const { pdfjs, worker, assets } = await loadEngine({});
  const doc = await pdfjs.getDocument({ data: chinesePdf(), worker, ...assets }).promise;
  const prototype: { pageNumber: number; render: (...args: unknown[]) => unknown } = Object.getPrototypeOf(
    await doc.getPage(1),
  );
  const original = prototype.render;
  const pages: number[] = [];
  prototype.render = function (...args) {
    pages.push(this.pageNumber);
    return original.apply(this, args);
  };
  return {
    pages,
    stop: () => {
      prototype.render = original;
    },
  };
}

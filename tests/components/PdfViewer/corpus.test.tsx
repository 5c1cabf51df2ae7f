import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/components/PdfViewer/startPdf.ts';
import { PdfViewer } from '../../../src/components/PdfViewer/PdfViewer.tsx';

// The public test corpus of pdf.js, where the machine has it: odd fonts, encryption, damage, emptiness.
const corpus = Object.entries(
  import.meta.glob<string>('../../../../shared/data/pdf/*.pdf', { query: '?url', import: 'default' }),
);

afterEach(cleanup);

type Outcome =
  | { kind: 'page'; pages: number; painted: boolean; digest: string }
  | { kind: 'password' }
  | { kind: 'error'; text: string };

async function digestOf(canvas: HTMLCanvasElement): Promise<{ painted: boolean; digest: string }> {
  const context = canvas.getContext('2d');
  if (!context) return { painted: false, digest: '' };
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', data));
  return { painted: data.some((value) => value !== 255), digest: `${canvas.width}x${canvas.height} ${hash.join('')}` };
}

/** What pdf.js itself makes of a file. */
async function raw(data: Uint8Array): Promise<Outcome> {
  const { pdfjs, worker, assets } = await loadEngine({});
  const task = pdfjs.getDocument({ data, worker, ...assets, verbosity: 0 });
  try {
    const asked = new Promise<Outcome>((resolve) => {
      task.onPassword = () => resolve({ kind: 'password' });
    });
    const opened = task.promise.then(async (doc): Promise<Outcome> => {
      const page = await doc.getPage(1);
      const viewport = page.getViewport({ scale: 1.2 });
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.floor(viewport.width));
      canvas.height = Math.max(1, Math.floor(viewport.height));
      await page.render({ canvas, viewport }).promise;
      return { kind: 'page', pages: doc.numPages, ...(await digestOf(canvas)) };
    });
    return await Promise.race([asked, opened]);
  } catch (error) {
    return { kind: 'error', text: String(error) };
  } finally {
    await task.destroy();
  }
}

/** What a reader sees of it. */
async function viewer(data: Uint8Array, name: string): Promise<Outcome> {
  let pages = 0;
  const done = new Promise<string>((resolve) => {
    render(
      <div style={{ height: 600, width: 4000 }}>
        <PdfViewer
          src={{ data }}
          title={name}
          onReady={(info) => {
            pages = info.pages;
            resolve('page');
          }}
          onError={() => resolve('error')}
        />
      </div>,
    );
  });
  const asked = screen.findByLabelText('打开密码', undefined, { timeout: 120_000 }).then(
    () => 'password',
    () => 'nothing',
  );
  const end = await Promise.race([done, asked]);
  if (end === 'password') return { kind: 'password' };
  if (end === 'error') return { kind: 'error', text: (await screen.findByRole('alert')).textContent ?? '' };
  if (end === 'nothing') throw new Error('The viewer hangs.');
  const canvas = screen.getByRole<HTMLCanvasElement>('img');
  return { kind: 'page', pages, ...(await digestOf(canvas)) };
}

const files = corpus.map(([path, load]) => ({ name: path.slice(path.lastIndexOf('/') + 1), load }));
describe('every file of the corpus opens as pdf.js opens it, or says in Chinese why not', () => {
  test.each(files)('$name', { timeout: 300_000 }, async ({ name, load }) => {
    const data = new Uint8Array(await (await fetch(await load())).arrayBuffer());
    const expected = await raw(data.slice());
    const seen = await viewer(data, name);
    // All is the same to the last pixel, but for the words: pdf.js speaks to developers, the viewer to readers.
    const chinese = seen.kind === 'error' && /^[一-鿿，]{8,}/.test(seen.text);
    const plain = expected.kind === 'error' ? { ...expected, text: '' } : expected;
    expect(chinese ? { ...seen, text: '' } : seen).toEqual(plain);
  });
});

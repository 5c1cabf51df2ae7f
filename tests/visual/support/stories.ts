import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { z } from 'zod';
import { type WidthName, widths } from './camera.ts';

const Index = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      type: z.string(),
      subtype: z.string().optional(),
      title: z.string(),
      name: z.string(),
      tags: z.array(z.string()).default([]),
    }),
  ),
});

const Extracted = z.record(
  z.string(),
  z.object({
    visual: z.object({ widths: z.array(z.enum(['desktop', 'phone'])).nonempty() }).nullable(),
    viewport: z.string().nullable(),
  }),
);

export interface Picture {
  readonly storyId: string;
  /** `ui/Button › Variants` */
  readonly title: string;
  readonly width: WidthName;
  /** File name of its reference. */
  readonly file: string;
}

/**
 * The widths of a story: those of its parameter `visual: { widths }`, else that of the viewport it is pinned to, else
 * both.
 */
export function widthsOf({ visual, viewport }: z.infer<typeof Extracted>[string]): readonly WidthName[] {
  if (visual) return visual.widths;
  if (viewport === 'phone') return ['phone'];
  if (viewport === 'desktop' || viewport === 'tablet') return ['desktop'];
  return ['desktop', 'phone'];
}

async function readParameters(browser: Browser, url: string): Promise<z.infer<typeof Extracted>> {
  const page = await browser.newPage();
  try {
    await page.goto(`${url}/iframe.html`);
    await page.waitForFunction(() => Reflect.has(window, '__STORYBOOK_PREVIEW__'));
    const found = await page.evaluate(async () => {
      const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as {
        ready: () => Promise<void>;
        extract: () => Promise<
          Record<string, { parameters: Record<string, unknown>; globals: Record<string, unknown> }>
        >;
      };
      await preview.ready();
      const stories = await preview.extract();
      return Object.entries(stories).map(([id, { parameters, globals }]) => {
        const { visual = null } = parameters;
        const { viewport } = globals;
        const value = typeof viewport === 'object' && viewport !== null ? Reflect.get(viewport, 'value') : viewport;
        return [id, { visual, viewport: typeof value === 'string' ? value : null }] as const;
      });
    });
    return Extracted.parse(Object.fromEntries(found));
  } finally {
    await page.close();
  }
}

/** Every picture of the stories tagged `visual` in a built Storybook, desktop and phone of a story side by side. */
export async function picturesOf(folder: string, browser: Browser, url: string): Promise<Picture[]> {
  const { entries } = Index.parse(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));
  const parameters = await readParameters(browser, url);
  return Object.values(entries)
    .filter(({ type, subtype, tags }) => type === 'story' && subtype !== 'test' && tags.includes('visual'))
    .flatMap(({ id, title, name }) =>
      widthsOf(parameters[id] ?? { visual: null, viewport: null }).map((width) => ({
        storyId: id,
        title: `${title} › ${name}`,
        width,
        file: `${id}-${widths[width].width}.png`,
      })),
    );
}

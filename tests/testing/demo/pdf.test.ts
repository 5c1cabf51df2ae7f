import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { robotL2 } from '../../../src/testing/demo/content/robotL2.ts';
import { lineSlides } from '../../../src/testing/demo/content/lineSlides.ts';
import { buildDemo, demoFileBytes } from '../../../src/testing/demo/index.ts';

const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { files, resources, resourceRevs } = buildDemo({ size: 'cast' });

async function open(fileId: string) {
  const document = await getDocument({
    data: demoFileBytes(fileId),
    cMapUrl: join(root, 'cmaps/'),
    standardFontDataUrl: join(root, 'standard_fonts/'),
    verbosity: 0,
  }).promise;
  const textOf = async (page: number) => {
    const { items } = await (await document.getPage(page)).getTextContent();
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  };
  return { document, textOf };
}

const fileOf = (resourceName: string) => {
  const resource = resources.find((row) => row.name === resourceName);
  const rev = resourceRevs.find((row) => row.resourceId === resource?.id);
  if (!rev) throw new Error(`no resource ${resourceName}`);
  return rev.fileId;
};

describe('documents', () => {
  it('巡线原理PPT has 24 landscape pages whose text is read exactly', async () => {
    const { document, textOf } = await open(fileOf('巡线原理PPT'));
    expect(document.numPages).toBe(24);
    const page = await document.getPage(1);
    expect(page.view).toEqual([0, 0, 960, 540]);
    for (const [i, slide] of lineSlides.entries()) {
      const text = await textOf(i + 1);
      expect(text).toContain(slide.title);
      for (const line of slide.lines) expect(text).toContain(line);
      expect(text).toContain(`${i + 1} / 24`);
    }
    const { info } = (await document.getMetadata()) as { info: Record<string, unknown> };
    expect(info).toMatchObject({ Title: '巡线原理 PPT', Author: '李研', Creator: '教务' });
  });

  it('a 教案 holds goal, points, aids, course of the lesson and homework', async () => {
    const section = robotL2.stages[0]?.sections[2];
    const { document, textOf } = await open(fileOf('齿轮传动教案'));
    expect(document.numPages).toBe(6);
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map(textOf));
    const text = pages.join('\n').replaceAll('\n', '');
    expect(pages[0]?.startsWith('齿轮传动 教案')).toBe(true);
    for (const part of [section?.goal, ...(section?.points ?? []), ...(section?.steps ?? []), section?.homework]) {
      expect(text).toContain(part);
    }
    for (const heading of [
      '一、教学目标',
      '三、教学难点',
      '五、教具准备',
      '九、教学过程（共 90 分钟）',
      '小结',
      '作业',
    ]) {
      expect(text).toContain(heading);
    }
    for (const [i, page] of pages.entries()) expect(page).toContain(`第 ${i + 1} 页 / 共 6 页`);
    expect((await (await document.getPage(1)).getOperatorList()).fnArray.length).toBeGreaterThan(50);
  });

  it('have the pages their rows tell, all 161 of them', { timeout: 60_000 }, async () => {
    expect(files).toHaveLength(161);
    const wrong: string[] = [];
    for (const file of files) {
      const { document } = await open(file.id);
      const allowed = file.builder.startsWith('plan:') ? file.pages >= 4 && file.pages <= 6 : file.pages >= 2;
      if (document.numPages !== file.pages || !allowed) wrong.push(`${file.name}: ${document.numPages}`);
      await document.loadingTask.destroy();
    }
    expect(wrong).toEqual([]);
  });

  it('are the same bytes each time', () => {
    const [file] = files;
    expect(demoFileBytes(file?.id ?? '')).toEqual(demoFileBytes(file?.id ?? ''));
  });

  it('do not exist by any other id', () => {
    expect(() => demoFileBytes('f1')).toThrow('no file "f1"');
    expect(() => demoFileBytes('f999999101')).toThrow('no file');
  });
});

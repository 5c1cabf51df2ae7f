import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanPasted } from '../../../src/components/RichText/cleanPasted.ts';
import { failOnConsoleError } from '../ui/setup.tsx';
import { corpus } from './xssCorpus.ts';
import { caretAtEnd, expectLast, lastOf, openEditor, paste } from './openEditor.tsx';

failOnConsoleError();

const item = (level: number, marker: string, words: string) =>
  `<p class=MsoListParagraph style='margin-left:21.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Wingdings'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>\n`;

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {color:red} --></style><!--[if gte mso 9]><xml><o:x>1</o:x></xml><![endif]--></head><body lang=ZH-CN><!--StartFragment-->
<h1><span style='font-size:22.0pt'>开课通知<o:p></o:p></span></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>各位家长</b><span style='color:red'>：请提前十分钟到
校，带好水杯。<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${item(1, 'l', '水杯')}${item(2, '1.', '保温杯')}${item(2, '2.', '吸管杯')}${item(1, 'l', '室内鞋')}
<p class=MsoNormal><img src="file:///C:/Users/x/clip_image001.png"><!--EndFragment--></p></body></html>`;

describe('what is copied elsewhere', () => {
  const cases: [string, string, string][] = [
    [
      'Word: marks, nested lists, no noise',
      word,
      '<h2>开课通知</h2><p><strong>各位家长</strong>：请提前十分钟到校，带好水杯。</p><ul><li>水杯<ol><li>保温杯</li><li>吸管杯</li></ol></li><li>室内鞋</li></ul>',
    ],
    [
      'bold and italic by style',
      '<p><span style="font-weight:700">重要</span><span style="font-style:italic;text-decoration:underline line-through">旧</span></p>',
      '<p><strong>重要</strong><s><u><em>旧</em></u></s></p>',
    ],
    [
      'Google Docs: its wrapper is not bold',
      '<b style="font-weight:normal" id="docs-internal-guid"><p>甲</p></b>',
      '<p>甲</p>',
    ],
    ['English lines keep their blank', '<p>open\nday</p>', '<p>open\nday</p>'],
  ];
  test.each(cases)('%s', (_what, html, clean) => {
    expect(cleanPasted(html).html.replaceAll(/>\s+</g, '><').replaceAll('<p></p>', '')).toBe(clean);
  });
  test('counts the pictures that cannot come along', () => {
    expect(cleanPasted(word).lostImages).toBe(1);
    expect(cleanPasted('<img src="https://a.example/a.png">').lostImages).toBe(0);
  });
});

test('a paste from Word arrives clean and says which pictures stayed behind', async () => {
  const { box, onValueChange } = await openEditor();
  await userEvent.click(box);
  paste(box, word);
  await waitFor(() => expect(lastOf(onValueChange)?.[1]).toEqual({ reason: 'paste' }));
  const html = lastOf(onValueChange)?.[0] ?? '';
  expect(html).toContain('<h2>开课通知</h2>');
  expect(html).toContain('<li><p>水杯</p><ol><li><p>保温杯</p></li>');
  expect(html).not.toMatch(/style|class|mso|o:p/i);
  expect(await screen.findByText('有 1 张图片没有粘贴过来，请用「插入图片」上传')).toBeTruthy();
});

test('no attack survives a paste, neither in the text box nor in what goes out', async () => {
  const xss = vi.fn<() => void>();
  Object.assign(window, { xss });
  const { box, onValueChange } = await openEditor();
  await userEvent.click(box);
  for (const html of Object.values(corpus).flat()) paste(box, `<p>课</p>${html}`);
  await waitFor(() => expect(lastOf(onValueChange)?.[0]).toContain('课'));
  const out = document.createElement('template');
  out.innerHTML = lastOf(onValueChange)?.[0] ?? '';
  for (const root of [box, out.content]) {
    const bad = [...root.querySelectorAll('*')].filter(
      (element) =>
        element.matches('script, svg, math, style, iframe, form, input, object, embed, template, base, meta') ||
        element.getAttributeNames().some((name) => /^on|^style$|srcset|formaction/.test(name) && root !== box) ||
        /^\s*(javascript|data:text|vbscript|file|blob):/i.test(element.getAttribute('href') ?? ''),
    );
    expect(bad.map(({ outerHTML }) => outerHTML)).toEqual([]);
  }
  expect(xss).not.toHaveBeenCalled();
  Reflect.deleteProperty(window, 'xss');
});

const png = () => new File([new Uint8Array([137, 80, 78, 71])], '教室.png', { type: 'image/png' });

describe('pictures', () => {
  test('a pasted picture is uploaded and stands where the caret was, whatever is written meanwhile', async () => {
    let arrive = (_url: string): void => undefined;
    const onImage = vi.fn<(file: File) => Promise<string>>(async () => new Promise((resolve) => (arrive = resolve)));
    const { box, onValueChange } = await openEditor({ defaultValue: '<p>甲</p>', onImage });
    await caretAtEnd(box);
    paste(box, '', [png()]);
    expect(await screen.findByText('上传中... 还有 1 张图片')).toBeTruthy();
    await userEvent.keyboard('{Enter}乙');
    await expectLast(onValueChange, '<p>甲</p><p>乙</p>', 'input');
    arrive('/favicon.png');
    const src = new URL('/favicon.png', document.baseURI).href;
    await waitFor(() => expect(lastOf(onValueChange)?.[1]).toEqual({ reason: 'image' }));
    expect(lastOf(onValueChange)?.[0]).toContain(`<img src="${src}" alt="">`);
    expect(lastOf(onValueChange)?.[0]).toMatch(/甲.*<img.*乙/);
    expect(screen.queryByText('上传中... 还有 1 张图片')).toBeNull();
  });

  test('an upload that fails says why and can be tried again', async () => {
    const onImage = vi
      .fn<(file: File) => Promise<string>>()
      .mockRejectedValueOnce(new Error('图片超过 5 MB'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue('data:image/png;base64,iVBORw0KGgo=');
    const { onValueChange } = await openEditor({ onImage });
    await userEvent.upload(screen.getByLabelText('插入图片', { selector: 'input' }), png());
    expect(await screen.findByText('「教室.png」没有上传成功：图片超过 5 MB')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('「教室.png」没有上传成功')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expectLast(onValueChange, '<img src="data:image/png;base64,iVBORw0KGgo=" alt="">', 'image');
  });

  test('a file that is no picture, and an address that is none, are told', async () => {
    const { box } = await openEditor({ onImage: async () => 'blob:https://a.example/1' });
    paste(box, '', [new File(['x'], '教案.pdf', { type: 'application/pdf' })]);
    expect(await screen.findByText('「教案.pdf」没有上传成功：只能插入 PNG、JPG、GIF、WebP 图片')).toBeTruthy();
    paste(box, '', [png()]);
    expect(await screen.findByText('「教室.png」没有上传成功：上传后没有得到可用的图片地址')).toBeTruthy();
  });

  test('a chosen picture can be described', async () => {
    const { box, onValueChange } = await openEditor({
      defaultValue: '<img src="data:image/png;base64,iVBORw0KGgo=" alt="">',
      onImage: async () => '',
    });
    await userEvent.click(box.querySelector('img') ?? box);
    await userEvent.click(await screen.findByRole('button', { name: '图片说明' }));
    await userEvent.keyboard('新教室{Enter}');
    const described = '<img src="data:image/png;base64,iVBORw0KGgo=" alt="新教室">';
    await waitFor(() => expect(lastOf(onValueChange)).toEqual([described, { reason: 'image' }]));
  });

  test('without an uploader there is no such tool, and a dropped file does not open in place of the page', async () => {
    const { box } = await openEditor();
    expect(screen.queryByRole('button', { name: '插入图片' })).toBeNull();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(png());
    const { x, y } = box.getBoundingClientRect();
    const drop = new DragEvent('drop', {
      dataTransfer,
      bubbles: true,
      cancelable: true,
      clientX: x + 20,
      clientY: y + 20,
    });
    box.dispatchEvent(drop);
    expect(drop.defaultPrevented).toBe(true);
  });
});

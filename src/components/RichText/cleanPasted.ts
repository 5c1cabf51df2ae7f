import { rebuildLists } from './pastedLists.ts';
import { safeImageSrc } from './safeUrls.ts';
import { sanitizeRichText } from './sanitizeRichText.ts';

export interface Pasted {
  html: string;
  /** Pictures that lie on the other computer or in the other program, and cannot come along. */
  lostImages: number;
}

/** What a style says in place of an element. */
const styleMarks: [name: string, is: (style: CSSStyleDeclaration) => boolean][] = [
  ['strong', ({ fontWeight }) => fontWeight === 'bold' || fontWeight === 'bolder' || Number(fontWeight) >= 600],
  ['em', ({ fontStyle }) => fontStyle === 'italic'],
  ['u', ({ textDecoration, textDecorationLine }) => /underline/.test(`${textDecoration} ${textDecorationLine}`)],
  ['s', ({ textDecoration, textDecorationLine }) => /line-through/.test(`${textDecoration} ${textDecorationLine}`)],
];
const ownMark: Record<string, string> = { b: 'strong', strong: 'strong', i: 'em', em: 'em', u: 'u', s: 's', a: 'u' };

/** Bold by style becomes bold by element; a `<b>` that its style makes normal (Google Docs) is none. */
function readStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    const { style } = element;
    const heading = /^h[1-6]$/.test(element.localName);
    for (const [name, is] of styleMarks) {
      if (!is(style) || heading || ownMark[element.localName] === name) continue;
      const mark = body.ownerDocument.createElement(name);
      mark.append(...element.childNodes);
      element.append(mark);
    }
    if (/^(b|strong)$/.test(element.localName) && (style.fontWeight === 'normal' || style.fontWeight === '400')) {
      element.replaceWith(...element.childNodes);
    }
  }
}

const cjk = '[\\p{Script=Han}，。、；：？！）】》”’（【《“‘]';
const brokenLine = new RegExp(`(${cjk})[ \\t]*\\r?\\n[ \\t]*(?=${cjk})`, 'gu');

/** Office breaks its source every 70 characters or so; between Chinese characters that would become a blank. */
function joinLines(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    node.nodeValue = (node.nodeValue ?? '').replaceAll(brokenLine, '$1');
  }
}

const noise = 'style, script, meta, link, title, xml, [style*="display:none" i], [style*="mso-hide:all" i]';

/**
 * What was copied elsewhere, as a rich text: Word and WPS lists become lists, bold by style becomes bold, empty
 * paragraphs and everything the sanitiser does not know go.
 */
export function cleanPasted(html: string): Pasted {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(noise)) element.remove();
  rebuildLists(body);
  readStyles(body);
  joinLines(body);
  const office = /\bmso-|class="?Mso|urn:schemas-microsoft-com/i.test(html);
  if (office) {
    for (const paragraph of body.querySelectorAll('p')) {
      if (!paragraph.querySelector('img') && (paragraph.textContent ?? '').trim() === '') paragraph.remove();
    }
  }
  const lostImages = [...body.querySelectorAll('img')].filter(
    (image) => safeImageSrc(image.getAttribute('src') ?? '') === null,
  ).length;
  return { html: sanitizeRichText(body.innerHTML).trim(), lostImages };
}

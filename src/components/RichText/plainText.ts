const breaking = new Set(
  'p div br h1 h2 h3 h4 h5 h6 li ul ol blockquote tr table section article pre hr dt dd figure'.split(' '),
);
/** What stands inside is no text of the document. */
const silent = new Set('script style template noscript iframe svg math title textarea xmp noembed noframes'.split(' '));
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/gi, (whole, dec, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
    const code = dec === undefined ? Number.parseInt(String(hex), 16) : Number(dec);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
  });
}

/** Index behind the `>` of the tag that begins at `at`; quoted values may hold a `>`. */
function tagEnd(html: string, at: number): number {
  let quote = '';
  for (let i = at; i < html.length; i += 1) {
    const char = html[i] ?? '';
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '>') return i + 1;
    else if (char === '"' || char === "'") quote = char;
  }
  return html.length;
}

/**
 * The words of a rich text without its marks, a line a paragraph. Needs no DOM, so a server, a list cell and a
 * validation rule can use it. The result is text, not HTML: render it as text.
 */
export function richTextToText(html: string): string {
  let text = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) {
      text += decode(html.slice(at));
      break;
    }
    text += decode(html.slice(at, open));
    const name = /^<\/?([a-z][a-z\d]*)/i.exec(html.slice(open, open + 16))?.[1]?.toLowerCase();
    if (html.startsWith('<!--', open)) {
      const close = html.indexOf('-->', open + 4);
      at = close < 0 ? html.length : close + 3;
    } else if (name === undefined && html[open + 1] !== '!' && html[open + 1] !== '?') {
      text += '<';
      at = open + 1;
    } else {
      at = tagEnd(html, open);
      if (name !== undefined && silent.has(name) && html[open + 1] !== '/') {
        const close = new RegExp(`</${name}`, 'gi');
        close.lastIndex = at;
        const found = close.exec(html);
        at = found ? tagEnd(html, found.index) : html.length;
      } else if (name !== undefined && breaking.has(name)) text += '\n';
    }
  }
  return text
    .split('\n')
    .map((line) => line.replaceAll(/[\s]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** How many characters are written; blanks and line ends do not count, an emoji of one code point is one. */
export function richTextLength(html: string): number {
  return Array.from(richTextToText(html).replaceAll(/\s/g, '')).length;
}

/** Nothing to read and nothing to see: an editor whose text was deleted. */
export function isRichTextEmpty(html: string): boolean {
  return !/<img\s/i.test(html) && richTextLength(html) === 0;
}

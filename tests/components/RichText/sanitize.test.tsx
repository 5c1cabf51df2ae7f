import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { RichTextView } from '../../../src/components/RichText/RichTextView.tsx';
import { richTextToText } from '../../../src/components/RichText/plainText.ts';
import { sanitizeRichText } from '../../../src/components/RichText/sanitizeRichText.ts';
import { failOnConsoleError, render } from '../ui/setup.tsx';
import { corpus } from './xssCorpus.ts';

failOnConsoleError();

const xss = vi.fn<() => void>();
beforeAll(() => {
  Object.assign(window, { xss });
});
beforeEach(() => {
  xss.mockClear();
});
afterAll(() => {
  Reflect.deleteProperty(window, 'xss');
});

const elements: Record<string, readonly string[]> = {
  P: [],
  H2: [],
  H3: [],
  UL: [],
  OL: ['start'],
  LI: [],
  BLOCKQUOTE: [],
  STRONG: [],
  EM: [],
  U: [],
  S: [],
  BR: [],
  A: ['href', 'target', 'rel'],
  IMG: ['src', 'alt'],
};

/** What stands below the element and should not. */
function faults(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const allowed = elements[element.tagName];
    if (!allowed || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') return [element.outerHTML];
    const bad = element.getAttributeNames().filter((name) => !allowed.includes(name));
    const href = element.getAttribute('href');
    if (href !== null) {
      if (!['http:', 'https:', 'mailto:', 'tel:'].includes((element as HTMLAnchorElement).protocol)) bad.push(href);
      if (element.getAttribute('rel') !== 'noopener noreferrer' || element.getAttribute('target') !== '_blank') {
        bad.push('opener');
      }
    }
    const src = element.getAttribute('src');
    if (src !== null && !/^(https?:\/\/|data:image\/(png|jpeg|gif);base64,)/.test(src)) bad.push(src);
    return bad;
  });
}

/** By the time a picture put in later has failed, an earlier one has had its event as well. */
async function eventsPassed() {
  await new Promise<void>((passed) => {
    const late = new Image();
    late.addEventListener('error', () => passed());
    late.src = 'data:image/png;base64,AAAA';
  });
  await new Promise<void>((passed) => requestAnimationFrame(() => passed()));
}

test('the corpus bites: put into a page as it is, an attack runs', async () => {
  render(<div data-testid="bare" />);
  screen.getByTestId('bare').innerHTML = '<img src="data:image/png;base64,AAAA" onerror="xss()">';
  await eventsPassed();
  expect(xss).toHaveBeenCalled();
});

const vectors = Object.entries(corpus).flatMap(([kind, list]) => list.map((html) => [kind, html] as const));

test('the corpus has its size', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(120);
  expect(new Set(vectors.map(([, html]) => html)).size).toBe(vectors.length);
});

describe('no attack gets through', () => {
  test.each(vectors)('%s: %s', async (_kind, html) => {
    render(<RichTextView html={`<p>开课通知</p>${html}`} data-testid="view" />);
    const view = screen.getByTestId('view');
    for (const target of view.querySelectorAll<HTMLElement>('p, a')) {
      target.addEventListener('click', (event) => event.preventDefault());
      target.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      target.focus();
      target.click();
    }
    await eventsPassed();
    expect(xss).not.toHaveBeenCalled();
    expect(faults(view)).toEqual([]);
    expect(view.textContent).toContain('开课通知');
    const once = sanitizeRichText(html);
    expect(sanitizeRichText(once)).toBe(once);
  });
});

const names = [
  ...'p div b strong i em u s a img br h1 h2 h3 h5 ul ol li blockquote table tbody tr td th thead caption'.split(' '),
  ...'span font button form svg math mtext style template noscript select option title pre figure x-y script'.split(
    ' ',
  ),
];
const attributes = fc.constantFrom(
  '',
  ' href="https://a.example/1?a=1&b=2"',
  ' href=javascript:xss()',
  ' src="https://a.example/a.png" alt="a>b"',
  ' src=x onerror=xss()',
  ' style="color:red" class=a id=b data-c=d',
  ' title="</style><img src=x onerror=xss()>"',
  ' start=4',
);
const text = fc.constantFrom('课', ' ', '<', '&lt;', '&amp;amp;', '\n', '-->', '<!--', ']]>', '"', '\u00a0', '👍');
const opening = fc.tuple(fc.constantFrom(...names), attributes).map(([name, given]) => `<${name}${given}>`);
const closing = fc.constantFrom(...names).map((name) => `</${name}>`);
const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
  tree: fc.array(tie('node'), { maxLength: 4 }).map((parts) => parts.join('')),
  node: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    text,
    fc
      .tuple(fc.constantFrom(...names), attributes, tie('tree'))
      .map(([name, given, inside]) => `<${name}${given}>${inside}</${name}>`),
  ),
}));

describe('whatever the markup', () => {
  /** What is wrong with the text once it is sanitised. */
  const wrongs = (html: string): string[] => {
    const once = sanitizeRichText(html);
    const box = document.createElement('div');
    box.innerHTML = once;
    return [
      ...faults(box),
      ...(box.innerHTML === once ? [] : [`reads back as ${box.innerHTML}`]),
      ...(sanitizeRichText(once) === once ? [] : [`becomes ${sanitizeRichText(once)}`]),
    ];
  };
  test('nested elements come out clean and stand still', () => {
    fc.assert(
      fc.property(tree, (html) => {
        expect(wrongs(html)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
  test('a soup of tags comes out clean and stands still', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(text, opening, closing), { maxLength: 24 }).map((parts) => parts.join('')),
        (html) => {
          expect(wrongs(html)).toEqual([]);
        },
      ),
      { numRuns: 400 },
    );
  });
  test('thousands of nested elements neither overflow nor get through', () => {
    expect(wrongs(`${'<div>'.repeat(3000)}课<img src=x onerror=xss()>`)).toEqual([]);
    expect(wrongs(`${'<b><p>'.repeat(1500)}课`)).toEqual([]);
  });
});

describe('what is kept', () => {
  const cases: [string, string, string][] = [
    ['marks by their modern names', '<b>课</b><i>时</i><strike>停</strike>', '<strong>课</strong><em>时</em><s>停</s>'],
    ['lines of a foreign editor', '<div>一</div><div>二<br></div>', '<p>一</p><p>二<br></p>'],
    ['a box round paragraphs', '<section><p>一</p><p>二</p></section>', '<p>一</p><p>二</p>'],
    ['headings of two levels', '<h1>一</h1><h5>二</h5>', '<h2>一</h2><h3>二</h3>'],
    [
      'rows of a table, a line each',
      '<table><thead><tr><th>班</th><th>价</th></tr></thead><tr><td><p>A</p></td><td>1</td></tr></table>',
      '<p>班　价</p><p>A　1</p>',
    ],
    ['items without a list', '<li>一</li>', '<p>一</p>'],
    [
      'a list in a list',
      '<ul><li>一<ol start="3"><li>二</li></ol></li></ul>',
      '<ul><li>一<ol start="3"><li>二</li></ol></li></ul>',
    ],
    ['words of a dead link', '<a href="javascript:x">课</a>', '课'],
    [
      'a link, opened apart',
      '<a href=" https://a.example/课 ">课</a>',
      '<a href="https://a.example/课" target="_blank" rel="noopener noreferrer">课</a>',
    ],
    [
      'a picture',
      '<img alt="教室" width=9 src="data:image/png;base64,iVBORw0KGgo=">',
      '<img src="data:image/png;base64,iVBORw0KGgo=" alt="教室">',
    ],
    ['words in unknown elements', '<font><x-y>课</x-y></font>', '课'],
  ];
  test.each(cases)('%s', (_what, dirty, expected) => {
    expect(sanitizeRichText(dirty)).toBe(expected);
  });
});

describe('RichTextView', () => {
  test('reads as the document it is', () => {
    render(<RichTextView html={'<h2>开课通知</h2><p>详见 <a href="https://a.example">官网</a></p>'} />);
    expect(screen.getByRole('heading', { level: 2, name: '开课通知' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '官网' }).getAttribute('rel')).toBe('noopener noreferrer');
  });
  test.each(['', '<p></p>', '<p> </p><script>xss()</script>'])('says 无 where there is nothing: %s', (html) => {
    render(<RichTextView html={html} data-testid="view" />);
    expect(screen.getByTestId('view').textContent).toBe('无');
  });
  test('a server shows the words, escaped', () => {
    const markup = renderToString(<RichTextView html="<p>1 &lt; 2</p><p>课<img src=x onerror=xss()></p>" />);
    expect(markup).toContain('1 &lt; 2\n课');
    expect(markup).not.toContain('<img');
  });
  test('text and view agree on the words', () => {
    const html = sanitizeRichText('<p>东湖 &amp; 南山</p><ul><li>一</li></ul>');
    expect(richTextToText(html)).toBe('东湖 & 南山\n一');
  });
});

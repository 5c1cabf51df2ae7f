import { safeHref, safeImageSrc } from './safeUrls.ts';

/** Elements of a rich text; each is written without any attribute but those named in `attributesOf`. */
const kept = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'u', 's', 'a', 'img', 'br']);
const renamed: Record<string, string> = {
  b: 'strong',
  i: 'em',
  ins: 'u',
  strike: 's',
  del: 's',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
};
/** They begin a line of their own and say no more than that: a paragraph, or nothing where they hold paragraphs. */
const boxes = new Set(
  'div section article header footer main aside address figure figcaption pre dl dt dd center caption'.split(' '),
);
const tableParts = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'];
const blocks = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote']);
const marks = new Set(['strong', 'em', 'u', 's', 'a']);

/** Tags that the sanitiser lets through to this step. */
export const readTags = [...kept, ...Object.keys(renamed), ...boxes, ...tableParts];
/** Attributes that the sanitiser lets through to this step. */
export const readAttributes = ['href', 'src', 'alt', 'start'];

/** What is open round the place that is written. */
interface Open {
  /** In a paragraph or heading: no block may stand here. */
  line: boolean;
  /** In a list, between its items. */
  list: boolean;
  marks: ReadonlySet<string>;
}

const blockSelector = [...blocks, 'h1', 'h4', 'h5', 'h6', 'table', ...boxes].join(',');

function append(to: Node, name: string): HTMLElement {
  const element = (to.ownerDocument as Document).createElement(name);
  to.appendChild(element);
  return element;
}

/** A line of its own where no block may stand: a break, unless the line is still empty. */
function breakLine(to: Node): void {
  if (to.lastChild && to.lastChild.nodeName !== 'BR') append(to, 'br');
}

function copyRow(row: Element, to: Node, open: Open): void {
  const line = open.line ? to : append(to, 'p');
  if (open.line) breakLine(to);
  for (const [index, cell] of [...row.children].entries()) {
    if (index > 0) line.appendChild((to.ownerDocument as Document).createTextNode('　'));
    copyChildren(cell, line, { ...open, line: true, list: false });
  }
}

function copyImage(from: Element, to: Node): void {
  const src = safeImageSrc(from.getAttribute('src') ?? '');
  if (src === null) return;
  const image = append(to, 'img');
  image.setAttribute('src', src);
  image.setAttribute('alt', from.getAttribute('alt') ?? '');
}

function copyMark(name: string, from: Element, to: Node, open: Open): void {
  const href = name === 'a' ? safeHref(from.getAttribute('href') ?? '') : null;
  if (open.marks.has(name) || (name === 'a' && href === null)) {
    copyChildren(from, to, open);
    return;
  }
  const element = append(to, name);
  if (href !== null) {
    element.setAttribute('href', href);
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  }
  copyChildren(from, element, { ...open, marks: new Set([...open.marks, name]) });
}

function copyBlock(name: string, from: Element, to: Node, open: Open): void {
  if (open.line) {
    breakLine(to);
    copyChildren(from, to, open);
    return;
  }
  // An item without a list is a paragraph; what else stands in a list is an item.
  const item = name === 'li';
  const at = open.list && !item ? append(to, 'li') : to;
  const element = append(at, item && !open.list ? 'p' : name);
  const start = name === 'ol' ? Number(from.getAttribute('start') ?? '1') : 1;
  if (Number.isSafeInteger(start) && start > 1) element.setAttribute('start', String(start));
  copyChildren(from, element, {
    line: ['P', 'H2', 'H3'].includes(element.nodeName),
    list: name === 'ul' || name === 'ol',
    marks: open.marks,
  });
}

function copyElement(from: Element, to: Node, open: Open): void {
  const tag = from.localName;
  const name = renamed[tag] ?? tag;
  if (tag === 'tr') copyRow(from, open.list ? append(to, 'li') : to, open);
  else if (boxes.has(tag)) {
    if (from.querySelector(blockSelector)) copyChildren(from, to, open);
    else copyBlock('p', from, to, open);
  } else if (!kept.has(name)) copyChildren(from, to, open);
  else if (blocks.has(name)) copyBlock(name, from, to, open);
  else {
    const at = open.list ? append(to, 'li') : to;
    if (name === 'img') copyImage(from, at);
    else if (name === 'br') append(at, 'br');
    else if (marks.has(name)) copyMark(name, from, at, { ...open, list: false });
  }
}

function copyChildren(from: Node, to: Node, open: Open): void {
  for (const child of from.childNodes) {
    if (child.nodeType === Node.ELEMENT_NODE) copyElement(child as Element, to, open);
    else if (child.nodeType === Node.TEXT_NODE) {
      const text = child.nodeValue ?? '';
      if (!open.list) to.appendChild((to.ownerDocument as Document).createTextNode(text));
      else if (text.trim() !== '') append(to, 'li').textContent = text;
    }
  }
}

/**
 * Writes a rich text anew in the one form this kit knows: few elements, fixed attributes, no block inside a paragraph,
 * no mark inside itself, checked addresses. Tables become lines, one a row. `from` must be sanitised already.
 */
export function canonicalHtml(from: HTMLElement): string {
  const to = from.ownerDocument.createElement('div');
  copyChildren(from, to, { line: false, list: false, marks: new Set() });
  return to.innerHTML;
}

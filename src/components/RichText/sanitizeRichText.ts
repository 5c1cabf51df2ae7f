import DOMPurify from 'dompurify';
import { canonicalHtml, readAttributes, readTags } from './canonical.ts';
import { richTextToText } from './plainText.ts';

/** Rounds until the text stands still; two are the rule, more are only met in texts made to confuse. */
const roundLimit = 6;

function escaped(html: string): string {
  return richTextToText(html).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function round(html: string): string {
  const body = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: readTags,
    ALLOWED_ATTR: readAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOW_UNKNOWN_PROTOCOLS: false,
    RETURN_DOM: true,
  }) as HTMLElement | null;
  // A <frameset> takes the place of the body: there is no document to read then.
  return body ? canonicalHtml(body) : escaped(html);
}

/**
 * HTML that is safe to show: only the elements of a rich text, links to http, https, mailto and tel (in a new tab,
 * without an opener), pictures from http, https or raster data, and no style, class, id, event or `data-*` at all.
 * Idempotent: what comes out is what a browser reads back unchanged, so nothing can mutate between check and use.
 * Without a DOM (server), or for a text that never stands still, it is the escaped words alone.
 */
export function sanitizeRichText(html: string): string {
  if (html === '') return '';
  if (!DOMPurify.isSupported) return escaped(html);
  let last = html;
  for (let count = 0; count < roundLimit; count += 1) {
    const next = round(last);
    if (next === last) return next;
    last = next;
  }
  return escaped(last);
}

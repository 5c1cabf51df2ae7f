import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLink, safeHref, safeImageSrc } from '../../../src/components/RichText/safeUrls.ts';

const allowed = ['http:', 'https:', 'mailto:', 'tel:'];

describe('addresses', () => {
  test('an accepted link has one of four protocols, whatever was given, and is accepted again as it is', () => {
    const part = fc.constantFrom(
      'javascript:',
      'java',
      'script:',
      'https:',
      '//',
      'data:',
      'tel:',
      '\t',
      '\n',
      ' ',
      '\u0001',
      '\u0000',
      'a.example',
      ':',
      '/',
      '&#9;',
      '课',
      'HTTP://',
      'mailto:',
      'x@y.z',
      '\\',
      '@',
      '%',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        for (const read of [safeHref, readLink]) {
          const url = read(parts.join(''));
          if (url === null) continue;
          expect(allowed).toContain(new URL(url, 'javascript:').protocol);
          expect(safeHref(url)).toBe(url);
        }
      }),
      { numRuns: 2000 },
    );
  });
  test.each([
    'javascript:x',
    'JAVA\nSCRIPT:x',
    '//a.example',
    '/a',
    '#a',
    'a',
    'https://',
    'data:text/html,x',
    'ftp://a.b',
    '',
  ])('no link: %s', (raw) => expect(safeHref(raw)).toBeNull());
  test.each([
    ['www.example.com', 'https://www.example.com'],
    ['例子.中国/课程?a=1', 'https://例子.中国/课程?a=1'],
    ['a.example:8080/x', 'https://a.example:8080/x'],
    ['lin@example.com', 'mailto:lin@example.com'],
    ['138 0000 0001', 'tel:13800000001'],
    ['https://a.example', 'https://a.example'],
    ['javascript:1', null],
    ['课程', null],
    ['a b.example', null],
  ])('what a person types: %s', (typed, url) => expect(readLink(typed)).toBe(url));
  test.each([
    ['https://a.example/a.svg', true],
    ['data:image/png;base64,iVBORw0KGgo=', true],
    ['data:image/svg+xml;base64,PHN2Zy8+', false],
    ['data:image/png,<svg>', false],
    ['blob:https://a.example/1', false],
    ['x.png', false],
  ] as const)('a picture from %s: %s', (src, fine) => expect(safeImageSrc(src) !== null).toBe(fine));
});

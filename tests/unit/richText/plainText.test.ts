import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRichTextEmpty, richTextLength, richTextToText } from '../../../src/components/RichText/plainText.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

describe('richTextToText', () => {
  const cases: [string, string][] = [
    ['', ''],
    ['<p>一</p><p>二</p>', '一\n二'],
    ['一<br>二', '一\n二'],
    ['<p title="a>b">课</p>', '课'],
    ['a<b', 'a'],
    ['1 < 2 &lt; 3&nbsp;&#20013;&#x6587;&hellip;', '1 < 2 < 3 中文&hellip;'],
    ['<script>x < 1</SCRIPT >课<style>p{}</style>', '课'],
    ['<!-- 注 -->课<!---->程', '课程'],
    ['<!doctype html><p>课', '课'],
    ['<p>课<img alt="x', '课'],
    ['&#0;&#xD800;课', '课'],
  ];
  test.each(cases)('%s', (html, text) => {
    expect(richTextToText(html)).toBe(text);
  });
  test('escaped words come back as they were, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        const read = richTextToText(`<p>${escape(words)}</p>`);
        expect(read.replaceAll(/\s/g, '')).toBe(words.replaceAll(/\s/g, ''));
      }),
    );
  });
  test('no element is left over', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('<p>', '</p>', '<script>', '<!--', '-->', '"', "'", '>', '课')), (parts) => {
        expect(richTextToText(parts.join(''))).not.toMatch(/<[a-z/!]/i);
      }),
    );
  });
});

test('the length counts what is written, not blanks or marks', () => {
  expect(richTextLength('<p><strong>花 生</strong> 过敏</p><p>谢谢👍</p>')).toBe(7);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
      const one = (text: string) => richTextLength(`<p>${escape(text)}</p>`);
      expect(richTextLength(`<p>${escape(a)}</p><p>${escape(b)}</p>`)).toBe(one(a) + one(b));
    }),
  );
});

test.each([
  ['', true],
  ['<p></p>', true],
  ['<p>&nbsp;<br></p><ul><li></li></ul>', true],
  ['<p><img src="https://a.example/a.png"></p>', false],
  ['<p>课</p>', false],
] as const)('empty: %s is %s', (html, empty) => {
  expect(isRichTextEmpty(html)).toBe(empty);
});

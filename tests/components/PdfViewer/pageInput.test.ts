import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampPage, readPageInput } from '../../../src/components/PdfViewer/pageInput.ts';

test('99 of 24 is the last page, 0 the first', () => {
  expect(readPageInput('99', 24)).toBe(24);
  expect(readPageInput('0', 24)).toBe(1);
  expect(readPageInput('-3', 24)).toBe(1);
  expect(readPageInput(' 7 ', 24)).toBe(7);
  expect(readPageInput('2.9', 24)).toBe(2);
});

test('full-width digits of a Chinese input method are digits', () => {
  expect(readPageInput('１２', 24)).toBe(12);
});

test('what is no number changes nothing', () => {
  for (const text of ['', '  ', '第三页', '3页', 'abc', '1e3', '--2', '.']) expect(readPageInput(text, 24)).toBeNull();
});

test('any text gives a page of the document or nothing', () => {
  const text = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String));
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 5000 }), (input, pages) => {
      const page = readPageInput(input, pages);
      if (page === null) return;
      expect(Number.isInteger(page)).toBe(true);
      expect(page).toBeGreaterThanOrEqual(1);
      expect(page).toBeLessThanOrEqual(pages);
    }),
  );
});

test('clamping knows no page outside, not even for numbers that are none', () => {
  fc.assert(
    fc.property(fc.double(), fc.integer({ min: 0, max: 500 }), (page, pages) => {
      const clamped = clampPage(page, pages);
      expect(clamped).toBeGreaterThanOrEqual(1);
      expect(clamped).toBeLessThanOrEqual(Math.max(1, pages));
      expect(clampPage(clamped, pages)).toBe(clamped);
    }),
  );
  expect(clampPage(7, Number.POSITIVE_INFINITY)).toBe(7);
});

import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { needsLegacy } from '../../../src/components/PdfViewer/needsLegacy.ts';
import { canvas, openViewer, pixel } from './openViewer.tsx';

afterEach(cleanup);

test('a browser without the newest built-ins reads with the legacy build', async () => {
  // As in Chromium 132 (360 browser) and Safari 18: gone before pdf.js is loaded.
  Reflect.deleteProperty(Map.prototype, 'getOrInsertComputed');
  Reflect.deleteProperty(Promise, 'try');
  Reflect.deleteProperty(Math, 'sumPrecise');
  expect(needsLegacy()).toBe(true);
  await openViewer();
  const [red = 255, , blue = 255] = pixel(canvas(), 0.2, 0.6);
  expect(red - blue).toBeGreaterThan(20);
});

import { expect, test } from 'vitest';
import { imageCommandOf } from '../../../src/components/ImageViewer/imageKeys.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) =>
  imageCommandOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

test.each([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['PageDown', 'next'],
  ['+', 'zoomIn'],
  ['=', 'zoomIn'],
  ['-', 'zoomOut'],
  ['0', 'start'],
  ['1', 'realSize'],
  ['r', 'turnRight'],
  ['h', 'flipLeftRight'],
])('%s means %s', (key, command) => expect(press(key)).toBe(command));

test('R turns right with Caps Lock on, and left only with Shift', () => {
  expect(press('R')).toBe('turnRight');
  expect(press('R', { shiftKey: true })).toBe('turnLeft');
  expect(press('r', { shiftKey: true })).toBe('turnLeft');
});

test('the browser keeps its own keys, but not the one that saves', () => {
  expect(press('+', { ctrlKey: true })).toBeNull();
  expect(press('r', { metaKey: true })).toBeNull();
  expect(press('ArrowLeft', { altKey: true })).toBeNull();
  expect(press('S', { ctrlKey: true })).toBe('save');
  expect(press('Escape')).toBeNull();
});

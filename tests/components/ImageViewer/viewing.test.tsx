import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failOnConsoleError } from '../ui/setup.tsx';
import { middleOf, openImages, paperOf, picture, seen, three } from './openImages.tsx';

failOnConsoleError();

const bar = () => within(screen.getByRole('group', { name: '图片工具' }));
const percent = () => Number(bar().getByText(/%$/).textContent?.replace('%', ''));

test('the toolbar lies on the layer the product gives it', async () => {
  await openImages();
  expect(getComputedStyle(screen.getByRole('group', { name: '图片工具' })).zIndex).toBe('9999');
  expect(getComputedStyle(screen.getByRole('dialog')).zIndex).toBe('9999');
});

test('the focus stays inside, and goes back to what opened it', async () => {
  const { user, opener } = await openImages();
  const dialog = screen.getByRole('dialog', { name: '查看图片' });
  await waitFor(() => expect(document.activeElement).toBe(dialog));
  for (let press = 0; press < 20; press++) {
    await user.tab();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  }
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('arrow keys and round keys change pictures, up to the ends, and the counter follows', async () => {
  const { user, onIndexChange } = await openImages();
  expect(screen.getByText('1 / 3')).toBeDefined();
  expect(screen.getByText('第 1 张，共 3 张：甲图')).toBeDefined();
  await user.keyboard('{ArrowLeft}');
  expect(onIndexChange).not.toHaveBeenCalled();
  await user.keyboard('{ArrowRight}');
  await user.click(screen.getByRole('button', { name: '下一张' }));
  await screen.findByRole('img', { name: '丙图' });
  expect(screen.getByText('3 / 3')).toBeDefined();
  const next = screen.getByRole('button', { name: '下一张' });
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await user.click(next);
  // The key at the end keeps the focus, so that the keyboard still works.
  expect(document.activeElement).toBe(next);
  await user.keyboard('{Home}');
  await screen.findByRole('img', { name: '甲图' });
  expect(onIndexChange.mock.calls).toEqual([
    [1, { reason: 'key' }],
    [2, { reason: 'button' }],
    [0, { reason: 'key' }],
  ]);
});

test('a controlled viewer shows what its owner says', async () => {
  const { user, onIndexChange } = await openImages({ index: 1 }, '乙图');
  await user.keyboard('{ArrowRight}');
  expect(onIndexChange).toHaveBeenCalledWith(2, { reason: 'key' });
  expect(screen.getByText('2 / 3')).toBeDefined();
});

test('the whole picture is seen at first, and + − 0 1 change the scale', async () => {
  const { user } = await openImages();
  const start = percent();
  const stage = seen('甲图');
  expect(stage.width).toBeLessThan(innerWidth);
  await user.keyboard('+');
  expect(percent()).toBeGreaterThan(start);
  await user.keyboard('1');
  expect(percent()).toBe(100);
  expect(seen('甲图').width).toBeCloseTo(2000, 0);
  await user.keyboard('0');
  expect(percent()).toBe(start);
  expect(bar().getByRole('button', { name: '缩小' }).getAttribute('aria-disabled')).toBe('true');
});

test('R turns and the turned picture is whole again; flips mirror it', async () => {
  const { user } = await openImages();
  const { width, height } = seen('甲图');
  expect(width / height).toBeCloseTo(2, 1);
  await user.keyboard('r');
  expect(seen('甲图').height / seen('甲图').width).toBeCloseTo(2, 1);
  expect(seen('甲图').bottom).toBeLessThan(innerHeight);
  await user.keyboard('{Shift>}r{/Shift}');
  expect(seen('甲图').width).toBeCloseTo(width, 0);
  await user.click(bar().getByRole('button', { name: '左右翻转' }));
  const paper = paperOf('甲图');
  expect(new DOMMatrix(getComputedStyle(paper).transform).a).toBeLessThan(0);
  await user.click(bar().getByRole('button', { name: '左右翻转' }));
  expect(new DOMMatrix(getComputedStyle(paper).transform).a).toBeGreaterThan(0);
});

test('the wheel zooms about the pointer: what is under it stays there', async () => {
  const { user } = await openImages();
  await user.keyboard('1');
  const before = seen('甲图');
  const at = { clientX: 500, clientY: 300 };
  const part = { x: (at.clientX - before.left) / before.width, y: (at.clientY - before.top) / before.height };
  fireEvent.wheel(screen.getByRole('img', { name: '甲图' }), { ...at, deltaY: -120 });
  await waitFor(() => expect(percent()).toBeGreaterThan(100));
  const after = seen('甲图');
  expect(after.left + part.x * after.width).toBeCloseTo(at.clientX, 0);
  expect(after.top + part.y * after.height).toBeCloseTo(at.clientY, 0);
});

test('an enlarged picture is panned by drag and by arrow keys, never past its edge', async () => {
  const { user, onIndexChange } = await openImages();
  await user.keyboard('1');
  const image = paperOf('甲图');
  const start = seen('甲图').left;
  await user.pointer([
    { keys: '[MouseLeft>]', target: image, coords: { clientX: 600, clientY: 300 } },
    { target: image, coords: { clientX: 550, clientY: 300 } },
  ]);
  expect(seen('甲图').left).toBeCloseTo(start - 50, 0);
  await user.pointer([
    { target: image, coords: { clientX: 9000, clientY: 300 } },
    { keys: '[/MouseLeft]', target: image },
  ]);
  await waitFor(() => expect(seen('甲图').left).toBeGreaterThan(0));
  expect(seen('甲图').left).toBeLessThan(innerWidth / 2);
  const edge = seen('甲图').left;
  await user.keyboard('{ArrowRight}');
  expect(seen('甲图').left).toBeCloseTo(edge - 80, 0);
  expect(onIndexChange).not.toHaveBeenCalled();
});

test('a double click enlarges where it happened and a second brings the whole back', async () => {
  const { user } = await openImages({ images: [{ src: picture(4000, 2000), alt: '甲图' }] });
  const whole = seen('甲图');
  const stage = paperOf('甲图');
  await user.dblClick(stage);
  await waitFor(() => expect(percent()).toBe(100));
  await user.dblClick(stage);
  await waitFor(() => expect(seen('甲图').width).toBeCloseTo(whole.width, 0));
});

const finger = (type: string, target: Element | Window, pointerId: number, clientX: number, clientY: number) =>
  fireEvent(
    target,
    new PointerEvent(type, {
      pointerId,
      clientX,
      clientY,
      pointerType: 'touch',
      isPrimary: pointerId === 1,
      bubbles: true,
    }),
  );

test('two fingers enlarge the picture about the point between them', async () => {
  await openImages();
  const image = screen.getByRole('img', { name: '甲图' });
  const { x, y } = middleOf(seen('甲图'));
  const before = seen('甲图');
  finger('pointerdown', image, 1, x - 50, y);
  finger('pointerdown', image, 2, x + 50, y);
  finger('pointermove', window, 1, x - 150, y);
  finger('pointermove', window, 2, x + 150, y);
  await waitFor(() => expect(seen('甲图').width / before.width).toBeCloseTo(3, 1));
  expect(middleOf(seen('甲图')).x).toBeCloseTo(x, 0);
});

test('a swipe changes pictures; a short one lets the picture slide back', async () => {
  const { onIndexChange } = await openImages();
  const image = screen.getByRole('img', { name: '甲图' });
  const { left } = seen('甲图');
  finger('pointerdown', image, 1, 600, 300);
  finger('pointermove', window, 1, 560, 300);
  await waitFor(() => expect(seen('甲图').left).toBeCloseTo(left - 40, 0));
  finger('pointerup', window, 1, 560, 300);
  await waitFor(() => expect(seen('甲图').left).toBeCloseTo(left, 0));
  expect(onIndexChange).not.toHaveBeenCalled();
  finger('pointerdown', image, 1, 600, 300);
  finger('pointermove', window, 1, 300, 310);
  finger('pointerup', window, 1, 300, 310);
  await screen.findByRole('img', { name: '乙图' });
  expect(onIndexChange).toHaveBeenCalledWith(1, { reason: 'swipe' });
});

test('another picture starts upright and whole', async () => {
  const { user } = await openImages();
  const { width } = seen('甲图');
  await user.keyboard('r1');
  await user.keyboard('{PageDown}');
  await screen.findByRole('img', { name: '乙图' });
  expect(seen('乙图').width).toBeCloseTo(width, -1);
  expect(seen('乙图').width / seen('乙图').height).toBeCloseTo(2, 1);
});

test('nothing moves for those who asked for less motion', async () => {
  const { user } = await openImages();
  await user.keyboard('+');
  const paper = paperOf('甲图');
  expect(getComputedStyle(paper).transitionDuration).toBe('0s');
});

test('one picture needs neither counter nor round keys, and its cross closes the viewer', async () => {
  const onOpenChange = vi.fn();
  const { user } = await openImages({ images: three.slice(0, 1), onOpenChange });
  expect(screen.queryByText('1 / 1')).toBeNull();
  expect(screen.queryByRole('button', { name: '下一张' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onOpenChange).toHaveBeenCalledWith(false, { reason: 'close' });
});

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { canvas, openViewer, pageBox, pageShown, paper } from './openViewer.tsx';

afterEach(cleanup);

const fingers = (...points: [number, number][]) =>
  points.map(([clientX, clientY], identifier) => new Touch({ identifier, target: canvas(), clientX, clientY }));

function swipe(from: [number, number], to: [number, number]) {
  fireEvent.touchStart(canvas(), { touches: fingers(from) });
  fireEvent.touchMove(canvas(), { touches: fingers(to) });
  fireEvent.touchEnd(canvas(), { touches: [], changedTouches: fingers(to) });
}

describe('on a phone', () => {
  test('a swipe turns the page', async () => {
    await openViewer({ width: 375 });
    swipe([300, 400], [120, 410]);
    await pageShown(2);
    swipe([100, 400], [260, 390]);
    await pageShown(1);
    swipe([200, 300], [190, 600]);
    expect(pageBox()).toHaveValue('1');
  });

  test('a page wider than the screen is moved, not turned', async () => {
    const { user } = await openViewer({ width: 375, defaultScale: 2 });
    swipe([300, 400], [120, 410]);
    expect(pageBox()).toHaveValue('1');
    await user.keyboard('0');
    swipe([300, 400], [120, 410]);
    expect(pageBox()).toHaveValue('2');
  });

  test('a pinch zooms in steps of a tenth', async () => {
    await openViewer({ width: 375 });
    fireEvent.touchStart(canvas(), { touches: fingers([100, 400], [200, 400]) });
    fireEvent.touchMove(canvas(), { touches: fingers([90, 400], [215, 400]) });
    expect(screen.getByText('150%')).toBeVisible();
    fireEvent.touchMove(canvas(), { touches: fingers([0, 400], [375, 400]) });
    expect(screen.getByText('200%')).toBeVisible();
    fireEvent.touchEnd(canvas(), { touches: [], changedTouches: fingers([0, 400]) });
    expect(pageBox()).toHaveValue('1');
  });
});

test('Ctrl + wheel zooms about the pointer', async () => {
  await openViewer({ width: 1200, defaultScale: 2 });
  const scroller = paper().parentElement;
  if (!scroller) throw new Error('The page has no stage.');
  scroller.scrollTo(120, 120);
  const at = { clientX: 300, clientY: 300 };
  const share = () => {
    const box = canvas().getBoundingClientRect();
    return [(at.clientX - box.left) / box.width, (at.clientY - box.top) / box.height];
  };
  const before = share();
  fireEvent.wheel(canvas(), { ctrlKey: true, deltaY: 200, ...at });
  expect(screen.getByText('160%')).toBeVisible();
  const after = share();
  expect(after[0]).toBeCloseTo(before[0] ?? 0, 2);
  expect(after[1]).toBeCloseTo(before[1] ?? 0, 2);
});

import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { GlobalStyle, rootClass } from '../../src/theme/GlobalStyle.tsx';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.theme;
});

test('a host page around the product keeps its own looks', () => {
  render(
    <>
      <GlobalStyle />
      <h1 data-testid="host">主站</h1>
      <div className={rootClass}>
        <h1 data-testid="ours">课表</h1>
      </div>
    </>,
  );
  const host = document.querySelector('[data-testid="host"]');
  const ours = document.querySelector('[data-testid="ours"]');
  if (!host || !ours) throw new Error('not rendered');
  expect(getComputedStyle(host).marginTop).not.toBe('0px');
  expect(getComputedStyle(ours).marginTop).toBe('0px');
  expect(getComputedStyle(ours).fontFamily).toContain('PingFang SC');
  expect(getComputedStyle(host).fontFamily).not.toContain('PingFang SC');
});

test('the theme follows an attribute of the document, also for what floats', () => {
  render(<GlobalStyle />);
  const surface = () => getComputedStyle(document.documentElement).getPropertyValue('--surface').trim();
  expect(surface()).toBe('#FFFFFF');
  document.documentElement.dataset.theme = 'dark';
  expect(surface()).toBe('#181C22');
});

test('a subject attribute gives its four colours', () => {
  render(
    <>
      <GlobalStyle />
      <div data-subject="7" data-testid="robot" />
    </>,
  );
  const robot = document.querySelector('[data-testid="robot"]');
  if (!robot) throw new Error('not rendered');
  expect(getComputedStyle(robot).getPropertyValue('--sub-bg').trim()).toBe('#FFECDE');
  expect(getComputedStyle(robot).getPropertyValue('--sub-bar').trim()).toBe('#C16F03');
});

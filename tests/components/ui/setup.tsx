import { cleanup, render as renderBare } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, vi } from 'vitest';
import { GlobalStyle, rootClass } from '../../../src/theme/GlobalStyle.tsx';

/** Renders as a host does: tokens on the page, the product inside its root element. */
export function render(ui: ReactNode) {
  return renderBare(ui, {
    wrapper: ({ children }) => (
      <>
        <GlobalStyle />
        <div className={rootClass}>{children}</div>
      </>
    ),
  });
}

/** The suite fails on an unexpected console error; call once at the top of a test file. */
export function failOnConsoleError() {
  const errors = vi.spyOn(console, 'error');
  afterEach(() => {
    cleanup();
    const calls = errors.mock.calls.map((call) => call.map(String).join(' '));
    errors.mockClear();
    expect(calls).toEqual([]);
  });
}

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Skeleton, SkeletonGroup } from '../../../src/components/ui/Skeleton/Skeleton.tsx';

afterEach(cleanup);

test('the shapes show after their delay, not before', async () => {
  render(
    <SkeletonGroup data-testid="shapes" delayMs={400}>
      <Skeleton width={80} />
    </SkeletonGroup>,
  );
  const opacity = () => getComputedStyle(screen.getByTestId('shapes')).opacity;
  expect(opacity()).toBe('0');
  await vi.waitFor(() => expect(Number(opacity())).toBeGreaterThan(0.99), { timeout: 10_000 });
});

test('with the default delay as well', async () => {
  render(<SkeletonGroup data-testid="shapes">…</SkeletonGroup>);
  const opacity = () => Number(getComputedStyle(screen.getByTestId('shapes')).opacity);
  await vi.waitFor(() => expect(opacity()).toBeGreaterThan(0.99), { timeout: 10_000 });
});

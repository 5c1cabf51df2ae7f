import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { OfflineBanner } from '../../src/components/shells/parts/OfflineBanner.tsx';
import { RouteErrorBoundary } from '../../src/components/shells/RouteErrorBoundary/RouteErrorBoundary.tsx';

const meta = preview.meta({
  title: 'shells/RouteErrorBoundary',
  component: RouteErrorBoundary,
  parameters: { layout: 'fullscreen' },
  args: { pageKey: '/layoutV2/ClassSchedule', onHome: fn(), onError: fn(), children: null },
});

function Broken({ message }: { message: string }): never {
  throw new Error(message);
}

export const PageFailed = meta.story({
  tags: ['visual'],
  args: { children: <Broken message="Cannot read the lesson." /> },
});

export const CodeNotLoaded = meta.story({
  args: { children: <Broken message="Failed to fetch dynamically imported module: /assets/page.js" /> },
});

export const Offline = meta.story({
  beforeEach() {
    const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false });
    return () => {
      if (own) Object.defineProperty(Navigator.prototype, 'onLine', own);
    };
  },
  render: () => <OfflineBanner />,
});

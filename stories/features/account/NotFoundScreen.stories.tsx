import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { HostFactsProvider } from '../../../src/components/shells/hostFacts.ts';
import { NotFoundScreen } from '../../../src/features/account/NotFoundScreen.tsx';
import { StoryKit, type StoryKitProps } from '../../../src/testing/StoryKit.tsx';

const meta = preview.meta({
  title: 'features/account/NotFound',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
});

const pages = new Set(['Index', '404', 'ClassSchedule', 'CreateSchedule', 'ClassDetail', 'initConfig']);

function NotFound(world: StoryKitProps) {
  return (
    <StoryKit path="/404" {...world}>
      <HostFactsProvider value={{ pages, askedFor: '/layoutV2/ClasSchedul?view=day', back: fn() }}>
        <NotFoundScreen />
      </HostFactsProvider>
    </StoryKit>
  );
}

export const Staff = meta.story({
  tags: ['visual'],
  render: () => <NotFound as="operator" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '课表' })).toBeVisible();
  },
});
export const Family = meta.story({ render: () => <NotFound as="parent" /> });
export const SignedOut = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <NotFound as="anonymous" />,
});
export const Orange = meta.story({
  globals: { brand: 'orange' },
  render: () => <NotFound as="operator" brand={8} />,
});

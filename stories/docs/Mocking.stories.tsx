import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { StoryKit } from '../../src/testing/StoryKit.tsx';
import { loading, noNetwork, nothingYet, ofTheBank } from './snippets/answers.ts';
import { MaterialList } from './snippets/MaterialList.tsx';
import { anOperatorSeesTheMaterialsOfTheBankAskedFor } from './snippets/materialListTest.tsx';

const meta = preview.meta({
  title: 'docs/snippets/Mocking',
  component: MaterialList,
  tags: ['!dev', '!autodocs'],
  // Each in a frame of its own: the worker of one page answers every story of it alike.
  parameters: { docs: { story: { inline: false, height: '120px' } } },
  args: { materialBankId: '7' },
  decorators: [(Story) => <StoryKit as="operator">{Story()}</StoryKit>],
});

export const Answer = meta.story({
  beforeEach: ({ msw }) => msw.use(ofTheBank),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('材料库 7 的齿轮包 × 12')).toBeVisible();
  },
});

export const EmptyAnswer = meta.story({
  parameters: { docs: { story: { height: '240px' } } },
  beforeEach: ({ msw }) => msw.use(nothingYet),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有教具材料')).toBeVisible();
  },
});

export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(loading),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const Offline = meta.story({
  parameters: { docs: { story: { height: '300px' } } },
  beforeEach: ({ msw }) => msw.use(noNetwork),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /重试/ })).toBeVisible();
  },
});

/** The test shown in the page, run. */
export const TestRun = meta.story({
  beforeEach: ({ msw }) => msw.use(ofTheBank),
  play: anOperatorSeesTheMaterialsOfTheBankAskedFor,
});

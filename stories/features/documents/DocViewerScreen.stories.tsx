import { configure, expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { getReadUrl, reportReading } from '../../../src/contract/reading.ts';
import { DocViewerScreen } from '../../../src/features/documents/DocViewerScreen.tsx';
import { mock } from '../../../src/testing/mock.ts';
import { StoryKit, type StoryKitProps } from '../../../src/testing/StoryKit.tsx';
import { damagedAddress, documentHandlers, reading, search, title } from './document.ts';

// pdf.js and its worker take their time on a cold machine.
configure({ asyncUtilTimeout: 15_000 });

const meta = preview.meta({
  title: 'features/documents/DocViewer',
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    msw.use(...documentHandlers());
  },
});

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

function Viewer(world: StoryKitProps) {
  return (
    <StoryKit as="teacher" path="/docViewer" search={search} {...world}>
      <DocViewerScreen />
    </StoryKit>
  );
}

export const Reading = meta.story({
  tags: ['visual'],
  globals: desktop,
  render: () => <Viewer search={`${search}&page=3`} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: title })).toHaveAttribute('data-page', '3'));
    await expect(canvas.getByRole('button', { name: /关闭/ })).toBeVisible();
  },
});
export const OnPhone = meta.story({
  globals: phone,
  render: () => <Viewer />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: title })).toHaveAttribute('data-page', '1'));
  },
});
export const Loading = meta.story({
  globals: desktop,
  beforeEach: ({ msw }) => {
    msw.use(mock.never(getReadUrl));
  },
  render: () => <Viewer />,
});
export const GrantEnded = meta.story({
  globals: desktop,
  beforeEach: ({ msw }) => {
    msw.use(mock.fails(getReadUrl, { code: 403, msg: '课程授权已于 2026-08-31 到期' }));
  },
  render: () => <Viewer />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('课程授权已于 2026-08-31 到期')).toBeVisible();
  },
});
export const NotThere = meta.story({
  globals: desktop,
  beforeEach: ({ msw }) => {
    msw.use(mock.fails(getReadUrl, { code: 404 }));
  },
  render: () => <Viewer />,
});
export const Offline = meta.story({
  globals: phone,
  beforeEach: ({ msw }) => {
    msw.use(mock.offline(getReadUrl), mock.offline(reportReading));
  },
  render: () => <Viewer />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
});
export const Damaged = meta.story({
  globals: desktop,
  beforeEach: ({ msw }) => {
    msw.use(mock(getReadUrl, () => reading(damagedAddress())));
  },
  render: () => <Viewer />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('文件已损坏，请联系作者')).toBeVisible();
  },
});
export const NothingNamed = meta.story({ globals: phone, render: () => <Viewer search="" /> });

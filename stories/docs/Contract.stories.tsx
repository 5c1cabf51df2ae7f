import { createApiClient } from 'jiaowu';
import { checkUser, undoBatch } from 'jiaowu/contract';
import { mock } from 'jiaowu/testing';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { StoryKit } from '../../src/testing/StoryKit.tsx';
import { effectLabel, type ErrorRow, errorRows, shownLabels } from './errorRows.ts';
import { noRight, twoMaterials } from './snippets/answers.ts';
import { materialNames } from './snippets/callClient.ts';
import { MaterialList } from './snippets/MaterialList.tsx';
import { UndoBatch } from './snippets/UndoBatch.tsx';
import { Table } from './table.tsx';

const meta = preview.meta({
  title: 'docs/snippets/Contract',
  tags: ['!dev', '!autodocs'],
  // Each in a frame of its own: the worker of one page answers every story of it alike.
  parameters: { docs: { story: { inline: false, height: '120px' } } },
});

const columns = [
  { title: 'Code, or what happened', cell: ({ when }: ErrorRow) => when },
  { title: 'kind', cell: ({ entry }: ErrorRow) => <code>{entry.kind}</code> },
  {
    title: 'What the user reads',
    cell: ({ text, ownMessage }: ErrorRow) => (ownMessage ? `the server's message, else ${text}` : text),
  },
  { title: 'Where', cell: ({ entry }: ErrorRow) => shownLabels[entry.shown] },
  { title: 'The session', cell: ({ entry }: ErrorRow) => effectLabel(entry) },
];

export const ErrorCatalogue = meta.story({
  parameters: { docs: { story: { inline: true } } },
  render: () => <Table label="Error catalogue" rows={errorRows()} keyOf={({ when }) => when} columns={columns} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^2 expired 会话已过期，请重新登录~/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^409 raced/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /请求超时，请稍后重试/ })).toBeVisible();
  },
});

export const Reading = meta.story({
  beforeEach: ({ msw }) => msw.use(twoMaterials),
  render: () => (
    <StoryKit as="operator">
      <MaterialList materialBankId="7" />
    </StoryKit>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('齿轮包 × 12')).toBeVisible();
  },
});

export const ReadingRefused = Reading.extend({
  parameters: { docs: { story: { height: '300px' } } },
  // A missing right makes the kit read the rights anew; here that stays under way.
  beforeEach: ({ msw }) => msw.use(noRight, mock.never(checkUser)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('您没有“查看课程”权限', { selector: 'h2, h3, p' })).toBeVisible();
  },
});

export const Acting = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(undoBatch, { restored: 10, blocked: [] })),
  render: () => (
    <StoryKit as="operator">
      <UndoBatch batchId="b1" />
    </StoryKit>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '撤销本批' }));
    await waitFor(() => expect(screen.getByText('已撤销')).toBeVisible());
  },
});

function Names() {
  const [names, setNames] = useState('加载中...');
  useEffect(() => {
    void materialNames(createApiClient({ context: () => ({}) }), '7').then(setNames);
  }, []);
  return <p>{names}</p>;
}

/** The client without the kit. */
export const ClientAlone = meta.story({
  beforeEach: ({ msw }) => msw.use(twoMaterials),
  render: () => <Names />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('齿轮包、主控板')).toBeVisible();
  },
});

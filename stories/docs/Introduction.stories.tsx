import { createMemoryNavigation, createMemoryStorage, KitProvider } from 'jiaowu';
import { getDevMailbox } from 'jiaowu/contract';
import { mock } from 'jiaowu/testing';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import pkg from '../../package.json';
import { CurrentPage } from './snippets/Host.tsx';
import { Table } from './table.tsx';

const meta = preview.meta({ title: 'docs/snippets/Introduction', tags: ['!dev', '!autodocs'] });

type EntryKey = Exclude<keyof typeof pkg.exports, './package.json'>;

/** One line for each entry point. The type makes the list complete. */
const purposes: Record<EntryKey, string> = {
  '.': 'Kit, client, session and hooks: what a host and a screen are built on',
  './components': 'Controls, timetable, PDF viewer, gates, shells, theme',
  './contract': 'Every call of the product with its schemas; no React',
  './domain': 'The rules of the trade: identities, rights, lessons, dates; no React',
  './features/account': 'Screens: sign-in, choosing an identity, 404 and the states of a page',
  './features/schedule': 'Screens: timetable, new schedule, lesson',
  './features/documents': 'Screens: document reader',
  './testing': 'Mocks typed by the contract, the kit for stories and tests',
  './testing/demo': 'The demo institution 晨光教育 as data',
  './pdfjs-assets': 'For build tools: what the PDF viewer fetches while it draws',
};

const entries = Object.entries(purposes).map(([key, purpose]) => ({ name: key.replace('.', pkg.name), purpose }));

export const EntryPoints = meta.story({
  render: () => (
    <Table
      label="Entry points"
      rows={entries}
      keyOf={({ name }) => name}
      columns={[
        { title: 'Import', cell: ({ name }) => <code>{name}</code> },
        { title: 'What it brings', cell: ({ purpose }) => purpose },
      ]}
    />
  ),
  play: async () => {
    const published = Object.keys(pkg.exports).filter((key) => key !== './package.json');
    await expect(Object.keys(purposes).sort()).toEqual(published.sort());
  },
});

/** The host of the page, at the sign-in address and with a storage of its own. */
export const SmallestHost = meta.story({
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  beforeEach: ({ msw }) => msw.use(mock.fails(getDevMailbox, { code: 404 })),
  render: () => (
    <KitProvider navigation={createMemoryNavigation('/?mode=sms')} storage={createMemoryStorage()} alive={false}>
      <CurrentPage />
    </KitProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '欢迎回来' }, { timeout: 5000 })).toBeVisible();
  },
});

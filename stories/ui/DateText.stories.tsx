import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DateText } from '../../src/components/ui/DateText/DateText.tsx';
import { Rows } from './layout.tsx';

const meta = preview.meta({
  title: 'ui/DateText',
  component: DateText,
  args: { value: '2026-09-21 18:30:05', format: 'dateTime' as const },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026-09-21 18:30:05')).toHaveAttribute('datetime', '2026-09-21T18:30:05');
  },
});

export const Playground = meta.story({ args: { format: 'day' } });

export const Formats = meta.story({
  tags: ['visual'],
  render: ({ value }) => (
    <Rows>
      <DateText value={value} />
      <DateText value={value} format="dateTime" />
      <DateText value={value} format="time" />
      <DateText value={value} format="shortDateTime" />
      <DateText value={value} format="day" />
      <DateText value={null} />
    </Rows>
  ),
  play: async ({ canvas }) => {
    for (const text of ['2026-09-21', '18:30', '09-21 18:30', '9 月 21 日 周一', '无']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
});

export const Dark = meta.story({ ...Formats.input, tags: [], globals: { theme: 'dark' } });

export const Orange = meta.story({ ...Formats.input, tags: [], globals: { brand: 'orange' } });

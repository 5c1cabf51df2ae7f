import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Money } from '../../src/components/ui/Money/Money.tsx';
import { Rows } from './layout.tsx';

const meta = preview.meta({ title: 'ui/Money', component: Money, args: { fen: 123_450 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥1,234.50')).toBeVisible();
  },
});

export const Playground = meta.story({ args: { signed: true } });

export const Values = meta.story({
  tags: ['visual'],
  render: () => (
    <Rows>
      <Money fen={248_673_040} />
      <Money fen={-1200} />
      <Money fen={200} signed />
      <Money fen={0} />
      <Money fen={140_000} symbol="" />
      <Money fen={null} />
    </Rows>
  ),
  play: async ({ canvas }) => {
    for (const text of ['¥2,486,730.40', '−¥12.00', '+¥2.00', '¥0.00', '1,400.00', '无']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
});

export const Dark = meta.story({ ...Values.input, tags: [], globals: { theme: 'dark' } });

export const Orange = meta.story({ ...Values.input, tags: [], globals: { brand: 'orange' } });

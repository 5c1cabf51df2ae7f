import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Hours } from '../../src/components/ui/Hours/Hours.tsx';
import { Rows } from './layout.tsx';

const meta = preview.meta({ title: 'ui/Hours', component: Hours, args: { hundredths: 1600 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('16.00 课时')).toBeVisible();
  },
});

export const Playground = meta.story({ args: { look: 'words', signed: true } });

export const Values = meta.story({
  tags: ['visual'],
  render: () => (
    <Rows>
      <Hours hundredths={11_000} />
      <Hours hundredths={-150} />
      <Hours hundredths={200} signed />
      <Hours hundredths={150} look="words" />
      <Hours hundredths={0} unit="" />
      <Hours hundredths={undefined} />
    </Rows>
  ),
  play: async ({ canvas }) => {
    for (const text of ['110.00 课时', '−1.50 课时', '+2.00 课时', '1.5 课时', '0.00', '无']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
});

export const Dark = meta.story({ ...Values.input, tags: [], globals: { theme: 'dark' } });

export const Orange = meta.story({ ...Values.input, tags: [], globals: { brand: 'orange' } });

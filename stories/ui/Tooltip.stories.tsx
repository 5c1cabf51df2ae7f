import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/ui/Button/Button.tsx';
import { Tooltip } from '../../src/components/ui/Tooltip/Tooltip.tsx';

const meta = preview.meta({
  title: 'ui/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: { content: '强排：园方临时占用原教室', children: <Button>A102</Button> },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('强排：园方临时占用原教室');
    await expect(canvas.getByRole('button', { name: 'A102' })).toHaveAccessibleDescription('强排：园方临时占用原教室');
  },
});
export const Playground = meta.story({ args: { content: 'A102 · 容量 8', side: 'right' } });

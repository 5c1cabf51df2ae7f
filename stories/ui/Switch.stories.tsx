import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Switch } from '../../src/components/ui/Switch/Switch.tsx';
import { Row } from './layout.tsx';

const meta = preview.meta({
  title: 'ui/Switch',
  component: Switch,
  args: { children: '一课一消', onCheckedChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const one = canvas.getByRole('switch', { name: '一课一消' });
    await userEvent.click(one);
    await expect(one).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(one).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
});

export const Playground = meta.story({ args: { defaultChecked: true, children: '自动点名' } });

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <Row>
      <Switch defaultChecked>开</Switch>
      <Switch>关</Switch>
      <Switch disabled>停用</Switch>
      <Switch disabled defaultChecked>
        停用
      </Switch>
    </Row>
  ),
});

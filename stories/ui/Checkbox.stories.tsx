import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Checkbox } from '../../src/components/ui/Checkbox/Checkbox.tsx';
import { Row } from './layout.tsx';

const meta = preview.meta({
  title: 'ui/Checkbox',
  component: Checkbox,
  args: { children: '通知家长', onCheckedChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: '通知家长' });
    await userEvent.click(canvas.getByText('通知家长'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onCheckedChange).toHaveBeenNthCalledWith(2, false);
  },
});

export const Playground = meta.story({ args: { defaultChecked: true } });

function Together() {
  const all = ['林小满', '吴越', '赵明轩'];
  const [chosen, setChosen] = useState(['林小满']);
  return (
    <Row>
      <Checkbox
        checked={chosen.length === all.length}
        indeterminate={chosen.length > 0 && chosen.length < all.length}
        onCheckedChange={(on) => setChosen(on ? all : [])}
      >
        全选
      </Checkbox>
      {all.map((name) => (
        <Checkbox
          key={name}
          checked={chosen.includes(name)}
          onCheckedChange={(on) => setChosen(on ? [...chosen, name] : chosen.filter((one) => one !== name))}
        >
          {name}
        </Checkbox>
      ))}
    </Row>
  );
}

export const SomeOfThem = meta.story({
  render: () => <Together />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: '全选' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: '赵明轩' })).toBeChecked();
  },
});

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <Row>
      <Checkbox>未选</Checkbox>
      <Checkbox defaultChecked>已选</Checkbox>
      <Checkbox indeterminate>部分</Checkbox>
      <Checkbox disabled>停用</Checkbox>
      <Checkbox disabled defaultChecked>
        停用已选
      </Checkbox>
    </Row>
  ),
});

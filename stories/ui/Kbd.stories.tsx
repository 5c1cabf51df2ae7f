import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Kbd } from '../../src/components/ui/Kbd/Kbd.tsx';
import { Row } from './layout.tsx';

const meta = preview.meta({ title: 'ui/Kbd', component: Kbd, args: { keys: 'mod+k' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('K').tagName).toBe('KBD');
  },
});

export const Playground = meta.story({ args: { keys: 'alt+ArrowUp' } });

export const Several = meta.story({
  tags: ['visual'],
  render: () => (
    <Row>
      <Kbd keys="/" />
      <Kbd keys="?" />
      <Kbd keys="mod+k" />
      <Kbd keys="shift+ArrowDown" />
      <Kbd keys="Escape" />
    </Row>
  ),
});

export const Dark = meta.story({ ...Several.input, tags: [], globals: { theme: 'dark' } });

export const Orange = meta.story({ ...Several.input, tags: [], globals: { brand: 'orange' } });

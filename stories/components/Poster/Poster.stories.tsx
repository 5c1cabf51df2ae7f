import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Poster } from '../../../src/components/Poster/Poster.tsx';
import { Button } from '../../../src/components/ui/Button/Button.tsx';
import { alt, layers } from './posterLayers.ts';

const arrives = { timeout: 10_000 };

const meta = preview.meta({
  title: 'components/Poster',
  component: Poster,
  args: { layers, alt, name: '秋季招生海报', background: '#FFEAE1', onSave: fn() },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: alt }, arrives)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '保存海报' })).toHaveFocus();
  },
});

export const Playground = meta.story({ args: { scale: 3, previewWidth: 220, actions: <Button>复制链接</Button> } });

export const SmallCode = meta.story({
  args: { layers: layers.map((layer) => (layer.kind === 'qr' ? { ...layer, size: 120 } : layer)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('二维码过小，可能无法识别')).toBeVisible();
    await canvas.findByRole('img', { name: alt }, arrives);
  },
});

export const PictureMissing = meta.story({
  tags: ['visual'],
  args: {
    layers: [{ kind: 'image', name: '封面', src: 'data:image/png;base64,broken', x: 0, y: 0, width: 750, height: 500 }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, arrives)).toHaveTextContent('图片「封面」没有加载成功');
    await expect(canvas.getByRole('button', { name: '保存海报' })).toBeDisabled();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Orange = meta.story({ globals: { brand: 'orange' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

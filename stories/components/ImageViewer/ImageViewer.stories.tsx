import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ImageViewer } from '../../../src/components/ImageViewer/ImageViewer.tsx';
import { Button } from '../../../src/components/ui/Button/Button.tsx';
import { shapes, steps } from './pictures.ts';

function Opened({ open: startOpen, onOpenChange, ...rest }: ComponentProps<typeof ImageViewer>) {
  const [open, setOpen] = useState(startOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>查看步骤图</Button>
      <ImageViewer
        {...rest}
        open={open}
        onOpenChange={(next, details) => {
          setOpen(next);
          onOpenChange(next, details);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'components/ImageViewer',
  component: ImageViewer,
  args: { images: steps, open: false, defaultIndex: 2, onOpenChange: fn(), onIndexChange: fn(), onBlockedSave: fn() },
  render: (args) => <Opened {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '查看步骤图' });
    await userEvent.click(opener);
    const viewer = await screen.findByRole('dialog', { name: '查看图片' });
    await expect(await screen.findByRole('img', { name: '会避障的小车 步骤 3' })).toBeVisible();
    await waitFor(() => expect(viewer).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(3, { reason: 'key' });
    await expect(await screen.findByRole('img', { name: '会避障的小车 步骤 4' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const Playground = meta.story({ tags: ['visual'], args: { open: true, download: true } });

export const Watermarked = meta.story({
  tags: ['visual'],
  args: { open: true, watermark: { text: ['晨光教育 · 王敏 139****0003', '2026-09-23 16:42'] } },
});

/** The strip is wider than the window: arrow keys pan it once it is enlarged. */
export const WideStrip = meta.story({ args: { open: true, images: shapes, defaultIndex: 0 } });
export const SmallPicture = meta.story({ args: { open: true, images: shapes, defaultIndex: 1 } });
export const OnePicture = meta.story({ args: { open: true, images: steps.slice(0, 1), defaultIndex: 0 } });

export const TurnedAndEnlarged = meta.story({
  tags: ['visual'],
  args: { open: true, download: true },
  play: async ({ userEvent }) => {
    await screen.findByRole('img', { name: '会避障的小车 步骤 3' });
    await userEvent.click(screen.getByRole('button', { name: '向右旋转' }));
    await userEvent.click(screen.getByRole('button', { name: '实际大小 1:1' }));
    await expect(screen.getByText('100%')).toBeVisible();
  },
});

export const LoadingFailed = meta.story({
  tags: ['visual'],
  args: { open: true, images: [{ src: 'data:image/png;base64,AAAA', alt: '步骤 1' }], defaultIndex: 0 },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('图片加载失败');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('图片加载失败');
  },
});

/** Saving needs the right: the context menu answers with the product's sentence. */
export const SavingRefused = meta.story({
  args: { open: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('img', { name: '会避障的小车 步骤 3' });
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('对不起,您不能保存此图片,谢谢您的理解和支持');
    await expect(args.onBlockedSave).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('button', { name: '下载图片' })).toBeNull();
  },
});

export const Dark = Playground.extend({ tags: ['visual'], globals: { theme: 'dark' } });
export const Orange = Playground.extend({ globals: { brand: 'orange' } });
export const Phone = Playground.extend({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' }, density: 'touch' },
});

import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { createMemoryStorage } from '../../../src/session/storage.ts';
import { Upload } from '../../../src/components/Upload/Upload.tsx';
import { bytes, courseware, halfWay, standIn, works } from './standIn.ts';

const MB = 1024 * 1024;

const meta = preview.meta({
  title: 'components/Upload',
  component: Upload,
  args: {
    label: '上传课件',
    uploader: standIn(),
    memory: createMemoryStorage(),
    accept: ['pptx', 'ppt', 'pdf', 'docx'],
    maxBytes: 200 * MB,
    maxCount: 9,
    onChange: fn(),
    onRefuse: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
});

const input = (canvas: { getByLabelText: typeof screen.getByLabelText }, label = '上传课件') =>
  canvas.getByLabelText(new RegExp(`^${label}：点击选择`), { selector: 'input' });

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /点击选择文件，或拖到此处/ })).toHaveFocus();
    await userEvent.upload(input(canvas), bytes('03-转弯策略-课件.pptx', 700_000));
    await expect(await canvas.findByText('上传完成')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story({ args: { defaultValue: courseware, sortable: true, folder: true } });

/** Under way, waiting, paused, failed and done beside each other; the bar above is of the whole batch. */
export const UnderWay = meta.story({
  tags: ['visual'],
  // A clock that stands still: pictures show no speed that differs each time.
  args: { now: () => 0, uploader: halfWay(), concurrency: 2, sortable: true, accept: undefined, maxCount: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(input(canvas), [
      bytes('03-转弯策略-教案.docx', 200_000),
      bytes('避障小车-演示.mp4', 1_900_000, 'video/mp4'),
      bytes('上传失败的课件.pptx', 600_000),
      bytes('教具清单.xlsx', 1_600_000),
      bytes('作品-03.jpg', 1_300_000, 'image/jpeg'),
    ]);
    await canvas.findByText('文件内容与扩展名不符');
    await userEvent.click(await canvas.findByRole('button', { name: '暂停 作品-03.jpg' }));
    await expect(await canvas.findByText('上传中... 55%')).toBeVisible();
    await expect(await canvas.findByText('上传中... 65%')).toBeVisible();
    await expect(canvas.getByText('1 个失败')).toBeVisible();
  },
});

/** Each file that was not taken is named, with what would be right. */
export const Refusals = meta.story({
  tags: ['visual'],
  args: { maxBytes: 2 * MB, defaultValue: courseware, quota: { used: 99.8 * 1024 * MB, total: 100 * 1024 * MB } },
  play: async ({ canvas, args }) => {
    const transfer = new DataTransfer();
    for (const file of [bytes('setup.exe', 100), bytes('全学期课件.pptx', 3 * MB), bytes('空白.pdf', 0)])
      transfer.items.add(file);
    canvas
      .getByRole('group', { name: '上传课件' })
      .dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
    const alert = await canvas.findByRole('alert');
    await expect(within(alert).getAllByRole('listitem')).toHaveLength(3);
    await expect(alert).toHaveTextContent('setup.exe：不支持 .exe，可用格式：pptx、ppt、pdf、docx');
    await expect(args.onRefuse).toHaveBeenCalledOnce();
  },
});

export const Cards = meta.story({
  tags: ['visual'],
  args: {
    label: '上传作品照片',
    view: 'cards',
    accept: ['jpg', 'png', 'webp', 'pdf'],
    maxBytes: 20 * MB,
    defaultValue: works,
    uploader: halfWay(),
    now: () => 0,
    sortable: true,
    compress: { maxEdge: 1600 },
    onPreview: fn(),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.upload(input(canvas, '上传作品照片'), [
      bytes('现场照片.png', 1_900_000),
      bytes('失败的照片.png', 500_000),
    ]);
    await expect(await canvas.findByText('上传中... 55%')).toBeVisible();
    await canvas.findByText('文件内容与扩展名不符');
    await userEvent.click(canvas.getByRole('button', { name: '查看 机械臂.jpg' }));
    await expect(args.onPreview).toHaveBeenCalledWith(works[1], works);
  },
});

/** The order is changed by dragging the handle, or with the arrow keys on it. */
export const SortByKeyboard = meta.story({
  args: { defaultValue: courseware, sortable: true },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: '调整顺序 03-转弯策略-教案.docx' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith([courseware[1], courseware[0]], { reason: 'sort' });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('移到第 2 位，共 2 个'));
  },
});

export const Full = meta.story({ args: { defaultValue: courseware, maxCount: 2 } });
export const Disabled = meta.story({ args: { defaultValue: courseware, disabled: true } });
export const Dark = UnderWay.extend({ tags: ['visual'], globals: { theme: 'dark' } });
export const DarkCards = Cards.extend({ globals: { theme: 'dark' } });
export const Orange = UnderWay.extend({ globals: { brand: 'orange' } });
export const Phone = UnderWay.extend({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' }, density: 'touch' },
});
export const PhoneCards = Cards.extend({ globals: { viewport: { value: 'phone' }, density: 'touch' } });

import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PrintFrame } from '../../../src/components/Print/PrintFrame.tsx';
import { Receipt, Roll } from './samples.tsx';

const header = (
  <div style={{ display: 'flex', justifyContent: 'space-between', paddingBottom: 12, fontSize: 13 }}>
    <strong style={{ fontSize: 16 }}>机器人创意班 签到表</strong>
    <span>2026-09-26（周六）18:30–20:00</span>
  </div>
);
const footer = <div style={{ paddingTop: 8, fontSize: 12 }}>授课老师签名：＿＿＿＿＿＿＿＿</div>;

const meta = preview.meta({
  title: 'components/PrintFrame',
  component: PrintFrame,
  args: {
    title: '签到表',
    children: <Roll rows={60} />,
    header,
    footer,
    open: fn(async () => undefined),
    onPrinted: fn(),
  },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText('共 3 页')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '打印' }));
    await waitFor(async () => expect(args.onPrinted).toHaveBeenCalledOnce());
    await expect(args.open).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story({
  args: { orientation: 'landscape', children: <Roll rows={20} />, footer: null },
});
export const OnePage = meta.story({ args: { children: <Roll rows={6} /> } });
export const A3 = meta.story({ args: { paper: 'A3', orientation: 'landscape' } });

export const ReceiptPaper = meta.story({
  tags: ['visual'],
  args: { title: '收款小票', paper: 'receipt80', header: null, footer: null, children: <Receipt /> },
});

export const Dark = Default.extend({ tags: ['visual'], globals: { theme: 'dark' } });
export const Orange = OnePage.extend({ globals: { brand: 'orange' } });
export const Phone = OnePage.extend({ tags: ['visual'], globals: { viewport: { value: 'phone' } } });

import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { QrCode } from '../../../src/components/QrCode/QrCode.tsx';
import { Row } from '../../ui/layout.tsx';

const link = 'https://jiaowu.example/s/7Kq2mXc9';
const mark = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="#0A68E4"/><rect x="5" y="5.5" width="6" height="8" rx="1.5" fill="#fff"/><rect x="13" y="5.5" width="6" height="4" rx="1.5" fill="#fff" opacity=".7"/><rect x="5" y="15.5" width="6" height="3" rx="1.5" fill="#fff" opacity=".7"/><rect x="13" y="11.5" width="6" height="7" rx="1.5" fill="#fff"/></svg>',
)}`;

const meta = preview.meta({
  title: 'components/QrCode',
  component: QrCode,
  args: { value: link, label: '手机扫码登录', onRefresh: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '手机扫码登录的二维码' })).toBeVisible();
    await expect(canvas.getByRole('figure', { name: '手机扫码登录' })).toHaveAttribute('data-state', 'ready');
  },
});

export const Playground = meta.story({ args: { level: 'Q', size: 240, download: true } });

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <Row>
      <QrCode value={link} label="手机扫码登录" />
      <QrCode value={link} label="东湖校区秋季招生" logo={mark} download />
      <QrCode value={link} label="课堂签到" expired onRefresh={() => undefined} />
      <QrCode value={link} label="课堂点到" expired refreshing />
      <QrCode value={'长'.repeat(900)} label="学员档案" />
    </Row>
  ),
});

export const Expired = meta.story({
  args: { expired: true },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '二维码已过期，点击刷新' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const OnItsWay = meta.story({ args: { value: null } });
export const Dark = States.extend({ tags: ['visual'], globals: { theme: 'dark' } });
export const Orange = meta.story({ args: { download: true }, globals: { brand: 'orange' } });
export const Phone = States.extend({ globals: { viewport: { value: 'phone' } } });

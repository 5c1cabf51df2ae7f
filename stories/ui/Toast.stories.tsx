import { useEffect } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/ui/Button/Button.tsx';
import { ToastRegion } from '../../src/components/ui/Toast/ToastRegion.tsx';
import { createToastStore, type ToastStore } from '../../src/kit/toastStore.ts';
import { Row } from './layout.tsx';

const undone = fn();

function Demo({ toasts, all = false }: { toasts: ToastStore; all?: boolean }) {
  useEffect(() => {
    if (all) {
      toasts.success('已保存', { durationMs: 0 });
      toasts.undo('已移动 1 节课', { onUndo: undone, seconds: 3600 });
      toasts.error('A102 10:00–11:00 已被占用', { action: { label: '查看', onAction: undone }, durationMs: 0 });
      toasts.progress('正在导出 640 / 1,286', { action: { label: '取消', onAction: undone } });
    }
    return () => toasts.dispose();
  }, [toasts, all]);
  return (
    <>
      <Row>
        <Button onClick={() => toasts.success('已保存')}>成功</Button>
        <Button onClick={() => toasts.info('有新版本')}>消息</Button>
        <Button onClick={() => toasts.error('系统异常')}>失败</Button>
        <Button onClick={() => toasts.undo('已移动 1 节课', { onUndo: undone })}>可撤销</Button>
      </Row>
      <ToastRegion toasts={toasts} />
    </>
  );
}

const meta = preview.meta({
  title: 'ui/Toast',
  component: ToastRegion,
  args: { toasts: createToastStore() },
  render: (args) => <Demo {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '成功' }));
    await userEvent.click(canvas.getByRole('button', { name: '成功' }));
    await expect(screen.getAllByText('已保存')).toHaveLength(1);
    await expect(screen.getByText('×2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '失败' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('系统异常');
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
});

export const Playground = meta.story();

export const Undo = meta.story({
  play: async ({ canvas, userEvent }) => {
    undone.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '可撤销' }));
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
    await expect(undone).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('已移动 1 节课')).toBeNull());
  },
});

export const Kinds = meta.story({ tags: ['visual'], render: (args) => <Demo {...args} all /> });

import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ApiError } from '../../../src/api/ApiError.ts';
import { catalogueOfCode, catalogueOfKind } from '../../../src/api/catalogue.ts';
import { CallFailure } from '../../../src/components/CallFailure/CallFailure.tsx';
import { Button } from '../../../src/components/ui/Button/Button.tsx';

const endpoint = 'timetable/getTimetable';
const answered = (code: number, message: string) =>
  new ApiError({ entry: catalogueOfCode(code), endpoint, code, message });
const lost = (kind: 'network' | 'timeout' | 'schema') => new ApiError({ entry: catalogueOfKind(kind), endpoint });

const meta = preview.meta({
  title: 'components/CallFailure',
  component: CallFailure,
  args: { error: answered(500, ''), what: '课表', onRetry: fn() },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('课表加载失败');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story({ args: { size: 'l', actions: <Button>返回课表</Button> } });

export const Offline = meta.story({
  args: { error: lost('network') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('网络连接不可用，请检查后重试')).toBeVisible();
  },
});

export const Timeout = meta.story({
  args: { error: lost('timeout') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('请求超时，请稍后重试')).toBeVisible();
  },
});

/** Trying again would not help: no 重试. */
export const Forbidden = meta.story({
  args: { error: answered(403, '您没有“排课”权限') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('您没有“排课”权限')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull();
  },
});

export const Missing = meta.story({
  args: { error: answered(404, '') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('该记录不存在，或您无权查看')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull();
  },
});

export const SchemaMismatch = meta.story({ args: { error: lost('schema') } });

export const Retrying = meta.story({ args: { retrying: true } });

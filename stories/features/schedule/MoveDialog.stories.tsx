import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { verdictOf } from '../../../src/features/schedule/localWorld.ts';
import { MoveDialog } from '../../../src/features/schedule/MoveDialog.tsx';
import type { AskedMove } from '../../../src/features/schedule/useMoveLesson.ts';
import { clash, roomTaken, theLesson } from './scheduleWorld.ts';

const meta = preview.meta({ title: 'features/schedule/MoveDialog' });

const asked: AskedMove = {
  lesson: theLesson('机器人L2-周三A班'),
  target: { date: '2026-09-24', start: '18:30', end: '20:00' },
  verdict: verdictOf([]),
  problem: null,
  settle: fn(),
};
const acts = () => ({ busy: false, confirm: fn(async () => {}), cancel: fn(), showLatest: fn() });
const dialog = async () => within(await screen.findByRole('dialog', { name: '确认调课' }));

export const Free = meta.story({
  tags: ['visual'],
  render: () => <MoveDialog asked={asked} mayForce {...acts()} />,
  play: async () => {
    const box = await dialog();
    await expect(box.getByText('机器人L2-周三A班：09-23 周三 18:30–20:00 → 09-24 周四 18:30–20:00')).toBeVisible();
    await expect(box.getByRole('button', { name: '确认调课' })).toBeEnabled();
  },
});

export const NeedsReason = meta.story({
  render: () => <MoveDialog asked={{ ...asked, verdict: verdictOf([roomTaken]) }} mayForce {...acts()} />,
  play: async () => {
    const box = await dialog();
    await userEvent.type(box.getByLabelText(/强排原因/), '听');
    await userEvent.click(box.getByRole('button', { name: '强制调课' }));
    await expect(box.getByText('请填写强排原因（至少 5 个字）')).toBeVisible();
  },
});

export const MayNotForce = meta.story({
  render: () => <MoveDialog asked={{ ...asked, verdict: verdictOf([roomTaken]) }} mayForce={false} {...acts()} />,
  play: async () => {
    const box = await dialog();
    await expect(box.getByText('存在教室冲突，您没有“强制排课”权限')).toBeVisible();
    await expect(box.getByRole('button', { name: '确认调课' })).toBeDisabled();
  },
});

export const RefusedByServer = meta.story({
  render: () => (
    <MoveDialog
      asked={{
        ...asked,
        verdict: verdictOf([clash]),
        problem: { kind: 'refused', text: `排课冲突：${clash.message}` },
      }}
      mayForce
      {...acts()}
    />
  ),
});

export const SomebodyWasFaster = meta.story({
  render: () => (
    <MoveDialog
      asked={{ ...asked, problem: { kind: 'raced', text: '该记录已被林娜于 09:00 修改，请查看最新' } }}
      mayForce
      {...acts()}
    />
  ),
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: '查看最新' })).toBeVisible();
  },
});

export const WayLost = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <MoveDialog
      asked={{ ...asked, problem: { kind: 'lost', text: '网络连接不可用，请检查后重试' } }}
      mayForce
      {...acts()}
    />
  ),
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: '重试' })).toBeEnabled();
  },
});

export const Saving = meta.story({ render: () => <MoveDialog asked={asked} mayForce {...acts()} busy /> });

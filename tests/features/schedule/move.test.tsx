import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { updateLesson } from '../../../src/contract/schedule.ts';
import { mock } from '../../../src/testing/mock.ts';
import { theLesson, wangMin } from '../../../stories/features/schedule/scheduleWorld.ts';
import { bodyOf, card, dragByDays, moveByKeys, moveDialog, openSchedule } from './openSchedule.tsx';

const wednesday = /^周三 18:30.*机器人L2-周三A班/;
const tuesday = /^周二 18:30.*机器人L2-周二班/;
const lesson = theLesson('机器人L2-周三A班');
const raced = () =>
  mock.fails(updateLesson, { code: 409, data: { by: '孙婷', at: '2026-09-21 08:58:00', current: null } });
const refusal = (canOverride: boolean) =>
  mock.fails(updateLesson, {
    code: 422,
    msg: '排课冲突：A101 18:30–20:00 已被 编程入门C班 占用',
    data: { rule: 'conflict', refusals: [{ text: 'A101 18:30–20:00 已被 编程入门C班 占用' }], canOverride },
  });

describe('moving a lesson', () => {
  test('by drag: is asked about, saved as a patch of the place, and can be undone', async () => {
    const { calls } = await openSchedule();
    await dragByDays(wednesday, 1);
    const dialog = await moveDialog();
    expect(dialog.getByText('机器人L2-周三A班：09-23 周三 18:30–20:00 → 09-24 周四 18:30–20:00')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('调课原因'), '学校开运动会');
    await userEvent.click(dialog.getByRole('button', { name: '确认调课' }));
    expect(await screen.findByText('已移动 1 节课')).toBeVisible();
    expect(await bodyOf(calls('updateLesson')[0])).toMatchObject({
      lessonId: lesson.lessonId,
      version: lesson.version,
      patch: { date: '2026-09-24', start: '18:30', end: '20:00' },
      reason: '学校开运动会',
    });
    await userEvent.click(screen.getByRole('button', { name: /撤销/ }));
    expect(await screen.findByText('已撤销 1 节课的改动')).toBeVisible();
    expect(await bodyOf(calls('undoBatch')[0])).toMatchObject({ batchId: 'b2' });
  });

  test('by keyboard, and called off: nothing is sent, the card is back', async () => {
    const { calls } = await openSchedule();
    await moveByKeys(wednesday, 1);
    const dialog = await moveDialog();
    await userEvent.click(dialog.getByRole('button', { name: '不调课' }));
    expect(await card(wednesday)).toBeVisible();
    expect(calls('updateLesson')).toHaveLength(0);
  });

  test('onto another lesson of the teacher springs back and says with whom', async () => {
    const { calls } = await openSchedule();
    await dragByDays(tuesday, 2);
    expect(await screen.findByText('李强老师 18:30–20:00 已有课：机器人L2-周四班（A102）')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: '确认调课' })).toBeNull();
    expect(calls('updateLesson')).toHaveLength(0);
  });

  test('a teacher without the right is told whom to ask', async () => {
    await openSchedule({ as: 'teacher', facts: { lessons: [{ ...lesson, myDuty: 'main' }] } });
    await dragByDays(wednesday, 1);
    expect((await screen.findAllByText('您没有“排课”权限，如需调课请联系教务'))[0]).toBeVisible();
    expect(screen.queryByRole('dialog', { name: '确认调课' })).toBeNull();
    expect(wangMin).toBe('1003');
  });
});

describe('a move that fails', () => {
  test('on the way: the dialog stays, 重试 sends the same intent under the same key', async () => {
    const { calls, network } = await openSchedule({ more: [mock.offline(updateLesson)] });
    await moveByKeys(wednesday, 1);
    const dialog = await moveDialog();
    await userEvent.type(dialog.getByLabelText('调课原因'), '停电');
    await userEvent.click(dialog.getByRole('button', { name: '确认调课' }));
    const again = await dialog.findByRole('button', { name: '重试' });
    expect(dialog.getByLabelText('调课原因')).toHaveValue('停电');
    network.use(mock(updateLesson, { batchId: 'b2', lessons: [lesson] }));
    await userEvent.click(again);
    expect(await screen.findByText('已移动 1 节课')).toBeVisible();
    const [first, second] = await Promise.all(calls('updateLesson').map(bodyOf));
    expect(second?.['idempotencyKey']).toBe(first?.['idempotencyKey']);
    expect(first?.['idempotencyKey']).toBeTruthy();
  });

  test('because somebody was faster: what was typed stays, 查看最新 reads anew and opens the lesson', async () => {
    const { calls, navigation } = await openSchedule({ more: [raced()] });
    await moveByKeys(wednesday, 1);
    const dialog = await moveDialog();
    await userEvent.type(dialog.getByLabelText('调课原因'), '停电');
    await userEvent.click(dialog.getByRole('button', { name: '确认调课' }));
    expect(await dialog.findByText('该记录已被孙婷于 08:58 修改，请查看最新')).toBeVisible();
    expect(dialog.getByLabelText('调课原因')).toHaveValue('停电');
    expect(dialog.getByRole('button', { name: '确认调课' })).toBeDisabled();
    const reads = calls('getTimetable').length;
    await userEvent.click(dialog.getByRole('button', { name: '查看最新' }));
    await waitFor(() => expect(calls('getTimetable').length).toBeGreaterThan(reads));
    expect(navigation.current().search).toContain(`lessonId=${lesson.lessonId}`);
  });

  test('by the rule, hard: every line of the server, and no way to confirm', async () => {
    await openSchedule({ more: [refusal(false)] });
    await moveByKeys(wednesday, 1);
    const dialog = await moveDialog();
    await userEvent.click(dialog.getByRole('button', { name: '确认调课' }));
    expect(await dialog.findByText('A101 18:30–20:00 已被 编程入门C班 占用')).toBeVisible();
    expect(dialog.getByRole('button', { name: '确认调课' })).toBeDisabled();
  });

  test('by the rule, soft: asks for 强排原因 and sends it', async () => {
    const { calls, network } = await openSchedule({ more: [refusal(true)] });
    await moveByKeys(wednesday, 1);
    const dialog = await moveDialog();
    await userEvent.click(dialog.getByRole('button', { name: '确认调课' }));
    const reason = await dialog.findByLabelText(/强排原因/);
    await userEvent.type(reason, '听');
    await userEvent.click(dialog.getByRole('button', { name: '强制调课' }));
    expect(await dialog.findByText('请填写强排原因（至少 5 个字）')).toBeVisible();
    expect(reason).toHaveFocus();
    network.use(mock(updateLesson, { batchId: 'b2', lessons: [lesson] }));
    await userEvent.type(reason, '课合并上课');
    await userEvent.click(dialog.getByRole('button', { name: '强制调课' }));
    expect(await screen.findByText('已移动 1 节课')).toBeVisible();
    expect(await bodyOf(calls('updateLesson').at(-1))).toMatchObject({ forcedReason: '听课合并上课' });
  });
});

import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { HttpHandler } from 'msw/http';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addSchedule, checkConflict, previewSchedule, updateLesson } from '../../../src/contract/schedule.ts';
import { CreateScheduleScreen } from '../../../src/features/schedule/CreateScheduleScreen.tsx';
import { demoClassIds } from '../../../src/testing/demo/index.ts';
import { mock } from '../../../src/testing/mock.ts';
import { cleanupKits, renderInKit, type RenderInKitOptions } from '../../../src/testing/renderInKit.tsx';
import { clash, roomTaken, scheduleHandlers, theLesson } from '../../../stories/features/schedule/scheduleWorld.ts';
import { bodyOf } from './openSchedule.tsx';

configure({ asyncUtilTimeout: 10_000 });
afterEach(() => {
  cleanupKits();
  cleanup();
});

const filled = `?date=2026-09-24&start=18:30&end=20:00&classId=${demoClassIds.wedA}`;
const lesson = theLesson('机器人L2-周三A班');

interface Opened extends RenderInKitOptions {
  more?: readonly HttpHandler[];
}

async function open(search = filled, { more = [], ...world }: Opened = {}) {
  await page.viewport(1280, 900);
  const shown = renderInKit(<CreateScheduleScreen />, {
    path: '/layoutV2/CreateSchedule',
    search,
    ...world,
    handlers: [...more, ...scheduleHandlers()],
  });
  return { ...shown, calls: (path: string) => shown.network.requests.filter(({ url }) => url.includes(path)) };
}

const save = () => screen.getByRole('button', { name: '保存' });
const field = (label: RegExp) => screen.findByLabelText(label);
const noClash = () => screen.findByRole('heading', { name: '无冲突' });

describe('a new lesson', () => {
  test('a class brings its teachers, room, cost and next section; saved by dry run and commit, undone from the toast', async () => {
    const { calls, navigation } = await open();
    await noClash();
    expect(await field(/^单次扣课时/)).toHaveValue('2.00');
    expect(screen.getByRole('combobox', { name: '教室' })).toHaveTextContent('A101');
    await waitFor(() => expect(screen.getByRole('combobox', { name: '课节' })).toHaveTextContent('第 2 节 巡线原理'));
    await userEvent.click(save());
    expect(await screen.findByText('已排 1 节课')).toBeVisible();
    const { draft } = await bodyOf(calls('previewSchedule')[0]);
    expect(draft).toMatchObject({
      classId: demoClassIds.wedA,
      teacherIds: ['1003'],
      roomId: '2101',
      k: 200,
      sectionId: 's2',
    });
    expect(await bodyOf(calls('addSchedule')[0])).toMatchObject({ previewId: 'p1', mode: 'allOrNothing', forced: [] });
    expect(navigation.current()).toMatchObject({ pathname: '/layoutV2/ClassSchedule', search: '?date=2026-09-24' });
    await userEvent.click(screen.getByRole('button', { name: /撤销/ }));
    expect(await screen.findByText('已撤销 1 节课的改动')).toBeVisible();
  });

  test('faults are counted, said under their fields, and the first gets the focus', async () => {
    const { calls } = await open('');
    await screen.findByText('正课');
    await userEvent.click(save());
    expect(await screen.findByText('请检查填写内容，还有 5 处需要修改')).toBeVisible();
    for (const text of ['请选择班级', '请选择开始时间', '请选择主讲老师', '请选择教室或线上', '请填写单次扣课时']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('combobox', { name: '班级' })).toHaveFocus();
    expect(calls('previewSchedule')).toHaveLength(0);
  });

  test('保存并继续 keeps class and teachers and asks for the next date', async () => {
    const { navigation } = await open();
    await noClash();
    await userEvent.click(screen.getByRole('button', { name: '保存并继续' }));
    expect(await screen.findByText(/已保存，班级和老师已保留/)).toBeVisible();
    expect(await field(/^日期/)).toHaveValue('');
    expect(screen.getByText('王敏')).toBeVisible();
    expect(navigation.current().pathname).toBe('/layoutV2/CreateSchedule');
  });

  test('a hard clash cannot be saved; a free slot puts it right', async () => {
    await open(filled, {
      more: [
        mock(checkConflict, ({ drafts }) => ({
          rows: drafts.map(({ date }) => ({ items: date === '2026-09-24' ? [clash] : [] })),
        })),
      ],
    });
    expect(await screen.findByText(clash.message)).toBeVisible();
    expect(save()).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: '查找空闲时段' }));
    await userEvent.click(await screen.findByRole('button', { name: '9 月 25 日 周五 16:30–18:00' }));
    expect(await field(/^日期/)).toHaveValue('2026-09-25');
    await noClash();
    expect(save()).toBeEnabled();
  });

  test('a soft clash asks for a reason of five characters and sends it', async () => {
    const { calls } = await open(filled, { more: [mock(checkConflict, { rows: [{ items: [roomTaken] }] })] });
    const reason = await field(/^强排原因/);
    await userEvent.type(reason, '听');
    await userEvent.click(save());
    expect(await screen.findByText('请填写强排原因（至少 5 个字）')).toBeVisible();
    await userEvent.type(reason, '课合并上课');
    await userEvent.click(save());
    expect(await screen.findByText('已排 1 节课')).toBeVisible();
    expect(await bodyOf(calls('addSchedule')[0])).toMatchObject({ forced: [{ index: 0, reason: '听课合并上课' }] });
  });

  test('an answer lost on the way is asked for again by the same commit, not by a new plan', async () => {
    const { calls, network } = await open(filled, { more: [mock.offline(addSchedule)] });
    await noClash();
    await userEvent.click(save());
    const again = await screen.findByRole('button', { name: '重试' });
    network.use(mock(addSchedule, { batchId: 'b1', seriesId: null, lessonIds: ['9001'] }));
    await userEvent.click(again);
    expect(await screen.findByText('已排 1 节课')).toBeVisible();
    expect(calls('previewSchedule')).toHaveLength(1);
    const [first, second] = await Promise.all(calls('addSchedule').map(bodyOf));
    expect(second?.['idempotencyKey']).toBe(first?.['idempotencyKey']);
  });

  test('taken in between: every line of the refusal, a fresh check, what was typed stays', async () => {
    const refusals = [{ text: 'A101 18:30–20:00 已被 编程入门C班 占用' }, { text: 'A101 容量 10，同时段合计需 13 座' }];
    const { calls } = await open(filled, {
      more: [
        mock.fails(addSchedule, {
          code: 422,
          msg: '排课冲突：A101 18:30–20:00 已被 编程入门C班 占用',
          data: { rule: 'conflict', refusals, canOverride: true },
        }),
      ],
    });
    await userEvent.type(await field(/^备注/), '补上次的课');
    await noClash();
    const checks = calls('checkConflict').length;
    await userEvent.click(save());
    expect(await screen.findByText('A101 容量 10，同时段合计需 13 座')).toBeVisible();
    await waitFor(() => expect(calls('checkConflict').length).toBeGreaterThan(checks));
    expect(await field(/^备注/)).toHaveValue('补上次的课');
  });

  test('field errors of the server stand under their fields', async () => {
    await open(filled, {
      more: [mock.fails(previewSchedule, { code: 400, data: { fieldErrors: { 'draft.roomId': '该校区没有此教室' } } })],
    });
    await noClash();
    await userEvent.click(save());
    expect(await screen.findByText('该校区没有此教室')).toBeVisible();
    expect(screen.getByRole('combobox', { name: '教室' })).toHaveFocus();
  });
});

describe('changing a lesson', () => {
  const address = `?lessonId=${lesson.lessonId}`;

  test('sends the fields that changed, with the version that was read', async () => {
    const { calls } = await open(address);
    const date = await field(/^日期/);
    fireEvent.change(date, { target: { value: '2026-09-24' } });
    fireEvent.blur(date);
    await userEvent.click(save());
    expect(await screen.findByText('已移动 1 节课')).toBeVisible();
    expect(await bodyOf(calls('updateLesson')[0])).toMatchObject({
      lessonId: lesson.lessonId,
      version: lesson.version,
      patch: { date: '2026-09-24' },
    });
  });

  test('somebody was faster: what was typed stays, 查看最新 is offered, the old version is not sent as new', async () => {
    const { calls } = await open(address, {
      more: [mock.fails(updateLesson, { code: 409, data: { by: '林娜', at: '2026-09-21 09:00:00', current: null } })],
    });
    await userEvent.type(await field(/^备注/), '换到周日晚上');
    await userEvent.click(save());
    expect((await screen.findAllByText('该记录已被林娜于 09:00 修改，请查看最新'))[0]).toBeVisible();
    expect(screen.getByRole('button', { name: '查看最新' })).toBeVisible();
    expect(await field(/^备注/)).toHaveValue('换到周日晚上');
    await userEvent.click(save());
    await waitFor(() => expect(calls('updateLesson')).toHaveLength(2));
    expect((await bodyOf(calls('updateLesson')[1]))['version']).toBe(lesson.version);
  });
});

describe('what is not saved yet', () => {
  test('is asked about before a link is followed', async () => {
    const { navigation } = await open();
    await userEvent.type(await field(/^备注/), '先放着');
    await userEvent.click(screen.getByRole('link', { name: '取消' }));
    const ask = within(await screen.findByRole('alertdialog', { name: '离开此页？' }));
    expect(navigation.current().pathname).toBe('/layoutV2/CreateSchedule');
    await userEvent.click(ask.getByRole('button', { name: '离开' }));
    await waitFor(() => expect(navigation.current().pathname).toBe('/layoutV2/ClassSchedule'));
  });

  test('is kept as a draft and brought back; 放弃 begins anew', async () => {
    const { kit, rerender } = await open();
    await noClash();
    await userEvent.type(await field(/^备注/), '先放着');
    expect(await screen.findByText('草稿已存 09:00')).toBeVisible();
    rerender(<p>课表</p>);
    rerender(<CreateScheduleScreen />);
    expect(await screen.findByText('已恢复未保存的内容')).toBeVisible();
    expect(await field(/^备注/)).toHaveValue('先放着');
    await userEvent.click(screen.getByRole('button', { name: '放弃' }));
    expect(await field(/^备注/)).toHaveValue('');
    expect(kit.drafts.find('1002', '/layoutV2/CreateSchedule#new')).toBeUndefined();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type GuideStep, stepFrom } from '../../../src/components/shells/Guide/guideSteps.ts';
import { HelpMenu } from '../../../src/components/shells/parts/HelpMenu.tsx';
import { type ShellTodo, TodoBell, type TodoFeed } from '../../../src/components/shells/parts/TodoBell.tsx';
import { GlobalStyle } from '../../../src/theme/GlobalStyle.tsx';
import { cleanupKits, renderInKit } from '../../../src/testing/renderInKit.tsx';

afterEach(cleanupKits);

const rows: readonly ShellTodo[] = [
  {
    id: '1',
    title: '为「小雨」核退费课时',
    href: '/layout/offlineTradeFormList',
    due: '已超时 1 天',
    pressing: 'overdue',
  },
  { id: '2', title: '审批调价', href: '/layout/price', due: '09-25 前', note: '林娜 发起' },
];

describe('the bell of to-dos', () => {
  const went = vi.fn<(href: string) => void>();
  const bell = (todos: TodoFeed, count = 2) => (
    <TodoBell count={count} todos={todos} allHref="/layout/dashboard?tab=todo" onNavigate={went} />
  );
  const open = () => userEvent.click(screen.getByRole('button', { name: /^待办/ }));

  test('counts up to 99, and lists what waits; a row leads to its place and closes the list', async () => {
    renderInKit(bell({ state: 'ready', data: rows }, 120));
    expect(screen.getByRole('button', { name: '待办，99+ 项' })).toBeVisible();
    await open();
    const row = await screen.findByRole('link', { name: /为「小雨」核退费课时.*已超时 1 天/ });
    await userEvent.click(row);
    expect(went).toHaveBeenLastCalledWith('/layout/offlineTradeFormList');
    await waitFor(() => expect(screen.queryByRole('list', { name: '待办' })).toBeNull());
    await open();
    await userEvent.click(await screen.findByRole('link', { name: '全部待办' }));
    expect(went).toHaveBeenLastCalledWith('/layout/dashboard?tab=todo');
  });

  test('nothing waits: it says so, and shows no count', async () => {
    renderInKit(bell({ state: 'ready', data: [] }, 0));
    expect(screen.getByRole('button', { name: '待办' })).toHaveTextContent('');
    await open();
    expect(await screen.findByText('没有待办')).toBeVisible();
  });

  test('a failure is told with 重试, never as an empty list', async () => {
    const retry = vi.fn<() => void>();
    renderInKit(bell({ state: 'error', error: { text: '网络连接不可用，请检查后重试' }, retry }));
    await open();
    expect(await screen.findByRole('alert')).toMatchTextContent(/待办加载失败.*网络连接不可用/);
    expect(screen.queryByText('没有待办')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

const steps: readonly GuideStep[] = [
  { target: 'one', title: '第一处', text: '这是菜单。' },
  { target: 'absent', title: '不在页面上', text: '无。' },
  { target: ['absent', 'three'], title: '第三处', text: '这是待办。' },
];

function Place() {
  return (
    <>
      <GlobalStyle />
      <p data-guide="one">菜单</p>
      <p data-guide="three">待办</p>
      <HelpMenu guide={{ name: 'test', steps }} />
    </>
  );
}

describe('the first-time guide', () => {
  test('shows what is on the page, back and on by keys, and once only; 帮助 shows it again', async () => {
    const { kit, rerender } = renderInKit(<Place />, { as: 'teacher' });
    expect(await screen.findByRole('dialog', { name: '第一处' })).toBeVisible();
    expect(screen.getByText('1 / 2')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: '下一步' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('dialog', { name: '第三处' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('dialog', { name: '第一处' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: '完成' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(kit.session.getState().guides['1003']).toEqual(['test']);
    rerender(<Place key="next visit" />);
    await userEvent.click(screen.getByRole('button', { name: '帮助' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(await screen.findByRole('menuitem', { name: '新手引导' }));
    expect(await screen.findByRole('dialog', { name: '第一处' })).toBeVisible();
  });

  test('Escape skips it for good', async () => {
    const { kit } = renderInKit(<Place />, { as: 'teacher' });
    await screen.findByRole('dialog', { name: '第一处' });
    await waitFor(() => expect(screen.getByRole('button', { name: '下一步' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(kit.session.getState().guides['1003']).toEqual(['test']);
  });

  test('from any place, on and back again is the same stop', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), fc.nat(7), (there, from) => {
        const all = there.map((_, i) => ({ target: `${i}`, title: '', text: '' }));
        const isThere = (step: GuideStep) => there[Number(step.target)] === true;
        const found = stepFrom(all, from, 1, isThere);
        const before = there.slice(from, found ?? there.length);
        expect(before.some(Boolean)).toBe(false);
        fc.pre(found !== null);
        expect(there[found]).toBe(true);
        const next = stepFrom(all, found + 1, 1, isThere);
        expect(next === null ? found : stepFrom(all, next - 1, -1, isThere)).toBe(found);
      }),
    );
  });
});

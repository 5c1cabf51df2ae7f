import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Copy } from '../../../src/components/ui/Copy/Copy.tsx';
import { Pagination } from '../../../src/components/ui/Pagination/Pagination.tsx';
import { Phone } from '../../../src/components/ui/Phone/Phone.tsx';
import { SplitPane } from '../../../src/components/ui/SplitPane/SplitPane.tsx';
import { cleanupKits, renderInKit } from '../../../src/testing/renderInKit.tsx';
import { failOnConsoleError, render } from './setup.tsx';

failOnConsoleError();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanupKits();
});

describe('a phone number', () => {
  test('is shown whole only when asked for, and hides itself again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const onReveal = vi.fn<() => Promise<string>>(async () => '13800000121');
    render(<Phone number="13800000121" owner="李婷" onReveal={onReveal} />);
    expect(screen.queryByText('13800000121')).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '查看李婷完整手机号' })));
    expect(screen.getByText('13800000121')).toBeDefined();
    act(() => void vi.advanceTimersByTime(30_000));
    expect(screen.getByText('138****0121')).toBeDefined();
    await act(async () => fireEvent.click(screen.getByRole('button')));
    expect(onReveal).toHaveBeenCalledTimes(2);
  });

  test('asks once however often the eye is pressed while it waits', () => {
    const onReveal = vi.fn<() => Promise<string>>(() => new Promise(() => undefined));
    render(<Phone number="138****0121" onReveal={onReveal} />);
    const eye = screen.getByRole('button');
    fireEvent.click(eye);
    fireEvent.click(eye);
    expect(onReveal).toHaveBeenCalledOnce();
    expect(eye.getAttribute('aria-busy')).toBe('true');
  });
});

describe('copying', () => {
  const stub = (writeText: (text: string) => Promise<void>) =>
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('says so for a moment', async () => {
    stub(async () => undefined);
    render(<Copy text="DH260021" label="学号" />);
    await userEvent.setup({ writeToClipboard: false }).click(screen.getByRole('button', { name: '复制学号' }));
    expect(await screen.findByRole('button', { name: '已复制' })).toBeDefined();
  });

  test('without a clipboard the old command does it; where that is refused too it says how to help oneself', async () => {
    stub(async () => Promise.reject(new Error('not allowed')));
    const old = vi.spyOn(document, 'execCommand').mockReturnValueOnce(true).mockReturnValueOnce(false);
    const { unmount } = render(<Copy text="DH260021" />);
    fireEvent.click(screen.getByRole('button', { name: '复制' }));
    expect(await screen.findByRole('button', { name: '已复制' })).toBeDefined();
    expect(old).toHaveBeenCalledExactlyOnceWith('copy');
    unmount();
    render(<Copy text="DH260022" />);
    fireEvent.click(screen.getByRole('button', { name: '复制' }));
    expect((await screen.findByRole('alert')).textContent).toContain('请手动选择文字复制');
    expect(document.querySelector('textarea')).toBeNull();
  });
});

test('a typed page out of range goes to the nearest, and what is no number goes nowhere', async () => {
  const told = vi.fn<(at: number, reason: string) => void>();
  function Owner() {
    const [at, setAt] = useState({ page: 1, pageSize: 20 });
    return (
      <Pagination
        {...at}
        total={1286}
        onValueChange={(next, { reason }) => {
          setAt(next);
          told(next.page, reason);
        }}
      />
    );
  }
  await page.viewport(1280, 800); // a phone has no box to jump
  render(<Owner />);
  const user = userEvent.setup();
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: '跳至页码' });
  await user.type(box, '999{Enter}');
  expect(told).toHaveBeenLastCalledWith(65, 'jump');
  await user.type(box, '最后{Enter}');
  expect(told).toHaveBeenCalledOnce();
  expect(box.value).toBe('');
  expect(screen.getByRole('button', { name: '第 65 页' }).getAttribute('aria-current')).toBe('page');
});

describe('split panes', () => {
  const pane = (name?: string) => (
    <SplitPane label="目录" name={name} collapsible first={<p>目录</p>} second={<p>正文</p>} />
  );
  const divider = () => screen.getByRole('separator', { name: '目录的宽度' });

  test('the divider follows the pointer within its bounds, and folds below half of the least', async () => {
    render(<div style={{ width: 900 }}>{pane()}</div>);
    const left = divider().parentElement?.parentElement?.getBoundingClientRect().left ?? 0;
    const at = { pointerId: 1, button: 0 };
    divider().setPointerCapture = () => undefined;
    fireEvent.pointerDown(divider(), at);
    fireEvent.pointerMove(divider(), { ...at, clientX: left + 400 });
    expect(divider().getAttribute('aria-valuenow')).toBe('400');
    fireEvent.pointerMove(divider(), { ...at, clientX: left + 880 });
    expect(divider().getAttribute('aria-valuenow')).toBe('560');
    fireEvent.pointerMove(divider(), { ...at, clientX: left + 20 });
    fireEvent.lostPointerCapture(divider(), at);
    expect(divider().getAttribute('aria-valuetext')).toBe('已收起');
    await userEvent.setup().click(screen.getByRole('button', { name: '展开目录' }));
    expect(divider().getAttribute('aria-valuenow')).toBe('160');
  });

  test('a named one is found again as it was left', async () => {
    const { kit } = renderInKit(<div style={{ width: 900 }}>{pane('course')}</div>);
    divider().focus();
    await userEvent.setup().keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(divider().getAttribute('aria-valuenow')).toBe('344'));
    expect(kit.preferences.get('split:course')).toBe('{"size":344,"collapsed":false}');
  });
});

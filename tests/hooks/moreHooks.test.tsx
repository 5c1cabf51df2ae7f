import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createDebounced } from '../../src/hooks/debounced.ts';
import { useDebouncedCallback } from '../../src/hooks/useDebouncedCallback.ts';
import { useHotkey } from '../../src/hooks/useHotkey.ts';
import { useKeepScroll } from '../../src/hooks/useKeepScroll.ts';
import { usePersisted } from '../../src/hooks/usePersisted.ts';
import { useUndo } from '../../src/hooks/useUndo.ts';
import { useOnline } from '../../src/kit/context.ts';
import { cleanupKits, renderInKit } from '../../src/testing/renderInKit.tsx';

afterEach(() => {
  cleanupKits();
  vi.useRealTimers();
});

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

describe('useDebouncedCallback', () => {
  const found = vi.fn<(what: string) => void>();
  function Search() {
    const [word, setWord] = useState('雨');
    const { run, flush, cancel } = useDebouncedCallback((what: string) => found(what));
    return (
      <>
        <button
          type="button"
          onClick={() => {
            run(word);
            setWord(`${word}雨`);
          }}
        >
          加字
        </button>
        <button type="button" onClick={flush}>
          回车
        </button>
        <button type="button" onClick={cancel}>
          取消
        </button>
      </>
    );
  }

  it('acts 1000 ms after the last call; flush acts at once, cancel not at all; leaving forgets', () => {
    vi.useFakeTimers();
    found.mockClear();
    const { unmount } = renderInKit(<Search />);
    press('加字');
    act(() => void vi.advanceTimersByTime(999));
    press('加字');
    act(() => void vi.advanceTimersByTime(999));
    expect(found).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(found.mock.calls).toEqual([['雨雨']]);
    press('回车');
    expect(found).toHaveBeenCalledTimes(1);
    press('加字');
    press('回车');
    expect(found).toHaveBeenLastCalledWith('雨雨雨');
    press('加字');
    press('取消');
    act(() => void vi.advanceTimersByTime(5000));
    press('加字');
    unmount();
    act(() => void vi.advanceTimersByTime(5000));
    expect(found).toHaveBeenCalledTimes(2);
  });

  it('refuses a time that is none', () => {
    expect(() => createDebounced(() => {}, -1)).toThrow(/ms must be 0 or more, got -1/);
    expect(() => createDebounced(() => {}, Number.NaN)).toThrow(RangeError);
  });
});

describe('useUndo', () => {
  function Names() {
    const { value, canUndo, canRedo, set, undo, redo, reset } = useUndo<readonly string[]>(['小雨']);
    return (
      <>
        <p>{value.join('、')}</p>
        <button type="button" onClick={() => set((before) => [...before, `学员${before.length}`])}>
          添加
        </button>
        <button type="button" onClick={() => set(['林'], { group: 'name' })}>
          输入林
        </button>
        <button type="button" onClick={() => set(['林小满'], { group: 'name' })}>
          输入林小满
        </button>
        <button type="button" disabled={!canUndo} onClick={undo}>
          撤销
        </button>
        <button type="button" disabled={!canRedo} onClick={redo}>
          重做
        </button>
        <button type="button" onClick={() => reset(['已保存'])}>
          保存
        </button>
      </>
    );
  }

  it('takes back and brings back; typing in one place is one step; saving starts over', () => {
    renderInKit(<Names />);
    const back = screen.getByRole('button', { name: '撤销' });
    expect(back).toBeDisabled();
    press('添加');
    expect(screen.getByText('小雨、学员1')).toBeVisible();
    press('撤销');
    expect(screen.getByText('小雨')).toBeVisible();
    press('重做');
    expect(screen.getByText('小雨、学员1')).toBeVisible();
    press('输入林');
    press('输入林小满');
    press('撤销');
    expect(screen.getByText('小雨、学员1')).toBeVisible();
    press('保存');
    expect(screen.getByText('已保存')).toBeVisible();
    expect(back).toBeDisabled();
    expect(screen.getByRole('button', { name: '重做' })).toBeDisabled();
  });
});

describe('scopes of useHotkey', () => {
  const heard = vi.fn<(who: string) => void>();
  function Page() {
    const panel = useRef<HTMLDivElement>(null);
    useHotkey('n', () => heard('page'));
    useHotkey('n', () => heard('panel'), { scope: panel });
    useHotkey('n', () => heard('anywhere'), { scope: 'anywhere' });
    return (
      <>
        <button type="button">页面</button>
        <div ref={panel}>
          <button type="button">面板</button>
        </div>
        <div role="dialog" aria-label="提示">
          <button type="button">弹窗</button>
        </div>
      </>
    );
  }

  it('a page’s key rests while a dialog has the focus; a part’s key works inside it only', async () => {
    renderInKit(<Page />);
    const at = async (name: string) => {
      heard.mockClear();
      screen.getByRole('button', { name }).focus();
      await userEvent.keyboard('n');
      return heard.mock.calls.flat();
    };
    expect(await at('页面')).toEqual(['page', 'anywhere']);
    expect(await at('面板')).toEqual(['page', 'panel', 'anywhere']);
    expect(await at('弹窗')).toEqual(['anywhere']);
  });
});

describe('usePersisted for each user', () => {
  it('keeps one user’s choice from another’s', () => {
    function Choice() {
      const [on, set] = usePersisted('test.fold', z.boolean(), false, { perUser: true });
      return (
        <button type="button" onClick={() => set(true)}>
          {on ? '已收起' : '展开'}
        </button>
      );
    }
    const { kit } = renderInKit(<Choice />, { as: 'teacher' });
    press('展开');
    expect(screen.getByRole('button', { name: '已收起' })).toBeVisible();
    expect(kit.storage.getItem('jiaowu:1:pref:test.fold:1003')).toBe('true');
    act(() => kit.session.setState({ uid: '1002' }));
    expect(screen.getByRole('button', { name: '展开' })).toBeVisible();
  });
});

describe('useOnline', () => {
  it('follows the browser', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    function Sign() {
      return <p>{useOnline() ? '在线' : '离线'}</p>;
    }
    renderInKit(<Sign />);
    expect(screen.getByText('在线')).toBeVisible();
    online.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('离线')).toBeVisible();
    online.mockRestore();
  });
});

describe('useKeepScroll', () => {
  it('a box that comes back stands where it was', async () => {
    function Lists() {
      const [shown, setShown] = useState(true);
      const ref = useKeepScroll('list');
      return (
        <>
          <button type="button" onClick={() => setShown(!shown)}>
            切换
          </button>
          {shown ? (
            <div ref={ref} role="group" aria-label="名单" style={{ height: 100, overflow: 'auto' }}>
              <div style={{ height: 1000 }} />
            </div>
          ) : null}
        </>
      );
    }
    renderInKit(<Lists />);
    const box = () => screen.getByRole('group', { name: '名单' });
    const scrolled = new Promise((resolve) => box().addEventListener('scroll', resolve, { once: true }));
    box().scrollTop = 300;
    await scrolled;
    press('切换');
    press('切换');
    await waitFor(() => expect(box().scrollTop).toBe(300));
  });
});

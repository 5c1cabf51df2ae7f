import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useDebounced } from '../../src/hooks/useDebounced.ts';
import { useDraft } from '../../src/hooks/useDraft.ts';
import { useHotkey } from '../../src/hooks/useHotkey.ts';
import { usePersisted } from '../../src/hooks/usePersisted.ts';
import { useUrlState } from '../../src/hooks/useUrlState.ts';
import { cleanupKits, renderInKit } from '../../src/testing/renderInKit.tsx';

afterEach(() => {
  cleanupKits();
  vi.useRealTimers();
});

describe('useDebounced', () => {
  it('waits 1000 ms after the last change', () => {
    vi.useFakeTimers();
    function Search() {
      const [text, setText] = useState('');
      return (
        <>
          <input aria-label="搜索" value={text} onChange={(event) => setText(event.target.value)} />
          <p>搜{useDebounced(text)}</p>
          <button type="button" onClick={() => setText((before) => `${before}雨`)}>
            加字
          </button>
        </>
      );
    }
    renderInKit(<Search />);
    const type = () => act(() => screen.getByRole('button', { name: '加字' }).click());
    type();
    act(() => void vi.advanceTimersByTime(999));
    type();
    act(() => void vi.advanceTimersByTime(999));
    expect(screen.getByText('搜')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText('搜雨雨')).toBeVisible();
  });
});

describe('useUrlState', () => {
  function Filters() {
    const [{ q, page }, set] = useUrlState({ q: '', page: 1 });
    return (
      <>
        <p>
          {q || '全部'} 第 {page} 页
        </p>
        <button type="button" onClick={() => set({ q: '小雨', page: 1 })}>
          找小雨
        </button>
        <button type="button" onClick={() => set({ page: page + 1 }, { push: true })}>
          下一页
        </button>
      </>
    );
  }

  it('reads the address and writes it, leaving the rest of it alone', async () => {
    const { navigation } = renderInKit(<Filters />, { path: '/layout/lineMemberList', search: '?campusId=21&page=3' });
    expect(screen.getByText('全部 第 3 页')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '找小雨' }));
    expect(screen.getByText('小雨 第 1 页')).toBeVisible();
    expect(navigation.entries).toEqual(['/layout/lineMemberList?campusId=21&q=%E5%B0%8F%E9%9B%A8']);
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));
    expect(navigation.entries).toHaveLength(2);
    expect(screen.getByText('小雨 第 2 页')).toBeVisible();
  });
});

describe('useHotkey', () => {
  it('works on the page and keeps still while somebody types', async () => {
    const found = vi.fn<(what: string) => void>();
    function Page() {
      useHotkey('/', () => found('all'));
      useHotkey('mod+k', () => found('k'), { inFields: true });
      return <input aria-label="备注" />;
    }
    renderInKit(<Page />);
    await userEvent.keyboard('/');
    expect(found.mock.calls).toEqual([['all']]);
    await userEvent.type(screen.getByRole('textbox', { name: '备注' }), '1/2');
    expect(found).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(found).toHaveBeenLastCalledWith('k');
  });
});

describe('usePersisted', () => {
  it('is remembered by the browser, shared by who names it, and survives junk', async () => {
    const View = z.enum(['week', 'day']);
    function Choice() {
      const [view, setView] = usePersisted('timetable.view', View, 'week');
      return (
        <button type="button" onClick={() => setView('day')}>
          {view}
        </button>
      );
    }
    const { kit } = renderInKit(
      <>
        <Choice />
        <Choice />
      </>,
    );
    await userEvent.click(screen.getAllByRole('button')[0] ?? document.body);
    expect(screen.getAllByText('day')).toHaveLength(2);
    expect(kit.storage.getItem('jiaowu:1:pref:timetable.view')).toBe('"day"');
    act(() => kit.preferences.set('timetable.view', '{junk'));
    expect(screen.getAllByText('week')).toHaveLength(2);
  });
});

describe('useDraft', () => {
  it('offers what an expired session left behind, once', async () => {
    const kept = () => ({ note: '家长想换到周五班' });
    function Form() {
      const { found, settle } = useDraft({ read: kept });
      return found ? (
        <button type="button" onClick={settle}>
          已恢复未保存的内容：{JSON.stringify(found)}
        </button>
      ) : (
        <p>空表单</p>
      );
    }
    const { kit, rerender } = renderInKit(<Form />, { path: '/layout/addMember' });
    expect(screen.getByText('空表单')).toBeVisible();
    kit.drafts.saveAll('1002');
    rerender(<Form key="again" />);
    await userEvent.click(screen.getByRole('button', { name: /已恢复未保存的内容.*家长想换到周五班/ }));
    expect(screen.getByText('空表单')).toBeVisible();
    rerender(<Form key="third" />);
    expect(screen.getByText('空表单')).toBeVisible();
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KeepAlive } from '../../../src/components/shells/KeepAlive/KeepAlive.tsx';
import { useUnsaved } from '../../../src/hooks/keptPage.ts';
import { useKeepScroll } from '../../../src/hooks/useKeepScroll.ts';
import { cleanupKits, renderInKit } from '../../../src/testing/renderInKit.tsx';

afterEach(cleanupKits);

/** How often each page was made, and let go for good. */
const made = new Map<string, number>();
beforeEach(() => {
  made.clear();
  window.scrollTo(0, 0);
});
const count = (name: string) => made.set(name, (made.get(name) ?? 0) + 1);

function Form({ name }: { name: string }) {
  const [text, setText] = useState(() => {
    count(name);
    return '';
  });
  const list = useKeepScroll('list');
  useUnsaved(text !== '');
  return (
    <section aria-label={name}>
      <input aria-label={`${name}备注`} value={text} onChange={(event) => setText(event.target.value)} />
      <div ref={list} role="group" aria-label={`${name}名单`} style={{ height: 80, overflow: 'auto' }}>
        <div style={{ height: 600 }} />
      </div>
      <div style={{ height: 3000 }} />
    </section>
  );
}

const Host = ({ active, cap = 2 }: { active: string; cap?: number }) => (
  <KeepAlive active={active} keep cap={cap} render={(name) => <Form name={name} />} />
);

const note = (name: string) => screen.getByLabelText(`${name}备注`);
const scrollTo = async (target: Window | HTMLElement, top: number) => {
  const told = new Promise((resolve) => target.addEventListener('scroll', resolve, { once: true }));
  target.scrollTo(0, top);
  await told;
};

describe('the memory of kept pages', () => {
  test('a page kept is made once, however often it is shown', () => {
    const { rerender } = renderInKit(<Host active="甲" />);
    for (const active of ['乙', '甲', '乙', '甲']) rerender(<Host active={active} />);
    expect(Object.fromEntries(made)).toEqual({ 甲: 1, 乙: 1 });
  });

  test('beyond the cap the one not shown for longest goes, and is made anew, empty, when it is shown again', async () => {
    const { rerender } = renderInKit(<Host active="甲" />);
    await userEvent.type(note('甲'), '周三');
    await userEvent.clear(note('甲'));
    rerender(<Host active="乙" />);
    rerender(<Host active="丙" />);
    expect(screen.queryByLabelText('甲备注')).toBeNull();
    expect(document.querySelectorAll('input')).toHaveLength(2);
    rerender(<Host active="甲" />);
    expect(made.get('甲')).toBe(2);
    expect(note('甲')).toHaveValue('');
  });

  test('a page with unsaved input stays beyond the cap until it is saved', async () => {
    const { rerender } = renderInKit(<Host active="甲" />);
    await userEvent.type(note('甲'), '家长想换到周五班');
    for (const active of ['乙', '丙', '丁']) rerender(<Host active={active} />);
    rerender(<Host active="甲" />);
    expect(note('甲')).toHaveValue('家长想换到周五班');
    expect(made.get('甲')).toBe(1);
    await userEvent.clear(note('甲'));
    for (const active of ['乙', '丙', '丁', '甲']) rerender(<Host active={active} />);
    expect(made.get('甲')).toBe(2);
  });

  test('the window and a box of the page stand where they were left, each page for itself', async () => {
    const { rerender } = renderInKit(<Host active="甲" />);
    await act(() => scrollTo(window, 700));
    await act(() => scrollTo(screen.getByRole('group', { name: '甲名单' }), 200));
    rerender(<Host active="乙" />);
    await act(() => scrollTo(window, 120));
    rerender(<Host active="甲" />);
    await waitFor(() => expect(window.scrollY).toBe(700));
    expect(screen.getByRole('group', { name: '甲名单' }).scrollTop).toBe(200);
    rerender(<Host active="乙" />);
    await waitFor(() => expect(window.scrollY).toBe(120));
  });

  test('a host that begins each page at its top does not take a kept page’s place', async () => {
    function Site({ active }: { active: string }) {
      useLayoutEffect(() => {
        if (active) window.scrollTo(0, 0);
      }, [active]);
      return <Host active={active} />;
    }
    const { rerender } = renderInKit(<Site active="甲" />);
    await act(() => scrollTo(window, 640));
    rerender(<Site active="乙" />);
    expect(window.scrollY).toBe(0);
    rerender(<Site active="甲" />);
    await waitFor(() => expect(window.scrollY).toBe(640));
  });

  test('what loads late is waited for', async () => {
    function Late({ tall }: { tall: boolean }) {
      const box = useRef<HTMLDivElement>(null);
      useEffect(() => {
        if (box.current) box.current.style.height = tall ? '3000px' : '0';
      }, [tall]);
      return <div ref={box} />;
    }
    const site = (active: string, tall: boolean) => (
      <KeepAlive active={active} keep render={(name) => <Late tall={name === '甲' ? tall : false} />} />
    );
    const { rerender } = renderInKit(site('甲', true));
    await act(() => scrollTo(window, 900));
    rerender(site('乙', false));
    rerender(site('甲', false));
    expect(window.scrollY).toBe(0);
    rerender(site('甲', true));
    await waitFor(() => expect(window.scrollY).toBe(900));
  });
});

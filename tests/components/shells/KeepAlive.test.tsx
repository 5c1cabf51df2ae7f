import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { KeepAlive } from '../../../src/components/shells/KeepAlive/KeepAlive.tsx';
import { OfflineBanner } from '../../../src/components/shells/parts/OfflineBanner.tsx';
import { SkipLink } from '../../../src/components/shells/parts/SkipLink.tsx';
import {
  isLoadFailure,
  RouteErrorBoundary,
} from '../../../src/components/shells/RouteErrorBoundary/RouteErrorBoundary.tsx';
import { useNavigation } from '../../../src/kit/context.ts';
import { cleanupKits, renderInKit } from '../../../src/testing/renderInKit.tsx';

afterEach(cleanupKits);

function Page({ name }: { name: string }) {
  const { search } = useNavigation();
  const [pressed, setPressed] = useState(0);
  return (
    <section aria-label={name}>
      <input aria-label={`${name}的备注`} />
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        {name} {pressed}
      </button>
      <output>{`${name}${search}`}</output>
    </section>
  );
}

function Host({ active, keep = true, cap }: { active: string; keep?: boolean; cap?: number }) {
  return <KeepAlive active={active} keep={keep} cap={cap} render={(name) => <Page name={name} />} />;
}

describe('kept pages', () => {
  test('a page left comes back as it was: state and half-typed text', async () => {
    const { rerender } = renderInKit(<Host active="首页" />);
    await userEvent.type(screen.getByLabelText('首页的备注'), '周三');
    await userEvent.click(screen.getByRole('button', { name: '首页 0' }));
    rerender(<Host active="课程" />);
    expect(screen.queryByRole('region', { name: '首页' })).toBeNull();
    expect(screen.getByRole('region', { name: '课程' })).toBeVisible();
    rerender(<Host active="首页" />);
    expect(screen.getByLabelText('首页的备注')).toHaveValue('周三');
    expect(screen.getByRole('button', { name: '首页 1' })).toBeVisible();
  });

  test('one not marked is dropped when left', async () => {
    const { rerender } = renderInKit(<Host active="报名" keep={false} />);
    await userEvent.click(screen.getByRole('button', { name: '报名 0' }));
    rerender(<Host active="首页" />);
    rerender(<Host active="报名" keep={false} />);
    expect(screen.getByRole('button', { name: '报名 0' })).toBeVisible();
  });

  test('beyond the cap the one not seen for longest is dropped', async () => {
    const { rerender } = renderInKit(<Host active="甲" cap={2} />);
    await userEvent.click(screen.getByRole('button', { name: '甲 0' }));
    for (const active of ['乙', '丙', '甲']) rerender(<Host active={active} cap={2} />);
    expect(screen.getByRole('button', { name: '甲 0' })).toBeVisible();
  });

  test('a left page goes on seeing the address it was left at', async () => {
    const { rerender, navigation, container } = renderInKit(<Host active="首页" />, {
      path: '/home',
      search: '?tab=a',
    });
    rerender(<Host active="课程" />);
    navigation.current().navigate('/courseAll?tab=b');
    await waitFor(() => expect(screen.getByText('课程?tab=b')).toBeVisible());
    expect([...container.querySelectorAll('output')].map(({ textContent }) => textContent)).toContain('首页?tab=a');
  });
});

describe('a page that fails', () => {
  let broken = true;
  function Fragile() {
    if (broken) throw new Error('no such lesson');
    return <p>课表</p>;
  }

  test('keeps the frame, tells the host, and 重试 draws it again', async () => {
    broken = true;
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const told = vi.fn();
    const home = vi.fn();
    renderInKit(
      <RouteErrorBoundary pageKey="/a" onHome={home} onError={told}>
        <Fragile />
      </RouteErrorBoundary>,
    );
    expect(screen.getByRole('alert')).toMatchTextContent(/页面出错了/);
    expect(told).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '回到首页' }));
    expect(home).toHaveBeenCalledOnce();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByText('课表')).toBeVisible();
    complaint.mockRestore();
  });

  test('another page starts afresh', () => {
    broken = true;
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const at = (pageKey: string) => (
      <RouteErrorBoundary pageKey={pageKey} onHome={() => {}}>
        {pageKey === '/a' ? <Fragile /> : <p>排课</p>}
      </RouteErrorBoundary>
    );
    const { rerender } = renderInKit(at('/a'));
    expect(screen.getByRole('alert')).toBeVisible();
    rerender(at('/b'));
    expect(screen.getByText('排课')).toBeVisible();
    complaint.mockRestore();
  });

  test('code that could not be fetched is told from a fault', () => {
    expect(isLoadFailure(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toBe(true);
    expect(isLoadFailure(new Error('no such lesson'))).toBe(false);
  });
});

test('the offline bar comes and goes with the network', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderInKit(<OfflineBanner />);
  expect(screen.getByRole('status')).toMatchTextContent(/网络已断开，正在重试…/);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  online.mockRestore();
});

test('the skip link leads past the navigation and leaves the address alone', async () => {
  renderInKit(
    <>
      <SkipLink />
      <a href="/x">课表</a>
      <main id="main" tabIndex={-1}>
        内容
      </main>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: '跳到主要内容' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('');
});

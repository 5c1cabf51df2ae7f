import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filterByGate } from '../../../src/components/gates/filterByGate.ts';
import { PermissionGate } from '../../../src/components/gates/PermissionGate.tsx';
import { RoleGate } from '../../../src/components/gates/RoleGate.tsx';
import { usePermission, useRoleGate } from '../../../src/components/gates/useGates.ts';
import { useSession } from '../../../src/kit/context.ts';
import type { DemoRole } from '../../../src/testing/demoSession.ts';
import { cleanupKits, renderInKit } from '../../../src/testing/renderInKit.tsx';
import { StoryKit } from '../../../src/testing/StoryKit.tsx';

afterEach(() => {
  cleanup();
  cleanupKits();
  vi.restoreAllMocks();
});

const as = (role: DemoRole) => ({
  wrapper: ({ children }: { children: ReactNode }) => <StoryKit as={role}>{children}</StoryKit>,
});

/** What a developer is told when a gate is written wrongly. */
function errorOf(gate: ReactNode): string {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let said = '';
  class Boundary extends Component<{ children: ReactNode }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override componentDidCatch(error: Error) {
      said = error.message;
    }
    override render() {
      return this.state.failed ? null : this.props.children;
    }
  }
  render(<Boundary>{gate}</Boundary>, as('operator'));
  return said;
}

describe('RoleGate', () => {
  it('教务 sees what 校长 or 教务 may see; 老师 does not, and no element stands in its place', () => {
    const gate = (
      <RoleGate roles={['4', '5']}>
        <button type="button">新建排课</button>
      </RoleGate>
    );
    renderInKit(gate, { as: 'operator' });
    expect(screen.getByRole('button', { name: '新建排课' })).toBeVisible();
    const { container } = renderInKit(gate, { as: 'teacher' });
    expect(screen.queryByRole('button', { name: '新建排课' })).toBeNull();
    expect(container.querySelector('button, span, div')).toBeNull();
  });

  it('numbers and texts are the same role', () => {
    render(<RoleGate roles={[4]}>教务</RoleGate>, as('operator'));
    expect(screen.getByText('教务')).toBeVisible();
  });

  it('nobody signed in holds no role', () => {
    render(
      <RoleGate roles={['5']} fallback="请先登录">
        机密
      </RoleGate>,
      as('anonymous'),
    );
    expect(screen.getByText('请先登录')).toBeVisible();
    expect(screen.queryByText('机密')).toBeNull();
  });

  it('the fallback may say what is missing', () => {
    render(
      <RoleGate roles={['5', 4]} fallback={({ roles }) => <p>需要角色 {roles?.join('、')}</p>}>
        机密
      </RoleGate>,
      as('teacher'),
    );
    expect(screen.getByText('需要角色 5、4')).toBeVisible();
  });

  it('decides in the first render: what is hidden is never mounted', () => {
    const mounted = vi.fn<() => void>();
    const Secret = () => {
      mounted();
      return <p>机密</p>;
    };
    render(
      <RoleGate roles={['5']}>
        <Secret />
      </RoleGate>,
      as('teacher'),
    );
    expect(mounted).not.toHaveBeenCalled();
  });

  it('a forgotten or empty list is an error about needed roles, for the developer', () => {
    expect(errorOf(<RoleGate roles={[]}>x</RoleGate>)).toMatch(/<RoleGate>.*needs roles.*\[\]/);
    const forgotten = JSON.parse('{}');
    expect(errorOf(<RoleGate {...forgotten}>x</RoleGate>)).toMatch(/<RoleGate>.*needs roles.*undefined/);
  });
});

describe('PermissionGate', () => {
  it('shows what the map holds and hides what it denies', () => {
    const map = { 'schedule.edit': true, 'order.view': false };
    render(
      <>
        <PermissionGate permission={{ map, key: 'schedule.edit' }}>排课</PermissionGate>
        <PermissionGate permission={{ map, key: 'order.view' }} fallback={({ permission }) => <p>缺 {permission}</p>}>
          签约
        </PermissionGate>
      </>,
      as('operator'),
    );
    expect(screen.getByText('排课')).toBeVisible();
    expect(screen.getByText('缺 order.view')).toBeVisible();
    expect(screen.queryByText('签约')).toBeNull();
  });

  it('a key the map does not know is denied, and the developer is warned of the spelling', () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(
      <>
        <PermissionGate permission={{ map: { 'schedule.edit': true }, key: 'schedul.edit' }}>排课</PermissionGate>
        <PermissionGate permission={{ map: {}, key: 'toString' }}>继承</PermissionGate>
      </>,
      as('operator'),
    );
    expect(screen.queryByText('排课')).toBeNull();
    expect(screen.queryByText('继承')).toBeNull();
    expect(said).toHaveBeenCalledWith(expect.stringMatching(/<PermissionGate>.*"schedul\.edit".*spelled/));
  });

  it.each([
    ['the object', '{}'],
    ['the map', '{"permission":{"key":"a"}}'],
    ['the key', '{"permission":{"map":{}}}'],
    ['a filled key', '{"permission":{"map":{},"key":""}}'],
  ])('without %s it is an error about needed roles', (_, props) => {
    expect(errorOf(<PermissionGate {...JSON.parse(props)}>x</PermissionGate>)).toMatch(/<PermissionGate>.*needs roles/);
  });
});

describe('the hooks', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('answer for the chosen identity', () => {
    const operator = renderHook(
      () => [useRoleGate(['4']), usePermission('schedule.edit'), usePermission('refund.approve')],
      as('operator'),
    );
    expect(operator.result.current).toEqual([true, true, false]);
    const teacher = renderHook(() => [useRoleGate(['4']), usePermission('schedule.edit')], as('teacher'));
    expect(teacher.result.current).toEqual([false, false]);
  });

  it('name themselves when they are used wrongly', () => {
    expect(() => renderHook(() => useRoleGate([]), as('operator'))).toThrow(/useRoleGate\(\).*needs roles/);
    expect(() => renderHook(() => usePermission(''), as('operator'))).toThrow(/usePermission\(\).*needs roles/);
  });

  it('render anew only when their own answer changes; the current page follows at once', () => {
    const renders = vi.fn<(may: boolean) => void>();
    function Save() {
      const may = usePermission('schedule.edit');
      renders(may);
      return <p>{may ? '可排课' : '不可排课'}</p>;
    }
    const { kit } = renderInKit(<Save />, { as: 'operator' });
    const change = (auth: Record<string, boolean>) =>
      act(() => {
        const { business } = kit.session.getState();
        if (business) kit.session.setState({ business: { ...business, auth: { ...business.auth, ...auth } } });
      });
    renders.mockClear();
    change({ 'order.view': true, 'refund.approve': true });
    expect(renders).not.toHaveBeenCalled();
    change({ 'schedule.edit': false });
    expect(renders.mock.calls).toEqual([[false]]);
    expect(screen.getByText('不可排课')).toBeVisible();
  });

  it('outside a kit they say how to mend it', () => {
    expect(() => renderHook(() => useSession())).toThrow(/useKit\(\) was called outside <KitProvider>/);
  });
});

describe('filterByGate', () => {
  const holder = { roleIds: ['4'], auth: { 'schedule.view': true, 'order.view': false } };
  const menu = [
    { name: '首页' },
    { name: '课表', permission: 'schedule.view' },
    { name: '签约', permission: 'order.view' },
    { name: '校长', roles: ['5'] },
    { name: '教务排课', roles: [4], permission: 'schedule.view' },
    { name: '教务签约', roles: [4], permission: 'order.view' },
    { name: '自带', permission: { map: { own: 1 }, key: 'own' } },
  ];

  it('leaves out of menus, columns and tabs what the gates would hide', () => {
    expect(filterByGate(menu, holder).map(({ name }) => name)).toEqual(['首页', '课表', '教务排课', '自带']);
  });

  it('refuses an entry written wrongly', () => {
    expect(() => filterByGate([{ roles: [] }], holder)).toThrow(/filterByGate\(\).*needs roles/);
    expect(() => filterByGate([{ permission: '' }], holder)).toThrow(/filterByGate\(\).*needs roles/);
  });
});

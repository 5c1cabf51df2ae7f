import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { filterByGate } from '../../src/components/gates/filterByGate.ts';
import { PermissionGate } from '../../src/components/gates/PermissionGate.tsx';
import { usePermissionMap } from '../../src/components/gates/useGates.ts';
import { Button } from '../../src/components/ui/Button/Button.tsx';
import { permissionLabel } from '../../src/domain/permissions.ts';
import { useSession } from '../../src/kit/context.ts';
import { StoryKit } from '../../src/testing/StoryKit.tsx';

const meta = preview.meta({
  title: 'components/gates/PermissionGate',
  component: PermissionGate,
  args: { permission: { map: { 'schedule.edit': true }, key: 'schedule.edit' }, children: <Button>新建排课</Button> },
});

export const Held = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '新建排课' })).toBeVisible();
  },
});

export const Denied = meta.story({
  args: {
    permission: { map: { 'schedule.edit': false }, key: 'schedule.edit' },
    fallback: ({ permission = '' }) => <p>您没有“{permissionLabel(permission)}”权限</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^您没有“.+”权限$/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** A key the map does not know is denied; the developer is warned of the spelling. */
export const UnknownKey = meta.story({
  args: { permission: { map: { 'schedule.edit': true }, key: 'schedul.edit' }, fallback: <p>没有权限</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有权限')).toBeVisible();
  },
});

const menu = [
  { name: '课表', permission: 'schedule.view' },
  { name: '自动排课', permission: 'schedule.bulk' },
  { name: '线下交易报表', permission: 'finance.view' },
  { name: '账户', roles: ['2', '4', '5'] },
];

function Menu() {
  const roleIds = useSession((state) => state.roleIds);
  const auth = usePermissionMap();
  return (
    <ul aria-label="菜单">
      {filterByGate(menu, { roleIds, auth }).map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** The same rules for menus, columns and tabs: `filterByGate`. 王敏 is 老师. */
export const FilteredMenu = meta.story({
  render: () => (
    <StoryKit as="teacher">
      <Menu />
    </StoryKit>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['课表', '账户']);
  },
});

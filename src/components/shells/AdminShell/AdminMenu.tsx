import { ChevronRight, PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import { useState } from 'react';
import type { MenuNode } from '../../../contract/company.ts';
import { Menu } from '../../ui/Menu/Menu.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import { ShellLink } from '../parts/ShellLink.tsx';
import type { Navigate } from '../shellTypes.ts';
import { First, Fold, Nothing, Scroller, Second, Side, Soon, Unbuilt } from './AdminMenu.styles.ts';
import { MenuIcon } from './menuIcons.tsx';
import { filterMenu, shownMenu, trailTo } from './menuTree.ts';

export interface AdminMenuProps {
  /** As the server sends it; /marketCenter is left out here. */
  tree: readonly MenuNode[];
  /** Path of the entry to light: the page's own, or that of the list it belongs to. */
  currentPath: string;
  /** Entries of other pages are shown, but lead nowhere. */
  isBuilt: (path: string) => boolean;
  onNavigate: Navigate;
  collapsed: boolean;
  onCollapse: (collapsed: boolean) => void;
}

/** The left menu: two levels, a filter on top, collapsible to icons. Renders a `<nav>`; sets `data-collapsed`. */
export function AdminMenu({ tree, currentPath, isBuilt, onNavigate, collapsed, onCollapse }: AdminMenuProps) {
  const [wanted, setWanted] = useState('');
  const shown = shownMenu(tree);
  const found = filterMenu(shown, wanted);
  const trail = trailTo(shown, currentPath);
  return (
    <Side aria-label="管理菜单" data-collapsed={collapsed ? '' : undefined}>
      {collapsed ? null : (
        <TextInput
          look="filter"
          size="m"
          aria-label="查找菜单"
          placeholder="查找菜单"
          value={wanted}
          onValueChange={setWanted}
          clearable
          prefix={<Search size={16} strokeWidth={1.75} aria-hidden />}
        />
      )}
      <Scroller>
        {collapsed
          ? shown.map((node) => <IconEntry key={node.id} {...{ node, trail, isBuilt, onNavigate }} />)
          : found.map((node) => (
              <Entry key={node.id} {...{ node, trail, isBuilt, onNavigate }} forcedOpen={wanted.trim() !== ''} />
            ))}
        {found.length === 0 && !collapsed ? <Nothing>没有找到「{wanted.trim()}」</Nothing> : null}
      </Scroller>
      <Fold type="button" aria-label={collapsed ? '展开菜单' : undefined} onClick={() => onCollapse(!collapsed)}>
        {collapsed ? (
          <PanelLeftOpen size={16} strokeWidth={1.75} aria-hidden />
        ) : (
          <>
            <PanelLeftClose size={16} strokeWidth={1.75} aria-hidden />
            收起菜单
          </>
        )}
      </Fold>
    </Side>
  );
}

interface EntryProps extends Pick<AdminMenuProps, 'isBuilt' | 'onNavigate'> {
  node: MenuNode;
  /** Ids from the top down to the lit entry. */
  trail: readonly string[];
}

function Entry({ node, trail, isBuilt, onNavigate, forcedOpen }: EntryProps & { forcedOpen: boolean }) {
  const holds = trail.includes(node.id);
  // null: as the page in view wants it; else the user's own choice.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = forcedOpen || (chosen ?? holds);
  if (node.children.length === 0) {
    return node.url !== null && isBuilt(node.url) ? (
      <First as={ShellLink} href={node.url} current={holds} onNavigate={onNavigate}>
        <MenuIcon name={node.name} />
        {node.name}
      </First>
    ) : (
      <Unbuilt style={{ paddingLeft: 8, height: 36 }}>
        {node.name}
        <Soon>即将开放</Soon>
      </Unbuilt>
    );
  }
  return (
    <>
      <First type="button" aria-expanded={open} onClick={() => setChosen(!open)}>
        <MenuIcon name={node.name} />
        {node.name}
        <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
      </First>
      {open
        ? node.children.map((child) =>
            child.url !== null && isBuilt(child.url) ? (
              <Second
                key={child.id}
                as={ShellLink}
                href={child.url}
                current={trail.includes(child.id)}
                onNavigate={onNavigate}
              >
                {child.name}
              </Second>
            ) : (
              <Unbuilt key={child.id}>
                {child.name}
                <Soon>即将开放</Soon>
              </Unbuilt>
            ),
          )
        : null}
    </>
  );
}

/** A first-level entry of the collapsed menu: its icon, and what it holds in a list beside it. */
function IconEntry({ node, trail, isBuilt, onNavigate }: EntryProps) {
  const holds = trail.includes(node.id);
  const targets = node.children.length > 0 ? node.children : [node];
  return (
    <Menu
      side="right"
      aria-label={node.name}
      items={targets.map((target) => ({
        key: target.id,
        label: target.name,
        current: trail.includes(target.id),
        ...(target.url !== null && isBuilt(target.url)
          ? { onSelect: () => target.url !== null && onNavigate(target.url) }
          : { disabled: true, reason: '即将开放' }),
      }))}
      trigger={
        <First type="button" aria-label={node.name} title={node.name} data-holds-current={holds ? '' : undefined}>
          <MenuIcon name={node.name} size={18} />
        </First>
      }
    />
  );
}

import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import type { MenuNode } from '../../../contract/company.ts';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import type { Navigate } from '../shellTypes.ts';
import { Fold, Nothing, Scroller, Side } from './AdminMenu.styles.ts';
import { Entry, IconEntry } from './MenuEntries.tsx';
import { filterMenu, shownMenu, trailTo } from './menuTree.ts';
import { leaveSearch, useMenuKeys } from './useMenuKeys.ts';

export interface MenuFacts {
  /** As the server sends it; /marketCenter is left out here. */
  tree: readonly MenuNode[];
  /** Path of the entry to light: the page's own, or that of the list it belongs to. */
  currentPath: string;
  /** Entries of other pages are shown, but lead nowhere. */
  isBuilt: (path: string) => boolean;
  /** Path → how many wait there (点名, 审批). */
  counts?: Readonly<Record<string, number>> | undefined;
  onNavigate: Navigate;
}

interface AdminMenuProps extends MenuFacts {
  collapsed: boolean;
  /** null: it cannot be collapsed (in the drawer). */
  onCollapse: ((collapsed: boolean) => void) | null;
}

/** The left menu: two levels, a filter on top, collapsible to icons. Renders a `<nav>`; sets `data-collapsed`. */
export function AdminMenu({ tree, currentPath, collapsed, onCollapse, ...entry }: AdminMenuProps) {
  const [wanted, setWanted] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const moveKeys = useMenuKeys();
  const shown = shownMenu(tree);
  const found = filterMenu(shown, wanted);
  const trail = trailTo(shown, currentPath);
  return (
    <Side aria-label="管理菜单" data-collapsed={collapsed ? '' : undefined} data-guide="menu">
      {collapsed ? null : (
        <TextInput
          look="filter"
          size="m"
          aria-label="查找菜单"
          placeholder="查找菜单"
          value={wanted}
          onValueChange={setWanted}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && wanted !== '') {
              // The first Escape empties the field; only the next one closes a drawer around it.
              event.stopPropagation();
              setWanted('');
            } else leaveSearch(event, list.current);
          }}
          clearable
          prefix={<Search size={16} strokeWidth={1.75} aria-hidden />}
        />
      )}
      {/* Keys that bubble from the links and buttons inside; the box itself is no control. */}
      <Scroller ref={list} role="presentation" onKeyDown={moveKeys}>
        {collapsed
          ? shown.map((node) => <IconEntry key={node.id} {...entry} node={node} trail={trail} />)
          : found.map((node) => <Entry key={node.id} {...entry} node={node} trail={trail} wanted={wanted.trim()} />)}
        {found.length === 0 && !collapsed && wanted.trim() !== '' ? (
          <Nothing role="status">没有找到「{wanted.trim()}」</Nothing>
        ) : null}
        {shown.length === 0 && wanted.trim() === '' && !collapsed ? <Nothing>暂无可用菜单</Nothing> : null}
      </Scroller>
      {onCollapse ? (
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
      ) : null}
    </Side>
  );
}

import { Dialog } from '@base-ui/react/dialog';
import { Menu as MenuSign, X } from 'lucide-react';
import { useState } from 'react';
import { useNavigation } from '../../../kit/context.ts';
import { rootClass } from '../../../theme/GlobalStyle.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { BrandMark } from '../parts/BrandMark.tsx';
import { TopIcon } from '../parts/topBar.styles.ts';
import { AdminMenu, type MenuFacts } from './AdminMenu.tsx';
import { Backdrop, DrawerHead, Panel } from './MenuDrawer.styles.ts';

/**
 * The menu off the canvas: 菜单 brings it in from the left, over the page. Focus stays inside; Escape, a press outside and
 * going to a page close it.
 */
export function MenuDrawer({ onNavigate, ...menu }: MenuFacts) {
  const { pathname } = useNavigation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Whatever changes the page (a link of the page, the browser's 后退) leaves the drawer closed.
  const open = openAt === pathname;
  return (
    <Dialog.Root open={open} onOpenChange={(next) => setOpenAt(next ? pathname : null)}>
      <Dialog.Trigger
        render={
          <TopIcon type="button" aria-label="菜单" data-guide="menu">
            <MenuSign size={20} strokeWidth={1.75} aria-hidden />
          </TopIcon>
        }
      />
      <Dialog.Portal className={rootClass}>
        <Backdrop />
        <Panel aria-label="菜单">
          <DrawerHead>
            <BrandMark />
            <b>教务</b>
            <Dialog.Close
              render={<IconButton label="关闭菜单" tooltip={false} icon={<X size={18} strokeWidth={1.75} />} />}
            />
          </DrawerHead>
          <AdminMenu
            {...menu}
            collapsed={false}
            onCollapse={null}
            onNavigate={(href) => {
              setOpenAt(null);
              onNavigate(href);
            }}
          />
        </Panel>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

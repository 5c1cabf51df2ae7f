import { CircleHelp, Keyboard, Sparkles } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Menu, type MenuItem } from '../../ui/Menu/Menu.tsx';
import { type ShortcutGroup, ShortcutList } from '../../ui/ShortcutList/ShortcutList.tsx';
import { Guide } from '../Guide/Guide.tsx';
import { type FirstGuide, useGuide } from '../Guide/useGuide.ts';
import { TopIcon } from './topBar.styles.ts';

export interface HelpProps {
  /** Shown by itself at a user's first visit; 帮助 shows it again. */
  guide?: FirstGuide | undefined;
  /** What `?` lists. */
  shortcuts?: readonly ShortcutGroup[] | undefined;
  /** More ways to help: 使用手册, 联系客服. */
  items?: readonly MenuItem[] | undefined;
}

interface Help {
  /** Rows for a menu. */
  items: MenuItem[];
  /** The guide and the list of shortcuts: draw them somewhere. */
  parts: ReactNode;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What 帮助 offers, for the menu of a top bar or the sheet of a phone. */
export function useHelp({ guide, shortcuts, items = [] }: HelpProps): Help {
  const tour = useGuide(guide);
  const [listed, setListed] = useState(false);
  const own: MenuItem[] = [];
  if (guide) own.push({ key: 'guide', label: '新手引导', icon: <Sparkles {...icon} />, onSelect: tour.restart });
  if (shortcuts) {
    const onSelect = () => setListed(true);
    own.push({ key: 'keys', label: '键盘快捷键', icon: <Keyboard {...icon} />, shortcut: '?', onSelect });
  }
  return {
    items: [...own, ...items],
    parts: (
      <>
        {guide ? <Guide open={tour.open} steps={guide.steps} onClose={tour.close} /> : null}
        {shortcuts ? <ShortcutList groups={shortcuts} open={listed} onOpenChange={setListed} /> : null}
      </>
    ),
  };
}

/** The question mark of a top bar: the guide once more, the shortcuts, ways to help. Renders a `<button>` and its menu. */
export function HelpMenu(props: HelpProps) {
  const { items, parts } = useHelp(props);
  return (
    <>
      <HelpButton items={items} />
      {parts}
    </>
  );
}

export function HelpButton({ items }: { items: readonly MenuItem[] }) {
  if (items.length === 0) return null;
  return (
    <Menu
      aria-label="帮助"
      align="end"
      items={items}
      trigger={
        <TopIcon type="button" aria-label="帮助" data-guide="help">
          <CircleHelp size={18} strokeWidth={1.75} aria-hidden />
        </TopIcon>
      }
    />
  );
}

import { type ReactElement, useState } from 'react';
import { Menu } from '../ui/Menu/Menu.tsx';
import type { RowAction } from './types.ts';

/** The acts of a row that found no room in it. Mounts open: it is fetched by the press that asks for it. */
export function RowMenu({ actions, trigger }: { actions: readonly RowAction[]; trigger: ReactElement }) {
  const [open, setOpen] = useState(true);
  const items = actions.map(({ key, label, onSelect, tone, disabled, reason }) => ({
    key,
    label,
    onSelect,
    tone,
    disabled,
    reason,
  }));
  return <Menu trigger={trigger} items={items} open={open} onOpenChange={setOpen} align="end" />;
}

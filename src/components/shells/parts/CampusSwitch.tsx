import { ChevronDown, MapPin } from 'lucide-react';
import { Menu } from '../../ui/Menu/Menu.tsx';
import type { CampusChoice } from '../shellTypes.ts';
import { Short, TopButton } from './topBar.styles.ts';

const all = '全部校区';

/** Which campus the lists show. With one campus only, nothing is there to choose and nothing is shown. */
export function CampusSwitch({ options, value, onChange }: CampusChoice) {
  if (options.length < 2) return null;
  const name = options.find((campus) => campus.id === value)?.name ?? all;
  const items = [
    { key: '', label: all, current: value === null, onSelect: () => onChange(null) },
    ...options.map((campus) => ({
      key: campus.id,
      label: campus.name,
      current: campus.id === value,
      onSelect: () => onChange(campus.id),
    })),
  ];
  return (
    <Menu
      aria-label="校区"
      items={items}
      trigger={
        <TopButton type="button" aria-label={`校区：${name}`}>
          <MapPin size={16} strokeWidth={1.75} aria-hidden data-wide-only />
          <Short>{name}</Short>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
        </TopButton>
      }
    />
  );
}

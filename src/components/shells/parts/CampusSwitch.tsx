import { ChevronDown, MapPin } from 'lucide-react';
import { Menu } from '../../ui/Menu/Menu.tsx';
import type { CampusChoice } from '../shellTypes.ts';
import { allCampuses, campusItems } from './personRows.tsx';
import { Short, TopButton } from './topBar.styles.ts';

/** Which campus the lists show. With one campus only, nothing is there to choose and nothing is shown. */
export function CampusSwitch(campus: CampusChoice) {
  const { options, value } = campus;
  if (options.length < 2) return null;
  const name = options.find(({ id }) => id === value)?.name ?? allCampuses;
  return (
    <Menu
      aria-label="校区"
      items={campusItems(campus)}
      trigger={
        <TopButton type="button" aria-label={`校区：${name}`} data-guide="campus">
          <MapPin size={16} strokeWidth={1.75} aria-hidden />
          <Short>{name}</Short>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
        </TopButton>
      }
    />
  );
}

import { Building2, ChevronsUpDown } from 'lucide-react';
import { Menu } from '../../ui/Menu/Menu.tsx';
import type { InstitutionChoice } from '../shellTypes.ts';
import { institutionItems } from './personRows.tsx';
import { Short, TopButton } from './topBar.styles.ts';

/** The institution one works for; with one only it is named and cannot be changed. */
export function InstitutionSwitch(institution: InstitutionChoice) {
  const { options, value } = institution;
  const name = options.find(({ ids }) => ids === value)?.name ?? '';
  const words = (
    <>
      <Building2 size={16} strokeWidth={1.75} aria-hidden />
      <Short>{name}</Short>
    </>
  );
  if (options.length < 2) return <TopButton as="span">{words}</TopButton>;
  return (
    <Menu
      aria-label="机构"
      items={institutionItems(institution)}
      trigger={
        <TopButton type="button" aria-label={`机构：${name}`}>
          {words}
          <ChevronsUpDown size={14} strokeWidth={1.75} aria-hidden />
        </TopButton>
      }
    />
  );
}

import { Check } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Drawer } from '../../ui/Drawer/Drawer.tsx';
import type { MenuGroup } from '../../ui/Menu/Menu.tsx';
import type { CampusChoice, InstitutionChoice, Navigate, PersonActions, ShellPerson } from '../shellTypes.ts';
import { PersonButton } from './PersonMenu.tsx';
import { campusItems, institutionItems, personGroups } from './personRows.tsx';

const Group = styled.section`
  &:not(:first-child) {
    margin-top: 16px;
  }
  h3 {
    margin-bottom: 6px;
    font-size: var(--fs-13);
    line-height: var(--lh-13);
    font-weight: 400;
    color: var(--text-3);
  }
  ul {
    overflow: hidden;
    border: 1px solid var(--border);
    border-radius: var(--r-l);
  }
  li:not(:first-child) {
    border-top: 1px solid var(--border);
  }
`;

const Row = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 48px;
  padding: 8px 16px;
  font-size: var(--fs-16);
  line-height: var(--lh-16);
  > svg {
    flex: none;
    color: var(--text-3);
  }
  &:hover {
    background: var(--hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-pressed='true'] {
    color: var(--accent-text);
    font-weight: 600;
    > svg {
      margin-left: auto;
      color: inherit;
    }
  }
`;

interface PersonSheetProps extends PersonActions {
  person: ShellPerson;
  institution?: InstitutionChoice | undefined;
  campus?: CampusChoice | undefined;
  /** More groups between the campus and one's own: 帮助. */
  more?: readonly MenuGroup[] | undefined;
  onNavigate: Navigate;
}

/** Everything a phone's top bar has no room for: institution, campus, identity, help, the way out. */
export function PersonSheet({ person, institution, campus, more = [], ...rows }: PersonSheetProps) {
  const [open, setOpen] = useState(false);
  const [own, out] = personGroups({ person, ...rows });
  const choices: MenuGroup[] = [];
  if (institution && institution.options.length > 1) {
    choices.push({ key: 'institution', label: '机构', items: institutionItems(institution) });
  }
  if (campus && campus.options.length > 1) {
    choices.push({ key: 'campus', label: '校区', items: campusItems(campus) });
  }
  return (
    <>
      <PersonButton person={person} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)} />
      <Drawer open={open} onOpenChange={setOpen} title={person.name} description={own.label}>
        {[...choices, { ...own, label: undefined }, ...more, out].map((group) => (
          <SheetGroup key={group.key} group={group} onDone={() => setOpen(false)} />
        ))}
      </Drawer>
    </>
  );
}

function SheetGroup({ group, onDone }: { group: MenuGroup; onDone: () => void }) {
  return (
    <Group aria-label={group.label}>
      {group.label === undefined ? null : <h3>{group.label}</h3>}
      <ul>
        {group.items.map(({ key, label, icon, current, onSelect }) => (
          <li key={key}>
            <Row
              type="button"
              aria-pressed={current}
              onClick={() => {
                onDone();
                onSelect?.();
              }}
            >
              {icon}
              {label}
              {current ? <Check size={16} strokeWidth={1.75} aria-hidden /> : null}
            </Row>
          </li>
        ))}
      </ul>
    </Group>
  );
}

import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { MenuNode } from '../../../contract/company.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Highlight } from '../../ui/Highlight/Highlight.tsx';
import { Menu } from '../../ui/Menu/Menu.tsx';
import { ShellLink } from '../parts/ShellLink.tsx';
import type { MenuFacts } from './AdminMenu.tsx';
import { First, Second, Soon, Unbuilt, Words } from './AdminMenu.styles.ts';
import { MenuIcon } from './menuIcons.tsx';
import { countOf } from './menuTree.ts';

interface EntryProps extends Pick<MenuFacts, 'isBuilt' | 'counts' | 'onNavigate'> {
  node: MenuNode;
  /** Ids from the top down to the lit entry. */
  trail: readonly string[];
}

/** A first-level entry: a page, or a group that opens. */
export function Entry({ node, trail, wanted, ...facts }: EntryProps & { wanted: string }) {
  const holds = trail.includes(node.id);
  // null: as the page in view wants it; else the user's own choice.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = wanted !== '' || (chosen ?? holds);
  const words = (
    <Words>
      <Highlight text={node.name} query={wanted} />
    </Words>
  );
  if (node.children.length === 0) {
    return node.url !== null && facts.isBuilt(node.url) ? (
      <First as={ShellLink} href={node.url} current={holds} onNavigate={facts.onNavigate}>
        <MenuIcon name={node.name} />
        {words}
        <Badge count={facts.counts?.[node.url] ?? 0} tone="danger" />
      </First>
    ) : (
      <Unbuilt data-level="1">
        <MenuIcon name={node.name} />
        {words}
        <Soon>即将开放</Soon>
      </Unbuilt>
    );
  }
  return (
    <>
      <First type="button" aria-expanded={open} onClick={() => setChosen(!open)}>
        <MenuIcon name={node.name} />
        {words}
        {open ? null : <Badge count={countOf(node, facts.counts)} tone="danger" />}
        <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
      </First>
      {open
        ? node.children.map((child) => (
            <SecondEntry key={child.id} {...facts} node={child} current={trail.includes(child.id)} wanted={wanted} />
          ))
        : null}
    </>
  );
}

type SecondProps = Omit<EntryProps, 'trail'> & { current: boolean; wanted: string };

function SecondEntry({ node, current, wanted, isBuilt, counts, onNavigate }: SecondProps) {
  const words = (
    <Words>
      <Highlight text={node.name} query={wanted} />
    </Words>
  );
  return node.url !== null && isBuilt(node.url) ? (
    <Second as={ShellLink} href={node.url} current={current} onNavigate={onNavigate}>
      {words}
      <Badge count={counts?.[node.url] ?? 0} tone="danger" />
    </Second>
  ) : (
    <Unbuilt>
      {words}
      <Soon>即将开放</Soon>
    </Unbuilt>
  );
}

/** A first-level entry of the collapsed menu: its icon, and what it holds in a list beside it. */
export function IconEntry({ node, trail, isBuilt, onNavigate }: EntryProps) {
  const holds = trail.includes(node.id);
  if (node.children.length === 0 && node.url !== null && isBuilt(node.url)) {
    return (
      <First
        as={ShellLink}
        href={node.url}
        current={holds}
        onNavigate={onNavigate}
        aria-label={node.name}
        title={node.name}
      >
        <MenuIcon name={node.name} size={18} />
      </First>
    );
  }
  const targets = node.children.length > 0 ? node.children : [node];
  const items = targets.map(({ id, name, url }) => ({
    key: id,
    label: name,
    current: trail.includes(id),
    ...(url !== null && isBuilt(url) ? { onSelect: () => onNavigate(url) } : { disabled: true, reason: '即将开放' }),
  }));
  return (
    <Menu
      side="right"
      aria-label={node.name}
      items={[{ key: node.id, label: node.name, items }]}
      trigger={
        <First type="button" aria-label={node.name} title={node.name} data-holds-current={holds ? '' : undefined}>
          <MenuIcon name={node.name} size={18} />
        </First>
      }
    />
  );
}

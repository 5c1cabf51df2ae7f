import { ChevronRight, Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Link } from '../Link/Link.tsx';
import { Menu } from '../Menu/Menu.tsx';

const List = styled.ol`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--text-3);
`;

const Step = styled.li`
  display: flex;
  align-items: center;
  gap: 6px;
  flex: none;
  min-width: 0;
  white-space: nowrap;
  &:last-child {
    flex: 0 1 auto;
  }
  > svg {
    flex: none;
  }
  > a {
    color: inherit;
    &:hover {
      color: var(--accent-text);
    }
  }
`;

const Here = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  color: var(--text-2);
`;

const More = styled.button`
  display: inline-flex;
  position: relative;
  padding: 1px 2px;
  border: 0;
  border-radius: var(--r-s);
  background: none;
  color: inherit;
  cursor: pointer;
  &:hover {
    background: var(--hover);
  }
  &::after {
    content: '';
    position: absolute;
    inset: -8px;
  }
`;

export interface BreadcrumbItem {
  label: string;
  /** Where it leads; without it plain words. The last one is where the user is and leads nowhere. */
  href?: string | undefined;
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the top down; the last one is this page. */
  items: readonly BreadcrumbItem[];
  /** With more than so many those in the middle go behind …. @default 4 */
  max?: number | undefined;
}

/** Where the page stands. Renders a `<nav>` named 面包屑 with an `<ol>`. */
export function Breadcrumb({ items, max = 4, ...rest }: BreadcrumbProps) {
  const many = items.length > Math.max(2, max);
  const first = many ? items.slice(0, 1) : items;
  const hidden = many ? items.slice(1, items.length - 2) : [];
  const last = many ? items.slice(-2) : [];
  const step = (item: BreadcrumbItem) => {
    const here = item === items.at(-1);
    return (
      <Step key={`${item.label} ${item.href ?? ''}`}>
        {here ? (
          <Here aria-current="page">{item.label}</Here>
        ) : item.href === undefined ? (
          item.label
        ) : (
          <Link href={item.href}>{item.label}</Link>
        )}
        {here ? null : <ChevronRight size={12} strokeWidth={1.75} aria-hidden />}
      </Step>
    );
  };
  return (
    <nav aria-label="面包屑" {...rest}>
      <List>
        {first.map(step)}
        {many ? (
          <Step>
            <Menu
              trigger={
                <More type="button" aria-label="更多上级页面">
                  <Ellipsis size={14} strokeWidth={1.75} aria-hidden />
                </More>
              }
              items={hidden.map(({ label, href }) => ({ key: `${label} ${href ?? ''}`, label, href }))}
            />
            <ChevronRight size={12} strokeWidth={1.75} aria-hidden />
          </Step>
        ) : null}
        {last.map(step)}
      </List>
    </nav>
  );
}

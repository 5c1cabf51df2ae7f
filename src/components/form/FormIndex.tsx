import { type MouseEvent, use, useSyncExternalStore } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { Badge } from '../ui/Badge/Badge.tsx';
import { visuallyHidden } from '../ui/shared/visuallyHidden.styles.ts';
import { FormFrameContext } from './formContext.ts';
import { createSectionStore } from './sectionStore.ts';
import { useCurrentSection } from './useCurrentSection.ts';
import { useWrongFields } from './useWrongFields.ts';

const List = styled.ol`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
  border-left: 1px solid var(--border);

  a {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: max(32px, var(--target));
    padding: 0 8px 0 16px;
    border-radius: 0 var(--r-m) var(--r-m) 0;
    font-size: var(--fs-13);
    line-height: var(--lh-13);
    color: var(--text-2);
    text-decoration: none;
  }
  a:hover {
    background: var(--hover);
    color: var(--text-1);
  }
  a[aria-current] {
    font-weight: 600;
    color: var(--accent-text);
  }
  a[aria-current]::before {
    content: '';
    position: absolute;
    left: -1px;
    top: 4px;
    bottom: 4px;
    width: 2px;
    border-radius: 1px;
    background: var(--accent);
  }
  a:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
`;

const Heard = styled.span`
  ${visuallyHidden}
`;

export interface FormIndexProps<V extends FieldValues> {
  form: { readonly control: Control<V>; readonly id: string };
  /** Name of the list, for assistive technology. @default '表单目录' */
  label?: string | undefined;
}

const none = createSectionStore();

/**
 * The sections of a long form beside it: leads to each, marks the one being read and counts what is wrong in it. Renders a
 * `<nav>`, or nothing for fewer than two sections.
 */
export function FormIndex<V extends FieldValues>({ form, label = '表单目录' }: FormIndexProps<V>) {
  const { subscribe, list } = use(FormFrameContext)?.sections ?? none;
  const sections = useSyncExternalStore(subscribe, list, list);
  const current = useCurrentSection(sections);
  const wrong = useWrongFields(form);
  if (sections.length < 2) return null;
  const go = (event: MouseEvent, element: HTMLElement) => {
    event.preventDefault();
    element.scrollIntoView({ block: 'start' });
    const field = element.querySelector<HTMLElement>(
      ':is(input, textarea, button, [tabindex="0"]):not(:disabled, [tabindex="-1"])',
    );
    field?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label={label}>
      <List>
        {sections.map(({ id, title, element }) => {
          const count = wrong.filter(({ field }) => field !== null && element.contains(field)).length;
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={current === id ? 'location' : undefined}
                onClick={(event) => go(event, element)}
              >
                {title}
                {count > 0 && (
                  <span>
                    <Badge count={count} tone="danger" aria-hidden />
                    <Heard>，{count} 处需要修改</Heard>
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </List>
    </nav>
  );
}

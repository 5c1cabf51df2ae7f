import { type ComponentProps, type CSSProperties, useState } from 'react';
import styled from 'styled-components';
import { useHotkey } from '../../../hooks/useHotkey.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
  gap: 20px 32px;
  padding-bottom: 20px;
`;

const GroupTitle = styled.h3`
  margin: 0 0 4px;
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  font-weight: 600;
  color: var(--text-1);
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 32px;
  border-bottom: 1px solid var(--border);
  > dt {
    color: var(--text-2);
  }
  > dd {
    margin: 0;
    font-size: var(--fs-12);
    color: var(--text-3);
  }
  &:last-child {
    border-bottom: 0;
  }
`;

export interface ShortcutGroup {
  /** Where they work: 全局, 课表. */
  title: string;
  /** `keys` as for `useHotkey`; several for the same act. */
  shortcuts: readonly { keys: string | readonly string[]; label: string }[];
}

export interface ShortcutListProps
  extends Omit<ComponentProps<'div'>, 'title' | 'role' | 'children' | 'className' | 'style'> {
  groups: readonly ShortcutGroup[];
  /** Omit to let `?` open it. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: { reason: 'key' | 'close' }) => void) | undefined;
  /** @default '键盘快捷键' */
  title?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** All shortcuts of a page; `?` opens it anywhere but in a field. Renders a `<div role="dialog">` in a portal. */
export function ShortcutList({ groups, open, onOpenChange, title = '键盘快捷键', ...rest }: ShortcutListProps) {
  const [kept, setKept] = useState(false);
  const shown = open ?? kept;
  const tell = (next: boolean, reason: 'key' | 'close') => {
    setKept(next);
    onOpenChange?.(next, { reason });
  };
  const press = (event: KeyboardEvent) => {
    event.preventDefault();
    tell(!shown, 'key');
  };
  // Its own dialog too: the key that opened it closes it.
  useHotkey('?', press, { scope: 'anywhere' });
  return (
    <Dialog {...rest} size="l" open={shown} onOpenChange={(next) => tell(next, 'close')} title={title}>
      <Groups>
        {groups.map((group) => (
          <section key={group.title}>
            <GroupTitle>{group.title}</GroupTitle>
            <dl>
              {group.shortcuts.map(({ keys, label }) => (
                <Row key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {[keys].flat().map((combo, at) => (
                      <span key={combo}>
                        {at > 0 ? ' 或 ' : null}
                        <Kbd keys={combo} />
                      </span>
                    ))}
                  </dd>
                </Row>
              ))}
            </dl>
          </section>
        ))}
      </Groups>
    </Dialog>
  );
}

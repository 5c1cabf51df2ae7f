import { AlarmClock, Bell, Clock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Empty } from '../../ui/Empty/Empty.tsx';
import { Popover } from '../../ui/Popover/Popover.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton/Skeleton.tsx';
import type { Navigate } from '../shellTypes.ts';
import { ShellLink } from './ShellLink.tsx';
import { Failed, Foot, Head, List, Note, Panel, Row, Title, Waiting } from './TodoBell.styles.ts';
import { TopIcon } from './topBar.styles.ts';

/** One thing that waits for the user. */
export interface ShellTodo {
  id: string;
  /** Verb and object: 为「小雨」核退费课时. */
  title: string;
  /** The exact place where it is done. */
  href: string;
  /** Until when, in words: 已超时 1 天, 剩余 3 小时, 09-25 前. */
  due?: string | undefined;
  /** How pressing `due` is. */
  pressing?: 'overdue' | 'soon' | undefined;
  /** Who and where: 李强 · 东湖校区. */
  note?: string | undefined;
}

/** What is known of the list. A failure is never an empty list. */
export type TodoFeed =
  | { state: 'pending' }
  | { state: 'error'; error: { text: string }; retry: () => void }
  | { state: 'ready'; data: readonly ShellTodo[] };

export interface TodoBellProps {
  /** How many wait, for the badge; above 99 it shows 99+. */
  count: number;
  todos: TodoFeed;
  /** Where 全部待办 leads. */
  allHref: string;
  onNavigate: Navigate;
  /** Told when the list opens: the moment to ask for it. */
  onOpen?: (() => void) | undefined;
  /** @default '待办' */
  label?: string | undefined;
  /** Said where nothing waits. @default '一切正常，今天没有待处理事项' */
  emptyText?: string | undefined;
  /** lucide, 18 px. @default a bell */
  icon?: ReactNode;
}

/** What waits for the user, behind a bell: a count, and a list to act from. Renders a `<button>` and its popover. */
export function TodoBell({
  count,
  todos,
  allHref,
  onNavigate,
  onOpen,
  label = '待办',
  emptyText = '一切正常，今天没有待处理事项',
  icon = <Bell size={18} strokeWidth={1.75} aria-hidden />,
}: TodoBellProps) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    if (next) onOpen?.();
  };
  const go = (href: string) => {
    setOpen(false);
    onNavigate(href);
  };
  return (
    <Popover
      flush
      align="end"
      aria-label={label}
      open={open}
      onOpenChange={change}
      trigger={
        <TopIcon
          type="button"
          aria-label={count > 0 ? `${label}，${count > 99 ? '99+' : count} 项` : label}
          data-guide="todos"
        >
          {icon}
          <Badge count={count} tone="danger" aria-hidden />
        </TopIcon>
      }
    >
      <Panel>
        <Head>
          <h2>{label}</h2>
          <Badge count={count} tone="danger" />
        </Head>
        <Content todos={todos} label={label} emptyText={emptyText} onNavigate={go} />
        <Foot>
          <ShellLink href={allHref} onNavigate={go}>
            全部{label}
          </ShellLink>
        </Foot>
      </Panel>
    </Popover>
  );
}

interface ContentProps extends Pick<TodoBellProps, 'todos' | 'onNavigate'> {
  label: string;
  emptyText: string;
}

function Content({ todos, label, emptyText, onNavigate }: ContentProps) {
  if (todos.state === 'pending') {
    return (
      <Waiting>
        <SkeletonGroup delayMs={300}>
          {[220, 260, 180].map((width) => (
            <span key={width} data-line="">
              <Skeleton width={width} />
              <Skeleton width={120} height={10} />
            </span>
          ))}
        </SkeletonGroup>
      </Waiting>
    );
  }
  if (todos.state === 'error') {
    return (
      <Failed role="alert">
        <p>
          {label}加载失败
          <br />
          {todos.error.text}
        </p>
        <Button size="s" onClick={todos.retry}>
          重试
        </Button>
      </Failed>
    );
  }
  if (todos.data.length === 0) return <Empty size="s" title={`没有${label}`} description={emptyText} />;
  return (
    <List aria-label={label}>
      {todos.data.map((todo) => (
        <li key={todo.id}>
          <TodoRow todo={todo} onNavigate={onNavigate} />
        </li>
      ))}
    </List>
  );
}

function TodoRow({ todo, onNavigate }: { todo: ShellTodo; onNavigate: Navigate }) {
  const Sign = todo.pressing === 'overdue' ? AlarmClock : Clock;
  return (
    <Row as={ShellLink} href={todo.href} onNavigate={onNavigate} data-due={todo.pressing}>
      <Sign size={16} strokeWidth={1.75} aria-hidden />
      <Title>{todo.title}</Title>
      <Note>
        {todo.due === undefined ? null : <em>{todo.due}</em>}
        {todo.note === undefined ? null : <span>{todo.note}</span>}
      </Note>
    </Row>
  );
}

import { Check as CheckIcon, ChevronRight, GripVertical, Minus } from 'lucide-react';
import type { RowComponentProps } from 'react-window';
import { Highlight } from '../Highlight/Highlight.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Check, Grip, Icon, Note, Row, Turn, Words } from './Tree.styles.ts';
import type { TreeChecks } from './treeChecks.ts';
import type { TreeRowFacts } from './treeRows.ts';
import type { TreeMove } from './treeTypes.ts';

export interface TreeRowProps {
  rows: readonly TreeRowFacts[];
  idOf: (at: number) => string;
  /** null: rows have no boxes. */
  checks: TreeChecks | null;
  /** null: rows cannot be chosen. */
  selected: string | null | false;
  active: string | null;
  search: string;
  loads: ReadonlyMap<string, 'loading' | 'failed'>;
  movable: boolean;
  dragged: string | null;
  over: TreeMove | null;
}

const ariaChecked = { all: true, some: 'mixed', none: false } as const;

/** One node. Its parts carry `data-part`; the tree listens to the press once for all rows. */
export function TreeRow({ index: at, style, rows, ...tree }: RowComponentProps<TreeRowProps>) {
  const row = rows[at];
  if (!row) return null;
  const { key, entry, branch, open } = row;
  const { node, depth, disabled } = entry;
  const load = tree.loads.get(key);
  const state = tree.checks?.stateOf(key);
  return (
    <Row
      id={tree.idOf(at)}
      role="treeitem"
      style={{ ...style, paddingLeft: 4 + depth * 20 }}
      aria-level={depth + 1}
      aria-setsize={entry.siblings}
      aria-posinset={entry.place + 1}
      aria-expanded={branch ? open : undefined}
      aria-selected={tree.selected === false ? undefined : tree.selected === key}
      aria-checked={state && ariaChecked[state]}
      aria-disabled={disabled || undefined}
      aria-busy={load === 'loading' || undefined}
      data-key={key}
      data-active={tree.active === key ? '' : undefined}
      data-pressable={disabled ? undefined : ''}
      data-dragged={tree.dragged === key ? '' : undefined}
      data-drop={tree.over?.target === key ? tree.over.place : undefined}
    >
      <Turn data-part={branch ? 'turn' : undefined}>
        {load === 'loading' ? (
          <Spinner size={14} />
        ) : branch ? (
          <ChevronRight data-chevron="" size={14} strokeWidth={1.75} aria-hidden />
        ) : null}
      </Turn>
      {state === undefined ? null : (
        <Check data-part="check" data-state={state}>
          {state === 'all' ? <CheckIcon size={12} strokeWidth={3} aria-hidden /> : null}
          {state === 'some' ? <Minus size={12} strokeWidth={3} aria-hidden /> : null}
        </Check>
      )}
      {node.icon == null ? null : <Icon>{node.icon}</Icon>}
      <Words title={node.label}>
        <Highlight text={node.label} query={tree.search} />
      </Words>
      {load === 'failed' ? <Note data-failed="">加载失败，展开重试</Note> : null}
      {node.note == null ? null : <Note>{node.note}</Note>}
      {tree.movable && !disabled ? (
        <Grip data-part="grip">
          <GripVertical size={14} strokeWidth={1.75} aria-hidden />
        </Grip>
      ) : null}
    </Row>
  );
}

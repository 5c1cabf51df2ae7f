import { useMemo, useState } from 'react';
import { createTreeChecks, type TreeChecks } from './treeChecks.ts';
import { buildTreeIndex, isBranch, type TreeIndex } from './treeIndex.ts';
import type { TreeProps } from './treeProps.ts';
import { searchTree, treeRows } from './treeRows.ts';
import { useTreeLoading } from './useTreeLoading.ts';

/** Keys given from outside, or the checks as they were told last; checks of an older tree are carried over. */
function resolveChecks(index: TreeIndex, given: TreeChecks | readonly string[]): TreeChecks {
  if (!('stateOf' in given)) return createTreeChecks(index, given);
  return given.index === index ? given : createTreeChecks(index, given.topKeys());
}

type TreeFacts = Pick<
  TreeProps,
  | 'nodes'
  | 'onLoad'
  | 'checkable'
  | 'checked'
  | 'defaultChecked'
  | 'onCheckedChange'
  | 'selected'
  | 'defaultSelected'
  | 'onSelectedChange'
  | 'expanded'
  | 'defaultExpanded'
  | 'onExpandedChange'
>;

/** What a tree knows: its nodes by key, what is open, checked and chosen, what the search leaves, the rows in view. */
export function useTreeState(props: TreeFacts, search: string) {
  const { nodes, onLoad } = props;
  const loading = useTreeLoading(onLoad);
  const index = useMemo(() => buildTreeIndex(nodes, loading.loaded), [nodes, loading.loaded]);

  const [keptOpen, setKeptOpen] = useState<readonly string[] | 'all'>(props.defaultExpanded ?? []);
  const openKeys = props.expanded ?? keptOpen;
  const expanded = useMemo(
    () =>
      openKeys === 'all'
        ? new Set([...index].filter(([, entry]) => isBranch(entry) && !entry.pending).map(([key]) => key))
        : new Set(openKeys),
    [openKeys, index],
  );
  const [keptChecks, setKeptChecks] = useState<TreeChecks | readonly string[]>(props.defaultChecked ?? []);
  const givenChecks = props.checked ?? keptChecks;
  const checks = useMemo(() => resolveChecks(index, givenChecks), [index, givenChecks]);
  const [keptSelected, setKeptSelected] = useState<string | null>(props.defaultSelected ?? null);
  const selected = props.selected === undefined ? keptSelected : props.selected;

  const filter = useMemo(() => searchTree(index, search), [index, search]);
  const rows = useMemo(() => {
    const failed = [...loading.states.values()].includes('failed');
    const open = failed ? new Set([...expanded].filter((key) => loading.states.get(key) !== 'failed')) : expanded;
    return treeRows(nodes, index, open, filter ?? undefined);
  }, [nodes, index, expanded, filter, loading.states]);

  /** Opens or closes; what is not there yet is fetched. */
  const expand = (keys: readonly string[], open: boolean) => {
    const next = new Set(expanded);
    for (const key of keys) {
      if (open) next.add(key);
      else next.delete(key);
    }
    const list = [...next];
    setKeptOpen(list);
    props.onExpandedChange?.(list, { reason: open ? 'open' : 'close', keys });
    if (!open) return;
    for (const key of keys) {
      const entry = index.get(key);
      if (entry) loading.load(entry);
    }
  };
  const check = (key: string, reason: 'press' | 'key') => {
    const entry = index.get(key);
    if (!props.checkable || !entry || entry.disabled || entry.leaves === 0) return;
    const checked = checks.stateOf(key) !== 'all';
    const next = checks.with(key, checked);
    setKeptChecks(next);
    props.onCheckedChange?.(next, { reason, key, checked });
  };
  const select = (key: string, reason: 'press' | 'key') => {
    if (index.get(key)?.disabled) return;
    setKeptSelected(key);
    props.onSelectedChange?.(key, { reason });
  };
  return { index, rows, filter, checks, selected, loads: loading.states, expand, check, select };
}

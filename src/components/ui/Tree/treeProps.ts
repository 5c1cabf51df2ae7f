import type { ComponentProps } from 'react';
import type { TreeChecks } from './treeChecks.ts';
import type { TreeMove, TreeNode } from './treeTypes.ts';

export interface TreeProps
  extends Omit<ComponentProps<'div'>, 'onLoad' | 'defaultChecked' | 'children' | 'role' | 'aria-label'> {
  /** Keep the same array while nothing changes: the tree is read anew when it is another. */
  nodes: readonly TreeNode[];
  /** What it is a tree of, for assistive technology: 部门. */
  label: string;
  /** Boxes before the words; a branch shows whether all, some or none below it are checked. @default false */
  checkable?: boolean | undefined;
  /** Keys of leaves or whole branches, or what `onCheckedChange` gave. */
  checked?: TreeChecks | readonly string[] | undefined;
  defaultChecked?: TreeChecks | readonly string[] | undefined;
  /** `checks.leafKeys()` and `checks.topKeys()` list them when you need a list; a toggle itself makes none. */
  onCheckedChange?:
    | ((checks: TreeChecks, details: { reason: 'press' | 'key'; key: string; checked: boolean }) => void)
    | undefined;
  /** One node can be chosen. Default: when there are no boxes. */
  selectable?: boolean | undefined;
  selected?: string | null | undefined;
  defaultSelected?: string | null | undefined;
  onSelectedChange?: ((key: string, details: { reason: 'press' | 'key' }) => void) | undefined;
  expanded?: readonly string[] | undefined;
  /** @default [] */
  defaultExpanded?: readonly string[] | 'all' | undefined;
  onExpandedChange?:
    | ((keys: string[], details: { reason: 'open' | 'close'; keys: readonly string[] }) => void)
    | undefined;
  /** Fetches the children of a `lazy` node, once. A failure is shown on the node; opening it again tries again. */
  onLoad?: ((node: TreeNode) => Promise<readonly TreeNode[]>) | undefined;
  /** Lets nodes be dragged, and moved with Alt and the arrows. Change `nodes` (see `moveNode`); without that nothing moves. */
  onMove?: ((move: TreeMove, details: { reason: 'drag' | 'keyboard' }) => void) | undefined;
  /** Moves that are refused besides those into oneself. */
  canMove?: ((move: TreeMove) => boolean) | undefined;
  /** A box above the tree that finds nodes by their words. @default false */
  searchable?: boolean | undefined;
  /** Words to find, when the box is elsewhere. */
  search?: string | undefined;
  /** @default '搜索' */
  searchPlaceholder?: string | undefined;
  /** Height of the tree before it scrolls, px. @default 360 */
  maxHeight?: number | undefined;
  /** @default '暂无数据' */
  emptyText?: string | undefined;
  /** @default '没有匹配的节点' */
  noMatchText?: string | undefined;
}

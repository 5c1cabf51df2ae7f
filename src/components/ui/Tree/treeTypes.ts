import type { ReactNode } from 'react';

export interface TreeNode {
  /** Unique in the whole tree. */
  key: string;
  /** What is read, searched and typed ahead. */
  label: string;
  children?: readonly TreeNode[] | undefined;
  /** Has children that are not loaded yet: opening it calls `onLoad`. */
  lazy?: boolean | undefined;
  /** Cannot be chosen, checked or moved; what is below it keeps its checks. */
  disabled?: boolean | undefined;
  icon?: ReactNode;
  /** At the right end: a count, a Tag. */
  note?: ReactNode;
}

/** Where a node goes: next to another one, or to the end of its children. */
export interface TreeMove {
  key: string;
  target: string;
  place: 'before' | 'after' | 'inside';
}

/** all: everything below is checked; some: a part. */
export type CheckState = 'all' | 'some' | 'none';

import { keyboardMove } from './moveNode.ts';
import type { TreeIndex } from './treeIndex.ts';
import type { TreeRowFacts } from './treeRows.ts';
import type { TreeMove } from './treeTypes.ts';

/** What a key asks of the tree. */
export type TreeAct =
  | { act: 'go'; to: number }
  | { act: 'open'; key: string }
  | { act: 'close'; key: string }
  | { act: 'check'; key: string }
  | { act: 'choose'; key: string }
  | { act: 'open-level'; keys: string[] }
  | { act: 'move'; move: TreeMove }
  | { act: 'type'; text: string };

export interface Pressed {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** The tree pattern of the ARIA practices, with Alt and an arrow to move the node. null: not the tree's key. */
export function treeKey(
  rows: readonly TreeRowFacts[],
  index: TreeIndex,
  at: number,
  pressed: Pressed,
  page: number,
): TreeAct | null {
  const row = rows[at];
  if (!row || pressed.ctrlKey || pressed.metaKey) return null;
  const go = (to: number): TreeAct => ({ act: 'go', to: Math.min(rows.length - 1, Math.max(0, to)) });
  if (pressed.altKey) {
    const move = keyboardMove(index, row.key, pressed.key);
    return move && { act: 'move', move };
  }
  switch (pressed.key) {
    case 'ArrowDown':
      return go(at + 1);
    case 'ArrowUp':
      return go(at - 1);
    case 'PageDown':
      return go(at + page);
    case 'PageUp':
      return go(at - page);
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.length - 1);
    case 'ArrowRight':
      if (!row.branch) return null;
      if (!row.open) return { act: 'open', key: row.key };
      return rows[at + 1]?.entry.parent === row.key ? go(at + 1) : null;
    case 'ArrowLeft': {
      if (row.branch && row.open) return { act: 'close', key: row.key };
      const up = rows.findLastIndex((other, place) => place < at && other.key === row.entry.parent);
      return up < 0 ? null : go(up);
    }
    case ' ':
      return { act: 'check', key: row.key };
    case 'Enter':
      return { act: 'choose', key: row.key };
    case '*': {
      const level = rows.filter((other) => other.entry.parent === row.entry.parent && other.branch && !other.open);
      return { act: 'open-level', keys: level.map((other) => other.key) };
    }
    default:
      return /^.$/u.test(pressed.key) ? { act: 'type', text: pressed.key } : null;
  }
}

import type { Editor } from '@tiptap/core';
import type { RichTextReason } from '../richTextTypes.ts';

const key = 'jiaowuReason';

/** Anything that carries notes of where it came from: an editor's transaction. */
export interface Noted {
  getMeta: (name: string) => unknown;
}

const reasons: readonly unknown[] = ['format', 'link', 'image'] satisfies RichTextReason[];

/** A chain of commands whose change will say why it was made. */
export function because(editor: Editor, reason: 'format' | 'link' | 'image') {
  return editor.chain().setMeta(key, reason);
}

/** Why a change was made. */
export function reasonOf(change: Noted): RichTextReason {
  const said = change.getMeta(key);
  if (reasons.includes(said)) return said as RichTextReason;
  if (change.getMeta('history$') !== undefined) return 'undo';
  const event = change.getMeta('uiEvent');
  return event === 'paste' || event === 'drop' ? 'paste' : 'input';
}

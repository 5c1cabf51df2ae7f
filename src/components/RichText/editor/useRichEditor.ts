import type { Editor, EditorOptions } from '@tiptap/core';
import { useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { cleanPasted } from '../cleanPasted.ts';
import { isRichTextEmpty, richTextToText } from '../plainText.ts';
import type { RichTextDetails } from '../richTextTypes.ts';
import { sanitizeRichText } from '../sanitizeRichText.ts';
import { createExtensions } from './extensions.ts';
import { reasonOf } from './reasonOf.ts';

export interface RichEditorInput {
  html: string;
  onChange: (html: string, details: RichTextDetails) => void;
  editable: boolean;
  attributes: Record<string, string>;
  /** Files that were pasted, or dropped at a place of the document. */
  onFiles: (files: readonly File[], at?: number) => void;
  /** Pictures of a paste that could not come along. */
  onLostImages: (count: number) => void;
  /** A key of ours was pressed; true if it did something. */
  onKey: (event: KeyboardEvent) => boolean;
}

/** The document as the rest of the product knows it; without the empty lines at its end. */
function htmlOf(editor: Editor): string {
  const html = sanitizeRichText(editor.getHTML()).replace(/(?:<p><\/p>)+$/, '');
  return isRichTextEmpty(html) ? '' : html;
}

/** The editor, in step with `html` from outside: what a person writes goes out, what comes in from elsewhere is shown. */
export function useRichEditor(input: RichEditorInput): Editor {
  const { html, editable, attributes } = input;
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const [start] = useState(() => sanitizeRichText(html));
  const [extensions] = useState(createExtensions);
  /** The value both sides agree on, and the form in which the document says it. */
  const known = useRef(html);
  const shown = useRef<string | null>(null);

  const editorProps = useMemo<EditorOptions['editorProps']>(
    () => ({
      attributes,
      transformPastedHTML: (pasted) => {
        const { html: clean, lostImages } = cleanPasted(pasted);
        if (lostImages > 0) latest.current.onLostImages(lostImages);
        return clean;
      },
      handlePaste: (_view, event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        // Office puts a picture of the words beside the words: the words are meant.
        if (files.length === 0 || richTextToText(event.clipboardData?.getData('text/html') ?? '') !== '') return false;
        latest.current.onFiles(files);
        return true;
      },
      handleDrop: (view, event, _slice, moved) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (moved || files.length === 0) return false;
        // Also where no picture can be taken: the browser would leave the page and open the file.
        event.preventDefault();
        latest.current.onFiles(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
        return true;
      },
      handleKeyDown: (_view, event) => latest.current.onKey(event),
    }),
    [attributes],
  );

  const editor = useEditor({
    extensions,
    content: start,
    editable,
    editorProps,
    injectCSS: false,
    onCreate: ({ editor: made }) => {
      shown.current = htmlOf(made);
    },
    onUpdate: ({ editor: made, transaction }) => {
      const next = htmlOf(made);
      if (next === shown.current) return;
      shown.current = next;
      known.current = next;
      latest.current.onChange(next, { reason: reasonOf(transaction) });
    },
  });

  // On every render: an owner that keeps its old value takes the change back.
  useEffect(() => {
    if (html === known.current) return;
    known.current = html;
    editor.commands.setContent(sanitizeRichText(html), { emitUpdate: false });
    shown.current = htmlOf(editor);
  });

  useEffect(() => {
    if (editor.isEditable !== editable) editor.setEditable(editable, false);
  }, [editor, editable]);

  return editor;
}

import type { Editor } from '@tiptap/core';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react';
import type { RichTextTexts } from '../richTextTexts.ts';
import { because } from './reasonOf.ts';

type WordKey = { [Key in keyof RichTextTexts]: RichTextTexts[Key] extends string ? Key : never }[keyof RichTextTexts];

export interface Tool {
  /** Key of its words. */
  name: WordKey;
  /** As for useHotkey. */
  keys: string;
  icon: LucideIcon;
  run: (editor: Editor) => void;
  /** A tool that is on or off where the caret stands. */
  on?: (editor: Editor) => boolean;
  /** Default: always. */
  can?: (editor: Editor) => boolean;
}

/** Tools in groups, as they stand in the bar; link and picture stand between the last two. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    {
      name: 'undo',
      keys: 'mod+z',
      icon: Undo2,
      run: (editor) => void editor.commands.undo(),
      can: (editor) => editor.can().undo(),
    },
    {
      name: 'redo',
      keys: 'mod+shift+z',
      icon: Redo2,
      run: (editor) => void editor.commands.redo(),
      can: (editor) => editor.can().redo(),
    },
  ],
  [
    {
      name: 'heading2',
      keys: 'mod+alt+2',
      icon: Heading2,
      run: (editor) => void because(editor, 'format').toggleHeading({ level: 2 }).run(),
      on: (editor) => editor.isActive('heading', { level: 2 }),
    },
    {
      name: 'heading3',
      keys: 'mod+alt+3',
      icon: Heading3,
      run: (editor) => void because(editor, 'format').toggleHeading({ level: 3 }).run(),
      on: (editor) => editor.isActive('heading', { level: 3 }),
    },
  ],
  [
    {
      name: 'bold',
      keys: 'mod+b',
      icon: Bold,
      run: (editor) => void because(editor, 'format').toggleBold().run(),
      on: (editor) => editor.isActive('bold'),
    },
    {
      name: 'italic',
      keys: 'mod+i',
      icon: Italic,
      run: (editor) => void because(editor, 'format').toggleItalic().run(),
      on: (editor) => editor.isActive('italic'),
    },
    {
      name: 'underline',
      keys: 'mod+u',
      icon: Underline,
      run: (editor) => void because(editor, 'format').toggleUnderline().run(),
      on: (editor) => editor.isActive('underline'),
    },
    {
      name: 'strike',
      keys: 'mod+shift+s',
      icon: Strikethrough,
      run: (editor) => void because(editor, 'format').toggleStrike().run(),
      on: (editor) => editor.isActive('strike'),
    },
  ],
  [
    {
      name: 'bulletList',
      keys: 'mod+shift+8',
      icon: List,
      run: (editor) => void because(editor, 'format').toggleBulletList().run(),
      on: (editor) => editor.isActive('bulletList'),
    },
    {
      name: 'orderedList',
      keys: 'mod+shift+7',
      icon: ListOrdered,
      run: (editor) => void because(editor, 'format').toggleOrderedList().run(),
      on: (editor) => editor.isActive('orderedList'),
    },
    {
      name: 'quote',
      keys: 'mod+shift+b',
      icon: Quote,
      run: (editor) => void because(editor, 'format').toggleBlockquote().run(),
      on: (editor) => editor.isActive('blockquote'),
    },
  ],
];

export const clearTool: Tool = {
  name: 'clear',
  keys: 'mod+\\',
  icon: RemoveFormatting,
  run: (editor) => void because(editor, 'format').unsetAllMarks().clearNodes().run(),
};

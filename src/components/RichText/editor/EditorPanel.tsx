import type { Editor } from '@tiptap/core';
import { Button } from '../../ui/Button/Button.tsx';
import type { RichTextTexts } from '../richTextTexts.ts';
import { readLink } from '../safeUrls.ts';
import type { Panel } from './EditorBar.tsx';
import { LineBar } from './LineBar.tsx';
import { because } from './reasonOf.ts';

interface EditorPanelProps {
  panel: Panel;
  editor: Editor;
  texts: RichTextTexts;
  onClose: () => void;
}

/** What a tool asks: the address of a link, the words of the chosen picture. */
export function EditorPanel({ panel, editor, texts, onClose }: EditorPanelProps) {
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  if (panel === 'link') {
    const current: unknown = editor.getAttributes('link').href;
    const setLink = (typed: string) => {
      const href = readLink(typed);
      if (href === null) return;
      const bare = editor.state.selection.empty && typeof current !== 'string';
      if (bare) {
        const marks = [{ type: 'link', attrs: { href } }];
        because(editor, 'link').insertContent({ type: 'text', text: typed.trim(), marks }).run();
      } else because(editor, 'link').extendMarkRange('link').setLink({ href }).run();
      close();
    };
    return (
      <LineBar
        label={texts.linkLabel}
        placeholder={texts.linkPlaceholder}
        initial={typeof current === 'string' ? current : ''}
        texts={texts}
        check={(words) => (readLink(words) === null ? texts.linkWrong : null)}
        onApply={setLink}
        onCancel={close}
        extra={
          typeof current === 'string' ? (
            <Button
              size="s"
              onClick={() => {
                because(editor, 'link').extendMarkRange('link').unsetLink().run();
                close();
              }}
            >
              {texts.linkRemove}
            </Button>
          ) : null
        }
      />
    );
  }
  if (panel === 'alt') {
    const alt: unknown = editor.getAttributes('image').alt;
    return (
      <LineBar
        label={texts.altLabel}
        placeholder={texts.altPlaceholder}
        initial={typeof alt === 'string' ? alt : ''}
        texts={texts}
        check={() => null}
        onApply={(words) => {
          because(editor, 'image').updateAttributes('image', { alt: words.trim() }).run();
          close();
        }}
        onCancel={close}
      />
    );
  }
  return null;
}

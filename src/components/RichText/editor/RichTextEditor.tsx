import { EditorContent } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import type { RichTextDetails } from '../richTextTypes.ts';
import type { RichTextTexts } from '../richTextTexts.ts';
import { HiddenFile, Page } from '../richText.styles.ts';
import { EditorBar, type Panel } from './EditorBar.tsx';
import { EditorNotes } from './EditorNotes.tsx';
import { EditorPanel } from './EditorPanel.tsx';
import { clearTool } from './tools.ts';
import { pictureTypes, type UploadPicture, useImages } from './useImages.ts';
import { useRichEditor } from './useRichEditor.ts';

export interface RichTextEditorProps {
  html: string;
  onChange: (html: string, details: RichTextDetails) => void;
  editable: boolean;
  /** Name, description and state of the text box. The same object while they are the same. */
  attributes: Record<string, string>;
  placeholder: string;
  onImage: UploadPicture | undefined;
  texts: RichTextTexts;
}

/** The editor itself, with all that is only fetched for it. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { html, onChange, editable, attributes, placeholder, onImage, texts } = props;
  const [panel, setPanel] = useState<Panel>(null);
  const [lostImages, setLostImages] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const addFiles = useRef<(files: readonly File[], at?: number) => void>(() => undefined);

  const editor = useRichEditor({
    html,
    onChange,
    editable,
    attributes,
    onLostImages: setLostImages,
    onFiles: (files, at) => {
      if (onImage) addFiles.current(files, at);
      else setLostImages(files.length);
    },
    onKey: (event) => {
      const mod = event.ctrlKey || event.metaKey;
      if (event.altKey && event.key === 'F10') bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
      else if (mod && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k') setPanel('link');
      else if (mod && event.key === '\\') clearTool.run(editor);
      else return false;
      event.preventDefault();
      // The page's own search is not meant.
      event.stopPropagation();
      return true;
    },
  });
  const images = useImages(editor, onImage, texts);
  useEffect(() => {
    addFiles.current = images.add;
  });

  return (
    <>
      {editable ? (
        <EditorBar
          ref={bar}
          editor={editor}
          texts={texts}
          panel={panel}
          onPanel={setPanel}
          onPickImage={onImage ? () => picker.current?.click() : undefined}
        />
      ) : null}
      {editable ? (
        <EditorPanel key={panel} panel={panel} editor={editor} texts={texts} onClose={() => setPanel(null)} />
      ) : null}
      <Page data-empty={html === '' ? '' : undefined} data-hint={placeholder}>
        <EditorContent editor={editor} />
      </Page>
      <EditorNotes
        uploads={images.uploads}
        lostImages={lostImages}
        canRetry={({ file }) => pictureTypes.includes(file.type)}
        texts={texts}
        onRetry={images.retry}
        onDrop={images.drop}
        onForgetLost={() => setLostImages(0)}
      />
      {onImage ? (
        <HiddenFile
          ref={picker}
          type="file"
          aria-label={texts.image}
          tabIndex={-1}
          accept={pictureTypes.join(',')}
          multiple
          onChange={(event) => {
            images.add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      ) : null}
    </>
  );
}

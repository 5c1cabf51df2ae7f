import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import type { RichTextTexts } from '../richTextTexts.ts';
import { safeImageSrc } from '../safeUrls.ts';
import { because } from './reasonOf.ts';

/** A picture on its way, or one that did not get there. */
export interface PictureUpload {
  id: number;
  file: File;
  /** Why it failed, or null while it is under way. */
  failed: string | null;
}

/** Fetches the address of a picture: uploads the file, resolves to its URL. */
export type UploadPicture = (file: File) => Promise<string>;

/** Kinds that every browser shows and that carry no script. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/bmp'];

/** An address of our own site becomes whole: the text may be read elsewhere (mail, mini program). */
function wholeSrc(url: string): string | null {
  return (
    safeImageSrc(url) ??
    (URL.canParse(url, document.baseURI) ? safeImageSrc(new URL(url, document.baseURI).href) : null)
  );
}

/** Only words meant for people are shown; a developer's message says nothing to them. */
function wordsOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return /\p{Script=Han}/u.test(message) ? message : '';
}

/** Pictures that are uploaded into a text; the place of each moves along with what is written meanwhile. */
export function useImages(editor: Editor, onImage: UploadPicture | undefined, texts: RichTextTexts) {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const places = useRef(new Map<number, number>());
  const lastId = useRef(0);

  useEffect(() => {
    // What is written at its place comes behind it.
    const follow = ({ transaction }: { transaction: { mapping: { map: (at: number, side: number) => number } } }) => {
      for (const [id, at] of places.current) places.current.set(id, transaction.mapping.map(at, -1));
    };
    editor.on('transaction', follow);
    return () => void editor.off('transaction', follow);
  }, [editor]);

  const drop = (id: number) => {
    places.current.delete(id);
    setUploads((list) => list.filter((upload) => upload.id !== id));
  };
  const mark = (id: number, failed: string | null) =>
    setUploads((list) => list.map((upload) => (upload.id === id ? { ...upload, failed } : upload)));

  const send = (id: number, file: File) => {
    if (!onImage) return;
    onImage(file).then(
      (url) => {
        const at = places.current.get(id);
        if (editor.isDestroyed || at === undefined) return;
        const src = wholeSrc(url);
        if (src === null) {
          mark(id, texts.imageAddress);
          return;
        }
        because(editor, 'image')
          .insertContentAt(Math.min(at, editor.state.doc.content.size), { type: 'image', attrs: { src, alt: '' } })
          .run();
        drop(id);
      },
      (error: unknown) => mark(id, wordsOf(error)),
    );
  };

  const add = (files: readonly File[], at = editor.state.selection.to) => {
    for (const file of files) {
      lastId.current += 1;
      const id = lastId.current;
      const fits = pictureTypes.includes(file.type);
      places.current.set(id, at);
      setUploads((list) => [...list, { id, file, failed: fits ? null : texts.imageKind }]);
      if (fits) send(id, file);
    }
  };

  const retry = ({ id, file }: PictureUpload) => {
    mark(id, null);
    send(id, file);
  };

  return { uploads, add, retry, drop };
}

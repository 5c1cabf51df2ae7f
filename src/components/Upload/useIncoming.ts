import { type RefObject, useEffect, useState } from 'react';
import { useLatest } from '../PdfViewer/useLatest.ts';
import { readDrop } from './readDrop.ts';

const bringsFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer?.types.includes('Files') === true;

/**
 * Files dropped on an element, and files pasted while the focus is in it or nowhere.
 * @param take null: nothing may come; a drop is then refused, so that the browser does not open the file
 * @returns whether files hang over the element
 */
export function useIncoming(
  root: RefObject<HTMLElement | null>,
  take: ((files: readonly File[]) => void) | null,
): boolean {
  const [over, setOver] = useState(false);
  const latest = useLatest(take);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const receive = (transfer: DataTransfer) => {
      if (latest.current === null) return;
      readDrop(transfer).then(
        (files) => latest.current?.(files),
        (error: unknown) => console.warn('[jiaowu] upload: what was dropped could not be read.', error),
      );
    };
    const onOver = (event: DragEvent) => {
      if (!bringsFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = latest.current === null ? 'none' : 'copy';
      setOver(latest.current !== null);
    };
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (!bringsFiles(event.dataTransfer)) return;
      event.preventDefault();
      receive(event.dataTransfer);
    };
    const onPaste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      const here = (target instanceof Node && element.contains(target)) || target === document.body;
      if (!here || event.defaultPrevented || !bringsFiles(clipboardData)) return;
      event.preventDefault();
      receive(clipboardData);
    };
    element.addEventListener('dragenter', onOver);
    element.addEventListener('dragover', onOver);
    element.addEventListener('dragleave', onLeave);
    element.addEventListener('drop', onDrop);
    document.addEventListener('paste', onPaste);
    return () => {
      element.removeEventListener('dragenter', onOver);
      element.removeEventListener('dragover', onOver);
      element.removeEventListener('dragleave', onLeave);
      element.removeEventListener('drop', onDrop);
      document.removeEventListener('paste', onPaste);
    };
  }, [root, latest]);
  return over;
}

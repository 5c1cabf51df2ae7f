import type { ComponentProps } from 'react';
import type { FileActions } from './FileParts.tsx';
import type { UploadLabels } from './labels.ts';
import type { QueueItem } from './queue.ts';

/** What a row and a card are given. */
export interface FileViewProps {
  item: QueueItem;
  /** The chosen file; undefined for one that was on the server before. */
  chosen: File | undefined;
  labels: UploadLabels;
  actions: FileActions;
  /** Undefined: the order cannot be changed. */
  handle: Pick<ComponentProps<'button'>, 'onPointerDown' | 'onKeyDown'> | undefined;
  dragging: boolean;
  onPreview: (() => void) | undefined;
}

import type { ComponentProps, CSSProperties } from 'react';
import type { Permission } from '../gates/decide.ts';
import type { WatermarkInput } from '../PdfViewer/types.ts';
import type { ImageViewerLabels } from './labels.ts';

export interface ViewerImage {
  src: string;
  /** What is on it: its text alternative and the caption at the top. */
  alt: string;
  /** Name of the downloaded file with its ending. @default the caption */
  fileName?: string | undefined;
}

export type ImageViewerCloseReason = 'close' | 'escape' | 'other';
export type ImageChangeReason = 'button' | 'key' | 'swipe';

export interface ImageViewerProps extends Omit<ComponentProps<'div'>, 'children' | 'className' | 'style'> {
  images: readonly ViewerImage[];
  open: boolean;
  /** Called with false and why. */
  onOpenChange: (open: boolean, details: { reason: ImageViewerCloseReason }) => void;
  /** Controlled picture, from 0; use with `onIndexChange`. */
  index?: number | undefined;
  /** The picture it opens with. @default 0 */
  defaultIndex?: number | undefined;
  onIndexChange?: ((index: number, details: { reason: ImageChangeReason }) => void) | undefined;
  /** Drawn into every picture's bitmap and over it, as in the PDF viewer. @default none */
  watermark?: WatermarkInput | undefined;
  /**
   * Whether this person may download, or the right that says so: `{ map: business.auth, key: 'resource.download' }`.
   * Without it the context menu, dragging and Ctrl + S are refused. @default false
   */
  download?: boolean | Permission | undefined;
  /** A picture was handed to the user, watermark included. */
  onDownload?: ((index: number) => void) | undefined;
  /** Saving was refused; the user has been told. */
  onBlockedSave?: (() => void) | undefined;
  /** The watermark was tampered with faster than it could be repaired; the picture is hidden now. */
  onTamper?: (() => void) | undefined;
  labels?: Partial<ImageViewerLabels> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

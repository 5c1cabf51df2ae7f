import type { ComponentProps, ReactNode } from 'react';
import type { PdfViewerLabels } from './labels.ts';
import type { PdfConfig } from './pdfEngine.ts';
import type { PdfError } from './pdfError.ts';

/**
 * An address; a way to get a short-lived address, asked again when it has expired (called without `this`); or the bytes.
 * `getUrl` and `data` identify the document: another function or array is another document.
 */
export type PdfSource = string | { getUrl: () => Promise<string> } | { data: Uint8Array };

export interface WatermarkOptions {
  /** Text, lines of text, or a function that gives them anew (a clock in the mark, with `refresh`). */
  text: string | readonly string[] | (() => string | readonly string[]);
  /** `'minute'`: asks `text` again every minute. @default never */
  refresh?: 'minute' | undefined;
  /** @default '#161F2A' */
  color?: string | undefined;
  /** Ink, 0..1. @default 0.13 */
  opacity?: number | undefined;
  /** Font size in CSS px at a scale of 1.2. @default 15 */
  fontSize?: number | undefined;
  /** Degrees; negative rises to the right. @default -24 */
  angle?: number | undefined;
  /** Room between marks along and across the tilt, CSS px at a scale of 1.2. @default [110, 92] */
  gap?: readonly [number, number] | undefined;
}

export type WatermarkInput = string | readonly string[] | WatermarkOptions;

/** What made the page change. `clamp`: the asked page lay outside the document. */
export type PageChangeReason = 'button' | 'key' | 'input' | 'swipe' | 'clamp' | 'call';
export type ScaleChangeReason = 'button' | 'key' | 'wheel' | 'pinch' | 'call';

/** What the viewer does, without its look; shared by `<PdfViewer>` and `usePdfViewer`. */
export interface PdfViewerOptions extends PdfConfig {
  src: PdfSource;
  /** Drawn into every page's bitmap and over it. @default none */
  watermark?: WatermarkInput | undefined;
  /** Controlled page, from 1; use with `onPageChange`. */
  page?: number | undefined;
  /** @default 1 */
  defaultPage?: number | undefined;
  /** The page asked for, already clamped to 1..pages. Called at once, also while another page is being drawn. */
  onPageChange?: ((page: number, details: { reason: PageChangeReason }) => void) | undefined;
  /** Controlled scale, 0.8–2 in steps of 0.1; use with `onScaleChange`. */
  scale?: number | undefined;
  /** @default 1.2 */
  defaultScale?: number | undefined;
  onScaleChange?: ((scale: number, details: { reason: ScaleChangeReason }) => void) | undefined;
  /** Adds the close button and the Esc key. */
  onClose?: (() => void) | undefined;
  /** The document is open and its first page is painted. */
  onReady?: ((info: { pages: number }) => void) | undefined;
  /** A page has been painted and is on screen. */
  onPageShown?: ((info: { page: number }) => void) | undefined;
  onError?: ((error: PdfError) => void) | undefined;
  /** The watermark was tampered with faster than it could be repaired; the page is blank now. */
  onTamper?: (() => void) | undefined;
  /** Saving, dragging or printing was refused; the reader has been told. */
  onBlockedSave?: (() => void) | undefined;
  /** The image of a page was saved; only with `maySaveImage`. The watermark is in it. */
  onSaveImage?: ((info: { page: number }) => void) | undefined;
  /** Time on a page when it is left: visible and not idle (5 min). */
  onPageDwell?: ((info: { page: number; ms: number }) => void) | undefined;
  /** Whether text may be selected and copied. @default false */
  copyable?: boolean | undefined;
  /** Whether the page may be printed, watermark included. @default false */
  printable?: boolean | undefined;
  /** Whether this person may save the page's image, watermark included. @default false */
  maySaveImage?: boolean | undefined;
  labels?: Partial<PdfViewerLabels> | undefined;
}

export interface PdfViewerProps
  extends PdfViewerOptions,
    Omit<ComponentProps<'section'>, 'title' | 'onError' | 'children' | 'onCopy' | 'onCut'> {
  /** The document's name; also names the region. */
  title: string;
  /** A second line under the name: version, campus. */
  subtitle?: ReactNode;
  /** Further buttons in the top bar, before full screen. */
  actions?: ReactNode;
  /** Hides the top bar, for a viewer inside a page that has its own. @default false */
  bare?: boolean | undefined;
}

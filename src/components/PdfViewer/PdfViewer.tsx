import { useImperativeHandle } from 'react';
import { PageStage } from './PageStage.tsx';
import { PrintNotice, Quiet, Root } from './PdfViewer.styles.ts';
import { Toolbar } from './Toolbar.tsx';
import { TopBar } from './TopBar.tsx';
import type { PdfViewerProps } from './types.ts';
import { usePdfViewer } from './usePdfViewer.ts';

/**
 * Reads a PDF page by page, under a watermark that stays. Fills the height of its parent.
 * Renders a `<section>` named by `title`; sets `data-fullscreen`, `data-printable`, `data-page` (the page on screen).
 */
export function PdfViewer(props: PdfViewerProps) {
  const {
    ref,
    src: _src,
    watermark: _watermark,
    page: _page,
    defaultPage: _defaultPage,
    onPageChange: _onPageChange,
    scale: _scale,
    defaultScale: _defaultScale,
    onScaleChange: _onScaleChange,
    onReady: _onReady,
    onPageShown: _onPageShown,
    onError: _onError,
    onTamper: _onTamper,
    onBlockedSave: _onBlockedSave,
    onSaveImage: _onSaveImage,
    onPageDwell: _onPageDwell,
    createWorker: _createWorker,
    assetBase: _assetBase,
    labels: _labels,
    onClose,
    copyable = false,
    printable = false,
    maySaveImage = false,
    title,
    subtitle,
    actions,
    bare = false,
    ...rest
  } = props;
  const viewer = usePdfViewer(props);
  const { labels, page, pages, shownPage, rootRef, fullscreen } = viewer;
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => rootRef.current, [rootRef]);
  return (
    <Root
      aria-label={title}
      {...rest}
      ref={rootRef}
      tabIndex={-1}
      data-page={shownPage ?? undefined}
      data-printable={printable || undefined}
      data-fullscreen={fullscreen || undefined}
    >
      {!bare && <TopBar viewer={viewer} title={title} subtitle={subtitle} actions={actions} onClose={onClose} />}
      <PageStage viewer={viewer} copyable={copyable}>
        <Toolbar viewer={viewer} maySaveImage={maySaveImage} />
      </PageStage>
      <Quiet aria-live="polite">{pages > 0 ? labels.pageOf(page, pages) : ''}</Quiet>
      {!printable && <PrintNotice data-print="">{labels.notPrintable}</PrintNotice>}
    </Root>
  );
}

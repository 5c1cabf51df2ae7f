import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { rootClass } from '../../theme/GlobalStyle.tsx';
import { missingPermission } from '../gates/decide.ts';
import { closeReason } from '../ui/Dialog/Dialog.tsx';
import { useMergedRef } from '../ui/shared/useMergedRef.ts';
import { Gallery } from './Gallery.tsx';
import { Popup } from './ImageViewer.styles.ts';
import { defaultLabels } from './labels.ts';
import type { ImageViewerProps } from './types.ts';

/**
 * Pictures over the whole window, with the toolbar on the product's layer 9999: zoom about the pointer, turn, flip, fit,
 * real size, change pictures by key, button or swipe. Renders a `<div role="dialog">` in a portal: the focus stays inside
 * and returns to what opened it. Sets `data-open`, and `data-download` where saving is allowed.
 */
export function ImageViewer({
  images,
  open,
  onOpenChange,
  index,
  defaultIndex,
  onIndexChange,
  watermark,
  download = false,
  onDownload,
  onBlockedSave,
  onTamper,
  labels,
  ref,
  ...rest
}: ImageViewerProps) {
  const popup = useRef<HTMLDivElement>(null);
  const setRef = useMergedRef(ref, popup);
  const words = { ...defaultLabels, ...labels };
  const mayDownload = typeof download === 'boolean' ? download : !missingPermission('<ImageViewer>', download);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next, details) => {
        const reason = closeReason(details.reason);
        onOpenChange(next, { reason: reason === 'outside' ? 'other' : reason });
      }}
      disablePointerDismissal
    >
      <Dialog.Portal className={rootClass}>
        <Popup
          aria-label={words.viewer}
          {...rest}
          ref={setRef}
          data-download={mayDownload ? '' : undefined}
          // On the viewer itself: the arrow keys work at once, and no button shows a ring nobody asked for.
          initialFocus={popup}
          tabIndex={-1}
        >
          <Gallery
            images={images}
            index={index}
            defaultIndex={defaultIndex}
            onIndexChange={onIndexChange}
            watermark={watermark}
            onDownload={onDownload}
            onBlockedSave={onBlockedSave}
            onTamper={onTamper}
            labels={words}
            mayDownload={mayDownload}
            popup={popup}
          />
        </Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

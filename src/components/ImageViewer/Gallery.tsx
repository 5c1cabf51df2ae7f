import { Dialog } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, Image as ImageIcon, ShieldAlert, X } from 'lucide-react';
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useNotice } from '../PdfViewer/useNotice.ts';
import { useWatermark } from '../PdfViewer/useWatermark.ts';
import { IconButton } from '../ui/IconButton/IconButton.tsx';
import { boundsOf, flip, scaleLimits, scaleOf, startView, stepScale, turnBy, zoomAbout } from './geometry.ts';
import { type ImageCommand, imageCommandOf } from './imageKeys.ts';
import { Body, Caption, Count, Heading, Quiet, SideKey, Top } from './ImageViewer.styles.ts';
import type { ImageViewerLabels } from './labels.ts';
import { Notice } from './Panels.styles.ts';
import { PictureStage, wholeSize } from './PictureStage.tsx';
import { savePicture } from './savePicture.ts';
import { Toolbar } from './Toolbar.tsx';
import type { ImageChangeReason, ImageViewerProps } from './types.ts';
import { useImageView } from './useImageView.ts';
import { usePicture } from './usePicture.ts';

const middle = { x: 0, y: 0 };
/** Way of the picture for one arrow key, CSS px. */
const keyStep = 80;

type GalleryProps = Pick<
  ImageViewerProps,
  'images' | 'index' | 'defaultIndex' | 'onIndexChange' | 'watermark' | 'onDownload' | 'onBlockedSave' | 'onTamper'
> & {
  labels: ImageViewerLabels;
  mayDownload: boolean;
  popup: RefObject<HTMLDivElement | null>;
};

/** What is inside the open viewer: it begins anew with each opening. */
export function Gallery(props: GalleryProps) {
  const { images, onIndexChange, watermark, onDownload, onBlockedSave, onTamper, labels, mayDownload, popup } = props;
  const [ownIndex, setOwnIndex] = useState(props.defaultIndex ?? 0);
  const last = images.length - 1;
  const index = Math.max(0, Math.min(props.index ?? ownIndex, last));
  const shown = images[index];
  const stage = useRef<HTMLDivElement>(null);
  const mark = useWatermark(watermark);
  const { notice, say } = useNotice();
  const [saving, setSaving] = useState(false);
  const [tampered, setTampered] = useState(false);
  const { picture, retry } = usePicture(shown?.src, [images[index + 1]?.src, images[index - 1]?.src]);

  const go = (to: number, reason: ImageChangeReason) => {
    const next = Math.max(0, Math.min(to, last));
    if (next === index) return;
    setOwnIndex(next);
    onIndexChange?.(next, { reason });
  };
  const size = picture.status === 'ready' ? picture : null;
  const { frame, view, glide, change } = useImageView(`${index} ${shown?.src}`, size, stage, (move) =>
    go(index + (move === 'next' ? 1 : -1), 'swipe'),
  );
  const scale = frame && scaleOf(view, frame);
  const limits = frame && scaleLimits(frame, view.turns);

  const refuse = (event?: SyntheticEvent) => {
    event?.preventDefault();
    say(labels.blocked);
    onBlockedSave?.();
  };
  const save = async () => {
    if (!shown || !frame || saving) return;
    setSaving(true);
    try {
      await savePicture(shown, wholeSize(frame), mark);
      onDownload?.(index);
    } catch (error) {
      console.warn(error);
      say(labels.downloadFailed);
    } finally {
      setSaving(false);
    }
  };
  const pan = (x: number, y: number) =>
    change((now) => ({ ...now, x: now.x + x * keyStep, y: now.y + y * keyStep }), { glide: true });
  const aside = (direction: 1 | -1) => {
    if (frame && boundsOf(view, frame).x > 0) pan(-direction, 0);
    else go(index + direction, 'key');
  };
  const step = (direction: 1 | -1) =>
    change((now, at) => zoomAbout(now, at, stepScale(scaleOf(now, at), direction), middle), { glide: true });

  const commands: Record<ImageCommand | 'whole', () => void> = {
    left: () => aside(-1),
    right: () => aside(1),
    up: () => pan(0, 1),
    down: () => pan(0, -1),
    previous: () => go(index - 1, 'key'),
    next: () => go(index + 1, 'key'),
    first: () => go(0, 'key'),
    last: () => go(last, 'key'),
    zoomIn: () => step(1),
    zoomOut: () => step(-1),
    start: () => change((now) => ({ ...now, zoom: startView.zoom, ...middle }), { glide: true }),
    whole: () => change((now) => ({ ...now, zoom: 'whole', ...middle }), { glide: true }),
    realSize: () => change((now, at) => zoomAbout(now, at, 1, middle), { glide: true }),
    turnLeft: () => change((now) => turnBy(now, -1), { glide: true }),
    turnRight: () => change((now) => turnBy(now, 1), { glide: true }),
    flipLeftRight: () => change((now) => flip(now, 'leftRight')),
    flipTopBottom: () => change((now) => flip(now, 'topBottom')),
    save: () => void (mayDownload ? save() : refuse()),
  };
  const onKey = (event: KeyboardEvent) => {
    const command = imageCommandOf(event);
    if (!command) return;
    event.preventDefault();
    commands[command]();
  };
  const latestKey = useRef(onKey);
  useEffect(() => {
    latestKey.current = onKey;
  });
  useEffect(() => {
    const element = popup.current;
    const listen = (event: KeyboardEvent) => latestKey.current(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [popup]);

  const sideKey = (side: 'left' | 'right', label: string, Icon: typeof ChevronLeft, to: number) => (
    <SideKey
      type="button"
      aria-label={label}
      title={label}
      // Not `disabled`: the focus, and with it the keyboard, must stay in the viewer.
      aria-disabled={to < 0 || to > last || undefined}
      data-side={side}
      onClick={() => go(to, 'button')}
    >
      <Icon size={24} strokeWidth={1.75} aria-hidden />
    </SideKey>
  );
  return (
    <>
      <Top>
        <ImageIcon size={18} strokeWidth={1.75} aria-hidden />
        <Heading>
          <Caption title={shown?.alt}>{shown?.alt}</Caption>
          {last > 0 ? <Count aria-hidden>{`${index + 1} / ${images.length}`}</Count> : null}
          <Quiet aria-live="polite">{shown ? labels.pictureOf(index + 1, images.length, shown.alt) : null}</Quiet>
        </Heading>
        <Dialog.Close
          render={
            <IconButton
              label={labels.close}
              title={`${labels.close}（Esc）`}
              tooltip={false}
              icon={<X size={18} strokeWidth={1.75} aria-hidden />}
            />
          }
        />
      </Top>
      <Body>
        <PictureStage
          stageRef={stage}
          picture={picture}
          shown={shown}
          frame={frame}
          view={view}
          glide={glide}
          mark={mark}
          tampered={tampered}
          labels={labels}
          onTamper={() => {
            setTampered(true);
            onTamper?.();
          }}
          onRetry={() => {
            setTampered(false);
            retry();
            // The button goes: the keyboard must not go with it.
            popup.current?.focus();
          }}
          onSave={mayDownload ? undefined : refuse}
        />
        {last > 0 ? sideKey('left', labels.previous, ChevronLeft, index - 1) : null}
        {last > 0 ? sideKey('right', labels.next, ChevronRight, index + 1) : null}
        {notice ? (
          <Notice role="alert" key={notice.id}>
            <ShieldAlert size={18} strokeWidth={1.75} aria-hidden />
            {notice.text}
          </Notice>
        ) : null}
      </Body>
      <Toolbar
        labels={labels}
        scale={scale}
        mayZoomOut={scale !== null && limits !== null && scale > limits.least * 1.001}
        mayZoomIn={scale !== null && limits !== null && scale < limits.most * 0.999}
        mayDownload={mayDownload}
        saving={saving}
        run={(command) => commands[command]()}
      />
    </>
  );
}

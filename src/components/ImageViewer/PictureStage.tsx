import { ImageOff, ShieldAlert } from 'lucide-react';
import type { CSSProperties, ReactNode, RefObject, SyntheticEvent } from 'react';
import type { Watermark } from '../PdfViewer/watermark.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Spinner } from '../ui/Spinner/Spinner.tsx';
import { boundsOf, type Frame, scaleLimits, scaleOf, type Size, type View } from './geometry.ts';
import { Paper, Stage } from './ImageViewer.styles.ts';
import type { ImageViewerLabels } from './labels.ts';
import { Panel } from './Panels.styles.ts';
import { PaintedPicture } from './PaintedPicture.tsx';
import type { ViewerImage } from './types.ts';
import type { Picture } from './usePicture.ts';

/** Size of the picture while it is whole and upright, CSS px. */
export function wholeSize(frame: Frame): Size {
  const { least } = scaleLimits(frame, 0);
  return { width: frame.picture.width * least, height: frame.picture.height * least };
}

function placed(view: View, frame: Frame): CSSProperties {
  const size = wholeSize(frame);
  const growth = (scaleOf(view, frame) * frame.picture.width) / size.width;
  return {
    ...size,
    transform: `translate(-50%, -50%) translate(${view.x}px, ${view.y}px) rotate(${view.turns * 90}deg) scale(${view.mirrored ? -growth : growth}, ${growth})`,
  };
}

interface PictureStageProps {
  stageRef: RefObject<HTMLDivElement | null>;
  picture: Picture;
  shown: ViewerImage | undefined;
  frame: Frame | null;
  view: View;
  glide: boolean;
  mark: Watermark | null;
  tampered: boolean;
  labels: ImageViewerLabels;
  onTamper: () => void;
  onRetry: () => void;
  /** Context menu and dragging; undefined lets them be. */
  onSave: ((event: SyntheticEvent) => void) | undefined;
}

/** The picture on its desk, or what stands there instead: loading, a failure with 重试. */
export function PictureStage(props: PictureStageProps) {
  const { stageRef, picture, shown, frame, view, glide, mark, tampered, labels, onTamper, onRetry, onSave } = props;
  const bounds = frame && boundsOf(view, frame);
  const ready = picture.status === 'ready' && frame !== null && shown !== undefined && !tampered;
  const failure = (icon: ReactNode, text: string, action: string) => (
    <Panel role="alert">
      {icon}
      {text}
      <Button onClick={onRetry}>{action}</Button>
    </Panel>
  );
  return (
    <>
      <Stage
        ref={stageRef}
        aria-busy={shown !== undefined && picture.status === 'loading'}
        data-pannable={bounds && bounds.x + bounds.y > 0 ? '' : undefined}
        onContextMenu={onSave}
        onDragStart={onSave}
      >
        {ready ? (
          <Paper style={placed(view, frame)} data-glide={glide ? '' : undefined}>
            {mark ? (
              <PaintedPicture
                image={picture.image}
                alt={shown.alt}
                natural={frame.picture}
                shown={wholeSize(frame)}
                mark={mark}
                onTamper={onTamper}
              />
            ) : (
              <img src={shown.src} alt={shown.alt} draggable={false} />
            )}
          </Paper>
        ) : null}
      </Stage>
      {shown === undefined ? <Panel role="status">{labels.none}</Panel> : null}
      {shown !== undefined && picture.status === 'loading' ? (
        <Panel role="status" data-waiting="">
          <Spinner />
          {labels.loading}
        </Panel>
      ) : null}
      {picture.status === 'error'
        ? failure(<ImageOff size={40} strokeWidth={1.25} aria-hidden />, labels.failed, labels.retry)
        : null}
      {tampered && picture.status === 'ready'
        ? failure(<ShieldAlert size={40} strokeWidth={1.25} aria-hidden />, labels.tampered, labels.reopen)
        : null}
    </>
  );
}

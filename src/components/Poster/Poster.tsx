import { Download } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { fileName, saveBlob } from '../ui/shared/saveBlob.ts';
import { Alert } from '../ui/Alert/Alert.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Result } from '../ui/Result/Result.tsx';
import { useMergedRef } from '../ui/shared/useMergedRef.ts';
import { Skeleton, SkeletonGroup } from '../ui/Skeleton/Skeleton.tsx';
import { Bar, Hint, Middle, Root, Sheet } from './Poster.styles.ts';
import { hasSmallQr, type PosterLayer } from './posterTypes.ts';
import { usePoster } from './usePoster.ts';

export interface PosterProps extends Omit<ComponentProps<'figure'>, 'children' | 'title' | 'onError'> {
  /** What it is laid of, the lowest first; plain data. */
  layers: readonly PosterLayer[];
  /** All it says, for who cannot see it. */
  alt: string;
  /** Name of the saved file, without its ending. @default '海报' */
  name?: string | undefined;
  /** px of the poster. @default 750 */
  width?: number | undefined;
  /** px of the poster. @default 1334 */
  height?: number | undefined;
  /** CSS colour below the layers. @default '#fff' */
  background?: string | undefined;
  /** Pixels of the file a px of the poster. @default 2 */
  scale?: 2 | 3 | undefined;
  /** Width of the preview in px; the poster is shown smaller, never cut. @default 300 */
  previewWidth?: number | undefined;
  /** Buttons beside 保存海报: 复制链接. */
  actions?: ReactNode;
  /** Told after the file was handed over. */
  onSave?: (() => void) | undefined;
}

/**
 * A poster to share: words, pictures and a QR code laid on a canvas, saved as PNG of two or three times its size. Renders
 * a `<figure>` with the finished picture, which a phone keeps by a long press; sets `data-state`: drawing, ready, failed.
 */
export function Poster({
  layers,
  alt,
  name = '海报',
  width = 750,
  height = 1334,
  background = '#fff',
  scale = 2,
  previewWidth = 300,
  actions,
  onSave,
  ref,
  ...rest
}: PosterProps) {
  const root = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(ref, root);
  const { state, retry } = usePoster(root, { width, height, background, layers, scale });
  const ready = state.phase === 'ready' ? state : undefined;

  const save = () => {
    if (!ready) return;
    saveBlob(ready.blob, fileName(name, 'png'));
    onSave?.();
  };

  return (
    <Root aria-label={name} {...rest} ref={mergedRef} data-state={state.phase}>
      <Sheet style={{ width: previewWidth, aspectRatio: `${width} / ${height}` }}>
        {ready ? <img src={ready.url} alt={alt} width={width} height={height} /> : null}
        {state.phase === 'drawing' ? (
          <SkeletonGroup label="海报生成中...">
            <Skeleton style={{ position: 'absolute', inset: 0, height: '100%' }} />
          </SkeletonGroup>
        ) : null}
        {state.phase === 'failed' ? (
          <Middle>
            <Result kind="500" size="s" title="海报没有生成" description={state.text} onRetry={retry} />
          </Middle>
        ) : null}
      </Sheet>
      {hasSmallQr(layers) ? <Alert tone="warning">二维码过小，可能无法识别</Alert> : null}
      {ready ? <Hint>长按图片保存</Hint> : null}
      <Bar>
        {actions}
        <Button
          variant="primary"
          icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
          disabled={!ready}
          onClick={save}
        >
          保存海报
        </Button>
      </Bar>
    </Root>
  );
}

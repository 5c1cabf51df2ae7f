import { Download, Play } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { BrowserOnly } from '../../kit/BrowserOnly.tsx';
import { PermissionGate } from '../gates/PermissionGate.tsx';
import { usePermissionMap } from '../gates/useGates.ts';
import { Button } from '../ui/Button/Button.tsx';
import { ButtonLink } from '../ui/Button/ButtonLink.tsx';
import { Result } from '../ui/Result/Result.tsx';
import { useMergedRef } from '../ui/shared/useMergedRef.ts';
import { Spinner } from '../ui/Spinner/Spinner.tsx';
import { MediaControls } from './MediaControls.tsx';
import { BigPlay, Failure, Middle, Name, Offer, Root, Screen } from './MediaPlayer.styles.ts';
import { showCaptions } from './mediaElement.ts';
import { type MediaKind, mediaTime } from './mediaRules.ts';
import { useMediaActions } from './useMediaActions.ts';
import { useMediaSource } from './useMediaSource.ts';
import { useMediaState } from './useMediaState.ts';
import { usePlace } from './usePlace.ts';

export interface MediaPlayerProps extends Omit<ComponentProps<'div'>, 'children' | 'title' | 'onEnded'> {
  /** Address of a file the browser plays, or of an HLS playlist (.m3u8). */
  src: string;
  /** What is played; names the player. */
  title: string;
  /** @default 'video' */
  kind?: MediaKind | undefined;
  /** Address of the picture before a video starts. */
  poster?: string | undefined;
  /** Address of Chinese captions (WebVTT). */
  captions?: string | undefined;
  /** Remembers the place in this browser under this name and offers to go on there. */
  rememberAs?: string | undefined;
  /** Offers the file for download, to who holds this permission. @default no download */
  download?: { permission: string } | undefined;
  /** Over the picture, e.g. a watermark; also in full screen. */
  overlay?: ReactNode;
  onEnded?: (() => void) | undefined;
}

/**
 * Plays a film or a recording with controls in Chinese. Keys while it has the focus: space or K plays, arrows seek and
 * set the volume, J and L seek 10 s, M mutes, F full screen, C captions. Renders a `<div role="region">`; sets
 * `data-kind` and `data-state` (paused, playing, failed).
 */
export function MediaPlayer({
  src,
  title,
  kind = 'video',
  poster,
  captions,
  rememberAs,
  download,
  overlay,
  onEnded,
  ref,
  onKeyDown,
  ...rest
}: MediaPlayerProps) {
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(ref, root);
  const [media, setMedia] = useState<HTMLMediaElement | null>(null);
  const [captionsShown, setCaptionsShown] = useState(false);
  const state = useMediaState(media);
  const place = usePlace(media, rememberAs);
  const { error, retry } = useMediaSource(media, src, kind);
  const actions = useMediaActions(media, root, () => {
    if (captions !== undefined) setCaptionsShown((shown) => !shown);
  });
  useEnded(media, onEnded);
  useEffect(() => showCaptions(media, captionsShown), [media, captionsShown, captions]);

  const failure =
    error === null ? null : (
      <Failure data-kind={kind}>
        <Result kind="500" size="s" title={error} description={null} onRetry={retry} />
      </Failure>
    );
  const common = {
    ref: setMedia,
    preload: 'metadata',
    // Its own menu would offer the file to who may not have it.
    ...(download ? {} : { onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault() }),
    'aria-label': title,
  };
  const track = captions === undefined ? null : <track kind="captions" src={captions} srcLang="zh-CN" label="中文" />;

  return (
    <Root
      role="region"
      aria-label={title}
      tabIndex={-1}
      {...rest}
      ref={mergedRef}
      data-kind={kind}
      data-state={error === null ? (state.paused ? 'paused' : 'playing') : 'failed'}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        actions.onKeyDown(event);
      }}
    >
      {kind === 'audio' ? (
        <>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the host brings captions where there are any */}
          <audio {...common}>{track}</audio>
          <Name>{title}</Name>
          {failure}
        </>
      ) : (
        <Screen>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the host brings captions where there are any */}
          <video {...common} poster={poster} playsInline onClick={actions.toggle} onDoubleClick={actions.fullscreen}>
            {track}
          </video>
          {overlay}
          {state.waiting ? (
            <Middle>
              <Spinner />
            </Middle>
          ) : null}
          {error === null && state.paused && state.position === 0 ? (
            <BigPlay type="button" aria-label={`播放${title}`} onClick={actions.toggle}>
              <span>
                <Play size={24} strokeWidth={1.75} aria-hidden />
              </span>
            </BigPlay>
          ) : null}
          {failure}
        </Screen>
      )}
      {place.offer === null || error !== null ? null : (
        <Offer role="status">
          上次看到 {mediaTime(place.offer)}，继续播放？
          <span>
            <Button
              size="s"
              variant="text"
              onClick={() => {
                place.accept();
                actions.toggle();
              }}
            >
              继续播放
            </Button>
            <Button size="s" variant="quiet" onClick={place.decline}>
              从头开始
            </Button>
          </span>
        </Offer>
      )}
      <BrowserOnly>
        <MediaControls
          kind={kind}
          state={state}
          actions={actions}
          captionsShown={captions === undefined ? undefined : captionsShown}
          disabled={error !== null}
          extra={download ? <DownloadLink src={src} permission={download.permission} /> : null}
        />
      </BrowserOnly>
    </Root>
  );
}

function DownloadLink({ src, permission }: { src: string; permission: string }) {
  const map = usePermissionMap();
  return (
    <PermissionGate permission={{ map, key: permission }}>
      <ButtonLink
        href={src}
        download
        size="s"
        variant="quiet"
        icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
      >
        下载
      </ButtonLink>
    </PermissionGate>
  );
}

function useEnded(media: HTMLMediaElement | null, onEnded: (() => void) | undefined): void {
  const tell = useEffectEvent(() => onEnded?.());
  useEffect(() => {
    const listen = () => tell();
    media?.addEventListener('ended', listen);
    return () => media?.removeEventListener('ended', listen);
  }, [media]);
}

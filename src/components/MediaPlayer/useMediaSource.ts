import { useEffect, useState } from 'react';
import { clearSource, seekTo, setSource } from './mediaElement.ts';
import { isPlaylist, type MediaKind, MediaErrorCode, mediaErrorText } from './mediaRules.ts';

const playlistType = 'application/vnd.apple.mpegurl';

interface MediaSourceState {
  /** Why it does not play, in Chinese. */
  error: string | null;
  /** Loads it once more, at the place where it failed. */
  retry: () => void;
}

/**
 * Gives an element its source. HLS goes through hls.js, fetched only for a playlist in a browser that plays none itself.
 */
export function useMediaSource(media: HTMLMediaElement | null, src: string, kind: MediaKind): MediaSourceState {
  const [attempt, setAttempt] = useState({ number: 0, from: 0 });
  const [failure, setFailure] = useState<{ src: string; number: number; text: string } | null>(null);

  useEffect(() => {
    if (!media) return;
    let gone = false;
    let stop: (() => void) | undefined;
    const fail = (code?: number) => {
      if (!gone) setFailure({ src, number: attempt.number, text: mediaErrorText(code, kind) });
    };
    const onError = () => {
      if (media.error && media.error.code !== MediaErrorCode.aborted) fail(media.error.code);
    };
    const onReady = () => {
      if (attempt.from > 0) seekTo(media, attempt.from);
    };
    media.addEventListener('error', onError);
    media.addEventListener('loadedmetadata', onReady, { once: true });

    if (isPlaylist(src) && media.canPlayType(playlistType) === '') {
      import('hls.js').then(
        ({ default: Hls, ErrorDetails, ErrorTypes, Events }) => {
          if (gone) return;
          if (!Hls.isSupported()) {
            fail(MediaErrorCode.unsupported);
            return;
          }
          const hls = new Hls();
          hls.on(Events.ERROR, (_event, { fatal, type, details, response }) => {
            if (!fatal) return;
            const broken = details === ErrorDetails.MANIFEST_PARSING_ERROR || type !== ErrorTypes.NETWORK_ERROR;
            const gone404 = response?.code === 404 || response?.code === 410;
            fail(gone404 ? MediaErrorCode.unsupported : broken ? MediaErrorCode.decode : MediaErrorCode.network);
            hls.destroy();
          });
          hls.loadSource(src);
          hls.attachMedia(media);
          stop = () => hls.destroy();
        },
        () => fail(MediaErrorCode.network),
      );
    } else {
      setSource(media, src);
    }
    return () => {
      gone = true;
      media.removeEventListener('error', onError);
      media.removeEventListener('loadedmetadata', onReady);
      stop?.();
      clearSource(media);
    };
  }, [media, src, kind, attempt]);

  const current = failure?.src === src && failure.number === attempt.number ? failure.text : null;
  return {
    error: current,
    retry: () => setAttempt(({ number, from }) => ({ number: number + 1, from: media?.currentTime || from })),
  };
}

import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** What a media element is doing, as plain values. */
export interface MediaState {
  paused: boolean;
  ended: boolean;
  /** The next moment is not there yet. */
  waiting: boolean;
  /** Seconds, whole: the controls show no more. */
  position: number;
  /** Seconds; 0 while unknown. */
  duration: number;
  /** Seconds from the start that are there without a gap to the position. */
  buffered: number;
  volume: number;
  muted: boolean;
  rate: number;
}

const still: MediaState = {
  paused: true,
  ended: false,
  waiting: false,
  position: 0,
  duration: 0,
  buffered: 0,
  volume: 1,
  muted: false,
  rate: 1,
};

const events =
  'play playing pause ended waiting canplay seeking seeked timeupdate durationchange progress volumechange ratechange loadedmetadata emptied error'.split(
    ' ',
  );

function bufferedEnd({ buffered, currentTime }: HTMLMediaElement): number {
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= currentTime + 0.5 && buffered.end(index) >= currentTime) return buffered.end(index);
  }
  return 0;
}

function read(media: HTMLMediaElement): MediaState {
  return {
    paused: media.paused,
    ended: media.ended,
    waiting: !media.paused && media.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    position: Math.floor(media.currentTime),
    duration: Number.isFinite(media.duration) ? media.duration : 0,
    buffered: Math.floor(bufferedEnd(media)),
    volume: media.volume,
    muted: media.muted,
    rate: media.playbackRate,
  };
}

/** The values of an element; the same object while they are the same. */
function createReader(media: HTMLMediaElement | null): () => MediaState {
  let last = still;
  return () => {
    const next = media ? read(media) : still;
    if (JSON.stringify(next) !== JSON.stringify(last)) last = next;
    return last;
  };
}

/** Follows an element; renders anew only where a shown value changed. */
export function useMediaState(media: HTMLMediaElement | null): MediaState {
  const reader = useMemo(() => createReader(media), [media]);
  const subscribe = useCallback(
    (listener: () => void) => {
      for (const event of events) media?.addEventListener(event, listener);
      return () => {
        for (const event of events) media?.removeEventListener(event, listener);
      };
    },
    [media],
  );
  return useSyncExternalStore(subscribe, reader, () => still);
}

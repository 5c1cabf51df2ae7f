import { useEffect, useState } from 'react';
import { useKit } from '../../kit/context.ts';
import { seekTo } from './mediaElement.ts';
import { worthResuming } from './mediaRules.ts';

/** Seconds between two notes of the place. */
const every = 15;

interface Place {
  /** Seconds to offer 继续播放 at, or null. */
  offer: number | null;
  accept: () => void;
  decline: () => void;
}

/** Remembers in this browser where a reader was: every 15 s, on pausing and on leaving; forgotten at the end. */
export function usePlace(media: HTMLMediaElement | null, key: string | undefined): Place {
  const { preferences } = useKit();
  const name = key === undefined ? null : `media:${key}`;
  const [offer, setOffer] = useState<{ name: string; seconds: number } | null>(null);

  useEffect(() => {
    if (!media || name === null) return;
    const stored = Number(preferences.get(name));
    let noted = 0;
    const note = () => {
      // Before anything was heard there is nothing to remember, and the last place must not be lost.
      if (media.currentTime === 0) return;
      noted = media.currentTime;
      preferences.set(name, media.ended ? '0' : String(Math.floor(noted)));
    };
    const onTime = () => {
      if (Math.abs(media.currentTime - noted) >= every && !media.paused) note();
    };
    const onMetadata = () => {
      if (media.currentTime === 0 && worthResuming(stored, media.duration)) setOffer({ name, seconds: stored });
    };
    const withdraw = () => setOffer(null);
    media.addEventListener('timeupdate', onTime);
    media.addEventListener('pause', note);
    media.addEventListener('ended', note);
    media.addEventListener('play', withdraw);
    media.addEventListener('loadedmetadata', onMetadata);
    window.addEventListener('pagehide', note);
    return () => {
      if (!media.ended) note();
      media.removeEventListener('timeupdate', onTime);
      media.removeEventListener('pause', note);
      media.removeEventListener('ended', note);
      media.removeEventListener('play', withdraw);
      media.removeEventListener('loadedmetadata', onMetadata);
      window.removeEventListener('pagehide', note);
    };
  }, [media, name, preferences]);

  return {
    offer: offer?.name === name ? (offer?.seconds ?? null) : null,
    accept: () => {
      if (offer) seekTo(media, offer.seconds);
      setOffer(null);
    },
    decline: () => setOffer(null),
  };
}

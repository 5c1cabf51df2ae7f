import type { KeyboardEvent, RefObject } from 'react';
import { louden, seekTo, speedUp, toggleMuted } from './mediaElement.ts';
import { type MediaCommand, mediaCommand } from './mediaRules.ts';

export interface MediaActions {
  toggle: () => void;
  seek: (seconds: number) => void;
  setVolume: (volume: number) => void;
  mute: () => void;
  setRate: (rate: number) => void;
  fullscreen: () => void;
  pictureInPicture: () => void;
  captions: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A browser may refuse (no gesture, not allowed in this frame): the player then stays as it is. */
function tryIt(act: string, work: Promise<unknown> | undefined): void {
  work?.catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      console.warn(`[jiaowu] ${act} was refused.`, error);
  });
}

/** What the controls and the keys do. */
export function useMediaActions(
  media: HTMLMediaElement | null,
  root: RefObject<HTMLElement | null>,
  captions: () => void,
): MediaActions {
  const seek = (seconds: number) => seekTo(media, seconds);
  const setVolume = (volume: number) => louden(media, volume);
  const actions = {
    toggle: () => {
      if (media?.paused) tryIt('play()', media.play());
      else media?.pause();
    },
    mute: () => toggleMuted(media),
    fullscreen: () => {
      if (!(media instanceof HTMLVideoElement) || !document.fullscreenEnabled) return;
      tryIt('Full screen', document.fullscreenElement ? document.exitFullscreen() : root.current?.requestFullscreen());
    },
    captions,
  };
  const run = (command: MediaCommand) => {
    if (!media) return;
    if (command.act === 'seek') seek(media.currentTime + command.by);
    else if (command.act === 'volume') setVolume(media.volume + command.by);
    else actions[command.act]();
  };

  return {
    ...actions,
    seek,
    setVolume,
    setRate: (rate) => speedUp(media, rate),
    pictureInPicture: () => {
      if (!(media instanceof HTMLVideoElement)) return;
      tryIt(
        'Picture in picture',
        document.pictureInPictureElement === media ? document.exitPictureInPicture() : media.requestPictureInPicture(),
      );
    },
    onKeyDown: (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      // A button answers the space bar itself, a menu its arrows, the volume its own arrows.
      if (event.key === ' ' && target.closest('button, a')) return;
      if (target.closest('[role="menu"], [aria-label="音量"]')) return;
      const command = mediaCommand(event.key);
      if (!command) return;
      event.preventDefault();
      run(command);
    },
  };
}

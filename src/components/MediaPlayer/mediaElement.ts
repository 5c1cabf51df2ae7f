import { clamp } from './mediaRules.ts';

// What is done to the element of a player. It is the browser's, not React's: its state is read back by its events.

export function seekTo(media: HTMLMediaElement | null, seconds: number): void {
  if (!media || !Number.isFinite(seconds)) return;
  media.currentTime = clamp(seconds, 0, Number.isFinite(media.duration) ? media.duration : Math.max(0, seconds));
}

export function louden(media: HTMLMediaElement | null, volume: number): void {
  if (!media) return;
  media.volume = clamp(volume, 0, 1);
  media.muted = media.volume === 0;
}

export function toggleMuted(media: HTMLMediaElement | null): void {
  if (!media) return;
  media.muted = !media.muted;
  // Silent although not muted: there is nothing to hear at 0.
  if (!media.muted && media.volume === 0) media.volume = 0.5;
}

export function speedUp(media: HTMLMediaElement | null, rate: number): void {
  if (media) media.playbackRate = rate;
}

export function showCaptions(media: HTMLMediaElement | null, shown: boolean): void {
  const track = media?.textTracks[0];
  if (track) track.mode = shown ? 'showing' : 'disabled';
}

export function setSource(media: HTMLMediaElement, src: string): void {
  media.src = src;
  media.load();
}

/** Lets go of the connection: a removed element would go on loading. */
export function clearSource(media: HTMLMediaElement): void {
  media.removeAttribute('src');
  media.load();
}

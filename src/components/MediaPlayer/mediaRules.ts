/** `12:30`, from an hour on `1:02:03`. What is no time yet: `0:00`. */
export function mediaTime(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** The same, to be heard: 1 小时 2 分 3 秒. */
export function mediaTimeInWords(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  const parts = [
    [Math.floor(whole / 3600), '小时'],
    [Math.floor(whole / 60) % 60, '分'],
    [whole % 60, '秒'],
  ] as const;
  const said = parts.filter(([n]) => n > 0).map(([n, word]) => `${n} ${word}`);
  return said.length === 0 ? '0 秒' : said.join(' ');
}

/** Speeds the trade uses. */
export const playbackRates = [0.75, 1, 1.25, 1.5, 2] as const;

/** Seconds an arrow key moves. */
export const seekStep = 5;
/** Part of the volume an arrow key moves. */
export const volumeStep = 0.1;

/** Within bounds; what is no number is the lower bound. */
export function clamp(value: number, low: number, high: number): number {
  return Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : low;
}

/** Seconds from the start and to the end within which a place is not worth returning to. */
const edge = 10;

/** Whether to offer 继续播放 at that place. A length that is not known yet (0, Infinity) cuts nothing off. */
export function worthResuming(position: number, duration: number): boolean {
  if (!Number.isFinite(position) || position < edge) return false;
  return !(duration > 0 && Number.isFinite(duration)) || position <= duration - edge;
}

/** An HLS playlist by its address. */
export function isPlaylist(src: string): boolean {
  return /^[^?#]*\.m3u8(?:[?#]|$)/i.test(src);
}

export type MediaKind = 'video' | 'audio';

/** Code of a MediaError in words for the user. */
export function mediaErrorText(code: number | undefined, kind: MediaKind): string {
  const word = kind === 'video' ? '视频' : '音频';
  if (code === MediaErrorCode.network) return `网络中断，${word}没有加载完`;
  if (code === MediaErrorCode.decode) return `${word}文件已损坏，无法播放`;
  if (code === MediaErrorCode.unsupported) return `${word}不存在，或格式不支持`;
  return `${word}没有加载成功`;
}

/** The numbers of the HTML standard. */
export const MediaErrorCode = { aborted: 1, network: 2, decode: 3, unsupported: 4 } as const;

/** What a key does to a player; null: nothing. */
export type MediaCommand =
  | { act: 'toggle' | 'mute' | 'fullscreen' | 'captions' }
  | { act: 'seek' | 'volume'; by: number };

export function mediaCommand(key: string): MediaCommand | null {
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case ' ':
    case 'k':
      return { act: 'toggle' };
    case 'ArrowLeft':
      return { act: 'seek', by: -seekStep };
    case 'ArrowRight':
      return { act: 'seek', by: seekStep };
    case 'j':
      return { act: 'seek', by: -2 * seekStep };
    case 'l':
      return { act: 'seek', by: 2 * seekStep };
    case 'ArrowUp':
      return { act: 'volume', by: volumeStep };
    case 'ArrowDown':
      return { act: 'volume', by: -volumeStep };
    case 'm':
      return { act: 'mute' };
    case 'f':
      return { act: 'fullscreen' };
    case 'c':
      return { act: 'captions' };
    default:
      return null;
  }
}

import { Captions, CaptionsOff, Maximize, Pause, PictureInPicture2, Play, Volume2, VolumeX } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../ui/Button/Button.tsx';
import { IconButton } from '../ui/IconButton/IconButton.tsx';
import { Menu } from '../ui/Menu/Menu.tsx';
import { Bar, Push, SeekLine, Times, VolumeLine } from './MediaPlayer.styles.ts';
import { type MediaKind, mediaTime, mediaTimeInWords, playbackRates } from './mediaRules.ts';
import type { MediaActions } from './useMediaActions.ts';
import type { MediaState } from './useMediaState.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface MediaControlsProps {
  kind: MediaKind;
  state: MediaState;
  actions: MediaActions;
  /** Undefined: there are none. */
  captionsShown: boolean | undefined;
  disabled: boolean;
  /** At the right end. */
  extra: ReactNode;
}

const percent = (part: number, whole: number) => `${whole > 0 ? (part / whole) * 100 : 0}%`;

/** The bar below a player. Renders a `<div role="group">`. */
export function MediaControls({ kind, state, actions, captionsShown, disabled, extra }: MediaControlsProps) {
  const { paused, position, duration, buffered, volume, muted, rate } = state;
  const loud = muted ? 0 : volume;
  const seekFill = { '--done': percent(position, duration), '--there': percent(buffered, duration) } as CSSProperties;
  return (
    <Bar role="group" aria-label="播放控制">
      <SeekLine
        type="range"
        aria-label="进度"
        aria-valuetext={`${mediaTimeInWords(position)}，共 ${mediaTimeInWords(duration)}`}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        value={Math.min(position, Math.max(1, Math.floor(duration)))}
        disabled={disabled || duration === 0}
        style={seekFill}
        onChange={(event) => actions.seek(event.target.valueAsNumber)}
      />
      <IconButton
        size="s"
        label={paused ? '播放' : '暂停'}
        icon={paused ? <Play {...icon} /> : <Pause {...icon} />}
        disabled={disabled}
        onClick={actions.toggle}
      />
      <IconButton
        size="s"
        label={loud === 0 ? '取消静音' : '静音'}
        icon={loud === 0 ? <VolumeX {...icon} /> : <Volume2 {...icon} />}
        onClick={actions.mute}
      />
      <VolumeLine
        type="range"
        aria-label="音量"
        aria-valuetext={`${Math.round(loud * 100)}%`}
        min={0}
        max={1}
        step={0.05}
        value={loud}
        style={{ '--done': `${loud * 100}%`, '--there': `${loud * 100}%` } as CSSProperties}
        onChange={(event) => actions.setVolume(event.target.valueAsNumber)}
      />
      <Times>
        {mediaTime(position)} / {mediaTime(duration)}
      </Times>
      <Push />
      <Menu
        side="top"
        align="end"
        trigger={
          <Button size="s" variant="quiet" aria-label={`倍速 ${rate}×`}>
            {rate === 1 ? '倍速' : `${rate}×`}
          </Button>
        }
        items={playbackRates.map((one) => ({
          key: String(one),
          label: one === 1 ? '1×（正常）' : `${one}×`,
          current: one === rate,
          onSelect: () => actions.setRate(one),
        }))}
      />
      {captionsShown === undefined ? null : (
        <IconButton
          size="s"
          label={captionsShown ? '关闭字幕' : '显示字幕'}
          icon={captionsShown ? <Captions {...icon} /> : <CaptionsOff {...icon} />}
          onClick={actions.captions}
        />
      )}
      {kind === 'video' && document.pictureInPictureEnabled ? (
        <IconButton
          size="s"
          label="画中画"
          icon={<PictureInPicture2 {...icon} />}
          disabled={disabled || duration === 0}
          onClick={actions.pictureInPicture}
        />
      ) : null}
      {kind === 'video' && document.fullscreenEnabled ? (
        <IconButton size="s" label="全屏" icon={<Maximize {...icon} />} onClick={actions.fullscreen} />
      ) : null}
      {extra}
    </Bar>
  );
}

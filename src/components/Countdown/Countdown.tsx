import { type ComponentProps, Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Figures, Root, Said, Tile, Word } from './Countdown.styles.ts';
import { type CountdownUnit, partsInWords, splitSeconds, thresholdPassed } from './remaining.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface CountdownProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** When it ends: the institution's wall clock, `YYYY-MM-DD HH:mm[:ss]`, or milliseconds since 1970. */
  until: string | number;
  /** What ends or begins then: 距开课. Names it for assistive technology. */
  label: string;
  /** `words` 2 天 3 小时 5 分 9 秒, `clock` 51:05:09, `tiles` figures on tiles. @default 'words' */
  look?: 'words' | 'clock' | 'tiles' | undefined;
  /** Largest unit; a clock has no days. @default 'day', for a clock 'hour' */
  largest?: CountdownUnit | undefined;
  /** Smallest unit; what is left over rounds up. @default 'second' */
  smallest?: CountdownUnit | undefined;
  /** Shows in red from so many seconds on. @default 0 */
  urgentBelow?: number | undefined;
  /** Seconds at which assistive technology hears what is left. @default an hour, 10, 5 and 1 minutes, 10 seconds */
  announceAt?: readonly number[] | undefined;
  /** Shown and said at the end. @default '已结束' */
  endedText?: ReactNode;
  /** Called once for each `until`, at once where it is over already. */
  onEnd?: (() => void) | undefined;
}

const usualThresholds = [3600, 600, 300, 60, 10];
const two = (n: number) => String(n).padStart(2, '0');

/**
 * How long until then, by the kit's clock: right after a tab slept, and in any time zone. Renders a
 * `<span role="timer">`; sets `data-state` (running, ended), `data-look` and `data-urgent`.
 */
export function Countdown({
  until,
  label,
  look = 'words',
  largest = look === 'clock' ? 'hour' : 'day',
  smallest = 'second',
  urgentBelow = 0,
  announceAt = usualThresholds,
  endedText = '已结束',
  onEnd,
  ...rest
}: CountdownProps) {
  const seconds = useSecondsLeft(until);
  const said = useAnnouncement(seconds, announceAt, largest);
  useEnd(until, seconds === 0, onEnd);

  const ended = seconds === 0;
  const parts = splitSeconds(seconds ?? 0, largest, smallest);
  const shown = () => {
    if (seconds === null) return '--';
    if (ended) return endedText;
    if (look === 'clock') return parts.map(({ value }) => two(value)).join(':');
    if (look === 'words') return partsInWords(parts);
    return (
      <Figures>
        {parts.map(({ unit, value, word }) => (
          <Fragment key={unit}>
            <Tile>{two(value)}</Tile>
            <Word>{word}</Word>
          </Fragment>
        ))}
      </Figures>
    );
  };

  return (
    <>
      <Root
        role="timer"
        aria-label={label}
        {...rest}
        data-state={ended ? 'ended' : 'running'}
        data-look={look}
        data-urgent={!ended && seconds !== null && seconds <= urgentBelow ? '' : undefined}
      >
        {shown()}
      </Root>
      <Said role="status">
        {ended ? (
          <>
            {label}
            {endedText}
          </>
        ) : said === null ? (
          ''
        ) : (
          `${label}还有 ${said}`
        )}
      </Said>
    </>
  );
}

/** Words at thresholds only: a clock that speaks each second drowns the page. */
function useAnnouncement(seconds: number | null, thresholds: readonly number[], largest: CountdownUnit): string | null {
  const [last, setLast] = useState({ seconds, said: null as string | null });
  if (seconds === last.seconds) return last.said;
  const passed = seconds === null || last.seconds === null ? null : thresholdPassed(last.seconds, seconds, thresholds);
  const said = passed === null ? last.said : partsInWords(splitSeconds(seconds ?? 0, largest, 'second'));
  setLast({ seconds, said });
  return said;
}

function useEnd(until: string | number, ended: boolean, onEnd: (() => void) | undefined): void {
  const told = useRef<string | number | null>(null);
  const tell = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (!ended || told.current === until) return;
    told.current = until;
    tell();
  }, [ended, until]);
}

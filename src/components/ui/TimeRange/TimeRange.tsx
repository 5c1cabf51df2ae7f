import { CircleAlert } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { ErrorText } from '../Field/Field.styles.ts';
import { useFieldWiring } from '../Field/fieldContext.ts';
import type { ControlSize } from '../shared/types.ts';
import { TimeInput } from '../TimeInput/TimeInput.tsx';
import { Between, Duration, Durations, Root, Times, Total } from './TimeRange.styles.ts';
import { durationText, endAfter, spanFault, spanMinutes, type TimeSpan } from './timeSpan.ts';

export type TimeRangeReason = 'start' | 'end' | 'duration';

export interface TimeRangeProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'defaultValue'> {
  /** Two times `HH:mm`, '' for one not written yet. Omit for an uncontrolled span. */
  value?: TimeSpan | undefined;
  defaultValue?: TimeSpan | undefined;
  /** Told of every change, also of a span that ends before it starts: the sentence stands under the field. */
  onValueChange?: ((span: TimeSpan, details: { reason: TimeRangeReason; fault: string | null }) => void) | undefined;
  /** @default '08:00' */
  min?: string | undefined;
  /** @default '21:00' */
  max?: string | undefined;
  /** Minutes between the offered times; any minute can be typed. @default 5 */
  step?: number | undefined;
  /** Lengths in minutes offered as buttons; an empty list for none. @default [45, 60, 90, 120] */
  durations?: readonly number[] | undefined;
  /** @default 'm' */
  size?: ControlSize | undefined;
  disabled?: boolean | undefined;
  /** The Field around it says what is wrong: say it there only. @default false */
  quiet?: boolean | undefined;
  /** @default '开始时间' */
  startLabel?: string | undefined;
  /** @default '结束时间' */
  endLabel?: string | undefined;
}

const lengths = [45, 60, 90, 120];
const empty: TimeSpan = { start: '', end: '' };

/**
 * From when to when on one day. Renders a `<div role="group">` with two time fields, quick lengths and the sentence where
 * the end is not after the start; sets `data-invalid`. A new start keeps the length.
 */
export function TimeRange({
  value,
  defaultValue = empty,
  onValueChange,
  min = '08:00',
  max = '21:00',
  step,
  durations = lengths,
  size,
  disabled,
  quiet = false,
  startLabel = '开始时间',
  endLabel = '结束时间',
  ...rest
}: TimeRangeProps) {
  const wired = useFieldWiring({ ...rest, disabled });
  const faultId = useId();
  const [kept, setKept] = useState(defaultValue);
  const span = value ?? kept;
  const fault = spanFault(span);
  const minutes = spanMinutes(span);
  const shared = { min, max, size, disabled: wired.disabled, ...(step === undefined ? {} : { step }) };
  const described = [fault !== null && !quiet ? faultId : '', wired.describedBy].filter(Boolean).join(' ') || undefined;

  const tell = (next: TimeSpan, reason: TimeRangeReason) => {
    setKept(next);
    onValueChange?.(next, { reason, fault: spanFault(next) });
  };
  const moveStart = (start: string) => {
    const end = minutes === null ? null : endAfter(start, minutes, max);
    tell({ start, end: end ?? span.end }, 'start');
  };

  return (
    <Root
      role="group"
      aria-labelledby={wired.labelId}
      {...rest}
      id={undefined}
      data-invalid={wired.invalid || fault !== null ? '' : undefined}
    >
      <Times>
        <TimeInput
          {...shared}
          id={wired.id}
          aria-label={startLabel}
          aria-invalid={wired.invalid}
          aria-describedby={described}
          value={span.start}
          onValueChange={moveStart}
        />
        <Between aria-hidden>–</Between>
        <TimeInput
          {...shared}
          id={wired.id === undefined ? undefined : `${wired.id}-end`}
          aria-label={endLabel}
          aria-invalid={wired.invalid || fault !== null}
          aria-describedby={described}
          value={span.end}
          onValueChange={(end) => tell({ start: span.start, end }, 'end')}
        />
        {minutes === null ? null : <Total aria-live="polite">共 {durationText(minutes)}</Total>}
      </Times>
      {durations.length === 0 ? null : (
        <Durations role="group" aria-label="时长">
          {durations.map((length) => {
            const end = endAfter(span.start, length, max);
            return (
              <Duration
                key={length}
                type="button"
                disabled={wired.disabled || end === null}
                aria-pressed={minutes === length}
                onClick={() => end !== null && tell({ start: span.start, end }, 'duration')}
              >
                {durationText(length)}
              </Duration>
            );
          })}
        </Durations>
      )}
      {fault !== null && !quiet ? (
        <ErrorText id={faultId} role="alert">
          <CircleAlert size={12} strokeWidth={2} aria-hidden />
          {fault}
        </ErrorText>
      ) : null}
    </Root>
  );
}

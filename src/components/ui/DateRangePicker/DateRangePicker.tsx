import { Popover as Base } from '@base-ui/react/popover';
import { Calendar as CalendarIcon, CircleAlert, X } from 'lucide-react';
import { type ComponentProps, type CSSProperties, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { rootClass } from '../../../theme/GlobalStyle.tsx';
import { ErrorText } from '../Field/Field.styles.ts';
import { useFieldWiring } from '../Field/fieldContext.ts';
import { Positioner } from '../Popover/Popover.styles.ts';
import type { ControlSize } from '../shared/types.ts';
import { BareInput, InnerButton, InputBox } from '../TextInput/inputBox.styles.ts';
import { Popup, Wrap } from './DateRangePicker.styles.ts';
import { type DateRange, noRange, type RangePreset, rangeFault, rangePresets, rangeText } from './dateRange.ts';
import { parseRange } from './parseRange.ts';
import { RangePanel } from './RangePanel.tsx';

export type DateRangeReason = 'typed' | 'picked' | 'preset' | 'cleared';

export interface DateRangePickerProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'size' | 'min' | 'max' | 'type'> {
  ref?: Ref<HTMLInputElement> | undefined;
  /** Two days `YYYY-MM-DD`, both included; both '' for none. */
  value: DateRange;
  /** Called with an allowed range, or with both ''. */
  onValueChange: (range: DateRange, details: { reason: DateRangeReason }) => void;
  /** Today at the institution, `YYYY-MM-DD`: marked, and what the presets count from. */
  today: string;
  /** First and last date allowed. */
  min?: string | undefined;
  max?: string | undefined;
  /** Longest range in days, both ends counted. */
  maxDays?: number | undefined;
  /** Days that cannot be an end of a range besides min and max. */
  isDisabled?: ((date: string) => boolean) | undefined;
  /** @default 今天 昨天 本周 上周 本月 上月 本季 近 7 天 近 30 天 */
  presets?: readonly RangePreset[] | undefined;
  /** Shows a cross and 清除. @default false */
  clearable?: boolean | undefined;
  /** @default 'm' */
  size?: ControlSize | undefined;
  /** `filter`: lighter border, blue while set. @default 'form' */
  look?: 'form' | 'filter' | undefined;
  /** What was typed is refused, with the reason in a sentence. Without it the control says so itself, under the field. */
  onUnreadable?: ((text: string, message: string) => void) | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * A span of days, typed or picked. Renders an `<input>` in a `<span>` frame (which takes `className` and `style`) and two
 * months with presets in a portal. Understands 2026-9-1 至 2026-9-30, 9月1日–9月30日, 0901 0930, 今天, 本月; ↓ opens.
 */
export function DateRangePicker({
  ref,
  value,
  onValueChange,
  today,
  min,
  max,
  maxDays,
  isDisabled,
  presets = rangePresets,
  clearable = false,
  size = 'm',
  look = 'form',
  onUnreadable,
  className,
  style,
  onBlur,
  onKeyDown,
  placeholder = '开始日期 至 结束日期',
  ...rest
}: DateRangePickerProps) {
  const wired = useFieldWiring(rest);
  const faultId = useId();
  const box = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  // What is being typed; null while the text is the value's.
  const [draft, setDraft] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const locked = wired.disabled || (rest.readOnly ?? false);
  const bounds = { min, max, maxDays, isDisabled };
  const invalid = wired.invalid || fault !== null;
  const said = fault !== null && !onUnreadable;

  const settle = (range: DateRange, reason: DateRangeReason) => {
    setDraft(null);
    setFault(null);
    if (range.start !== value.start || range.end !== value.end) onValueChange(range, { reason });
  };
  const commit = () => {
    if (draft === null) return;
    if (draft.trim() === '') return settle(noRange, 'cleared');
    const range = parseRange(draft, today, presets);
    const message = range ? rangeFault(range, bounds) : '请按 2026-09-01 至 2026-09-30 填写';
    if (range && message === null) return settle(range, 'typed');
    setFault(message);
    if (message !== null) onUnreadable?.(draft, message);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Enter') commit();
    if (event.key === 'ArrowDown' && !locked) {
      event.preventDefault();
      commit();
      setOpen(true);
    }
  };

  return (
    <Wrap className={className} style={style}>
      <InputBox
        ref={box}
        data-size={size}
        data-look={look}
        data-set={value.start === '' ? undefined : ''}
        data-invalid={invalid ? '' : undefined}
        data-disabled={wired.disabled ? '' : undefined}
        data-popup-open={open ? '' : undefined}
      >
        <BareInput
          autoComplete="off"
          {...rest}
          ref={ref}
          id={wired.id}
          disabled={wired.disabled}
          placeholder={placeholder}
          aria-invalid={invalid || undefined}
          aria-required={wired.required || undefined}
          aria-describedby={[said ? faultId : '', wired.describedBy].filter(Boolean).join(' ') || undefined}
          value={draft ?? rangeText(value)}
          onChange={(event) => {
            setDraft(event.target.value);
            setFault(null);
          }}
          onKeyDown={press}
          onBlur={(event) => {
            commit();
            onBlur?.(event);
          }}
        />
        {clearable && value.start !== '' && !locked ? (
          <InnerButton type="button" aria-label="清除" tabIndex={-1} onClick={() => settle(noRange, 'cleared')}>
            <X size={14} strokeWidth={1.75} aria-hidden />
          </InnerButton>
        ) : null}
        <Base.Root open={open} onOpenChange={setOpen}>
          <Base.Trigger
            disabled={locked}
            render={
              <InnerButton type="button" aria-label="打开日历">
                <CalendarIcon size={16} strokeWidth={1.75} aria-hidden />
              </InnerButton>
            }
          />
          <Base.Portal className={rootClass}>
            <Positioner anchor={box} side="bottom" align="start" sideOffset={4} collisionPadding={8}>
              <Popup aria-label="选择日期范围" initialFocus={false}>
                <RangePanel
                  {...bounds}
                  value={value}
                  today={today}
                  presets={presets}
                  clearable={clearable}
                  onPick={(range, reason) => {
                    settle(range, reason);
                    setOpen(false);
                  }}
                />
              </Popup>
            </Positioner>
          </Base.Portal>
        </Base.Root>
      </InputBox>
      {said ? (
        <ErrorText id={faultId} role="alert">
          <CircleAlert size={12} strokeWidth={2} aria-hidden />
          {fault}
        </ErrorText>
      ) : null}
    </Wrap>
  );
}

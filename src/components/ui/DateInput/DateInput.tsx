import { Popover as Base } from '@base-ui/react/popover';
import { Calendar as CalendarIcon, X } from 'lucide-react';
import { type ComponentProps, type CSSProperties, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { rootClass } from '../../../theme/GlobalStyle.tsx';
import { Button } from '../Button/Button.tsx';
import { useFieldWiring } from '../Field/fieldContext.ts';
import { Popup, Positioner } from '../Popover/Popover.styles.ts';
import type { ControlSize } from '../shared/types.ts';
import { BareInput, InnerButton, InputBox } from '../TextInput/inputBox.styles.ts';
import { Calendar } from './Calendar.tsx';
import { parseDay, within } from './calendarDays.ts';

export interface DateInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'size' | 'min' | 'max' | 'type'> {
  ref?: Ref<HTMLInputElement> | undefined;
  /** `YYYY-MM-DD`, or '' for none. */
  value: string;
  /** Called with a date that exists and is allowed, or ''. */
  onValueChange: (date: string) => void;
  /** Today at the institution, `YYYY-MM-DD`: marked, and the year of a date typed without one. */
  today: string;
  /** First and last date allowed. */
  min?: string | undefined;
  max?: string | undefined;
  /** Days that cannot be chosen besides min and max (closed, full). */
  isDisabled?: ((date: string) => boolean) | undefined;
  /** Shows a cross and 清除. @default false */
  clearable?: boolean | undefined;
  /** @default 'm' */
  size?: ControlSize | undefined;
  /** `filter`: lighter border, blue while set. @default 'form' */
  look?: 'form' | 'filter' | undefined;
  /** What was typed is no allowed date; `value` stays what it was. */
  onUnreadable?: ((text: string) => void) | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * A day, typed or picked. Renders an `<input>` in a `<span>` frame (which takes `className` and `style`) and a calendar in
 * a portal. Understands 2026-9-1, 2026/09/01, 20260901, 9-1, 9月1日, 今天; ↓ opens the calendar.
 */
export function DateInput({
  ref,
  value,
  onValueChange,
  today,
  min,
  max,
  isDisabled,
  clearable = false,
  size = 'm',
  look = 'form',
  onUnreadable,
  className,
  style,
  onBlur,
  onKeyDown,
  placeholder = 'YYYY-MM-DD',
  ...rest
}: DateInputProps) {
  const wired = useFieldWiring(rest);
  const box = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  // What is being typed; null while the text is the value's.
  const [draft, setDraft] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const locked = wired.disabled || (rest.readOnly ?? false);

  const settle = (date: string) => {
    setDraft(null);
    setWrong(false);
    if (date !== value) onValueChange(date);
  };
  const commit = () => {
    if (draft === null) return;
    if (draft.trim() === '') return settle('');
    const date = parseDay(draft, today);
    if (date !== null && within(date, min, max) && !isDisabled?.(date)) return settle(date);
    setWrong(true);
    onUnreadable?.(draft);
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
  const invalid = wired.invalid || wrong;

  return (
    <InputBox
      ref={box}
      className={className}
      style={style}
      data-size={size}
      data-look={look}
      data-set={value === '' ? undefined : ''}
      data-invalid={invalid ? '' : undefined}
      data-disabled={wired.disabled ? '' : undefined}
      data-popup-open={open ? '' : undefined}
    >
      <BareInput
        inputMode="numeric"
        autoComplete="off"
        {...rest}
        ref={ref}
        id={wired.id}
        disabled={wired.disabled}
        placeholder={placeholder}
        aria-invalid={invalid || undefined}
        aria-required={wired.required || undefined}
        aria-describedby={wired.describedBy}
        value={draft ?? value}
        onChange={(event) => {
          setDraft(event.target.value);
          setWrong(false);
        }}
        onKeyDown={press}
        onBlur={(event) => {
          commit();
          onBlur?.(event);
        }}
      />
      {clearable && value !== '' && !locked ? (
        <InnerButton type="button" aria-label="清除" tabIndex={-1} onClick={() => settle('')}>
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
            <Popup data-flush="" aria-label="选择日期" initialFocus={false}>
              <Calendar
                focusDay
                value={value}
                today={today}
                min={min}
                max={max}
                isDisabled={isDisabled}
                onSelect={(date) => {
                  settle(date);
                  setOpen(false);
                }}
                footer={
                  <>
                    <Button
                      variant="text"
                      size="s"
                      disabled={!within(today, min, max) || (isDisabled?.(today) ?? false)}
                      onClick={() => {
                        settle(today);
                        setOpen(false);
                      }}
                    >
                      今天
                    </Button>
                    {clearable ? (
                      <Button
                        variant="text"
                        size="s"
                        onClick={() => {
                          settle('');
                          setOpen(false);
                        }}
                      >
                        清除
                      </Button>
                    ) : null}
                  </>
                }
              />
            </Popup>
          </Positioner>
        </Base.Portal>
      </Base.Root>
    </InputBox>
  );
}

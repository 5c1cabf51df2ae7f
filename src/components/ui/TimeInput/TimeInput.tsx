import { Popover as Base } from '@base-ui/react/popover';
import { Clock } from 'lucide-react';
import { type ComponentProps, type CSSProperties, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { rootClass } from '../../../theme/GlobalStyle.tsx';
import { useFieldWiring } from '../Field/fieldContext.ts';
import type { ControlSize } from '../shared/types.ts';
import { BareInput, InputBox } from '../TextInput/inputBox.styles.ts';
import { List, Popup, Positioner, Row } from './TimeInput.styles.ts';
import { parseTime, stepTime, timesBetween } from './times.ts';

export interface TimeInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'size' | 'min' | 'max' | 'step' | 'type'> {
  ref?: Ref<HTMLInputElement> | undefined;
  /** `HH:mm`, or '' for none. */
  value: string;
  /** Called with a time within the bounds, or ''. */
  onValueChange: (time: string) => void;
  /** @default '08:00' */
  min?: string | undefined;
  /** @default '21:00' */
  max?: string | undefined;
  /** Minutes between the offered times; any minute can be typed. @default 5 */
  step?: number | undefined;
  /** @default 'm' */
  size?: ControlSize | undefined;
  /** What was typed is no time within the bounds; `value` stays what it was. */
  onUnreadable?: ((text: string) => void) | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * A time of day, typed or picked. Renders an `<input role="combobox">` in a `<span>` frame (which takes `className` and
 * `style`) and a listbox in a portal. Understands 18:30, 1830, 9; ↑ and ↓ go a step.
 */
export function TimeInput({
  ref,
  value,
  onValueChange,
  min = '08:00',
  max = '21:00',
  step = 5,
  size = 'm',
  onUnreadable,
  className,
  style,
  onBlur,
  onKeyDown,
  placeholder = 'HH:mm',
  ...rest
}: TimeInputProps) {
  const wired = useFieldWiring(rest);
  const listId = useId();
  const box = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const locked = wired.disabled || (rest.readOnly ?? false);
  const optionId = (time: string) => `${listId}-${time}`;
  const times = timesBetween(min, max, step);
  const active = parseTime(draft ?? value);
  const invalid = wired.invalid || wrong;

  const settle = (time: string) => {
    setDraft(null);
    setWrong(false);
    if (time !== value) onValueChange(time);
  };
  const commit = () => {
    if (draft === null) return;
    if (draft.trim() === '') return settle('');
    const time = parseTime(draft);
    if (time !== null && time >= min && time <= max) return settle(time);
    setWrong(true);
    onUnreadable?.(draft);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (locked) return;
    if (event.key === 'Enter') {
      if (open) event.preventDefault();
      commit();
      setOpen(false);
    }
    if (event.key === 'Escape' && open) {
      // It closes the list, not the dialog around it.
      event.stopPropagation();
      setOpen(false);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    if (active === null) settle(min);
    else if (open) settle(stepTime(active, event.key === 'ArrowDown' ? 1 : -1, min, max, step));
  };

  return (
    <InputBox
      ref={box}
      className={className}
      style={style}
      data-size={size}
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
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && active !== null && times.includes(active) ? optionId(active) : undefined}
        aria-invalid={invalid || undefined}
        aria-required={wired.required || undefined}
        aria-describedby={wired.describedBy}
        value={draft ?? value}
        onChange={(event) => {
          setDraft(event.target.value);
          setWrong(false);
        }}
        onClick={() => !locked && setOpen(true)}
        onKeyDown={press}
        onBlur={(event) => {
          commit();
          setOpen(false);
          onBlur?.(event);
        }}
      />
      <Clock size={16} strokeWidth={1.75} aria-hidden />
      <Base.Root
        open={open}
        onOpenChange={(next, { event }) => {
          // A press into the field is no press outside.
          if (!next && event.target instanceof Node && box.current?.contains(event.target)) return;
          setOpen(next);
        }}
      >
        <Base.Portal className={rootClass}>
          <Positioner anchor={box} side="bottom" align="start" sideOffset={4} collisionPadding={8}>
            <Popup initialFocus={false} finalFocus={false} role="presentation">
              <List id={listId} role="listbox" aria-label="时间">
                {times.map((time) => (
                  <Row
                    key={time}
                    id={optionId(time)}
                    role="option"
                    aria-selected={time === value}
                    data-highlighted={time === active ? '' : undefined}
                    data-selected={time === value ? '' : undefined}
                    ref={time === active ? scrollIntoList : undefined}
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => {
                      settle(time);
                      setOpen(false);
                    }}
                  >
                    {time}
                  </Row>
                ))}
              </List>
            </Popup>
          </Positioner>
        </Base.Portal>
      </Base.Root>
    </InputBox>
  );
}

/** Scrolls the list only, never the page. */
function scrollIntoList(row: HTMLElement | null) {
  const list = row?.parentElement;
  if (!row || !list) return;
  list.scrollTop = row.offsetTop - list.offsetTop - list.clientHeight / 2 + row.offsetHeight / 2;
}

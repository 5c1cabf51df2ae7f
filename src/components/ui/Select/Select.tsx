import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown, X } from 'lucide-react';
import { type ComponentProps, type CSSProperties, useState } from 'react';
import { rootClass } from '../../../theme/GlobalStyle.tsx';
import { useFieldWiring } from '../Field/fieldContext.ts';
import type { ControlSize, Option } from '../shared/types.ts';
import {
  Clear,
  Frame,
  Key,
  List,
  Nothing,
  Popup,
  Positioner,
  Row,
  RowNote,
  RowText,
  Trigger,
  ValueText,
} from './Select.styles.ts';

interface SelectBaseProps<Value extends string>
  extends Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'name' | 'form'> {
  options: readonly Option<Value>[];
  /** null: nothing chosen. */
  value?: Value | null | undefined;
  defaultValue?: Value | null | undefined;
  /** @default '请选择' */
  placeholder?: string | undefined;
  /** Height: s 28, m 32, l 40, xl 48. @default 'm' */
  size?: ControlSize | undefined;
  /** Name submitted with a form. */
  name?: string | undefined;
  /** Word before the value (校区 东湖) in a filter bar; the control turns blue while something is chosen. */
  filterLabel?: string | undefined;
  /** Said where there are no options. @default '暂无选项' */
  emptyText?: string | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

export type SelectProps<Value extends string = string> = SelectBaseProps<Value> &
  (
    | {
        /** Shows a cross; `onValueChange` then also gets null. */
        clearable: true;
        onValueChange?: ((value: Value | null) => void) | undefined;
      }
    | { clearable?: false | undefined; onValueChange?: ((value: Value) => void) | undefined }
  );

/**
 * One of a short list. Renders a `<button role="combobox">` in a `<span>` frame (which takes `className` and `style`) and
 * a listbox in a portal. The button sets `data-size`, `data-look`, `data-set`, `data-invalid`, `data-popup-open`.
 * For long lists or search use Combobox.
 */
export function Select<Value extends string = string>(props: SelectProps<Value>) {
  const {
    options,
    value,
    defaultValue,
    placeholder = '请选择',
    size = 'm',
    name,
    filterLabel,
    emptyText = '暂无选项',
    open,
    onOpenChange,
    clearable = false,
    onValueChange: _told,
    className,
    style,
    ...rest
  } = props;
  const wired = useFieldWiring(rest);
  const [kept, setKept] = useState<Value | null>(defaultValue ?? null);
  const current = value === undefined ? kept : value;
  const look = filterLabel === undefined ? 'form' : 'filter';
  const crossed = clearable && current !== null && !wired.disabled;

  const tell = (next: Value | null) => {
    setKept(next);
    if (props.clearable) props.onValueChange?.(next);
    else if (next !== null) props.onValueChange?.(next);
  };

  return (
    <Frame className={className} style={style} data-look={look}>
      <Base.Root
        items={options}
        value={current}
        onValueChange={(next: Value | null) => tell(next)}
        disabled={wired.disabled}
        modal={false}
        {...(name === undefined ? {} : { name })}
        {...(open === undefined ? {} : { open })}
        onOpenChange={(next) => onOpenChange?.(next)}
      >
        <Trigger
          {...rest}
          id={wired.id}
          data-size={size}
          data-look={look}
          data-set={current !== null ? '' : undefined}
          data-invalid={wired.invalid ? '' : undefined}
          aria-label={rest['aria-label'] ?? (wired.labelId === undefined ? filterLabel : undefined)}
          aria-labelledby={wired.labelId}
          aria-describedby={wired.describedBy}
          aria-invalid={wired.invalid || undefined}
          aria-required={wired.required || undefined}
        >
          {filterLabel === undefined ? null : <Key>{filterLabel}</Key>}
          <ValueText placeholder={placeholder} />
          <ChevronDown
            size={16}
            strokeWidth={1.75}
            aria-hidden
            style={crossed ? { visibility: 'hidden' } : undefined}
          />
        </Trigger>
        <Base.Portal className={rootClass}>
          <Positioner alignItemWithTrigger={false} sideOffset={4} collisionPadding={8}>
            <Popup>
              <List>
                {options.map((option) => (
                  <Row key={option.value} value={option.value} disabled={option.disabled ?? false} label={option.label}>
                    <RowText>{option.label}</RowText>
                    {option.note === undefined ? null : <RowNote>{option.note}</RowNote>}
                    <Base.ItemIndicator>
                      <Check size={16} strokeWidth={1.75} aria-hidden />
                    </Base.ItemIndicator>
                  </Row>
                ))}
              </List>
              {options.length === 0 ? <Nothing>{emptyText}</Nothing> : null}
            </Popup>
          </Positioner>
        </Base.Portal>
      </Base.Root>
      {crossed ? (
        <Clear type="button" aria-label="清除" onClick={() => tell(null)}>
          <X size={14} strokeWidth={1.75} aria-hidden />
        </Clear>
      ) : null}
    </Frame>
  );
}

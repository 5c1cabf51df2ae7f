import { Combobox as Base } from '@base-ui/react/combobox';
import { ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import { useFieldWiring } from '../Field/fieldContext.ts';
import { InnerButton } from '../TextInput/inputBox.styles.ts';
import { Chip, ChipRemove, ChipsBox, ChipsInput, ChipWords, EndSlot } from './Combobox.styles.ts';
import { ComboboxPopup } from './ComboboxPopup.tsx';
import { type ComboboxOption, type ComboboxSharedProps, matches, optionOf, sameValue } from './comboboxTypes.ts';

export interface MultiComboboxProps<Value extends string = string> extends ComboboxSharedProps<Value> {
  multiple: true;
  value?: readonly Value[] | undefined;
  defaultValue?: readonly Value[] | undefined;
  onValueChange?: ((value: Value[]) => void) | undefined;
}

/** The `multiple` face of Combobox: chosen ones as chips before the text; Backspace takes the last. */
export function MultiCombobox<Value extends string>({
  multiple: _multiple,
  options,
  value,
  defaultValue,
  onValueChange,
  onSearch,
  loading = false,
  labelOf,
  emptyText = '没有匹配的选项',
  size = 'm',
  clearable = false,
  prefix,
  placeholder = '请选择',
  className,
  style,
  ...rest
}: MultiComboboxProps<Value>) {
  const wired = useFieldWiring(rest);
  const [kept, setKept] = useState<readonly Value[]>(defaultValue ?? []);
  const chosen = (value ?? kept).map((one) => optionOf(one, options, labelOf));
  const tell = (next: readonly ComboboxOption<Value>[]) => {
    const values = next.map((option) => option.value);
    setKept(values);
    onValueChange?.(values);
  };

  return (
    <Base.Root<ComboboxOption<Value>, true>
      multiple
      items={options}
      filter={onSearch ? null : matches}
      value={chosen}
      onValueChange={tell}
      onInputValueChange={(query, { reason }) => {
        if (reason === 'input-change' || reason === 'input-clear') onSearch?.(query);
      }}
      isItemEqualToValue={sameValue}
      itemToStringLabel={(option) => option.label}
      itemToStringValue={(option) => option.value}
      disabled={wired.disabled}
      readOnly={rest.readOnly ?? false}
      autoHighlight
    >
      <ChipsBox
        className={className}
        style={style}
        data-size={size}
        data-invalid={wired.invalid ? '' : undefined}
        data-disabled={wired.disabled ? '' : undefined}
      >
        {prefix}
        {chosen.map((option) => (
          <Chip key={option.value} aria-label={option.label}>
            <ChipWords>{option.label}</ChipWords>
            <ChipRemove aria-label={`移除${option.label}`}>
              <X size={12} strokeWidth={2} aria-hidden />
            </ChipRemove>
          </Chip>
        ))}
        <ChipsInput
          {...rest}
          id={wired.id}
          placeholder={chosen.length === 0 ? placeholder : undefined}
          aria-invalid={wired.invalid || undefined}
          aria-required={wired.required || undefined}
          aria-describedby={wired.describedBy}
        />
        <EndSlot>
          {clearable && chosen.length > 0 ? (
            <InnerButton type="button" aria-label="清除" onClick={() => tell([])}>
              <X size={14} strokeWidth={1.75} aria-hidden />
            </InnerButton>
          ) : (
            <Base.Trigger
              render={
                <InnerButton type="button" aria-label="展开选项" tabIndex={-1}>
                  <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
                </InnerButton>
              }
            />
          )}
        </EndSlot>
      </ChipsBox>
      <ComboboxPopup loading={loading} emptyText={emptyText} />
    </Base.Root>
  );
}

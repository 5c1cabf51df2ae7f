import { Combobox as Base } from '@base-ui/react/combobox';
import { ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import { useFieldWiring } from '../Field/fieldContext.ts';
import { Affix, BareInput, InnerButton } from '../TextInput/inputBox.styles.ts';
import { Box } from './Combobox.styles.ts';
import { ComboboxPopup } from './ComboboxPopup.tsx';
import { type ComboboxOption, type ComboboxSharedProps, matches, optionOf, sameValue } from './comboboxTypes.ts';
import { MultiCombobox, type MultiComboboxProps } from './MultiCombobox.tsx';

export interface SingleComboboxProps<Value extends string = string> extends ComboboxSharedProps<Value> {
  multiple?: false | undefined;
  /** null: nothing chosen. */
  value?: Value | null | undefined;
  defaultValue?: Value | null | undefined;
  onValueChange?: ((value: Value | null) => void) | undefined;
}

export type ComboboxProps<Value extends string = string> = SingleComboboxProps<Value> | MultiComboboxProps<Value>;

/**
 * One or several of many, found by typing (name, pinyin and other `keywords`, or a search elsewhere with `onSearch`).
 * Renders an `<input role="combobox">` in a `<div>` frame (which takes `className` and `style`), listbox in a portal.
 */
export function Combobox<Value extends string = string>(props: ComboboxProps<Value>) {
  return props.multiple ? <MultiCombobox {...props} /> : <SingleCombobox {...props} />;
}

function SingleCombobox<Value extends string>({
  multiple: _single,
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
}: SingleComboboxProps<Value>) {
  const wired = useFieldWiring(rest);
  const [kept, setKept] = useState<Value | null>(defaultValue ?? null);
  const current = value === undefined ? kept : value;

  return (
    <Base.Root<ComboboxOption<Value>>
      items={options}
      filter={onSearch ? null : matches}
      value={current === null ? null : optionOf(current, options, labelOf)}
      onValueChange={(option) => {
        setKept(option?.value ?? null);
        onValueChange?.(option?.value ?? null);
      }}
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
      <Box
        className={className}
        style={style}
        data-size={size}
        data-invalid={wired.invalid ? '' : undefined}
        data-disabled={wired.disabled ? '' : undefined}
      >
        {prefix == null ? null : <Affix>{prefix}</Affix>}
        <Base.Input
          render={<BareInput />}
          {...rest}
          id={wired.id}
          placeholder={placeholder}
          aria-invalid={wired.invalid || undefined}
          aria-required={wired.required || undefined}
          aria-describedby={wired.describedBy}
        />
        {clearable && current !== null ? (
          <Base.Clear
            render={
              <InnerButton type="button" aria-label="清除">
                <X size={14} strokeWidth={1.75} aria-hidden />
              </InnerButton>
            }
          />
        ) : (
          <Base.Trigger
            render={
              <InnerButton type="button" aria-label="展开选项" tabIndex={-1}>
                <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
              </InnerButton>
            }
          />
        )}
      </Box>
      <ComboboxPopup loading={loading} emptyText={emptyText} />
    </Base.Root>
  );
}

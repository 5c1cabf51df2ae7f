import type { ComponentProps, CSSProperties, ReactNode, Ref } from 'react';
import type { ControlSize, Option } from '../shared/types.ts';

/** A choice that may also be found by other words: pinyin (linxiaoman, lxm), a number, a phone. */
export interface ComboboxOption<Value extends string = string> extends Option<Value> {
  keywords?: string | undefined;
}

/** What single and multiple choice share. */
export interface ComboboxSharedProps<Value extends string>
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'size' | 'onChange' | 'children' | 'prefix'> {
  ref?: Ref<HTMLInputElement> | undefined;
  options: readonly ComboboxOption<Value>[];
  /** Looks for options elsewhere: called with each text typed; `options` is then shown as it comes. */
  onSearch?: ((query: string) => void) | undefined;
  /** Options are on their way: 加载中.... @default false */
  loading?: boolean | undefined;
  /** Name of a chosen value that is not among `options` (yet), so that a form never shows a bare id. */
  labelOf?: ((value: Value) => string | undefined) | undefined;
  /** @default '没有匹配的选项' */
  emptyText?: string | undefined;
  /** @default 'm' */
  size?: ControlSize | undefined;
  /** Shows a cross. @default false */
  clearable?: boolean | undefined;
  /** Before the text: a search icon. */
  prefix?: ReactNode;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** Options that fit a query: by name or by the other words, blanks and case apart. */
export function matches(option: ComboboxOption, query: string): boolean {
  const wanted = query.trim().toLowerCase().replaceAll(' ', '');
  return `${option.label}\n${option.keywords ?? ''}`.toLowerCase().replaceAll(' ', '').includes(wanted);
}

/** The option of a value; made up from `labelOf` (else the value itself) where it is not among the options. */
export function optionOf<Value extends string>(
  value: Value,
  options: readonly ComboboxOption<Value>[],
  labelOf: ((value: Value) => string | undefined) | undefined,
): ComboboxOption<Value> {
  return options.find((option) => option.value === value) ?? { value, label: labelOf?.(value) ?? value };
}

export function sameValue(a: ComboboxOption, b: ComboboxOption): boolean {
  return a.value === b.value;
}

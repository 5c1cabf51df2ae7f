/** Height of a typed control: s 28, m 32, l 40, xl 48 (phone forms). Touch density makes s and m 40. */
export type ControlSize = 's' | 'm' | 'l' | 'xl';

/** Meaning of a colour. */
export type Tone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info';

/** One choice of a list. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** Small text at the right end, e.g. 7/8 or 已结课. */
  note?: string | undefined;
  disabled?: boolean | undefined;
}

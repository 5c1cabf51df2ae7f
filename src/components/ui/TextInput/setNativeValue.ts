/**
 * Writes into an input as if typed, so that React (and any form library listening to onChange) sees the change.
 * React overrides the `value` setter on the instance; the prototype's setter plus an `input` event goes round it.
 */
export function setNativeValue(input: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const proto = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Reflect.set(proto, 'value', value, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

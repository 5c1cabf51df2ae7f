import type { FieldValues } from 'react-hook-form';
import type { AnyEndpoint, InputOf, OutputOf } from '../../contract/endpoint.ts';
import { useAction } from '../../hooks/useAction.ts';
import type { FormModel } from './formModel.ts';
import { endpointRules, type FormRules, joinRules } from './formRules.ts';
import { type SaveFormOptions, useSaveForm } from './useSaveForm.ts';

type Values<E extends AnyEndpoint> = InputOf<E> & FieldValues;

export interface EndpointFormOptions<E extends AnyEndpoint, V extends FieldValues>
  extends Omit<SaveFormOptions<V, OutputOf<E>>, 'save'> {
  /** Calls whose remembered answers are asked anew once it is saved. */
  invalidates?: readonly AnyEndpoint[] | undefined;
}

export interface BuiltInputOptions<E extends AnyEndpoint, V extends FieldValues> extends EndpointFormOptions<E, V> {
  /** The call's input from what is filled in. Must take a half-filled form too. */
  toInput: (values: V) => InputOf<E>;
}

const same = (values: unknown) => values;

/**
 * The form of one call: fields are those of its input, the contract's schema is its first set of rules, saving is the
 * call itself (one idempotency key per intent, so 重试 does nothing twice). Where fields and input differ, `toInput`
 * builds the one from the other, and errors find their fields by the end of their paths.
 */
export function useEndpointForm<E extends AnyEndpoint>(
  endpoint: E,
  options: EndpointFormOptions<E, Values<E>>,
): FormModel<Values<E>>;
export function useEndpointForm<E extends AnyEndpoint, V extends FieldValues>(
  endpoint: E,
  options: BuiltInputOptions<E, V>,
): FormModel<V>;
export function useEndpointForm<E extends AnyEndpoint, V extends FieldValues>(
  endpoint: E,
  { invalidates = [], ...options }: EndpointFormOptions<E, V> & Partial<Pick<BuiltInputOptions<E, V>, 'toInput'>>,
): FormModel<V> {
  const toInput = options.toInput ?? (same as (values: V) => InputOf<E>);
  // The form tells its failures itself.
  const action = useAction(endpoint, { invalidates, quiet: true });
  const own = options.rules;
  const ofEndpoint: FormRules<V> = endpointRules(endpoint, toInput);
  return useSaveForm<V, OutputOf<E>>({
    ...options,
    rules: own ? joinRules(own, ofEndpoint) : ofEndpoint,
    save: (values) => action.run(toInput(values)),
  });
}

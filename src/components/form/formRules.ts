import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldErrors, type FieldPath, type FieldValues, type Resolver, set } from 'react-hook-form';
import type { AnyEndpoint, InputOf } from '../../contract/endpoint.ts';
import type { Schema } from '../../contract/schema.ts';
import { faultsOf, fieldForPath } from './errorPaths.ts';
import { issueText } from './issueText.ts';

/** What keeps a form from being sent, by field. */
export type FormFaults<V extends FieldValues> = Partial<Record<FieldPath<V>, string>>;

/** @param names of the fields on the page */
export type FormRules<V extends FieldValues> = (
  values: V,
  names: () => ReadonlySet<string>,
) => FormFaults<V> | Promise<FormFaults<V>>;

export function faultEntries<V extends FieldValues>(faults: FormFaults<V>): (readonly [string, string])[] {
  return Object.entries<string | undefined>(faults).flatMap(([name, text]) => (text ? [[name, text] as const] : []));
}

/** The rules of a form for React Hook Form. */
export function resolverOf<V extends FieldValues>(rules: FormRules<V>, names: () => ReadonlySet<string>): Resolver<V> {
  return async (values) => {
    const errors: FieldErrors<V> = {};
    const entries = faultEntries(await rules(values, names));
    for (const [name, message] of entries) set(errors, name, { type: 'rule', message });
    return entries.length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

/** What the endpoint's input schema has to say of the form, by field. */
export function endpointRules<E extends AnyEndpoint, V extends FieldValues>(
  { input: schema }: E,
  toInput: (values: V) => InputOf<E>,
): FormRules<V> {
  const resolve = zodResolver(
    schema as Schema<unknown, FieldValues>,
    { error: issueText },
    { mode: 'sync', raw: true },
  );
  return async (values, names) => {
    const input = toInput(values) as FieldValues;
    const { errors } = await resolve(input, undefined, { fields: {}, shouldUseNativeValidation: false });
    const faults = faultsOf(errors);
    if (faults.length === 0) return {};
    const known = names();
    const entries = faults.map(({ name, message }) => [fieldForPath(name, known) ?? name, message] as const);
    return Object.fromEntries(entries.toReversed()) as FormFaults<V>;
  };
}

/** Both: where they differ on a field, the first has its way. */
export function joinRules<V extends FieldValues>(first: FormRules<V>, second: FormRules<V>): FormRules<V> {
  return async (values, names) => ({ ...(await second(values, names)), ...(await first(values, names)) });
}

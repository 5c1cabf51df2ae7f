import type { $ZodIssue } from 'zod/v4/core';
import type { AnyEndpoint, OutputOf } from '../contract/endpoint.ts';
import { ApiError } from './ApiError.ts';
import { catalogueOfKind } from './catalogue.ts';
import { expectation } from './expectation.ts';

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let value = root;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}

function describe(issues: readonly $ZodIssue[], root: unknown): string {
  return issues
    .slice(0, 3)
    .map(({ path, message }) => `"${path.join('.') || '(whole)'}" ${message}, got ${shown(valueAt(root, path))}`)
    .join('; ');
}

/**
 * Refuses an input the contract does not know before anything is sent. Forms validate with the same schema first,
 * so whoever meets this is a developer; the texts also stand in `fieldErrors`.
 * @throws ApiError of kind `schema`.
 */
export function checkInput(endpoint: AnyEndpoint, input: unknown): void {
  const { error } = endpoint.input.safeParse(input, { error: expectation });
  if (!error) return;
  // Read again for users: where the schema has no sentence of its own, none in English may reach them.
  const forUsers = endpoint.input.safeParse(input, { error: () => '格式不正确' }).error ?? error;
  const fieldErrors = Object.fromEntries(forUsers.issues.map(({ path, message }) => [path.join('.'), message]));
  throw new ApiError({
    entry: catalogueOfKind('schema'),
    endpoint: endpoint.path,
    data: { fieldErrors },
    developer: `call(${endpoint.path}): the input does not fit the contract, nothing was sent: ${describe(error.issues, input)}. Validate with the endpoint's input schema before calling.`,
  });
}

/**
 * Reads what the contract promises. A missing `data` counts as empty where the contract allows an empty object.
 * @throws ApiError of kind `schema` naming the endpoint, the field and the offending value.
 */
export function checkOutput<E extends AnyEndpoint>(endpoint: E, data: unknown): OutputOf<E> {
  const result = endpoint.output.safeParse(data, { error: expectation });
  if (result.success) return result.data as OutputOf<E>;
  if (data === undefined || data === null) {
    const empty = endpoint.output.safeParse({});
    if (empty.success) return empty.data as OutputOf<E>;
  }
  throw new ApiError({
    entry: catalogueOfKind('schema'),
    endpoint: endpoint.path,
    code: 0,
    data,
    developer: `${endpoint.path}: the response does not fit the contract: ${describe(result.error.issues, data)}. Mend the server or the endpoint's output schema.`,
  });
}

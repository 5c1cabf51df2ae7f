import type { input, output } from 'zod/v4/core';
import type { Schema } from './schema.ts';

/** How a call travels. `post` sends JSON, `postForm` the URL-encoded form type, `upload` multipart with progress. */
export type Method = 'get' | 'post' | 'postForm' | 'delete' | 'put' | 'upload';

/**
 * Who may make a call. The server decides by it, screens only hide.
 * - `public`: anybody, signed in or not;
 * - `user`: a valid session, whatever the identity;
 * - `identity`: a valid session and an identity in the institution named by `companyId`;
 * - `{ permission }`: an identity that holds at least one of the keys (registry: `jiaowu/domain` permissions).
 */
export type Allow = 'public' | 'user' | 'identity' | { permission: readonly string[] };

/** One call of the product: everything client, screens, mocks and server need to know about it. */
export interface Endpoint<I extends Schema = Schema, O extends Schema = Schema> {
  readonly method: Method;
  /** Relative to the prefix `/api`, unless it begins with `/planet` (product.md section 7). */
  readonly path: string;
  readonly input: I;
  readonly output: O;
  readonly allow: Allow;
  /** Its errors are never shown as a toast (product.md section 8: the get-collect-info call). */
  readonly quiet: boolean;
  /** An earlier call of the same URL still in flight is cancelled (取消重复请求). */
  readonly latest: boolean;
}

export type AnyEndpoint = Endpoint;

/** What a caller passes. */
export type InputOf<E extends AnyEndpoint> = input<E['input']>;
/** What a handler receives: parsed, with defaults filled. */
export type ParsedInputOf<E extends AnyEndpoint> = output<E['input']>;
/** What a caller gets. */
export type OutputOf<E extends AnyEndpoint> = output<E['output']>;
/** What a handler answers. */
export type AnswerOf<E extends AnyEndpoint> = input<E['output']>;

interface Declaration<I extends Schema, O extends Schema> {
  method: Method;
  path: string;
  input: I;
  output: O;
  allow: Allow;
  quiet?: boolean;
  latest?: boolean;
}

/**
 * Declares a call once. Path and method are those of product.md, letter by letter.
 * @throws Error when the path is empty, ends with a slash, or begins with a slash but not with `/planet`.
 */
export function endpoint<I extends Schema, O extends Schema>(declaration: Declaration<I, O>): Endpoint<I, O> {
  const { path } = declaration;
  if (!path || path.endsWith('/') || (path.startsWith('/') && !path.startsWith('/planet'))) {
    throw new Error(
      `endpoint(): bad path "${path}". Write it relative to the /api prefix ("timetable/getTimetable"), or with a leading "/planet".`,
    );
  }
  return Object.freeze({ quiet: false, latest: false, ...declaration });
}

/** The address below the host: `/api/<path>`, or the path itself where it begins with `/planet`. */
export function addressOf({ path }: Pick<AnyEndpoint, 'path'>, prefix = '/api'): string {
  return path.startsWith('/planet') ? path : `${prefix}/${path}`;
}

/** True for calls that change something: they carry an `idempotencyKey`. */
export function isWrite({ method }: Pick<AnyEndpoint, 'method'>): boolean {
  return method !== 'get';
}

import { type AnyEndpoint, addressOf, isWrite } from '../contract/endpoint.ts';

/** Sent with every call when known (product.md section 7). */
export interface ContextFields {
  readonly uid?: string;
  readonly token?: string;
  readonly companyId?: string;
  readonly roleId?: string;
  readonly stuId?: string;
  /** @default 'pc' */
  readonly loginChannel?: string;
}

/** A call ready for the wire. */
export interface BuiltRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  /** Same address = same call for the replace-earlier marker: the URL without its query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | null;
}

export interface RequestParts {
  baseUrl?: string;
  prefix?: string;
  context?: ContextFields;
  commonFields?: Readonly<Record<string, string>>;
  idempotencyKey?: string;
}

/** Bucket of an upload that names none (product.md section 9). */
export const defaultBucketCode = '50001';

type Fields = Readonly<Record<string, unknown>>;

const known = (fields: Fields): [string, unknown][] =>
  Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== '');

function contextOf(context: ContextFields): Fields {
  const { companyId, loginChannel = 'pc' } = context;
  return Object.fromEntries(known({ ...context, mainCompanyId: companyId, loginChannel }));
}

/** One value as text: lists with commas, objects as JSON. */
function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join(',');
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function formText(fields: Fields): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) params.append(name, asText(value));
  }
  return params.toString();
}

function multipart(fields: Fields): FormData {
  const form = new FormData();
  const all: Fields = { bucketCode: defaultBucketCode, ...fields };
  for (const [name, value] of Object.entries(all)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, asText(value));
  }
  return form;
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Puts a call together: GET carries everything in the query, all others in the body. Context and common fields are
 * added; a field of the same name in the input wins, for it names the object of the call (conventions, section 1).
 * @throws TypeError when the input is no object of fields.
 */
export function buildRequest(endpoint: AnyEndpoint, input: unknown, parts: RequestParts = {}): BuiltRequest {
  const { baseUrl = '', prefix = '/api', context = {}, commonFields = {}, idempotencyKey } = parts;
  if (!isRecord(input)) {
    throw new TypeError(`call(${endpoint.path}): the input must be an object of fields, got ${JSON.stringify(input)}.`);
  }
  const own = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const key = isWrite(endpoint) && idempotencyKey ? { idempotencyKey } : {};
  const fields: Fields = { ...commonFields, ...contextOf(context), ...key, ...own };
  const address = `${baseUrl}${addressOf(endpoint, prefix)}`;
  const headers = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
  const json = { ...headers, 'Content-Type': 'application/json;charset=UTF-8' };
  switch (endpoint.method) {
    case 'get':
      return { method: 'GET', url: `${address}?${formText(fields)}`, address, headers, body: null };
    case 'postForm': {
      const type = 'application/x-www-form-urlencoded;charset=UTF-8';
      return {
        method: 'POST',
        url: address,
        address,
        headers: { ...headers, 'Content-Type': type },
        body: formText(fields),
      };
    }
    case 'upload':
      return { method: 'POST', url: address, address, headers, body: multipart(fields) };
    case 'put':
      return { method: 'PUT', url: address, address, headers: json, body: JSON.stringify(fields) };
    case 'delete':
      return { method: 'DELETE', url: address, address, headers: json, body: JSON.stringify(fields) };
    case 'post':
      return { method: 'POST', url: address, address, headers: json, body: JSON.stringify(fields) };
  }
}

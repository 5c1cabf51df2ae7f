import type { Context } from 'hono';
import { isWrite, type AnyEndpoint } from 'jiaowu/contract';
import { malformed } from './refusal.ts';

/** Who calls and as whom: travels with each call, beside its own fields (product.md section 3). */
export interface ContextFields {
  uid: string;
  token: string;
  companyId: string;
  mainCompanyId: string;
  roleId: string;
  stuId: string;
}

export interface Incoming {
  fields: ContextFields;
  idempotencyKey: string | null;
  /** The call's own fields, yet to be checked by its schema. */
  own: Record<string, unknown>;
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed({}, '请求格式不正确');
  return Object.fromEntries(Object.entries(value));
}

/** Text a database can keep: without NUL, without halves of a surrogate pair. */
const clean = (text: string) => text.replaceAll('\0', '').toWellFormed();

async function body(c: Context): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type') ?? '';
  const text = await c.req.text();
  if (text === '') return {};
  if (type.startsWith('application/x-www-form-urlencoded')) return fromPairs(new URLSearchParams(text));
  try {
    return record(JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? clean(value) : value)));
  } catch {
    throw malformed({}, '请求格式不正确');
  }
}

/** A name given several times becomes a list. */
function fromPairs(pairs: URLSearchParams): Record<string, unknown> {
  const all: Record<string, unknown> = {};
  for (const name of new Set(pairs.keys())) {
    const values = pairs.getAll(name).map(clean);
    all[name.replace(/\[\]$/, '')] = values.length > 1 || name.endsWith('[]') ? values : values[0];
  }
  return all;
}

/** A field of the context: text or a number read as its text. Anything else counts as not sent. */
function taken(all: Record<string, unknown>, name: string): string {
  const value = all[name];
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  return text === 'undefined' || text === 'null' ? '' : text.slice(0, 200);
}

/**
 * Takes a request apart: context fields, idempotency key, the call's own fields. A companyId, roleId or stuId that the
 * call's own schema names stays in the input as well: there it is the object of the call (conventions, section 1).
 * @throws Refusal 400 when the body cannot be read.
 */
export async function takeApart(c: Context, endpoint: AnyEndpoint): Promise<Incoming> {
  const all = isWrite(endpoint) ? await body(c) : fromPairs(new URL(c.req.url).searchParams);
  const key = taken(all, 'idempotencyKey');
  return {
    fields: {
      uid: taken(all, 'uid'),
      token: taken(all, 'token'),
      companyId: taken(all, 'companyId'),
      mainCompanyId: taken(all, 'mainCompanyId'),
      roleId: taken(all, 'roleId'),
      stuId: taken(all, 'stuId'),
    },
    idempotencyKey: key === '' ? null : key,
    own: all,
  };
}

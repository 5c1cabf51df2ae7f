import { HttpResponse } from 'msw';
import { type HttpHandler, http } from 'msw/http';
import { expectation } from '../api/expectation.ts';
import { addressOf, type AnswerOf, type AnyEndpoint, type ParsedInputOf } from '../contract/endpoint.ts';

/** What a mocked call answers: the endpoint's output as the server would write it, or a function of the input. */
export type MockAnswer<E extends AnyEndpoint> =
  | AnswerOf<E>
  | ((input: ParsedInputOf<E>, request: Request) => AnswerOf<E> | Promise<AnswerOf<E>>);

export interface MockFailure {
  /** Code of the body; anything but 0. */
  code: number | string;
  msg?: string;
  data?: unknown;
}

type Respond = (request: Request) => Response | Promise<Response>;

const methods = {
  get: http.get,
  post: http.post,
  postForm: http.post,
  upload: http.post,
  put: http.put,
  delete: http.delete,
} as const;

/** Matches the endpoint on any host. */
function handler(endpoint: AnyEndpoint, respond: Respond): HttpHandler {
  return methods[endpoint.method](`*${addressOf(endpoint)}`, ({ request }) => respond(request));
}

async function fieldsOf(endpoint: AnyEndpoint, request: Request): Promise<unknown> {
  if (endpoint.method === 'get') return Object.fromEntries(new URL(request.url).searchParams);
  if (endpoint.method === 'postForm') return Object.fromEntries(new URLSearchParams(await request.clone().text()));
  if (endpoint.method === 'upload') return Object.fromEntries(await request.clone().formData());
  return await request.clone().json();
}

function answers<E extends AnyEndpoint>(endpoint: E, answer: MockAnswer<E>): HttpHandler {
  return handler(endpoint, async (request) => {
    const input = endpoint.input.safeParse(await fieldsOf(endpoint, request), { error: expectation });
    if (!input.success) {
      const [issue] = input.error.issues;
      const where = `${issue?.path.join('.')}: ${issue?.message}`;
      return HttpResponse.json({
        code: 400,
        msg: `mock(${endpoint.path}): the input does not fit the contract (${where})`,
      });
    }
    const data = isFunction(answer) ? await answer(input.data as ParsedInputOf<E>, request) : answer;
    const output = endpoint.output.safeParse(data, { error: expectation });
    if (!output.success) {
      const [issue] = output.error.issues;
      throw new Error(
        `mock(${endpoint.path}): the answer does not fit the contract at "${issue?.path.join('.')}": ${issue?.message}.`,
      );
    }
    return HttpResponse.json({ code: 0, msg: '', data: data as object });
  });
}

function isFunction(value: unknown): value is (...args: never[]) => unknown {
  return typeof value === 'function';
}

const ended = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

/** MSW handlers typed by the contract, for stories and tests. An answer that breaks the contract is a failing mock. */
export const mock = Object.assign(answers, {
  /** Refuses with a code of the catalogue. */
  fails: (endpoint: AnyEndpoint, { code, msg = '', data = null }: MockFailure): HttpHandler =>
    handler(endpoint, () => HttpResponse.json({ code, msg, data: data as object })),

  /** Never answers: the pending state. */
  never: (endpoint: AnyEndpoint): HttpHandler =>
    handler(endpoint, async (request) => {
      await ended(request.signal);
      return HttpResponse.error();
    }),

  /** The network is down. */
  offline: (endpoint: AnyEndpoint): HttpHandler => handler(endpoint, () => HttpResponse.error()),

  /** Anything at all on the wire: broken JSON, an HTTP error page. */
  raw: (endpoint: AnyEndpoint, respond: Respond): HttpHandler => handler(endpoint, respond),
});

import { type AnyEndpoint, type InputOf, isWrite, type OutputOf } from '../contract/endpoint.ts';
import { ApiError, isApiError } from './ApiError.ts';
import { catalogueOfCode, catalogueOfKind } from './catalogue.ts';
import { checkInput, checkOutput } from './checks.ts';
import { readEnvelope } from './envelope.ts';
import { createLimits, type Limits } from './limits.ts';
import { newKey as randomKey } from './newKey.ts';
import { buildRequest, type ContextFields } from './request.ts';
import { type Answer, type Fetch, fetchTransport, type Transport, xhrTransport } from './transport.ts';

export interface CallOptions {
  /** Aborting it rejects the call with kind `aborted`. */
  signal?: AbortSignal;
  /** Uploads: fraction sent, 0 to 1. */
  onProgress?: (fraction: number) => void;
  /** The same key answers the first result for 24 h, so sending again never doubles. @default a fresh one */
  idempotencyKey?: string;
  /** Its errors are not toasted. @default the endpoint's `quiet` */
  quiet?: boolean;
  /** Cancels an earlier call of the same URL still in flight. @default the endpoint's `latest` */
  replaces?: boolean;
  /** Context fields that differ from the session's for this call. */
  context?: ContextFields;
}

/** The way to the server. Rejects with `ApiError` only. */
export interface ApiClient {
  call: <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>;
}

export interface ApiClientOptions {
  /** Scheme and host, without a slash at the end. @default '' (the page's own host) */
  baseUrl?: string;
  /** @default '/api' */
  prefix?: string;
  context: () => ContextFields;
  /** Fields every call carries besides the context. */
  commonFields?: () => Readonly<Record<string, string>>;
  fetch?: Fetch;
  /** Carries uploads. @default XMLHttpRequest */
  upload?: Transport;
  /** Milliseconds without an answer; an upload counts from its last progress. @default 30000 */
  timeoutMs?: number;
  onError?: (error: ApiError, endpoint: AnyEndpoint) => void;
  /** Told the server's wall clock, `YYYY-MM-DD HH:mm:ss`, with each answer that carries it. */
  onServerTime?: (wallClock: string) => void;
  newKey?: () => string;
}

const wallClockText = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function judge<E extends AnyEndpoint>(endpoint: E, { status, text }: Answer): OutputOf<E> {
  const reading = readEnvelope(parseBody(text));
  const good = status >= 200 && status < 300;
  if (reading && !reading.done) {
    const { code, message, data } = reading;
    throw new ApiError({ entry: catalogueOfCode(code), endpoint: endpoint.path, code, message, data });
  }
  if (!good) {
    const developer = `${endpoint.path}: HTTP ${status} without the product's envelope.`;
    throw new ApiError({ entry: catalogueOfKind('http'), endpoint: endpoint.path, developer });
  }
  if (!reading) {
    const developer = `${endpoint.path}: the response is no { code, msg, data } but ${JSON.stringify(text.slice(0, 120))}.`;
    throw new ApiError({ entry: catalogueOfKind('schema'), endpoint: endpoint.path, developer });
  }
  return checkOutput(endpoint, reading.data);
}

/** Rejects as soon as the limits end the call, even where the transport does not listen to the signal. */
function untilEnded<T>(work: Promise<T>, { signal }: Limits): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new DOMException('Aborted', 'AbortError'));
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    work.then(resolve, reject);
  });
}

/**
 * The client on fetch: context fields, 30 s timeout, cancelling of doubled calls, the catalogue of errors, schemas
 * checked both ways. It shows nothing and goes nowhere: whoever shows and redirects is the kit.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { timeoutMs = 30_000, newKey = randomKey, commonFields } = options;
  const byFetch = fetchTransport(options.fetch ?? ((url, init) => globalThis.fetch(url, init)));
  const byUpload = options.upload ?? xhrTransport;
  const latest = new Map<string, Limits>();

  async function send<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, call: CallOptions): Promise<OutputOf<E>> {
    checkInput(endpoint, input);
    const request = buildRequest(endpoint, input, {
      ...(options.baseUrl === undefined ? {} : { baseUrl: options.baseUrl }),
      ...(options.prefix === undefined ? {} : { prefix: options.prefix }),
      ...(isWrite(endpoint) ? { idempotencyKey: call.idempotencyKey ?? newKey() } : {}),
      context: call.context ?? options.context(),
      commonFields: commonFields?.() ?? {},
    });
    const limits = createLimits(timeoutMs, call.signal);
    if (call.replaces ?? endpoint.latest) {
      latest.get(request.address)?.end('cancelled');
      latest.set(request.address, limits);
    }
    try {
      const transport = endpoint.method === 'upload' ? byUpload : byFetch;
      const onProgress = (fraction: number) => {
        limits.renew();
        call.onProgress?.(fraction);
      };
      const answer = await untilEnded(transport(request, { signal: limits.signal, onProgress }), limits);
      if (answer.serverTime && wallClockText.test(answer.serverTime)) options.onServerTime?.(answer.serverTime);
      return judge(endpoint, answer);
    } catch (cause) {
      if (isApiError(cause)) throw cause;
      throw new ApiError({ entry: catalogueOfKind(limits.ended() ?? 'network'), endpoint: endpoint.path, cause });
    } finally {
      limits.clear();
      if (latest.get(request.address) === limits) latest.delete(request.address);
    }
  }

  return {
    async call(endpoint, input, call = {}) {
      try {
        return await send(endpoint, input, call);
      } catch (error) {
        if (isApiError(error)) options.onError?.(error, endpoint);
        throw error;
      }
    },
  };
}

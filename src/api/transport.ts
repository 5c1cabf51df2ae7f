import type { BuiltRequest } from './request.ts';

/** What came back, before anybody judged it. */
export interface Answer {
  /** HTTP status. */
  readonly status: number;
  readonly text: string;
  /** The server's wall clock, `YYYY-MM-DD HH:mm:ss`; null where the server sends none. */
  readonly serverTime: string | null;
}

export interface Control {
  readonly signal: AbortSignal;
  /** Fraction sent, 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
}

/** Carries a request; rejects when the network fails or the signal aborts. */
export type Transport = (request: BuiltRequest, control: Control) => Promise<Answer>;

export const serverTimeHeader = 'x-server-time';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export function fetchTransport(fetch: Fetch): Transport {
  return async ({ url, method, headers, body }, { signal }) => {
    const response = await fetch(url, { method, headers, body, signal });
    return { status: response.status, text: await response.text(), serverTime: response.headers.get(serverTimeHeader) };
  };
}

/** Uploads: fetch tells no progress of what is sent, XMLHttpRequest does. */
export const xhrTransport: Transport = ({ url, method, headers, body }, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    xhr.addEventListener('load', () =>
      resolve({ status: xhr.status, text: xhr.responseText, serverTime: xhr.getResponseHeader(serverTimeHeader) }),
    );
    xhr.addEventListener('error', () => reject(new TypeError(`XMLHttpRequest to ${url} failed`)));
    const leave = () => {
      xhr.abort();
      // An unsent request tells nobody that it was aborted.
      reject(new DOMException('Aborted', 'AbortError'));
    };
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    else xhr.send(body);
  });

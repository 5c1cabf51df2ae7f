import { getResponse } from 'msw';
import type { HttpHandler } from 'msw/http';
import type { Fetch, Transport } from '../api/transport.ts';
import { fetchTransport } from '../api/transport.ts';

/** A network of handlers in this very process: no service worker, no port, the same in Node and in a browser. */
export interface InProcessNetwork {
  readonly fetch: Fetch;
  readonly upload: Transport;
  /** Every request, oldest first. */
  readonly requests: readonly Request[];
  /** Puts handlers before those there are. */
  use: (...handlers: HttpHandler[]) => void;
}

export function createInProcessNetwork(handlers: readonly HttpHandler[] = []): InProcessNetwork {
  let known: HttpHandler[] = [...handlers];
  const requests: Request[] = [];
  const base = () => globalThis.location?.href ?? 'http://localhost/';

  const fetch: Fetch = async (url, init) => {
    const request = new Request(new URL(url, base()), init);
    requests.push(request.clone());
    const { pathname } = new URL(request.url);
    try {
      const response = await getResponse(known, request);
      if (!response) throw new Error(`nobody answers ${request.method} ${pathname}: add mock(…) to the handlers`);
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    } catch (error) {
      if (error instanceof Error && !(error instanceof TypeError)) console.error(`renderInKit: ${error.message}`);
      throw error;
    }
  };

  const send = fetchTransport(fetch);
  return {
    fetch,
    requests,
    upload: async (request, control) => {
      const answer = await send(request, control);
      control.onProgress?.(1);
      return answer;
    },
    use(...more) {
      known = [...more, ...known];
    },
  };
}

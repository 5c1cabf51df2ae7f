import { ApiError } from '../api/ApiError.ts';
import { catalogueOfKind, type SessionEffect } from '../api/catalogue.ts';
import type { ApiClient } from '../api/client.ts';
import { isWrite } from '../contract/endpoint.ts';
import type { SessionStore } from '../session/createSession.ts';

interface Consequences {
  /** Shows a failure; called at most once for each failed call. */
  toast: (error: ApiError) => void;
  /** A session ended; called once however many calls learn of it together. */
  endSession: (effect: SessionEffect, error: ApiError) => void;
  /** A right was missing: the map of rights may be out of date. */
  rightMissing: () => void;
}

/**
 * The one place where a failed call becomes something the user sees, by the catalogue. The error still reaches the
 * caller: whoever called marks the place.
 */
export function createGuardedClient(client: ApiClient, session: SessionStore, then: Consequences): ApiClient {
  let sent = 0;
  let settledUpTo = 0;

  /** Calls sent before the first one told are the same piece of news, and so are those of a token long replaced. */
  const isNews = (ticket: number, token: string) => {
    const now = session.getState().token;
    if (ticket <= settledUpTo || (now !== '' && now !== token)) return false;
    settledUpTo = sent;
    return true;
  };

  return {
    async call(endpoint, input, options = {}) {
      const { changedElsewhere, token } = session.getState();
      if (changedElsewhere && isWrite(endpoint) && endpoint.allow !== 'public') {
        const message = `身份已切换为「${changedElsewhere}」，请刷新后继续`;
        throw new ApiError({ entry: catalogueOfKind('aborted'), endpoint: endpoint.path, message });
      }
      sent += 1;
      const ticket = sent;
      try {
        return await client.call(endpoint, input, options);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const { effect, shown, kind } = error.entry;
        if (kind === 'schema') console.error(error.message);
        if (effect && isNews(ticket, token)) then.endSession(effect, error);
        const quiet = options.quiet ?? endpoint.quiet;
        if (!quiet && (shown === 'toast' || (shown === 'writes' && isWrite(endpoint)))) then.toast(error);
        if (kind === 'forbidden') then.rightMissing();
        throw error;
      }
    },
  };
}

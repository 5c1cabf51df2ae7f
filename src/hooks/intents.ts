import { isApiError } from '../api/ApiError.ts';
import { isTransport } from '../api/catalogue.ts';
import { newKey } from '../api/newKey.ts';

/** Equal inputs have equal text; files are told apart by name, size and date. */
function intentOf(input: unknown): string {
  return JSON.stringify(input, (_, value: unknown) => {
    if (value instanceof File) return ['file', value.name, value.size, value.lastModified];
    return value instanceof Blob ? ['blob', value.type, value.size] : value;
  });
}

/** What the user wants done, told apart by its input. */
export interface Intents<O> {
  /**
   * Runs an intent with its idempotency key. The same intent while it runs is the same run; after a failure of the way
   * the next run of it gets the same key, after an answer of the server a fresh one.
   */
  run: (input: unknown, send: (idempotencyKey: string) => Promise<O>) => Promise<O>;
}

export function createIntents<O>(): Intents<O> {
  const runs = new Map<string, Promise<O>>();
  const keys = new Map<string, string>();

  const start = async (intent: string, send: (idempotencyKey: string) => Promise<O>) => {
    const key = keys.get(intent) ?? newKey();
    keys.set(intent, key);
    try {
      const output = await send(key);
      keys.delete(intent);
      return output;
    } catch (error) {
      if (!isApiError(error) || !isTransport(error.kind)) keys.delete(intent);
      throw error;
    } finally {
      runs.delete(intent);
    }
  };

  return {
    run(input, send) {
      const intent = intentOf(input);
      const same = runs.get(intent);
      if (same) return same;
      const promise = start(intent, send);
      runs.set(intent, promise);
      return promise;
    },
  };
}

import type { AnswerOf, AnyEndpoint, ParsedInputOf } from 'jiaowu/contract';
import type { Call } from './call.ts';
import { fieldTexts } from './fieldTexts.ts';
import { malformed } from './refusal.ts';

/** An endpoint with what answers it. */
export interface Served {
  readonly endpoint: AnyEndpoint;
  /** Input as it came → answer as the contract says. @throws Refusal */
  readonly answer: (own: unknown, call: Call) => Promise<unknown>;
}

/**
 * Serves one call of the contract: the handler gets input the schema has accepted; what it answers is checked and cut
 * to the schema before it leaves.
 */
export function serve<E extends AnyEndpoint>(
  endpoint: E,
  handler: (input: ParsedInputOf<E>, call: Call) => Promise<AnswerOf<E>>,
): Served {
  const input: E['input'] = endpoint.input;
  return {
    endpoint,
    async answer(own, call) {
      const parsed = input.safeParse(own, { reportInput: true });
      if (!parsed.success) throw malformed(fieldTexts(parsed.error.issues));
      const answer = await handler(parsed.data as ParsedInputOf<E>, call);
      const checked = endpoint.output.safeParse(answer);
      if (checked.success) return checked.data;
      const where = checked.error.issues.map(({ path, message, ...issue }) => {
        const wanted = 'expected' in issue ? `, expected ${issue.expected}` : '';
        return `${path.map(String).join('.')}: ${message} (${issue.code}${wanted})`;
      });
      throw new Error(`The answer of ${endpoint.path} does not match its contract: ${where.slice(0, 5).join('; ')}`);
    },
  };
}

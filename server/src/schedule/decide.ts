import { decideSave, refusalText, verdictTone, type ConflictItem } from 'jiaowu/domain';
import type { Post } from '../http/call.ts';
import { malformed, refused } from '../http/refusal.ts';

const rule = 'conflict';

/**
 * May a lesson be saved in spite of what it clashes with?
 * @returns the reason it is forced with; null: nothing clashes.
 * @throws Refusal 422 with every line of the panel; 400 where the reason is too short or too long
 */
export function forcedOrRefused(items: readonly ConflictItem[], post: Post, reason: string | undefined): string | null {
  const mayOverride = post.auth['schedule.softOverride'] === true;
  const decision = decideSave(items, { mayOverride, reason });
  if (decision.kind === 'ok') return null;
  if (decision.kind === 'forced') return decision.reason;
  const lines = items.map(({ message }) => ({ text: message }));
  // No reason typed yet: the first answer tells what clashes and that a reason would do.
  const silent = (reason ?? '').trim() === '';
  if (decision.why === 'reason' && !silent) throw malformed({ forcedReason: decision.text }, decision.text);
  const message = decision.why === 'noRight' ? decision.text : refusalText(items);
  throw refused(rule, lines, { message, canOverride: mayOverride && verdictTone(items) === 'soft' });
}

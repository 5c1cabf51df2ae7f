import type { UploadLabels } from './labels.ts';
import { finishedFiles, type Queue, totalsOf } from './queue.ts';
import type { UploadedFile } from './types.ts';

export type UploadChangeReason = 'done' | 'remove' | 'sort';

const shownOf = ({ items }: Queue) => items.filter(({ status }) => status !== 'cancelled');

/** What a screen reader should hear of a change; null when there is nothing worth a word (progress). */
export function heardOf(before: Queue, after: Queue, { heard }: UploadLabels): string | null {
  if (before.online !== after.online) {
    const concerned = before.items.some(({ heldBy, status }) => status === 'sending' || heldBy === 'offline');
    return concerned ? (after.online ? heard.online : heard.offline) : null;
  }
  const old = new Map(before.items.map((item) => [item.id, item]));
  const words: string[] = [];
  const added = after.items.filter(({ id }) => !old.has(id)).length;
  if (added > 0) words.push(heard.added(added));
  for (const item of after.items) {
    const was = old.get(item.id);
    if (!was || was.status === item.status) continue;
    if (item.status === 'done') words.push(heard.done(item.name));
    if (item.status === 'failed') words.push(heard.failed(item.name, item.reason ?? ''));
    if (item.status === 'paused') words.push(heard.paused(item.name));
    if (item.status === 'cancelled') words.push(heard.removed(item.name));
  }
  const ids = new Set(after.items.map(({ id }) => id));
  for (const item of shownOf(before)) if (!ids.has(item.id)) words.push(heard.removed(item.name));
  const totals = totalsOf(after);
  if (totals.count > 1 && totals.done === totals.count && totalsOf(before).done < totals.done) {
    return heard.allDone(totals.count);
  }
  return words.length === 0 ? null : words.join('，');
}

/** How the list of finished files changed, or null. */
export function filesChanged(
  before: readonly UploadedFile[],
  after: Queue,
): { files: UploadedFile[]; reason: UploadChangeReason } | null {
  const files = finishedFiles(after);
  if (files.length === before.length && files.every(({ fileId }, at) => fileId === before[at]?.fileId)) return null;
  const reason = files.length > before.length ? 'done' : files.length < before.length ? 'remove' : 'sort';
  return { files, reason };
}

import { operationLog } from './db/schema/index.ts';
import type { Call } from './http/call.ts';
import { newId } from './ids.ts';

export interface Act {
  action: string;
  objectType: string;
  objectId: string;
  objectName: string;
  diff?: { field: string; before: string; after: string }[];
  reason?: string | null;
}

/** Writes to the operation log of the post's institution, in the transaction of the act. */
export async function logAct(
  call: Pick<Call, 'tx' | 'now' | 'requestId' | 'person' | 'post'>,
  ...acts: Act[]
): Promise<void> {
  if (acts.length === 0) return;
  const { post, person } = call;
  await call.tx.insert(operationLog).values(
    acts.map((act) => ({
      companyId: post.companyId,
      id: newId(),
      at: call.now,
      uid: person.uid,
      name: post.name,
      action: act.action,
      objectType: act.objectType,
      objectId: act.objectId,
      objectName: act.objectName,
      diff: act.diff ?? [],
      reason: act.reason || null,
      identityIds: post.ids,
      requestId: call.requestId,
    })),
  );
}

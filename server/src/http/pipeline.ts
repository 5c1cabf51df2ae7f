import { and, eq, lt } from 'drizzle-orm';
import { isWrite, type AnyEndpoint } from 'jiaowu/contract';
import { takePost } from '../auth/post.ts';
import { nameOfPermission } from '../auth/rights.ts';
import { personOf } from '../auth/sessions.ts';
import { addSeconds } from '../clock.ts';
import { transact } from '../db/scope.ts';
import { idempotency } from '../db/schema/index.ts';
import type { Tx } from '../db/open.ts';
import { sha256 } from '../ids.ts';
import type { Call, Parts, Person, Post } from './call.ts';
import type { Incoming } from './input.ts';
import { forbidden, lacking, malformed, refused, Refusal } from './refusal.ts';
import type { Served } from './serve.ts';

/** What is known of a request beside its content. */
export interface RequestFacts {
  requestId: string;
  address: string;
  device: string;
}

/** Dry runs travel by POST but change nothing that matters: they are not remembered and not refused to read-only. */
const changes = (endpoint: AnyEndpoint) => isWrite(endpoint) && !endpoint.latest;

function checkRights(endpoint: AnyEndpoint, post: Post): void {
  const { allow } = endpoint;
  if (typeof allow !== 'object' || allow.permission.some((key) => post.auth[key] === true)) return;
  if (post.roleId === '7') throw forbidden('学生账号不能进行此操作');
  const [key = ''] = allow.permission;
  throw lacking(key, nameOfPermission(key));
}

/** Equal content gives equal text, whatever the order of its keys. */
function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const pairs = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${pairs.map(([key, v]) => `${JSON.stringify(key)}:${stable(v)}`).join(',')}}`;
}

/**
 * Runs a write once for its key: the same key answers the first result for 24 hours. The key is written in the very
 * transaction of the act, so either both are there or neither; a second sender waits for the first.
 * @throws Refusal 400 when the key came with other content before
 */
async function once(
  tx: Tx,
  person: Person,
  path: string,
  incoming: Incoming,
  now: string,
  act: () => Promise<unknown>,
) {
  const key = incoming.idempotencyKey;
  if (key === null) return act();
  const { token: _, idempotencyKey: __, ...rest } = incoming.own;
  const content = sha256(stable([path, rest]));
  const { uid } = person;
  await tx.delete(idempotency).where(and(eq(idempotency.uid, uid), lt(idempotency.at, addSeconds(now, -86_400))));
  const fresh = await tx
    .insert(idempotency)
    .values({ uid, key, content, at: now })
    .onConflictDoNothing()
    .returning({ key: idempotency.key });
  const mine = and(eq(idempotency.uid, uid), eq(idempotency.key, key));
  if (fresh.length === 0) {
    const [first] = await tx.select().from(idempotency).where(mine);
    if (first?.content !== content) throw malformed({}, '同一操作标识已用于其他内容，请重新提交');
    return first.answer;
  }
  const answer = await act();
  await tx
    .update(idempotency)
    .set({ answer: answer ?? null })
    .where(mine);
  return answer;
}

/**
 * Answers one call in one transaction: who is it, as whom, may they, has it been done already, do it.
 * @throws Refusal, or whatever went wrong unexpectedly
 */
export async function answerCall(
  parts: Parts,
  { endpoint, answer }: Served,
  incoming: Incoming,
  facts: RequestFacts,
): Promise<unknown> {
  const now = parts.clock();
  const { fields } = incoming;
  const open = endpoint.allow === 'public';
  let after: (() => Promise<void> | void)[] = [];

  const result = await transact(parts.db, { at: 'door', uid: open ? '' : fields.uid }, async (tx) => {
    after = [];
    const person = open ? null : await personOf(tx, fields.token, fields.uid, now);
    const inside = person !== null && endpoint.allow !== 'user';
    const taken = inside ? await takePost(tx, person.uid, fields, now) : null;
    const call: Call = {
      parts,
      tx,
      now,
      ...facts,
      fields,
      get person(): Person {
        if (!person) throw new Error(`${endpoint.path} is public: it has no person`);
        return person;
      },
      get post(): Post {
        if (!taken) throw new Error(`${endpoint.path} needs no identity: it has no post`);
        return taken.post;
      },
      afterCommit: (run) => void after.push(run),
    };
    try {
      if (taken) checkRights(endpoint, taken.post);
      if (taken?.state === 'expired' && changes(endpoint)) {
        throw refused('companyExpired', '机构已到期，暂不能新增或修改');
      }
      const act = () => answer(incoming.own, call);
      const done = person && changes(endpoint) ? once(tx, person, endpoint.path, incoming, now, act) : act();
      return { data: await done };
    } catch (error) {
      if (error instanceof Refusal && error.keep) return { refusal: error };
      throw error;
    }
  });
  for (const run of after) await run();
  if (result.refusal) throw result.refusal;
  return result.data;
}

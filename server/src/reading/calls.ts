import { and, desc, eq, gt } from 'drizzle-orm';
import { getReadUrl, reportReading } from 'jiaowu/contract';
import { addSeconds } from '../clock.ts';
import { readingLog, resource, resourceRev, userAccount } from '../db/schema/index.ts';
import type { Call } from '../http/call.ts';
import { forbidden, missing } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { newId } from '../ids.ts';
import { accessTo } from './access.ts';
import { sealTicket } from './ticket.ts';

/** Seconds a file address is good for. */
const ticketS = 300;
/** A document asked for again within these seconds goes on being the same reading. */
const sameReadingS = 600;

type Reading = typeof readingLog.$inferSelect;

/** The reading that goes on, or a new one at the page read last. */
async function readingOf(call: Call, resourceId: string, revId: string, classId: string | null): Promise<Reading> {
  const { tx, now, person, post } = call;
  const mine = and(eq(readingLog.uid, person.uid), eq(readingLog.resourceId, resourceId));
  const [going] = await tx
    .select()
    .from(readingLog)
    .where(and(mine, eq(readingLog.revId, revId), gt(readingLog.lastAt, addSeconds(now, -sameReadingS))))
    .orderBy(desc(readingLog.lastAt))
    .limit(1);
  if (going) {
    await tx.update(readingLog).set({ lastAt: now }).where(eq(readingLog.id, going.id));
    return going;
  }
  const [last] = await tx.select().from(readingLog).where(mine).orderBy(desc(readingLog.lastAt)).limit(1);
  const fresh: Reading = {
    companyId: post.companyId,
    id: newId(),
    uid: person.uid,
    resourceId,
    revId,
    classId,
    openedAt: now,
    lastAt: now,
    page: last?.page ?? 1,
    pagesSeen: [],
    activeSeconds: 0,
    rightClicks: 0,
  };
  await tx.insert(readingLog).values(fresh);
  return fresh;
}

const readUrl = serve(getReadUrl, async ({ resourceId, revId, classId }, call) => {
  const { tx, now, person, post, parts } = call;
  const [document] = await tx.select().from(resource).where(eq(resource.id, resourceId));
  if (!document || document.state !== 'ready') throw missing();
  const access = await accessTo(call, document, classId ?? null);
  if (!access.ok) throw access.why === null ? missing() : forbidden(access.why);
  const [rev] = await tx
    .select()
    .from(resourceRev)
    .where(and(eq(resourceRev.resourceId, resourceId), revId === undefined ? undefined : eq(resourceRev.id, revId)))
    .orderBy(desc(resourceRev.n))
    .limit(1);
  if (!rev) throw missing();
  const [user] = await tx.select().from(userAccount).where(eq(userAccount.uid, person.uid));
  const reading = await readingOf(call, resourceId, rev.id, classId ?? null);
  const until = addSeconds(now, ticketS);
  const ticket = { companyId: post.companyId, fileId: rev.fileId, readId: reading.id, until };
  return {
    readId: reading.id,
    url: `/api/files/${sealTicket(parts.secret, ticket)}`,
    title: document.name,
    pages: rev.pages,
    watermarkText: `${post.name} ${(user?.mobile ?? '').slice(-4)} ${now.slice(0, 16)}`,
    maySaveImage: user?.canSaveImage ?? false,
    lastPage: Math.min(reading.page, rev.pages),
  };
});

const report = serve(reportReading, async (input, call) => {
  const { tx, now, person } = call;
  const mine = and(eq(readingLog.id, input.readId), eq(readingLog.uid, person.uid));
  const [reading] = await tx.select().from(readingLog).where(mine);
  if (!reading) throw missing();
  const [rev] = await tx.select().from(resourceRev).where(eq(resourceRev.id, reading.revId));
  const last = rev?.pages ?? 1;
  // Beats carry totals, and may come late or twice: the larger figure holds.
  const pages = new Set([...reading.pagesSeen, ...input.pagesSeen.filter((page) => page <= last)]);
  await tx
    .update(readingLog)
    .set({
      lastAt: now,
      page: Math.min(input.page, last),
      pagesSeen: [...pages].sort((a, b) => a - b),
      activeSeconds: Math.max(reading.activeSeconds, input.activeSeconds),
      rightClicks: Math.max(reading.rightClicks, Math.min(input.rightClicks, 1_000_000)),
    })
    .where(mine);
  const [document] = await tx.select().from(resource).where(eq(resource.id, reading.resourceId));
  const access = document ? await accessTo(call, document, reading.classId) : { ok: false as const, why: null };
  return access.ok
    ? { mayContinue: true, whyNot: null }
    : { mayContinue: false, whyNot: access.why ?? '您已没有阅读该文档的权限' };
});

export const readingCalls = [readUrl, report];

import { and, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { file } from '../db/schema/index.ts';
import { transact } from '../db/scope.ts';
import { reply } from '../http/answers.ts';
import type { Parts } from '../http/call.ts';
import { rangeOf } from './range.ts';
import { openTicket } from './ticket.ts';

/**
 * GET /api/files/{ticket}: the bytes of a document, whole or in part. Outside of the envelope; the ticket is the right.
 * Shown, never offered for saving; kept in no shared cache.
 */
export function serveFiles(app: Hono, parts: Parts): void {
  app.on(['GET', 'HEAD'], '/api/files/:ticket', async (c) => {
    const ticket = openTicket(parts.secret, c.req.param('ticket'), parts.clock());
    if (!ticket) return c.text('Ticket expired', 403, { 'cache-control': 'no-store' });
    const { companyId, fileId } = ticket;
    const scope = { at: 'company', uid: '', companyId, mainCompanyId: companyId } as const;
    const [row] = await transact(parts.db, scope, (tx) =>
      tx
        .select()
        .from(file)
        .where(and(eq(file.companyId, companyId), eq(file.id, fileId))),
    );
    if (!row) return reply(c, parts.clock, { code: 404, msg: '文件不存在', data: null }, 404);

    c.header('cache-control', 'private, no-store');
    c.header('content-type', row.mime);
    c.header('content-disposition', 'inline');
    c.header('accept-ranges', 'bytes');
    c.header('x-server-time', parts.clock());
    const range = rangeOf(c.req.header('range'), row.size);
    if (range === 'none') {
      c.header('content-range', `bytes */${row.size}`);
      return c.body(null, 416);
    }
    const { from, to } = range === 'all' ? { from: 0, to: row.size - 1 } : range;
    c.header('content-length', String(to - from + 1));
    if (range !== 'all') c.header('content-range', `bytes ${from}-${to}/${row.size}`);
    const status = range === 'all' ? 200 : 206;
    if (c.req.method === 'HEAD') return c.body(null, status);
    return c.body(await parts.storage.read(row.sha256, from, to), status);
  });
}

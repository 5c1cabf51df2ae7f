import type { Hono } from 'hono';
import { html } from 'hono/html';
import { desc } from 'drizzle-orm';
import { smsMail } from '../db/schema/index.ts';
import { transact } from '../db/scope.ts';
import type { Parts } from '../http/call.ts';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** GET /dev/mailbox: the codes the local stand-in "sent", newest first. Needs no script; reloads itself. */
export function serveMailbox(app: Hono, { db }: Parts): void {
  app.get('/dev/mailbox', async (c) => {
    const list = await transact(db, { at: 'door', uid: '' }, (tx) =>
      tx.select().from(smsMail).orderBy(desc(smsMail.seq)).limit(20),
    );
    c.header('content-security-policy', policy);
    c.header('cache-control', 'no-store');
    return c.html(html`<!doctype html>
      <html lang="zh-CN">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta http-equiv="refresh" content="5" />
          <title>演示短信箱</title>
          <style>
            body { font: 16px/1.6 system-ui, sans-serif; max-width: 36rem; margin: 2rem auto; padding: 0 1rem; color: #1f2329; background: #f5f6f8; }
            li { list-style: none; background: #fff; border-radius: 8px; padding: 0.75rem 1rem; margin: 0.5rem 0; }
            ul { padding: 0; }
            strong { font-size: 1.5rem; letter-spacing: 0.15em; }
            small { color: #646a73; }
          </style>
        </head>
        <body>
          <h1>演示短信箱</h1>
          <p><small>本机未接入短信服务，验证码显示在这里，每 5 秒刷新。</small></p>
          ${list.length === 0 ? html`<p>暂无短信</p>` : ''}
          <ul>
            ${list.map(({ phone, code, text, at }) => html`<li><strong>${code}</strong> → ${phone}<br />${text}<br /><small>${at}</small></li>`)}
          </ul>
        </body>
      </html>`);
  });
}

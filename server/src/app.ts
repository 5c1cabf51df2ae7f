import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { addressOf, isWrite } from 'jiaowu/contract';
import { calls } from './calls.ts';
import type { Parts } from './http/call.ts';
import { addressOfClient } from './http/address.ts';
import { envelopeOf, reply } from './http/answers.ts';
import { securityHeaders } from './http/headers.ts';
import { takeApart } from './http/input.ts';
import { redactUrl } from './http/log.ts';
import { answerCall } from './http/pipeline.ts';
import type { Served } from './http/serve.ts';
import { newId } from './ids.ts';
import { serveFiles } from './reading/files.ts';
import { serveMailbox } from './sms/mailboxPage.ts';
import { serveStatic } from './web/static.ts';

export interface AppOptions extends Parts {
  /** Folder of the built host app; without it only the API is served. */
  staticDir?: string | undefined;
  /** The proxy in front writes X-Forwarded-For. */
  trustProxy?: boolean | undefined;
}

const maxBody = 1024 * 1024;

/**
 * The server as a value: `fetch(Request) → Response`. It holds no state of its own; run as many as needed on one
 * database and one storage.
 */
export function createApp(options: AppOptions): Hono {
  const { clock, logger, staticDir, trustProxy = false } = options;
  const app = new Hono();
  app.use(securityHeaders);
  app.use(
    bodyLimit({
      maxSize: maxBody,
      onError: (c) => reply(c, clock, { code: 400, msg: '请求内容过大', data: null }, 413),
    }),
  );

  // Reads only: an answer to a sign-in holds a token, and its length must tell nothing.
  const squeeze = compress({ encoding: 'gzip' });
  app.use('/api/*', (c, next) => (c.req.method === 'GET' ? squeeze(c, next) : next()));

  const mount = (served: Served) => {
    const { endpoint } = served;
    const method = isWrite(endpoint)
      ? endpoint.method === 'put' || endpoint.method === 'delete'
        ? endpoint.method
        : 'post'
      : 'get';
    app.on(method.toUpperCase(), addressOf(endpoint), async (c) => {
      const began = performance.now();
      const facts = {
        requestId: newId(),
        address: addressOfClient(c, trustProxy),
        device: c.req.header('user-agent') ?? '',
      };
      const { body, unexpected } = await takeApart(c, endpoint)
        .then((incoming) => answerCall(options, served, incoming, facts))
        .then(
          (data) => ({ body: { code: 0, msg: '', data }, unexpected: null }),
          (error: unknown) => envelopeOf(error, facts.requestId),
        );
      logger({
        level: unexpected === null ? 'info' : 'error',
        requestId: facts.requestId,
        method: c.req.method,
        url: redactUrl(c.req.url),
        ms: Math.round(performance.now() - began),
        status: 200,
        code: body.code,
        ...(unexpected === null ? {} : { error: unexpected }),
      });
      c.header('x-request-id', facts.requestId);
      return reply(c, clock, body);
    });
  };
  for (const served of calls) mount(served);

  app.get('/api/health', (c) => reply(c, clock, { code: 0, msg: '', data: { ok: true } }));
  serveFiles(app, options);
  if (options.sms.keepsMailbox) serveMailbox(app, options);
  for (const path of ['/api/*', '/planet/*']) {
    app.all(path, (c) => reply(c, clock, { code: 404, msg: '接口不存在', data: null }, 404));
  }
  if (staticDir !== undefined) serveStatic(app, staticDir);
  app.onError((error, c) => {
    const requestId = newId();
    const { body, unexpected } = envelopeOf(error, requestId);
    logger({
      level: 'error',
      requestId,
      method: c.req.method,
      url: redactUrl(c.req.url),
      ms: 0,
      status: 500,
      code: body.code,
      error: unexpected ?? body.msg,
    });
    return reply(c, clock, body);
  });
  return app;
}

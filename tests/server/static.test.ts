import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { securityHeaders } from '../../server/src/http/headers.ts';
import { encodingFor } from '../../server/src/web/encode.ts';
import { serveStatic } from '../../server/src/web/static.ts';

const dir = mkdtempSync(join(tmpdir(), 'jiaowu-static-'));
const script = `console.log(${JSON.stringify('x'.repeat(5000))})`;
mkdirSync(join(dir, 'assets'));
writeFileSync(join(dir, 'index.html'), '<!doctype html><title>教务</title>');
writeFileSync(join(dir, 'assets/index-Bq3Zk9aX.js'), script);
writeFileSync(join(dir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(join(dir, '.stamp'), 'secret');
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const app = new Hono();
app.use(securityHeaders);
serveStatic(app, dir);
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.fetch(new Request(`http://localhost${path}`, { headers, method }));

test('a page is asked for anew each time, a hashed file never', async () => {
  const page = await get('/index.html');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const asset = await get('/assets/index-Bq3Zk9aX.js');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await asset.text()).toBe(script);
  const known = await get('/index.html', { 'if-none-match': page.headers.get('etag') ?? '' });
  expect([known.status, await known.text()]).toEqual([304, '']);
  expect((await get('/favicon.svg', {}, 'HEAD')).headers.get('content-type')).toBe('image/svg+xml');
});

test('every address of the app is the app; a file that is gone is not', async () => {
  for (const path of ['/', '/layoutV2/ClassSchedule?date=2026-09-23', '/404', '/nothing/at/all', '/docViewer']) {
    const answer = await get(path);
    expect(answer.status, `of ${path}`).toBe(200);
    expect(await answer.text()).toContain('教务');
  }
  expect((await get('/assets/gone-Bq3Zk9aX.js')).status).toBe(404);
});

test('nothing outside of the folder, nothing hidden', async () => {
  for (const path of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/.stamp',
    '/assets/..%5c..%5cx',
    '/%00',
    '/%',
  ]) {
    expect(await (await get(path)).text(), `of ${path}`).not.toMatch(/secret|"version"/);
  }
});

test('text travels compressed, as the browser asks', async () => {
  const path = '/assets/index-Bq3Zk9aX.js';
  const br = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
  expect(br.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(script);
  const gzip = await get(path, { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(script);
  expect(encodingFor('')).toBe('identity');
});

test('headers: only this host, no frame, no sniffing, no referrer', async () => {
  const { headers } = await get('/');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy.split(';').find((part) => part.includes('script-src'))).not.toContain('unsafe-inline');
  expect(policy).toContain("worker-src 'self' blob:");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
});

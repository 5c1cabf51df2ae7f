import { expect, test } from 'vitest';
import { getLessonDetail, getReadUrl, reportReading } from 'jiaowu/contract';
import { rangeOf } from '../../server/src/reading/range.ts';
import { linNa, liTing, liQiang, luoQi, wangMin, zhaoQiang } from './support/people.ts';
import { onEveryDatabase } from './support/suite.ts';
import type { World } from './support/world.ts';

const liYan = ['13900000007', { companyId: '12', roleId: '2' }] as const;

const fetchFile = (world: World, url: string, headers: Record<string, string> = {}) =>
  world.app.fetch(new Request(`http://localhost${url}`, { headers }));

/** 巡线原理 with its PPT of 24 pages, as the lesson of 巡线A班 shows it. */
async function slides(world: World) {
  const me = await world.signIn(...linNa);
  const { section } = await world.get(getLessonDetail, { lessonId: '20502' }, me);
  const found = section?.resources.find(({ listName }) => listName === 'pptResourceList');
  if (!found) throw new Error('the second lesson of 巡线A班 has a PPT');
  return found;
}

onEveryDatabase(({ undone }) => {
  test('who may read gets an address good for five minutes, and the file whole or in part', () =>
    undone(async (world) => {
      const { resourceId, revId } = await slides(world);
      const me = await world.signIn(...liQiang);
      const read = await world.get(getReadUrl, { resourceId, revId }, me);
      expect(read).toMatchObject({ pages: 24, maySaveImage: false, lastPage: 1 });
      expect(read.watermarkText).toMatch(/^李强 0005 2026-09-21 \d\d:\d\d$/);
      expect(read.url).toMatch(/^\/api\/files\/[\w-]+\.[\w-]+$/);
      expect(read.url).not.toContain(me.token);

      const whole = await fetchFile(world, read.url);
      expect(whole.status).toBe(200);
      expect(Object.fromEntries(whole.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'inline',
        'cache-control': 'private, no-store',
        'accept-ranges': 'bytes',
      });
      const bytes = new Uint8Array(await whole.arrayBuffer());
      expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
      expect(whole.headers.get('content-length')).toBe(String(bytes.length));

      const part = await fetchFile(world, read.url, { range: 'bytes=100-199' });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes 100-199/${bytes.length}`);
      expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(100, 200));
      const beyond = await fetchFile(world, read.url, { range: `bytes=${bytes.length}-` });
      expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
    }));

  test('a ticket ends after five minutes, cannot be changed and opens nothing else', () =>
    undone(async (world) => {
      const { resourceId } = await slides(world);
      const { url } = await world.get(getReadUrl, { resourceId }, await world.signIn(...linNa));
      const [head = '', signature = ''] = url.replace('/api/files/', '').split('.');
      const content = Buffer.from(head, 'base64url').toString();
      const other = Buffer.from(content.replace('|f', '|g')).toString('base64url');
      for (const forged of [`${other}.${signature}`, `${head}.${signature.slice(1)}x`, head, 'x.y']) {
        expect((await fetchFile(world, `/api/files/${forged}`)).status, `ticket ${forged}`).toBe(403);
      }
      expect((await fetchFile(world, url)).status).toBe(200);
      world.later(300);
      expect((await fetchFile(world, url)).status).toBe(403);
    }));

  test('the grant decides: who was never granted is told it is not there; a grant that ended says when', () =>
    undone(async (world) => {
      const { resourceId } = await slides(world);
      const ask = async (person: readonly [string, { companyId: string; roleId: string }], classId?: string) =>
        world.call(getReadUrl, { resourceId, ...(classId ? { classId } : {}) }, await world.signIn(...person));
      expect((await ask(liYan)).code).toBe(0);
      expect((await ask(wangMin)).code).toBe(404);
      expect((await ask(zhaoQiang)).code).toBe(404);
      expect((await ask(luoQi)).code).toBe(404);
      expect((await ask(liTing)).code).toBe(403);
      world.setNow('2027-01-01 09:00:00');
      expect(await ask(liQiang)).toMatchObject({ code: 403, msg: '课程授权已于 2026-12-31 到期' });
      // The class he teaches still runs.
      expect((await ask(liQiang, '205')).code).toBe(0);
      expect((await ask(liQiang, '201')).code).toBe(403);
    }));

  test('reading is logged in totals, the last page remembered; it stops when the grant ends', () =>
    undone(async (world) => {
      const { resourceId } = await slides(world);
      const me = await world.signIn(...liQiang);
      const { readId } = await world.get(getReadUrl, { resourceId }, me);
      const beat = { readId, page: 3, pagesSeen: [1, 2, 3], activeSeconds: 30, rightClicks: 1 };
      expect(await world.get(reportReading, beat, me)).toEqual({ mayContinue: true, whyNot: null });
      await world.get(reportReading, { ...beat, page: 99, pagesSeen: [4], activeSeconds: 20 }, me);
      world.later(240);
      const renewed = await world.get(getReadUrl, { resourceId }, me);
      expect(renewed.readId).toBe(readId);
      world.later(3600);
      expect(await world.get(getReadUrl, { resourceId }, me)).toMatchObject({ lastPage: 24 });
      expect((await world.call(reportReading, beat, await world.signIn(...linNa))).code).toBe(404);
      world.setNow('2027-01-01 09:00:00');
      const late = await world.signIn(...liQiang);
      expect(await world.get(reportReading, beat, late)).toEqual({
        mayContinue: false,
        whyNot: '课程授权已于 2026-12-31 到期',
      });
    }));

  test('byte ranges', async () => {
    expect(rangeOf(undefined, 10)).toBe('all');
    expect(rangeOf('bytes=0-3', 10)).toEqual({ from: 0, to: 3 });
    expect(rangeOf('bytes=4-', 10)).toEqual({ from: 4, to: 9 });
    expect(rangeOf('bytes=-3', 10)).toEqual({ from: 7, to: 9 });
    expect(rangeOf('bytes=-30', 10)).toEqual({ from: 0, to: 9 });
    expect(rangeOf('bytes=8-99', 10)).toEqual({ from: 8, to: 9 });
    expect(rangeOf('bytes=10-', 10)).toBe('none');
    expect(rangeOf('bytes=5-4', 10)).toBe('none');
    expect(rangeOf('bytes=-', 10)).toBe('all');
    expect(rangeOf('bytes=0-1,4-5', 10)).toBe('all');
    expect(rangeOf('lines=1-2', 10)).toBe('all');
  });
});

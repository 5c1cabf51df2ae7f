import { expect, test } from 'vitest';
import {
  addressOf,
  allEndpoints,
  createCompany,
  getClassSectionList,
  getLessonDetail,
  getLineClassList,
  getLoginInfo,
  getMyTimetable,
  getStaffList,
  getTimetable,
  isWrite,
  selectKidList,
  updateLesson,
} from 'jiaowu/contract';
import { describe as describeError, redactText, redactUrl } from '../../server/src/http/log.ts';
import { linNa, luoQi, wangMin } from './support/people.ts';
import { onPglite } from './support/suite.ts';

const week = { from: '2026-09-21', to: '2026-09-27' };

onPglite(({ undone }) => {
  test('ids of another institution name nothing here, whatever the call', () =>
    undone(async (world) => {
      const me = await world.signIn(...luoQi);
      const theirs = {
        lessonId: '20104',
        classId: '201',
        campusId: '21',
        roomId: '2101',
        resourceId: 'r50011',
        stuIds: ['1'],
        stuId: '1',
        teacherIds: ['1003'],
        assistantIds: ['1006'],
        sectionId: '50111',
        batchId: '1',
        previewId: '1',
        readId: '1',
        version: 1,
        patch: { roomId: '2101', teacherIds: ['1003'] },
        pivot: 'room',
        ids: ['2101'],
        minutes: 60,
        ...week,
        drafts: [
          {
            classId: '201',
            date: '2026-09-26',
            start: '10:00',
            end: '11:00',
            teacherIds: ['1003'],
            campusId: '21',
            roomId: '2101',
          },
        ],
        draft: {
          hourTypeId: '421',
          classId: '201',
          date: '2026-09-26',
          start: '10:00',
          end: '11:00',
          teacherIds: ['1003'],
          campusId: '21',
          roomId: '2101',
          k: 200,
        },
        page: 1,
        pagesSeen: [1],
        activeSeconds: 1,
        rightClicks: 0,
        type: 'Subject',
        mode: 'onlyOk',
        kidQuery: '',
      };
      for (const endpoint of allEndpoints.filter(({ allow }) => allow !== 'public' && allow !== 'user')) {
        const { stuId: _, ...body } = theirs;
        const { data } = await world.raw(endpoint, { ...me, ...body });
        const text = JSON.stringify(data ?? null);
        for (const secret of ['周三A班', '李子涵', '王敏', 'A101', '东湖', '巡线']) {
          expect(text, `${endpoint.path} tells ${secret}`).not.toContain(secret);
        }
      }
    }));

  test('a body of ten megabytes is refused before it is read', () =>
    undone(async (world) => {
      for (const endpoint of allEndpoints.filter(isWrite).slice(0, 3)) {
        const request = new Request(new URL(addressOf(endpoint), 'http://localhost'), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ phone: '1'.repeat(10 * 1024 * 1024) }),
        });
        const answer = await world.app.fetch(request);
        expect(answer.status).toBe(413);
        expect(await answer.json()).toMatchObject({ code: 400, msg: '请求内容过大' });
      }
    }));

  test('what is no JSON, or JSON of the wrong shape, is malformed and not an error', () =>
    undone(async (world) => {
      const me = await world.signIn(...linNa);
      for (const body of ['{', '[]', '"text"', 'null', '12', '{"__proto__":{"x":1}}', '\u0000']) {
        for (const endpoint of allEndpoints.filter(isWrite)) {
          const url = new URL(addressOf(endpoint), 'http://localhost');
          const answer = await world.app.fetch(
            new Request(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
          );
          expect((await answer.json()) as object, `${endpoint.path} ${body}`).not.toMatchObject({ code: 500 });
        }
      }
      const junk = [
        null,
        {},
        [],
        [[]],
        true,
        1e308,
        -1,
        '',
        '\u0000',
        'a\u0000b',
        '\ud800',
        '💥'.repeat(500),
        { $ne: null },
        '__proto__',
      ];
      for (const endpoint of allEndpoints) {
        for (const value of junk) {
          const keys =
            'lessonId classId campusId from to pivot ids patch drafts draft previewId batchId readId page kidQuery keyword q compBaseInfoVO phone authCode type sort pageIndex pageSize version minutes teacherIds idempotencyKey'.split(
              ' ',
            );
          const body = Object.fromEntries(keys.map((key) => [key, value]));
          const { code } = await world.raw(endpoint, { ...body, ...me, uid: me.uid, token: me.token });
          expect(code, `${endpoint.path} ${JSON.stringify(value)}: ${world.log.at(-1)?.error}`).not.toBe(500);
        }
      }
    }));

  test('markup and SQL in a text field are stored as text, told as text, and harm nothing', () =>
    undone(async (world) => {
      const me = await world.signIn(...linNa);
      const nasty = `<script>alert(1)</script>'; drop table lesson; -- \\ %_ "`;
      const { lessons } = await world.get(getMyTimetable, week, await world.signIn(...wangMin));
      const [first] = lessons;
      const change = {
        lessonId: first?.lessonId ?? '',
        version: first?.version ?? 0,
        patch: { remark: nasty },
        reason: nasty,
      };
      const { lessons: changed } = await world.get(updateLesson, change, me);
      expect(changed[0]?.version).toBe((first?.version ?? 0) + 1);
      const detail = await world.get(getLessonDetail, { lessonId: change.lessonId }, me);
      expect(detail.changes[0]).toMatchObject({ reason: nasty, diff: [{ field: '备注', after: nasty }] });

      const vo = { name: `机构 ${nasty}`.slice(0, 50).trim(), bossName: '<b>李四</b>', mobile: '13800000077' };
      const made = await world.get(createCompany, { compBaseInfoVO: vo }, me);
      const info = await world.get(getLoginInfo, {}, me);
      expect(info.compBaseInfos.find(({ id }) => id === made.id)?.name).toBe(vo.name);

      for (const search of [nasty, '%', '_', '\\', "' or 1=1 --"]) {
        expect((await world.get(getStaffList, { q: search.slice(0, 40) }, me)).total, `search ${search}`).toBe(0);
        expect(
          (await world.get(getLineClassList, { keyword: search.slice(0, 40) }, me)).total,
          `search ${search}`,
        ).toBe(0);
        expect((await world.get(selectKidList, { kidQuery: search.slice(0, 40) }, me)).total, `search ${search}`).toBe(
          0,
        );
      }
      expect((await world.call(getClassSectionList, { classId: "1' or '1'='1" }, me)).code).toBe(404);
      const url = `http://localhost/api/timetable/getLessonDetail?lessonId=${encodeURIComponent('<script>x</script>')}`;
      const answer = await world.app.fetch(new Request(url));
      expect(answer.headers.get('content-type')).toContain('application/json');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }));

  test('an unknown call and a wrong method answer 404 in the envelope', () =>
    undone(async (world) => {
      for (const [method, path] of [
        ['GET', '/api/nothing'],
        ['POST', '/api/timetable/getTimetable'],
        ['GET', '/api/timetable/updateLesson'],
        ['GET', '/planet/as/stu/nothing'],
      ] as const) {
        const answer = await world.app.fetch(new Request(`http://localhost${path}`, { method }));
        expect(answer.status, `of ${path}`).toBe(404);
        expect(await answer.json()).toMatchObject({ code: 404 });
      }
    }));

  test('each answer tells the institution’s time, and is kept in no cache', () =>
    undone(async (world) => {
      const answer = await world.app.fetch(new Request('http://localhost/api/health'));
      expect(answer.headers.get('x-server-time')).toBe('2026-09-21 09:00:00');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }));

  test('an unexpected error tells its number only; the log has the rest, without secrets', () =>
    undone(async (world) => {
      const me = await world.signIn(...linNa);
      const { sql } = await import('../../server/src/db/query.ts');
      await world.db.execute(sql`set local role none`);
      await world.db.execute(sql`alter table lesson_teacher rename to lesson_teacher_gone`);
      const answer = await world.call(getTimetable, { pivot: 'room', ...week }, me);
      expect(answer).toEqual({
        code: 500,
        msg: '系统异常',
        data: { requestId: expect.stringMatching(/^[0-9a-f]{32}$/) },
      });
      const line = world.log.findLast(({ level }) => level === 'error');
      expect(line?.error).toContain('lesson_teacher');
      expect(JSON.stringify(world.log)).not.toContain(me.token);
      expect(JSON.stringify(world.log)).not.toMatch(/1[3-9]\d{9}/);
    }));

  test('the log hides tokens, phones, codes and tickets', async () => {
    expect(redactUrl('http://x/api/login/phoneIsExist?phone=13900000001&uid=7&token=abc')).toBe(
      '/api/login/phoneIsExist?phone=***&uid=7&token=***',
    );
    expect(redactUrl('http://x/api/files/eyJh.c2ln')).toBe('/api/files/***');
    expect(redactText('phone 13900000001 code 493817 day 2026-09-21')).toBe(
      'phone 1********** code ****** day 2026-09-21',
    );
    const error = new Error('Failed query: select 1\nparams: 13900000001,secret');
    expect(describeError(error)).not.toContain('secret');
  });
});

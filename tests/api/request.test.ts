import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type BuiltRequest, buildRequest } from '../../src/api/request.ts';
import { type AnyEndpoint, endpoint, type Method } from '../../src/contract/endpoint.ts';

const any = z.record(z.string(), z.unknown());
const call = (method: Method, path = 'timetable/getTimetable'): AnyEndpoint =>
  endpoint({ method, path, input: any, output: any, allow: 'public' });
const bodyOf = ({ body }: BuiltRequest) => (typeof body === 'string' ? body : '');
const context = { uid: 'u1', token: 't1', companyId: '12', roleId: '4', stuId: '21' };

describe('a call on the wire (product.md section 7)', () => {
  it('GET puts input and context into the query: token, uid, companyId, mainCompanyId, roleId, stuId, loginChannel', () => {
    const { method, url, body, headers } = buildRequest(call('get'), { pivot: 'room', ids: ['1', '2'] }, { context });
    expect(method).toBe('GET');
    expect(body).toBeNull();
    expect(new URL(url, 'http://x').pathname).toBe('/api/timetable/getTimetable');
    expect(Object.fromEntries(new URL(url, 'http://x').searchParams)).toEqual({
      uid: 'u1',
      token: 't1',
      companyId: '12',
      mainCompanyId: '12',
      roleId: '4',
      stuId: '21',
      loginChannel: 'pc',
      pivot: 'room',
      ids: '1,2',
    });
    expect(headers['X-Requested-With']).toBe('XMLHttpRequest');
  });

  it('post, put and delete carry JSON in the body', () => {
    for (const method of ['post', 'put', 'delete'] as const) {
      const built = buildRequest(call(method), { drafts: [{ date: '2026-09-23' }] }, { context, idempotencyKey: 'k1' });
      expect(built.method).toBe(method.toUpperCase());
      expect(built.url).toBe('/api/timetable/getTimetable');
      expect(built.headers['Content-Type']).toMatch(/^application\/json/);
      expect(JSON.parse(bodyOf(built))).toMatchObject({
        drafts: [{ date: '2026-09-23' }],
        idempotencyKey: 'k1',
        mainCompanyId: '12',
      });
    }
  });

  it('postForm uses the URL-encoded form type', () => {
    const built = buildRequest(call('postForm'), { phone: '13800000001', keep7d: true }, { context });
    expect(built.method).toBe('POST');
    expect(built.headers['Content-Type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(new URLSearchParams(bodyOf(built)).get('keep7d')).toBe('true');
  });

  it('an upload is multipart; without a bucket it goes to 50001, and names no content type of its own', () => {
    const file = new Blob(['x'], { type: 'text/plain' });
    const built = buildRequest(call('upload'), { file }, { context, idempotencyKey: 'k2' });
    const form = built.body as FormData;
    expect(form.get('bucketCode')).toBe('50001');
    expect(form.get('idempotencyKey')).toBe('k2');
    expect(form.get('file')).toBeInstanceOf(Blob);
    expect(built.headers['Content-Type']).toBeUndefined();
    const own = buildRequest(call('upload'), { file, bucketCode: '50002' }).body as FormData;
    expect(own.get('bucketCode')).toBe('50002');
  });

  it('paths that begin with /planet stay outside the prefix, whatever the host', () => {
    expect(buildRequest(call('post', '/planet/as/stu/add'), {}, { baseUrl: 'https://a.cn', prefix: '/p' }).url).toBe(
      'https://a.cn/planet/as/stu/add',
    );
    expect(buildRequest(call('post', 'as/x'), {}, { baseUrl: 'https://a.cn', prefix: '/p' }).url).toBe(
      'https://a.cn/p/as/x',
    );
  });

  it('a stuId written in the input is the object and wins; one left undefined does not wipe the context', () => {
    const built = (input: object) => JSON.parse(bodyOf(buildRequest(call('post'), input, { context })));
    expect(built({ stuId: '88' }).stuId).toBe('88');
    expect(built({ stuId: undefined }).stuId).toBe('21');
  });

  it('unknown context fields are not sent at all', () => {
    const body = JSON.parse(bodyOf(buildRequest(call('post'), {}, { context: { uid: '', token: '' } })));
    expect(body).toEqual({ loginChannel: 'pc' });
  });

  it('refuses an input that is no object, naming the call', () => {
    expect(() => buildRequest(call('post'), [1])).toThrow(
      /call\(timetable\/getTimetable\): the input must be an object/,
    );
  });

  it('brings every text through the query and the form untouched', () => {
    const texts = fc.dictionary(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(texts, (fields) => {
        const own = Object.entries(fields).filter(([name]) => name !== '__proto__');
        const input = Object.fromEntries(own);
        const query = new URL(buildRequest(call('get'), input).url, 'http://x').searchParams;
        const form = new URLSearchParams(bodyOf(buildRequest(call('postForm'), input)));
        for (const [name, value] of own) {
          expect(query.get(name)).toBe(value);
          expect(form.get(name)).toBe(value);
        }
      }),
    );
  });

  it('own fields always win over context and common fields, and the address never depends on the input', () => {
    const names = fc.constantFrom('uid', 'companyId', 'mainCompanyId', 'stuId', 'roleId', 'loginChannel', 'appVersion');
    fc.assert(
      fc.property(fc.dictionary(names, fc.string()), (input) => {
        const parts = { context, commonFields: { appVersion: '1' } };
        const built = buildRequest(call('get'), input, parts);
        const query = new URL(built.url, 'http://x').searchParams;
        for (const [name, value] of Object.entries(input)) expect(query.get(name)).toBe(value);
        expect(built.address).toBe('/api/timetable/getTimetable');
      }),
    );
  });
});
